import type { Node } from './write-document.ts'
import { type Data, type Field, isData, type Value } from '../schema/field.ts'

/** The data of a resource as nodes, in the order of its type. */
export function nodesOf(data: Data, fields: Field[]): Node[] {
  const nodes: Node[] = []
  for (const field of fields) {
    const value = data[field.name]
    if (value === undefined) continue
    for (const each of Array.isArray(value) ? value : [value]) nodes.push(nodeOf(each, field))
  }
  return nodes
}

const prefixOf: Record<string, string> = { publishChannels: 'common:' }

function nodeOf(value: Value, field: Field): Node {
  const name = `${prefixOf[field.name] ?? ''}${field.name}`
  if (!isData(value)) {
    return { name, value: value as string | number | boolean, ...(field.kind === 'amount' ? { decimals: 2 } : {}) }
  }
  const attributes = Object.fromEntries(
    (field.attributes ?? []).map((attribute) => [attribute, value[`@${attribute}`] as string | undefined]),
  )
  return {
    name,
    attributes,
    children: nodesOf(value, field.children ?? []),
    ...(field.jsonList === true ? { json: 'list' } : {}),
  }
}
