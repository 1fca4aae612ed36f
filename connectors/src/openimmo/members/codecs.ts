import { germanDay } from '../../mapping/german-text.ts'
import type { Codec, Part } from '../../mapping/member.ts'
import { alpha2Of, isoLand } from '../countries.ts'

/** Lenient where others write otherwise than the format says: `84,5`, `1.250,00`, `ja`, `01.03.2027`. */

export const whole: Codec<number> = { write: (ours) => ours, read: numberIn }

/** Nought is what software sends of which nobody has said anything. */
export const amount: Codec<number> = {
  write: (ours) => ours || undefined,
  read: (theirs) => numberIn(theirs) || undefined,
}

export const year: Codec<number> = {
  write: String,
  read: (theirs) => (/^\d{4}$/.test(String(theirs).trim()) ? Number(theirs) : undefined),
}

export const flag: Codec<boolean> = {
  write: (ours) => ours,
  read: (theirs) => flags.get(String(theirs).trim().toLowerCase()),
}
const flags = new Map(Object.entries({ true: true, 1: true, ja: true, false: false, 0: false, nein: false }))

/** A flag that is set or not there. */
export const mark: Codec<boolean> = {
  write: (ours) => ours || undefined,
  read: (theirs) => flag.read(theirs) || undefined,
}

export const day: Codec<string> = {
  write: (ours) => ours,
  read: (theirs) => {
    const text = String(theirs).trim()
    const iso = /^(\d{4}-\d\d-\d\d)(?:T.*)?$/.exec(text)?.[1]
    return (
      iso ?? (/^\d\d\.\d\d\.\d{4}$/.test(text) ? germanDay(text.replaceAll('.', '-')).replaceAll('.', '-') : undefined)
    )
  },
}

export const country: Codec<string> = {
  write: isoLand,
  read: (theirs) => alpha2Of(String(theirs)),
}

/** A word that is written for want of a better one, and means something else. */
export function unread<Ours>(word: string, codec: Codec<Ours>): Codec<Ours> {
  return { ...codec, read: (theirs) => (theirs === word ? undefined : codec.read(theirs)) }
}

/** Whatever case the sender has them in. Attributes are read in capitals anyway. */
export function wordsInElement<Word extends string>(table: { readonly [Each in Word]: string }): Codec<Word> {
  const byWord = new Map(Object.entries<string>(table).map(([ours, theirs]) => [theirs.toUpperCase(), ours as Word]))
  return { write: (ours) => table[ours], read: (theirs) => byWord.get(String(theirs).trim().toUpperCase()) }
}

function numberIn(theirs: unknown): number | undefined {
  if (typeof theirs === 'number') return theirs
  const text = String(theirs).trim()
  // A single point is a decimal one, as the format has it.
  const isGerman = /^-?(?:\d+|\d{1,3}(?:\.\d{3})+),\d+$|^-?\d{1,3}(?:\.\d{3}){2,}$/.test(text)
  if (!isGerman && !/^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/.test(text)) return undefined
  const value = Number(isGerman ? text.replaceAll('.', '').replace(',', '.') : text)
  return Number.isFinite(value) ? value : undefined
}

/** A place of which the format says less than is meant by it here. */
export function inferred<Ours>(given: Part<Ours>): Part<Ours> {
  return { ...given, sureness: 'inferred' }
}
