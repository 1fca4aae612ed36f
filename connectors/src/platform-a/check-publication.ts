import { isCommissionDue, messageOf, pointer, type Problem, type Property, type Sentence } from '@aushang/model'
import type { Check, Publication } from '../contract.ts'
import { leftoverWarnings } from '../leftovers.ts'
import { advertOf } from './document/advert.ts'
import { contactProblems, contactWarnings } from './document/contact.ts'
import { countryOf } from './document/countries.ts'
import { linkTitle, shortTitle } from './document/enclosures.ts'
import { energyProblems, isAbroad } from './document/energy.ts'
import type { Field } from './document/field.ts'
import { leftoversOf, noteBytesMax, otherNoteOf } from './document/leftovers.ts'
import { xmlText } from './document/xml.ts'

/** What the portal would refuse, and what it would leave out, by its rules as they are known. */
export function checkPublication(publication: Publication): Check {
  const { property, contact } = publication
  const problems = [
    ...addressProblems(property),
    ...textsIn(advertOf(publication)).flatMap(({ from, text }) => textProblems(from, text)),
    ...buildingProblems(property),
    ...commissionProblems(property),
    ...leaseholdProblems(property),
    ...titleProblems(property),
    ...linkProblems(property),
    ...(contact ? contactProblems(contact) : []),
  ]
  const warnings = [
    ...leftoverWarnings(leftoversOf(property), otherNoteOf(property), property.fields.miscellaneousDescription),
    ...priceWarnings(property),
    ...titleWarnings(property),
    ...(contact ? contactWarnings(contact) : []),
    ...collectingWarnings(publication),
  ]
  return { problems: onePerPath(problems), warnings }
}

function addressProblems({ type, fields }: Property): Problem[] {
  const { street, streetNumber, postalCode, country = 'DE', region } = fields.address
  const isPlot = type === 'plotRent' || type === 'plotBuy'
  if (!isAbroad(fields)) {
    return [
      ...houseNumberProblems(streetNumber),
      ...missingTextProblems('/fields/address/street', street, { key: 'portalWantsStreet' }),
      ...(isPlot
        ? []
        : missingTextProblems('/fields/address/streetNumber', streetNumber, { key: 'portalWantsHouseNumber' })),
      ...(/^\d{5}$/.test(postalCode.trim())
        ? []
        : [invalid('/fields/address/postalCode', { key: 'postalCodeNeedsFiveDigits' })]),
    ]
  }
  return [
    ...houseNumberProblems(streetNumber),
    ...(type.endsWith('Buy') ? [] : [invalid('/fields/address/country', { key: 'portalTakesAbroadForSaleOnly' })]),
    ...(countryOf(country) === undefined
      ? [invalid('/fields/address/country', { key: 'portalLacksCountry', params: { country } })]
      : []),
    ...missingTextProblems('/fields/address/region', region, { key: 'portalWantsRegionAbroad' }),
  ]
}

const houseNumberLengthMax = 10

function houseNumberProblems(number = ''): Problem[] {
  if (number.length <= houseNumberLengthMax) return []
  const field = '/fields/address/streetNumber'
  return [invalid(field, { key: 'fieldTooLong', params: { field, charactersMax: houseNumberLengthMax } })]
}

const rent = '/fields/baseRent'
const rooms = '/fields/numberOfRooms'

function buildingProblems(property: Property): Problem[] {
  if (property.type === 'plotRent' || property.type === 'plotBuy') return []
  const { fields } = property
  const hasRoom = fields.numberOfRooms >= 1
  const isFree = 'baseRent' in fields && fields.baseRent < 0.01
  return [
    ...(isFree ? [invalid(rent, { key: 'fieldIsZero', params: { field: rent } })] : []),
    ...(hasRoom ? [] : [invalid(rooms, { key: 'fieldTooSmall', params: { field: rooms, minimum: 1 } })]),
    ...energyProblems(fields),
  ]
}

/** Zero is how the portal says “price on request”. */
function priceWarnings({ fields }: Property): Problem[] {
  if (!('purchasePrice' in fields) || fields.purchasePrice !== 0 || fields.purchasePriceOnRequest) return []
  const message = messageOf({ key: 'zeroIsOnRequest' })
  return [{ path: '/fields/purchasePrice', code: 'field_doubtful', message }]
}

