import {
  type AnyFields,
  isCommissionDue,
  messageOf,
  pointer,
  type Problem,
  type Property,
  type Sentence,
} from '@aushang/model'
import type { Check, Publication } from '../contract.ts'
import { entriesOf } from './document/advert.ts'
import { contactProblems, contactWarnings } from './document/contact.ts'
import { countryOf } from './document/countries.ts'
import { linkTitle, shortTitle } from './document/enclosures.ts'
import { xmlText } from './document/xml.ts'
import { energyProblems, isAbroad } from './energy.ts'
import { advertTable, noteBytesMax } from './members.ts'

/** What the portal would refuse, and what it would leave out, by its rules as they are known. */
export function checkPublication(publication: Publication): Check {
  const { property, contact } = publication
  const problems = [
    ...addressProblems(property),
    ...entriesOf(publication).flatMap(({ from, value, charactersMax }) =>
      typeof value === 'string' ? textProblems(from, value, charactersMax) : [],
    ),
    ...buildingProblems(property),
    ...commissionProblems(property),
    ...leaseholdProblems(property),
    ...titleProblems(property),
    ...linkProblems(property),
    ...(contact ? contactProblems(contact) : []),
  ]
  const warnings = [
    ...advertTable.leftoverWarnings(property, publication),
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
    ...(type.endsWith('Buy') ? [] : [invalid('/fields/address/country', { key: 'portalTakesAbroadForSaleOnly' })]),
    ...(countryOf(country) === undefined
      ? [invalid('/fields/address/country', { key: 'portalLacksCountry', params: { country } })]
      : []),
    ...missingTextProblems('/fields/address/region', region, { key: 'portalWantsRegionAbroad' }),
  ]
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
function priceWarnings({ fields }: { fields: AnyFields }): Problem[] {
  if (fields.purchasePriceOnRequest) return []
  return (['purchasePrice', 'purchasePricePerSquareMetre'] as const)
    .filter((name) => fields[name] === 0)
    .map((name) => ({
      path: `/fields/${name}`,
      code: 'field_doubtful',
      message: messageOf({ key: 'zeroIsOnRequest' }),
    }))
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

function textProblems(path: string, text: string, charactersMax = Infinity): Problem[] {
  if (Array.from(text).length > charactersMax) {
    return [invalid(path, { key: 'fieldTooLong', params: { field: path, charactersMax } })]
  }
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
