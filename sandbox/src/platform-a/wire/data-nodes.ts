import { type Data, isData, type Value } from '../schema/data.ts'
import type { Field } from '../schema/field.ts'
import type { AnswerNode } from './write-document.ts'

/** The data of a resource as nodes, in the order of its type. */
export function dataNodes(data: Data, fields: Field[]): AnswerNode[] {
  const nodes: AnswerNode[] = []
  for (const field of fields) {
    const value = data[field.name]
    if (value === undefined) continue
    for (const each of Array.isArray(value) ? value : [value]) nodes.push(dataNode(each, field))
  }
  return nodes
}

const prefixOf: Record<string, string> = { publishChannels: 'common:' }

function dataNode(value: Value, field: Field): AnswerNode {
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
    children: dataNodes(value, field.children ?? []),
    ...(field.jsonList === true ? { json: 'list' } : {}),
  }
}