/** Of plots the portal wants to know for how many years. */
function leaseholdProblems({ type, fields }: Property): Problem[] {
  if (type !== 'plotBuy' || !fields.isLeasehold) return []
  return missingTextProblems('/fields/leaseholdUntil', fields.leaseholdUntil, { key: 'portalWantsLeaseholdEnd' })
}

function commissionProblems({ fields }: Property): Problem[] {
  if (!isCommissionDue(fields) || fields.commission !== undefined) return []
  return missingTextProblems('/fields/commission', undefined, { key: 'portalWantsCommission' })
}

const notes = ['description', 'furnishingDescription', 'locationDescription', 'miscellaneousDescription'].map(
  (name) => `/fields/${name}`,
)

function textProblems(path: string, text: string): Problem[] {
  const isNote = notes.includes(path)
  const bytes = Buffer.byteLength(text)
  if (isNote && bytes > noteBytesMax) {
    const params = { field: path, length: bytes, lengthMax: noteBytesMax }
    return [invalid(path, { key: 'textTooLong', params })]
  }
  if (/[<>]/.test(isNote ? text.replace(/<br ?\/?>/gi, '') : text)) {
    const refused: Sentence = { key: 'fieldHasAngleBrackets', params: { field: path } }
    return [isNote ? invalid(path, refused, { key: 'lineBreakMayStay' }) : invalid(path, refused)]
  }
  return isNote ? [] : missingTextProblems(path, text, { key: 'portalWantsVisibleText' })
}

function titleProblems({ attachments, links = [] }: Property): Problem[] {
  return [
    ...attachments.flatMap(({ title }, index) =>
      title ? textProblems(pointer('attachments', index, 'title'), title) : [],
    ),
    ...links.flatMap(({ title }, index) => textProblems(pointer('links', index, 'title'), title)),
  ]
}

function linkProblems({ links = [] }: Property): Problem[] {
  return links.flatMap(({ url }, index) =>
    url.length <= 2000 && /^https?:\/\/\w.*[.]\w/.test(url)
      ? []
      : [invalid(pointer('links', index, 'url'), { key: 'linkRefused', params: { number: index + 1 } })],
  )
}

function titleWarnings({ attachments, links = [] }: Property): Problem[] {
  const warn = (path: string, title = ''): Problem[] =>
    shortTitle(title) === title
      ? []
      : [
          {
            path,
            code: 'shortened',
            message: messageOf({ key: 'captionShortened', params: { field: path, shown: shortTitle(title) } }),
          },
        ]
  return [
    ...attachments.flatMap(({ title }, index) => warn(pointer('attachments', index, 'title'), title)),
    ...links.flatMap((link, index) => warn(pointer('links', index, 'title'), linkTitle(link))),
  ]
}

/** Where to send inquiries is said of a contact, and the one of the portal's account is not ours to change. */
function collectingWarnings({ contact, inquiryEmail }: Publication): Problem[] {
  if (contact !== null || inquiryEmail === undefined) return []
  const message = messageOf({ key: 'inquiriesNeedContact' })
  return [{ path: '/contactId', code: 'inquiries_not_collected', message }]
}

function textsIn(field: Field): { from: string; text: string }[] {
  const { from, content } = field
  if (typeof content === 'string') return [{ from, text: content }]
  return (content ?? []).flatMap(textsIn)
}

function missingTextProblems(path: string, text: string | undefined, why: Sentence): Problem[] {
  if (text !== undefined && !isBlank(text)) return []
  const message = messageOf({ key: 'advertFieldMissing', params: { field: path } }, why)
  return [{ path, code: 'field_missing', message }]
}

function invalid(path: string, ...sentences: Sentence[]): Problem {
  return { path, code: 'field_invalid', message: messageOf(...sentences) }
}

function isBlank(text: string): boolean {
  return xmlText(text).trim() === ''
}

function onePerPath(problems: Problem[]): Problem[] {
  return problems.filter((problem, index) => problems.findIndex(({ path }) => path === problem.path) === index)
}
