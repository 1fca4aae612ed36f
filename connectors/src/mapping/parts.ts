import { type Part, valueAt } from './member.ts'
import type { Entry, Get } from './table.ts'

/** Of what is mapped one to one: parts whose `from` points into this. */
export function writeParts(parts: readonly Part[], root: object): Entry[] {
  return parts.flatMap((part): Entry | [] => {
    const ours = valueAt(root, part.from.split('/').slice(1))
    const value = ours === undefined ? undefined : part.write(ours)
    return value === undefined ? [] : { ...part, value }
  })
}

/** The mirror of it, below the first name of the pointers. */
export function readParts(parts: readonly Part[], get: Get): Record<string, unknown> {
  const read: Record<string, unknown> = {}
  for (const { at, from, read: readOne } of parts) {
    const theirs = get(at)
    const value = theirs === undefined ? undefined : readOne(theirs)
    if (value === undefined) continue
    const names = from.split('/').slice(2)
    const last = names.pop() ?? ''
    const holder = names.reduce((inside, name) => (inside[name] ??= {}) as Record<string, unknown>, read)
    holder[last] = value
  }
  return read
}
