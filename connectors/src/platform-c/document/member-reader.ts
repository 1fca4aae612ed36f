import { isRecord } from '@aushang/model'
import { keyOf } from '../../key-of.ts'

/** Reads members of the portal's JSON by their place. Undefined is what is not there, or of another kind. */
export interface MemberReader {
  text(place: string): string | undefined
  number(place: string): number | undefined
  flag(place: string): boolean | undefined
  /** Our word for the portal's. Where several of ours are the same there, the first. */
  word<Word extends string>(words: Record<Word, string | undefined>, place: string): Word | undefined
  list(place: string): unknown[]
}

export function readMembers(document: unknown): MemberReader {
  function take<Value>(place: string, is: (value: unknown) => value is Value): Value | undefined {
    const value = place.split('.').reduce<unknown>((at, name) => (isRecord(at) ? at[name] : undefined), document)
    return is(value) ? value : undefined
  }
  const text = (place: string) => take(place, (value) => typeof value === 'string')

  return {
    text,
    number: (place) => take(place, (value) => typeof value === 'number'),
    flag: (place) => take(place, (value) => typeof value === 'boolean'),
    word: (words, place) => keyOf(words, text(place)),
    list: (place) => take(place, (value): value is unknown[] => Array.isArray(value)) ?? [],
  }
}
