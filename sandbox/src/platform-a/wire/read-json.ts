import { type Data, isData, type Value } from '../schema/data.ts'
import type { Field } from '../schema/field.ts'
import { readScalar } from './read-scalar.ts'
import { badRequest, notSchemaValid, type Problem } from './refusal.ts'

const bytesMax = 1024 * 1024

/** The one member of the body, such as `realestates.houseBuy`. */
export function parseJson(body: Buffer): { name: string; content: Data } {
  if (body.length > bytesMax) throw badRequest(`A JSON body may have ${bytesMax} bytes.`)
  let parsed: unknown
  try {
    parsed = JSON.parse(body.toString('utf8'))
  } catch {
    throw badRequest('The JSON is not well-formed.')
  }
  const [member] = isData(parsed) ? Object.entries(parsed).filter(([name]) => !name.startsWith('@')) : []
  const [name = '', content] = member ?? []
  const inner: unknown = Array.isArray(content) ? (content[0] ?? {}) : content
  if (!isData(inner)) throw badRequest('The JSON must be an object with one member, the resource.')
  return { name, content: inner }
}

/**
 * JSON never meets the schema: order is free, strings stand for numbers and booleans, what is unknown is passed over.
 * Lengths and ranges are found wrong field by field.
 */
export function readJsonObject(content: Data, type: Field, problems: Problem[], path = ''): Data {
  const data: Data = {}
  for (const attribute of type.attributes ?? []) {
    const value = content[`@${attribute}`]
    if (typeof value === 'string' || typeof value === 'number') data[`@${attribute}`] = String(value)
  }
  for (const field of type.children ?? []) {
    const raw = content[field.name] ?? content[`common.${field.name}`]
    if (raw === undefined || raw === null) continue
    const all = Array.isArray(raw) ? raw : [raw]
    const values = all.map((each) => readJsonValue(each, field, problems, path + field.name))
    const kept = values.filter((value) => value !== undefined)
    if (field.occursMax === undefined) {
      if (kept[0] !== undefined) data[field.name] = kept[0]
    } else if (kept.length > 0) data[field.name] = kept
  }
  return data
}

function readJsonValue(raw: Value, field: Field, problems: Problem[], path: string): Value | undefined {
  if (field.children !== undefined || field.attributes !== undefined) {
    return isData(raw) ? readJsonObject(raw, field, problems, `${path}.`) : undefined
  }
  if (typeof raw === 'object') throw notSchemaValid(`cvc-type.3.1.2: Element '${field.name}' is a simple type.`)
  const read = readScalar(field, String(raw))
  if ('value' in read) return read.value
  if (read.flaw.kind === 'length') problems.push({ field: path, value: raw, code: 'LENGTH_EXCEEDED' })
  else if (read.flaw.kind === 'range') problems.push({ field: path, value: raw, code: 'NUMBER_IS_OUT_OF_RANGE' })
  else throw notSchemaValid(read.flaw.detail)
  return undefined
}
