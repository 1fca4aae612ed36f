import { type FailureCode, messageOf, type Problem, type Sentence } from '@aushang/model'
import { type Answer, type Message, shortened } from './answers.ts'
import type { Part } from '../../mapping/member.ts'

/** Turns what the portal refuses into problems of our property. */
export type Explain = (message: Message) => Problem

/** The problems of a refusal; one that bears no message is quoted. */
export function problemsOf({ messages, text }: Answer, explain: Explain): Problem[] {
  const errors = messages.filter(({ code }) => !code.startsWith('MESSAGE_'))
  return (errors.length > 0 ? errors : [{ code: '', text: text.trim().slice(0, 500) }]).map(explain)
}

/** For what concerns the advert: the portal's field is looked up among the places of its elements. */
export function explainAdvert(places: readonly Place[]): Explain {
  return (message) => {
    const detail = detailOf(message)
    const known = knownRefusal(message, detail)
    if (known !== undefined) return known
    const name = refusedField(detail)
    const from = name === undefined ? undefined : pointerOf(places, name)
    if (from === undefined || from === '') return otherRefusal(detail)
    return missing.test(detail)
      ? refusal(from, 'field_missing', { key: 'portalMissesField', params: { field: from } }, detail)
      : refusal(from, 'field_invalid', { key: 'portalRefusesField', params: { field: from } }, detail)
  }
}

/** For what is about one thing as a whole: the contact, an attachment. */
export function explainAs(path: string, sentence: Sentence): Explain {
  return (message) => {
    const detail = detailOf(message)
    const code: FailureCode = /maximum number/i.test(detail) ? 'rejected_by_portal' : 'field_invalid'
    return knownRefusal(message, detail) ?? refusal(path, code, sentence, detail)
  }
}

export function isAlreadyThere({ messages }: Answer): boolean {
  return messages.some((message) => alreadyExists.test(message.text) || message.code === 'ERROR_RESOURCE_NOT_UNIQUE')
}

export const explainAnything: Explain = (message) => {
  const detail = detailOf(message)
  return knownRefusal(message, detail) ?? otherRefusal(detail)
}

export const explainForbidden: Explain = (message) =>
  refusal('', 'rejected_by_portal', { key: 'portalForbids' }, detailOf(message))

const alreadyExists = /already exists for external id/i
const hasOtherNumber = (detail: string) => /external ID /i.test(detail) && / does not match existing one/i.test(detail)
const noQuota = /no contingent available|no automatic booking enabled/i
const missing = /MANDATORY_FIELD_EMPTY|COURTAGE_EMPTY|is required|must be set|is mandatory|is not complete/

interface KnownRefusal {
  path: string
  code: FailureCode
  sentence: Sentence
}

const noPlace: KnownRefusal = { path: '', code: 'quota_exhausted', sentence: { key: 'portalQuotaExhausted' } }
const duplicate: KnownRefusal = {
  path: '/externalId',
  code: 'duplicate_on_portal',
  sentence: { key: 'portalHasDuplicate', params: {} },
}

const refusalsByCode: Record<string, KnownRefusal> = {
  ERROR_GEOCODING_FAILED: {
    path: '/fields/address',
    code: 'field_invalid',
    sentence: { key: 'portalFindsNoAddress' },
  },
  ERROR_INVALID_COORDINATES: {
    path: '/fields/address/latitude',
    code: 'field_invalid',
    sentence: { key: 'portalRefusesPosition' },
  },
  ERROR_CONTACT_DETAILS_MISSING: {
    path: '/contactId',
    code: 'field_missing',
    sentence: { key: 'portalMissesContact' },
  },
  ERROR_COMMISSION_SPLIT_VALIDATION_FAILED: {
    path: '/fields/commission',
    code: 'field_invalid',
    sentence: { key: 'portalRefusesCommission' },
  },
  ERROR_RESOURCE_NOT_UNIQUE: duplicate,
}

function knownRefusal({ code }: Message, detail: string): Problem | undefined {
  const isDuplicate = alreadyExists.test(detail) || hasOtherNumber(detail)
  const known = noQuota.test(detail) ? noPlace : isDuplicate ? duplicate : refusalsByCode[code]
  return known && refusal(known.path, known.code, known.sentence, detail)
}

function otherRefusal(detail: string): Problem {
  const sentence: Sentence = detail === '' ? { key: 'portalRefusesSilently' } : { key: 'portalRefuses' }
  return refusal('', 'rejected_by_portal', sentence, detail)
}

/** Ours, and beside it what the portal says. */
function refusal(path: string, code: FailureCode, sentence: Sentence, detail: string): Problem {
  return { path, code, message: messageOf(sentence), ...(detail !== '' && { portalMessage: detail }) }
}

const detailLengthMax = 500
const messageMark = '[MESSAGE: '

/** Its texts are "some sentence [MESSAGE: what matters]". They repeat the value, however long it is. */
function detailOf({ code, text }: Message): string {
  const begin = text.indexOf(messageMark)
  const inside = begin === -1 ? '' : text.slice(begin + messageMark.length, Math.max(text.lastIndexOf(']'), 0))
  return shortened(inside.trim() || text.trim() || code, detailLengthMax)
}

const patterns = [
  /^([\w.]+) : .* : [\w .]+$/s, // numberOfRooms : null : MANDATORY_FIELD_EMPTY
  /^field '([\w.]+)' is required/,
  /^Element\(s\) \[([\w.]+)/,
  /One of '\{(?:"[^"]*":)?(\w+)/, // cvc-complex-type.2.4: what should have stood there
  /(?:element|type) '(?:\w+:)?(\w+)'/, // cvc-type.3.1.3, cvc-elt
  /^(\w+) value \[/, // EnergySourceEnev2014 value [X] is not allowed.
  /^(\w+) is mandatory/,
]

function refusedField(detail: string): string | undefined {
  for (const pattern of patterns) {
    const name = pattern.exec(detail)?.[1]
    if (name !== undefined) return name
  }
  return undefined
}

type Place = Pick<Part, 'at' | 'from'>

/** Its validator speaks of `courtageInformation.courtage` where its schema has `courtage/courtage`. */
function pointerOf(places: readonly Place[], name: string): string | undefined {
  const names = name.split('.').map((part) => part.replace(/Information$/, '').toLowerCase())
  const [first = '', last = ''] = [names[0], names.at(-1)]
  const known = places.map(({ at, from }) => ({
    names: at
      .toLowerCase()
      .replace(/\[\]|@/, '')
      .split('.'),
    from,
  }))
  const exact = known.find((place) => place.names.join('.') === names.join('.'))
  const leaf = exact ?? known.find((place) => place.names.at(-1) === last)
  return leaf?.from ?? holderPointer(known, last) ?? holderPointer(known, first)
}

/** Of an element that has others inside: what these have in common, else that of the first. */
function holderPointer(places: readonly { names: string[]; from: string }[], name: string): string | undefined {
  const inside = places.filter(({ names }) => names.slice(0, -1).includes(name)).map(({ from }) => from)
  const parent = inside[0]?.replace(/\/[^/]+$/, '') ?? ''
  const isShared = parent.split('/').length > 2 && inside.every((from) => from.startsWith(`${parent}/`))
  return isShared ? parent : inside[0]
}
