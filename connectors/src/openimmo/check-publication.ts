import { type Contact, messageOf, pointer, type Problem, type Sentence } from '@aushang/model'
import type { Check, Publication } from '../contract.ts'
import { takenAttachments } from './document/anhaenge.ts'
import { isoLand } from './countries.ts'
import { charactersMaxAt, cut } from './document/immobilie.ts'
import { immobilieTable } from './members.ts'
import type { Settings } from './options.ts'

/** What cannot be sent, and what the format or the portal has no place for. */
export function checkPublication(publication: Publication, settings: Settings): Check {
  const { property, contact } = publication
  const problems = [
    ...contactProblems(contact),
    ...missingMembers(publication, settings),
    ...countryProblems(property.fields, settings),
  ]
  const warnings = [
    ...immobilieTable.leftoverWarnings(property, settings),
    ...cutTexts(property, settings),
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
  return [{ path: '/contactId', code: 'field_missing', message: messageOf({ key: 'contactMissing' }) }]
}

/** What this portal wants beyond the format, as its target says. */
function missingMembers({ property, contact }: Publication, { required = [] }: Settings): Problem[] {
  const { fields } = property
  const isOnRequest = 'purchasePriceOnRequest' in fields && fields.purchasePriceOnRequest
  const demands: Record<RequiredWord, { path: string; isMet: boolean; sentences: Sentence[] }> = {
    description: {
      path: '/fields/description',
      isMet: Boolean(fields.description?.trim()),
      sentences: [
        { key: 'advertFieldMissing', params: { field: '/fields/description' } },
        { key: 'portalTakesNoneWithout', params: { field: '/fields/description' } },
      ],
    },
    purchasePrice: {
      path: '/fields/purchasePrice',
      isMet: !isOnRequest,
      sentences: [{ key: 'priceOnRequestRefused' }],
    },
    // A contact that is missing altogether is told once.
    'contact.firstName': {
      path: '/contactId',
      isMet: contact === null || Boolean(contact.firstName?.trim()),
      sentences: [{ key: 'contactFirstNameMissing' }],
    },
  }
  return required
    .map((word) => demands[word])
    .filter(({ isMet }) => !isMet)
    .map(({ path, sentences }) => ({ path, code: 'field_missing', message: messageOf(...sentences) }))
}

function countryProblems({ address }: Fields, { germanyOnly }: Settings): Problem[] {
  const { country = 'DE' } = address
  if (!germanyOnly || country === 'DE') return []
  const message = messageOf({ key: 'portalTakesGermanyOnly', params: { country } })
  return [{ path: '/fields/address/country', code: 'field_invalid', message }]
}

function cutTexts(property: Publication['property'], settings: Settings): Problem[] {
  return immobilieTable.entriesOf(property, settings).flatMap(({ at, from: path, value }): Problem[] => {
    const charactersMax = charactersMaxAt(at, settings)
    if (charactersMax === undefined || cut(String(value), charactersMax) === value) return []
    const message = messageOf({ key: 'fieldShortened', params: { field: path, charactersMax } })
    return [{ path, code: 'shortened', message }]
  })
}

/** A contact has one place in the property to point at: its `contactId`. */
function contactWarnings({ contact, inquiryEmail }: Publication, { version, feedbackEmail }: Settings): Problem[] {
  const country = contact?.address?.country
  const warn = (code: Problem['code'], sentence: Sentence): Problem => ({
    path: '/contactId',
    code,
    message: messageOf(sentence),
  })
  return [
    ...(country !== undefined && isoLand(country) === undefined
      ? [warn('left_out', { key: 'contactCountryLeftOut', params: { country } })]
      : []),
    ...(contact?.photoUrl !== undefined && version === '1.2.5'
      ? [warn('left_out', { key: 'contactPhotoLeftOut' })]
      : []),
    ...(inquiryEmail !== undefined && feedbackEmail !== undefined
      ? [warn('inquiries_not_collected', { key: 'inquiriesGoElsewhere' })]
      : []),
  ]
}

function leftOut({ property }: Publication, { pictureCountMax, linkCountMax = Infinity }: Settings): Problem[] {
  const lists = [
    { name: 'attachments', given: property.attachments.length, taken: pictureCountMax, key: 'attachmentsLeftOut' },
    { name: 'links', given: property.links?.length ?? 0, taken: linkCountMax, key: 'linksLeftOut' },
  ] as const
  return lists
    .filter(({ given, taken }) => given > taken)
    .map(({ name, given, taken, key }) => ({
      path: pointer(name),
      code: 'left_out',
      message: messageOf({ key, params: { given, taken } }),
    }))
}

/** Importers pass over a file that is too large without a word. */
function oversizedFiles(publication: Publication, settings: Settings): Problem[] {
  const { pictures, pictureBytesMax } = settings
  const taken = new Set(takenAttachments(publication, settings).map(({ id }) => id))
  return publication.property.attachments.flatMap(({ id, contentType, bytes = 0 }, index): Problem[] => {
    const isSentAsItIs = contentType === 'application/pdf' || pictures === 'byUrl'
    if (!taken.has(id) || !isSentAsItIs || bytes <= pictureBytesMax) return []
    const params = { number: index + 1, bytes, bytesMax: pictureBytesMax }
    const message = messageOf({ key: 'fileTooLargeForPortal', params })
    return [{ path: pointer('attachments', index), code: 'too_large_for_portal', message }]
  })
}
