import { isRecord } from '@aushang/model'
import type { Publication, ReadProperty, UnreadPart } from './contract.ts'

const valueLengthMax = 500

/** The values of each member of a document, as texts, by its place. One that says nothing is left out. */
export type Leaves = Map<string, string[]>

/** `textOf` is how a value is compared; undefined is one that says nothing. */
export function leavesOf(document: unknown, textOf: (value: unknown, place: string) => string | undefined): Leaves {
  const leaves: Leaves = new Map()
  collect(document, '')
  return leaves

  function collect(value: unknown, place: string): void {
    if (Array.isArray(value)) return value.forEach((each) => collect(each, place))
    if (isRecord(value)) {
      for (const [name, each] of Object.entries(value)) collect(each, place === '' ? name : `${place}.${name}`)
      return
    }
    const text = textOf(value, place)
    if (text !== undefined) leaves.set(place, [...(leaves.get(place) ?? []), text])
  }
}

/** A value of a JSON document as it is compared: null and an empty text say nothing. */
export function textInJson(value: unknown): string | undefined {
  return typeof value === 'string' ? value || undefined : value === null ? undefined : JSON.stringify(value)
}

/**
 * What an advert says that would be gone, or another, once what was read of it is written: each member, with the value that it has there, as often as it has it. The
 * mapping itself is asked, so that nothing is lost unnamed, whatever a portal comes to have.
 */
export function lostParts(theirs: Leaves, written: Leaves): UnreadPart[] {
  return [...theirs].flatMap(([name, values]) => {
    const kept = [...(written.get(name) ?? [])]
    return values
      .filter((value) => {
        const index = kept.indexOf(value)
        if (index !== -1) kept.splice(index, 1)
        return index === -1
      })
      .map((value) => ({ name, value: value.slice(0, valueLengthMax).toWellFormed() }))
  })
}

/** What was read, as far as a mapping needs it to write it again: perhaps without what our model wants. */
export function publicationOf({ type, fields, offerStatus = 'open' }: ReadProperty): Publication {
  const whole = { title: '', ...fields, address: { postalCode: '', city: '', ...fields.address } }
  const property = { type, fields: whole, offerStatus, updatedAt: new Date(0).toISOString(), attachments: [] }
  return { property, contact: null, attachments: [], placement: { externalId: '' } } as unknown as Publication
}
