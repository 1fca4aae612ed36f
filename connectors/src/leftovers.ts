import { messageOf, type Problem, type Property, type Sentence } from '@aushang/model'
import { germanWords, type SayableMember } from './german-words.ts'

/** What a portal has no field for. With words it is said in the note about other things; without, it is left out. */
export interface Leftover {
  /** A JSON pointer. */
  path: string
  words?: string
  /** Why it is left out, if it is not that there is no field for it. */
  why?: Sentence
}

/** Those of the members that are given and have something to say. */
export function leftoversInWords({ fields }: Property, members: readonly SayableMember[]): Leftover[] {
  return members.flatMap((member) => {
    const words = germanWords(member, fields)
    return words === undefined ? [] : [{ path: `/fields/${member}`, words }]
  })
}

/** The agency's own text and, where it still fits in, what has no field. */
export function noteWith(
  own: string | undefined,
  leftovers: Leftover[],
  fits: (note: string) => boolean,
): string | undefined {
  const words = leftovers.flatMap((leftover) => leftover.words ?? [])
  if (words.length === 0) return own
  const list = `${words.join(', ')}.`
  const note = own?.trim() ? `${own}\n\nAußerdem: ${list}` : list.charAt(0).toUpperCase() + list.slice(1)
  return fits(note) ? note : own
}

/** `note` is what is sent: the words are in it if it is not the agency's own text alone, whatever that happens to hold. */
export function leftoverWarnings(leftovers: Leftover[], note: string | undefined, own: string | undefined): Problem[] {
  return leftovers.map(({ path, words, why = { key: 'portalHasNoField' } }): Problem => {
    if (words !== undefined && note !== own) {
      const message = messageOf({ key: 'fieldSaidInNote', params: { field: path, words } })
      return { path, code: 'said_in_note', message }
    }
    const message = messageOf({ key: 'fieldLeftOut', params: { field: path } }, why)
    return { path, code: 'left_out', message }
  })
}
