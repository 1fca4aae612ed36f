import { type Contact, pointer } from '@aushang/model'
import type { Check, Problem, Publication } from '../contract.ts'
import { leftoverWarnings } from '../leftovers.ts'
import { takenAttachments } from './document/anhaenge.ts'
import { isoLand } from './document/countries.ts'
import { cut } from './document/immobilie.ts'
import { leftoversOf, otherTextOf } from './document/leftovers.ts'
import type { Settings } from './options.ts'

/** What cannot be sent, and what the format or the portal has no place for. */
export function checkPublication(publication: Publication, settings: Settings): Check {
  const { property, contact } = publication
  const own = property.fields.miscellaneousDescription
  const problems = [
    ...contactProblems(contact),
    ...missingMembers(publication, settings),
    ...countryProblems(property.fields, settings),
  ]
  const warnings = [
    ...leftoverWarnings(leftoversOf(property, settings), otherTextOf(property, settings), own),
    ...cutTexts(property.fields, settings),
    ...leftOut(publication, settings),
    ...contactWarnings(publication, settings),
    ...oversizedFiles(publication, settings),
  ]
  return { problems, warnings }
}

type Fields = Publication['property']['fields']
type RequiredWord = NonNullable<Settings['required']>[number]

function contactProblems(contact: Contact | null): Problem[] {
  if (contact !== null) return []
  const message =
    'OpenImmo knows no object without a contact: give the property a contactId, or the target a contact for all (options.contactId).'
  return [{ path: '/contactId', code: 'field_missing', message }]
}

/** What this portal wants beyond the format, as its target says. */
function missingMembers({ property, contact }: Publication, { required = [] }: Settings): Problem[] {
  const { fields } = property
  const isOnRequest = 'purchasePriceOnRequest' in fields && fields.purchasePriceOnRequest
  const demands: Record<RequiredWord, { path: string; isMet: boolean }> = {
    description: { path: '/fields/description', isMet: Boolean(fields.description?.trim()) },
    purchasePrice: { path: '/fields/purchasePrice', isMet: !isOnRequest },
    // A contact that is missing altogether is told once.
    'contact.firstName': { path: '/contactId', isMet: contact === null || Boolean(contact.firstName?.trim()) },
  }
  return required
    .filter((word) => !demands[word].isMet)
    .map((word) => ({
      path: demands[word].path,
      code: 'field_missing',
      message: `The portal takes no advert without ${word} (options.required).`,
    }))
}

function countryProblems({ address }: Fields, { germanyOnly }: Settings): Problem[] {
  const { country = 'DE' } = address
  if (!germanyOnly || country === 'DE') return []
  const message = `The portal takes property in Germany only (options.germanyOnly); country is ${country}.`
  return [{ path: '/fields/address/country', code: 'field_invalid', message }]
}

function cutTexts(fields: Fields, { titleLengthMax, textLengthMax }: Settings): Problem[] {
  const limits = {
    title: titleLengthMax,
    description: textLengthMax,
    locationDescription: textLengthMax,
    furnishingDescription: textLengthMax,
    miscellaneousDescription: textLengthMax,
  }
  return Object.entries(limits).flatMap(([name, lengthMax]): Problem[] => {
    const text = fields[name as keyof typeof limits]
    if (!text || cut(text, lengthMax) === text) return []
    const message = `The portal takes ${lengthMax} characters of ${name}; the rest is cut off.`
    return [{ path: pointer('fields', name), code: 'field_invalid', message }]
  })
}

/** A contact has one place in the property to point at: its `contactId`. */
function contactWarnings({ contact, inquiryEmail }: Publication, { version, feedbackEmail }: Settings): Problem[] {
  const country = contact?.address?.country
  const warn = (message: string): Problem => ({ path: '/contactId', code: 'field_invalid', message })
  return [
    ...(country !== undefined && isoLand(country) === undefined
      ? [warn(`The contact’s country is left out: the format's list of countries lacks ${country}.`)]
      : []),
    ...(contact?.photoUrl !== undefined && version === '1.2.5'
      ? [warn('OpenImmo 1.2.5 has no place for the contact’s photoUrl; it is left out.')]
      : []),
    ...(inquiryEmail !== undefined && feedbackEmail !== undefined
      ? [warn('options.feedbackEmail names where inquiries go; the portal is not asked to send them here.')]
      : []),
  ]
}

function leftOut({ property }: Publication, { pictureCountMax, linkCountMax = Infinity }: Settings): Problem[] {
  const lists = [
    { name: 'attachments', length: property.attachments.length, countMax: pictureCountMax },
    { name: 'links', length: property.links?.length ?? 0, countMax: linkCountMax },
  ]
  return lists
    .filter(({ length, countMax }) => length > countMax)
    .map(({ name, length, countMax }) => ({
      path: pointer(name),
      code: 'field_invalid',
      message: `The portal takes ${countMax} ${name} of ${length}; the rest is left out.`,
    }))
}

/** Importers pass over a file that is too large without a word. */
function oversizedFiles(publication: Publication, settings: Settings): Problem[] {
  const { pictures, pictureBytesMax } = settings
  const taken = new Set(takenAttachments(publication, settings).map(({ id }) => id))
  return publication.property.attachments.flatMap(({ id, contentType, bytes = 0 }, index): Problem[] => {
    const isSentAsItIs = contentType === 'application/pdf' || pictures === 'byUrl'
    if (!taken.has(id) || !isSentAsItIs || bytes <= pictureBytesMax) return []
    const message = `The portal takes files of up to ${pictureBytesMax} bytes; this one has ${bytes}, and is sent as it is.`
    return [{ path: pointer('attachments', index), code: 'field_invalid', message }]
  })
}
