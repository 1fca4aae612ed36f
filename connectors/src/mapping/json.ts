import type { Part } from './member.ts'
import type { Entry, Get } from './table.ts'

/** The JSON that the entries make up. A number among the names is a place in a list. */
export function jsonOf(entries: readonly Pick<Entry, 'at' | 'value'>[]): Record<string, unknown> {
  const document: Record<string, unknown> = {}
  for (const { at, value } of entries) {
    const names = namesIn(at)
    let holder = document
    for (let index = 0; index < names.length - 1; index += 1) {
      const isList = /^\d/.test(names[index + 1] ?? '')
      holder = (holder[names[index] ?? ''] ??= isList ? [] : {}) as Record<string, unknown>
    }
    holder[names.at(-1) ?? ''] = value
  }
  return document
}

export function inJson(document: unknown): Get {
  return (at) =>
    namesIn(at).reduce<unknown>(
      (inside, name) =>
        typeof inside === 'object' && inside !== null ? (inside as Record<string, unknown>)[name] : undefined,
      document,
    )
}

const namesByPlace = new Map<string, readonly string[]>()

/** Only places of tables are asked for, of which there are not many. */
function namesIn(at: Part['at']): readonly string[] {
  const known = namesByPlace.get(at) ?? at.replace(/\[\]$/, '').split('.')
  namesByPlace.set(at, known)
  return known
}
