import { requestLengths as lengths } from '@aushang/model/request-words'
import { oneLine } from '../clean-text.ts'
import type { Element } from '../xml.ts'
import { keyOf } from './field-names.ts'

/** The members of an element by name, as the dialects spell it: in small letters, without `i_`, `o_` and underscores. */
export type Fields = ReadonlyMap<string, string[]>

/** Of attributes, those that no element says. */
export function fieldsOf(element: Element): Fields {
  const fields = new Map<string, string[]>()
  for (const { name, text } of element.children) {
    const key = keyOf(name)
    const value = text.trim()
    if (value === '') continue
    const values = fields.get(key)
    if (values === undefined) fields.set(key, [value])
    else values.push(value)
  }
  for (const { name, text } of element.attributes) {
    const value = text.trim()
    if (value !== '' && !fields.has(name)) fields.set(name, [value])
  }
  return fields
}

/** The first that is there, in the order of the names. */
export function first(fields: Fields, names: string, lengthMax: number = lengths.name): string | undefined {
  for (const name of names.split(' ')) {
    const text = oneLine(fields.get(name)?.[0] ?? '', lengthMax)
    if (text !== '') return text
  }
  return undefined
}

/** Whatever stands in the fields, in the order of the names, as lines. */
export function linesOf(fields: Fields, names: string, lengthMax: number = lengths.name): string[] {
  return names
    .split(' ')
    .flatMap((name) => fields.get(name)?.slice(0, linesMax) ?? [])
    .map((value) => oneLine(value.slice(0, lengthMax * 10), lengthMax))
    .filter((line) => line !== '')
}

const linesMax = 20
