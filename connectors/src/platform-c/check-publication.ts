import { messageOf, pointer, type Problem, type Property, type Sentence } from '@aushang/model'
import type { Check, Publication } from '../contract.ts'
import { countries } from './countries.ts'
import { contactWarnings, entriesOf } from './document/listing.ts'
import { shortTitle } from './document/media.ts'
import { listingTable } from './members.ts'

/** What the portal would refuse, and what it would leave out, by its rules as they are known. */
export function checkPublication(publication: Publication): Check {
  const { property, contact } = publication
  return {
    problems: [...addressProblems(property), ...textProblems(publication), ...linkProblems(property)],
    warnings: [
      ...listingTable.leftoverWarnings(property, undefined),
      ...titleWarnings(property),
      ...planWarnings(property),
      ...(contact ? contactWarnings(contact) : []),
      ...collectingWarnings(publication),
    ],
  }
}

function addressProblems({ fields }: Property): Problem[] {
  const { country = 'DE', postalCode, street, streetNumber, latitude, longitude } = fields.address
  return [
    ...missing('/fields/address/street', street, { key: 'portalWantsStreet' }),
    ...missing('/fields/address/streetNumber', streetNumber, { key: 'portalWantsEveryHouseNumber' }),
    ...missing('/fields/address/latitude', latitude, { key: 'portalWantsPosition' }),
    ...(latitude === undefined ? [] : missing('/fields/address/longitude', longitude, { key: 'portalWantsPosition' })),
    ...(countries[country] === undefined
      ? [invalid('/fields/address/country', { key: 'portalLacksCountry', params: { country } })]
      : []),
    ...(/^[a-z0-9\s-]{3,12}$/i.test(postalCode.trim()) && (country !== 'DE' || /^\d{5}$/.test(postalCode.trim()))
      ? []
      : [invalid('/fields/address/postalCode', { key: 'postalCodeNeedsFiveDigits' })]),
  ]
}

function missing(path: string, value: string | number | undefined, why: Sentence): Problem[] {
  if (value !== undefined && String(value).trim() !== '') return []
  return [
    { path, code: 'field_missing', message: messageOf({ key: 'advertFieldMissing', params: { field: path } }, why) },
  ]
}

/** The portal counts characters, where we count what is seen as one. Of the contact, the property has one place to point at. */
function textProblems(publication: Publication): Problem[] {
  return entriesOf(publication).flatMap(({ from, value, charactersMax = Infinity }) => {
    if (typeof value !== 'string' || Array.from(value).length <= charactersMax) return []
    const path = from.startsWith('/contact/') ? '/contactId' : from
    return [invalid(path, { key: 'fieldTooLong', params: { field: from, charactersMax } })]
  })
}

const urlCharactersMax = 2_000

function linkProblems({ links = [] }: Property): Problem[] {
  return links.flatMap(({ url }, index) =>
    url.length <= urlCharactersMax
      ? []
      : [invalid(pointer('links', index, 'url'), { key: 'linkRefused', params: { number: index + 1 } })],
  )
}

function titleWarnings({ attachments, links = [] }: Property): Problem[] {
  const warn = (path: string, title = ''): Problem[] => {
    const shown = shortTitle(title)
    if (shown === title) return []
    return [
      { path, code: 'shortened', message: messageOf({ key: 'captionShortened', params: { field: path, shown } }) },
    ]
  }
  return [
    ...attachments.flatMap(({ title }, index) => warn(pointer('attachments', index, 'title'), title)),
    ...links.flatMap(({ title }, index) => warn(pointer('links', index, 'title'), title)),
  ]
}

/** A document is no floor plan there. */
function planWarnings({ attachments }: Property): Problem[] {
  return attachments.flatMap(({ isFloorPlan, contentType }, index): Problem[] => {
    if (!isFloorPlan || contentType !== 'application/pdf') return []
    const path = pointer('attachments', index, 'isFloorPlan')
    const message = messageOf({ key: 'fieldLeftOut', params: { field: path } }, { key: 'portalHasNoField' })
    return [{ path, code: 'left_out', message }]
  })
}

/** The portal sends inquiries to the address of the contact that it shows, and knows no second one. */
function collectingWarnings({ inquiryEmail }: Publication): Problem[] {
  if (inquiryEmail === undefined) return []
  const message = messageOf({ key: 'inquiriesGoElsewhere' })
  return [{ path: '/contactId', code: 'inquiries_not_collected', message }]
}

function invalid(path: string, sentence: Sentence): Problem {
  return { path, code: 'field_invalid', message: messageOf(sentence) }
}
