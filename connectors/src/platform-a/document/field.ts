import type { Element } from './xml.ts'

/** An element of an advert, and the member of our property that it comes from. What we have no value for is not written. */
export interface Field extends Element {
  /** A JSON pointer. */
  from: string
  content?: string | readonly Field[] | undefined
}

type Value = string | number | boolean | undefined

export function field(name: string, from: string, value: Value | readonly Field[]): Field {
  return { name, from, content: typeof value === 'object' ? value : written(value) }
}

/** For members of `fields`, which most of it is. */
export function ours(name: string, member: string, value: Value | readonly Field[]): Field {
  return field(name, `/fields/${member}`, value)
}

/** The portal knows "yes" and "nothing said". */
export function yes(flag: boolean | undefined): string | undefined {
  return flag === undefined ? undefined : flag ? 'YES' : 'NOT_APPLICABLE'
}

export function wordOf<Word extends string>(
  words: Record<Word, string | undefined>,
  word: Word | undefined,
): string | undefined {
  return word === undefined ? undefined : words[word]
}

function written(value: Value): string | undefined {
  return value === undefined || value === '' ? undefined : String(value)
}
