import { isCommissionDue, pointer, type Property } from '@aushang/model'
import type { Check, Problem, Publication } from '../contract.ts'
import { leftoverWarnings } from '../leftovers.ts'
import { advertOf } from './document/advert.ts'
import { contactProblems, contactWarnings } from './document/contact.ts'
import { countryOf } from './document/countries.ts'
import { shortTitle, titleLengthMax } from './document/enclosures.ts'
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
    ...titleProblems(property),
    ...linkProblems(property),
    ...(contact ? contactProblems(contact) : []),
  ]
  const warnings = [
    ...leftoverWarnings(leftoversOf(property), otherNoteOf(property), property.fields.miscellaneousDescription),
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
      ...missingTextProblems(
        '/fields/address/street',
        street,
        'The portal wants it, and shows it only if address.publish is true.',
      ),
      ...(isPlot
        ? []
        : missingTextProblems('/fields/address/streetNumber', streetNumber, 'Only plots may do without it.')),
      ...(/^\d{5}$/.test(postalCode.trim())
        ? []
        : [invalid('/fields/address/postalCode', 'postalCode must have five digits in Germany.')]),
    ]
  }
  return [
    ...houseNumberProblems(streetNumber),
    ...(type.endsWith('Buy')
      ? []
      : [invalid('/fields/address/country', 'The portal takes properties abroad only if they are for sale.')]),
    ...(countryOf(country) === undefined
      ? [invalid('/fields/address/country', `The portal does not know the country ${country}.`)]
      : []),
    ...missingTextProblems(
      '/fields/address/region',
      region,
      'The portal wants it of properties abroad, by its German name.',
    ),
  ]
}

const houseNumberLengthMax = 10

function houseNumberProblems(number = ''): Problem[] {
  if (number.length <= houseNumberLengthMax) return []
  const message = `streetNumber must have at most ${houseNumberLengthMax} characters on this portal.`
  return [invalid('/fields/address/streetNumber', message)]
}

function buildingProblems(property: Property): Problem[] {
  if (property.type === 'plotRent' || property.type === 'plotBuy') return []
  const { fields } = property
  const hasRoom = fields.numberOfRooms >= 1
  const isFree = 'baseRent' in fields && fields.baseRent < 0.01
  return [
    ...(isFree ? [invalid('/fields/baseRent', 'baseRent must be above 0 on this portal.')] : []),
    ...(hasRoom ? [] : [invalid('/fields/numberOfRooms', 'numberOfRooms must be 1 or more on this portal.')]),
    ...energyProblems(fields),
  ]
}

function commissionProblems({ fields }: Property): Problem[] {
  if (!isCommissionDue(fields) || fields.commission !== undefined) return []
  return missingTextProblems(
    '/fields/commission',
    undefined,
    'The portal wants to know how much it is where one is due.',
  )
}

const notes = ['description', 'furnishingDescription', 'locationDescription', 'miscellaneousDescription'].map(
  (name) => `/fields/${name}`,
)

function textProblems(path: string, text: string): Problem[] {
  const name = nameOf(path)
  const isNote = notes.includes(path)
  const bytes = Buffer.byteLength(text)
  if (isNote && bytes > noteBytesMax) {
    const message = `${name} must have at most ${noteBytesMax} bytes in UTF-8 on this portal; it has ${bytes}.`
    return [invalid(path, message)]
  }
  if (/[<>]/.test(isNote ? text.replace(/<br ?\/?>/gi, '') : text)) {
    const but = isNote ? ', except in <br>' : ''
    return [invalid(path, `${name} must not hold < or >${but}: the portal refuses them.`)]
  }
  return isNote ? [] : missingTextProblems(path, text, 'The portal takes no text without a visible character.')
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
      : [invalid(pointer('links', index, 'url'), 'url must have at most 2000 characters and name a host with a dot.')],
  )
}

function titleWarnings({ attachments, links = [] }: Property): Problem[] {
  const warn = (path: string, title = ''): Problem[] =>
    shortTitle(title) === title
      ? []
      : [invalid(path, `title is cut to "${shortTitle(title)}": the portal takes ${titleLengthMax} characters.`)]
  return [
    ...attachments.flatMap(({ title }, index) => warn(pointer('attachments', index, 'title'), title)),
    ...links.flatMap(({ title }, index) => warn(pointer('links', index, 'title'), title)),
  ]
}

/** Where to send inquiries is said of a contact, and the one of the portal's account is not ours to change. */
function collectingWarnings({ contact, inquiryEmail }: Publication): Problem[] {
  if (contact !== null || inquiryEmail === undefined) return []
  const message = 'Without a contact, the portal is not asked to send inquiries here: those have to be forwarded.'
  return [{ path: '/contactId', code: 'field_missing', message }]
}

function textsIn(field: Field): { from: string; text: string }[] {
  const { from, content } = field
  if (typeof content === 'string') return [{ from, text: content }]
  return (content ?? []).flatMap(textsIn)
}

function missingTextProblems(path: string, text: string | undefined, why: string): Problem[] {
  if (text !== undefined && !isBlank(text)) return []
  return [{ path, code: 'field_missing', message: `${nameOf(path)} is missing. ${why}` }]
}

function invalid(path: string, message: string): Problem {
  return { path, code: 'field_invalid', message }
}

function isBlank(text: string): boolean {
  return xmlText(text).trim() === ''
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

function onePerPath(problems: Problem[]): Problem[] {
  return problems.filter((problem, index) => problems.findIndex(({ path }) => path === problem.path) === index)
}
