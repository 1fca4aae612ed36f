import { messageOf, pointer, type Problem, type Property, type Sentence } from '@aushang/model'
import type { Check, Publication } from '../contract.ts'
import { leftoverWarnings } from '../leftovers.ts'
import { contactWarnings } from './document/contact.ts'
import { countryOf } from './document/countries.ts'
import { entriesOf } from './document/listing.ts'
import { extendedInformationOf, leftoversOf } from './document/leftovers.ts'
import { shortTitle } from './document/media.ts'
import type { Options } from './options.ts'

/** What the portal would refuse, and what it would leave out, by its rules as they are known. */
export function checkPublication(publication: Publication, options: Options): Check {
  const { property, contact } = publication
  const own = property.fields.miscellaneousDescription
  return {
    problems: [...addressProblems(property), ...textProblems(publication, options), ...linkProblems(property)],
    warnings: [
      ...leftoverWarnings(leftoversOf(property), extendedInformationOf(property), own),
      ...titleWarnings(property),
      ...planWarnings(property),
      ...(contact ? contactWarnings(contact) : []),
      ...collectingWarnings(publication),
    ],
  }
}

function addressProblems({ fields }: Property): Problem[] {
  const { country = 'DE', postalCode } = fields.address
  if (countryOf(country) === undefined) {
    return [invalid('/fields/address/country', { key: 'portalLacksCountry', params: { country } })]
  }
  return country === 'DE' && !/^\d{5}$/.test(postalCode.trim())
    ? [invalid('/fields/address/postalCode', { key: 'postalCodeNeedsFiveDigits' })]
    : []
}

/** The portal counts characters, where we count what is seen as one. Of the contact, the property has one place to point at. */
function textProblems(publication: Publication, options: Options): Problem[] {
  return entriesOf(publication, options).flatMap(({ from, value, charactersMax = Infinity }) => {
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

/** Where to send inquiries is said of a contact, and without one the portal shows that of its account. */
function collectingWarnings({ contact, inquiryEmail }: Publication): Problem[] {
  if (contact !== null || inquiryEmail === undefined) return []
  const message = messageOf({ key: 'inquiriesNeedContact' })
  return [{ path: '/contactId', code: 'inquiries_not_collected', message }]
}

function invalid(path: string, sentence: Sentence): Problem {
  return { path, code: 'field_invalid', message: messageOf(sentence) }
}
