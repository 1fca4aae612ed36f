import { isRecord } from '@aushang/model'
import type { UnreadPart } from '../../contract.ts'
import { keyOf } from '../../key-of.ts'

/** Reads members of the portal's JSON by their place, and keeps in mind which nobody has understood. */
export interface MemberReader {
  text(place: string): string | undefined
  number(place: string): number | undefined
  flag(place: string): boolean | undefined
  /** Our word for the portal's. Where several of ours are the same there, the first. */
  word<Word extends string>(words: Record<Word, string | undefined>, place: string): Word | undefined
  list(place: string): unknown[]
  passOver(...places: string[]): void
  /** What is left, each by its place. */
  unread(): UnreadPart[]
}

const valueLengthMax = 500

export function readMembers(document: unknown): MemberReader {
  const understood = new Set<string>()

  function take<Value>(place: string, is: (value: unknown) => value is Value): Value | undefined {
    const value = place.split('.').reduce<unknown>((at, name) => (isRecord(at) ? at[name] : undefined), document)
    if (!is(value)) return undefined
    understood.add(place)
    return value
  }

  return {
    text: (place) => take(place, (value) => typeof value === 'string'),
    number: (place) => take(place, (value) => typeof value === 'number'),
    flag: (place) => take(place, (value) => typeof value === 'boolean'),
    word(words, place) {
      const found = keyOf(
        words,
        take(place, (value) => typeof value === 'string'),
      )
      if (found === undefined) understood.delete(place)
      return found
    },
    list: (place) => take(place, (value): value is unknown[] => Array.isArray(value)) ?? [],
    passOver: (...places) => places.forEach((place) => understood.add(place)),
    unread: () => leavesIn(document, '').filter(({ name }) => !isUnderstood(name)),
  }

  function isUnderstood(place: string): boolean {
    return [...understood].some((known) => place === known || place.startsWith(`${known}.`))
  }
}

function leavesIn(value: unknown, place: string): UnreadPart[] {
  if (isRecord(value)) {
    return Object.entries(value).flatMap(([name, member]) => leavesIn(member, place === '' ? name : `${place}.${name}`))
  }
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return [{ name: place, value: text.slice(0, valueLengthMax).toWellFormed() }]
}
