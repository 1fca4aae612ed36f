import { createHash } from 'node:crypto'
import { type Contact, isRecord, messageOf, type Problem, type PropertyType } from '@aushang/model'
import type { Publication, ReadContact, ReadProperty } from '../../contract.ts'
import { inJson, jsonOf } from '../../mapping/json.ts'
import { readParts, writeParts } from '../../mapping/parts.ts'
import type { Entry } from '../../mapping/table.ts'
import { contactParts, estateTypes, listingTable } from '../members.ts'
import { leavesOf, lostParts, textInJson } from '../../lost-parts.ts'
import { mediaOf } from './media.ts'

/** The body of `POST` and `PUT`; with only some of its files, while the others are on their way. */
export function listingOf(publication: Publication, has = (_mediaId: string) => true): object {
  const media = mediaOf(publication).filter(({ file, body }) => file === undefined || has(body.externalMediaId ?? ''))
  return {
    ...jsonOf(entriesOf(publication)),
    ...(media.length > 0 && { media: media.map(({ body }) => body) }),
  }
}

/** What the listing says beside its media. */
export function entriesOf({
  property,
  contact,
  placement,
}: Publication): Pick<Entry, 'at' | 'from' | 'value' | 'charactersMax'>[] {
  return [
    ...listingTable.entriesOf(property, undefined),
    { at: 'metadata.source.offererMarketingKey', from: '/externalId', value: property.externalId },
    { at: 'metadata.source.offererEstateId', from: '/externalId', value: placement.externalId },
    ...(contact === null ? [] : writeParts(contactParts, { contact })),
  ]
}

/** Which of our members each of the portal's comes from, by its place in the document. */
export function placesOf(type: PropertyType): ReadonlyMap<string, string> {
  const parts = listingTable.partsOf(type).map(({ at, from }): [string, string] => [at, from])
  return new Map([['data.location', '/fields/address'], ...parts])
}

/** The `data` of a listing as the portal answers it. */
export function readData(data: unknown): { property: ReadProperty } | { otherKind: string } {
  const { estateType, distributionType } = isRecord(data) ? data : {}
  const kind = `${String(estateType)} ${String(distributionType)}`
  const type = (Object.keys(estateTypes) as PropertyType[]).find((each) => estateTypes[each].join(' ') === kind)
  if (type === undefined) return { otherKind: kind }
  return { property: { type, ...listingTable.read(type, inJson({ data }), {}) } as ReadProperty }
}

/** Contacts have no number there: one is known by what it says. */
export function readContact(contact: unknown): ReadContact | null {
  if (!isRecord(contact)) return null
  const draft = readParts(contactParts, inJson({ contact }))
  const written = jsonOf(writeParts(contactParts, { contact: draft }))
  const unread = lostParts(leavesOf({ contact }, textInJson), leavesOf(written, textInJson))
  return { key: createHash('sha256').update(JSON.stringify(draft)).digest('hex'), draft, unread }
}

/** What of the contact is not sent, in one line. */
export function contactWarnings(contact: Contact): Problem[] {
  const sent = new Set(writeParts(contactParts, { contact }).map(({ from }) => from))
  const { id: _, createdAt: _created, updatedAt: _updated, salutation, address, ...members } = contact
  const given = { ...members, ...(salutation !== 'none' && { salutation }) }
  const fields = [...pathsIn('/contact', given), ...pathsIn('/contact/address', address)].filter(
    (path) => !sent.has(path),
  )
  if (fields.length === 0) return []
  return [
    { path: '/contactId', code: 'left_out', message: messageOf({ key: 'contactMembersLeftOut', params: { fields } }) },
  ]
}

function pathsIn(prefix: string, members: object = {}): string[] {
  return Object.entries(members).flatMap(([name, value]) => (value === undefined ? [] : `${prefix}/${name}`))
}
