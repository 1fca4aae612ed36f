import { type FailureCode, messageOf, type Problem, type PropertyType, type Sentence } from '@aushang/model'
import { placesOf } from '../document/listing.ts'
import type { PortalError } from './answers.ts'

/** Turns a reason of the portal's into a problem of our property. */
export type Explain = (error: PortalError) => Problem

export const explainAnything: Explain = ({ code, message }) => otherRefusal(message || code)

/** For what is about the advert: the portal's field is looked up among those that an advert of this type has. */
export function explainListing(type: PropertyType, files: readonly { from: string; title: string }[] = []): Explain {
  return ({ field, code, message }) => {
    const portalMessage = message || code
    const known = refusalsByCode[code]
    if (known !== undefined) return refusal(known.path, known.code, known.sentence, portalMessage)
    const [, number] = /^media\[(\d{1,4})\]/.exec(field) ?? []
    if (number !== undefined) {
      const { from = '/attachments', title = '' } = files[Number(number)] ?? {}
      return refusal(from, 'field_invalid', { key: 'portalRefusesAttachment', params: { title } }, portalMessage)
    }
    if (field.startsWith('contact')) {
      return refusal('/contactId', 'field_invalid', { key: 'portalRefusesContact' }, portalMessage)
    }
    const path = pointerOf(placesOf(type), field)
    if (path === undefined) return otherRefusal(portalMessage)
    return missing.has(code)
      ? refusal(path, 'field_missing', { key: 'portalMissesField', params: { field: path } }, portalMessage)
      : refusal(path, 'field_invalid', { key: 'portalRefusesField', params: { field: path } }, portalMessage)
  }
}

/** Files that the portal does not have (any more): nobody has to change anything. */
export function isAboutFiles(errors: PortalError[]): boolean {
  return errors.length > 0 && errors.every(({ code }) => code === 'MEDIA_UNKNOWN' || code === 'MEDIA_EXPIRED')
}

export function isOfAnotherType(errors: PortalError[]): boolean {
  return errors.some(({ field, code }) => field === 'data.estateType' && code === 'IMMUTABLE')
}

const missing = new Set(['MISSING', 'EMPTY'])

interface KnownRefusal {
  path: string
  code: FailureCode
  sentence: Sentence
}

const duplicate: KnownRefusal = {
  path: '/externalId',
  code: 'duplicate_on_portal',
  sentence: { key: 'portalHasDuplicate', params: {} },
}

const refusalsByCode: Record<string, KnownRefusal> = {
  QUOTA_EXCEEDED: { path: '', code: 'quota_exhausted', sentence: { key: 'portalQuotaExhausted' } },
  UNKNOWN_PLACE: { path: '/fields/address', code: 'field_invalid', sentence: { key: 'portalFindsNoAddress' } },
  NOT_FOUND: { path: '/fields/address', code: 'field_invalid', sentence: { key: 'portalFindsNoAddress' } },
  ALREADY_EXISTS: duplicate,
  IMMUTABLE: duplicate,
}

function otherRefusal(portalMessage: string): Problem {
  const sentence: Sentence = portalMessage === '' ? { key: 'portalRefusesSilently' } : { key: 'portalRefuses' }
  return refusal('', 'rejected_by_portal', sentence, portalMessage)
}

const portalMessageMax = 500

/** Ours, and beside it what the portal says. */
function refusal(path: string, code: FailureCode, sentence: Sentence, words: string): Problem {
  const portalMessage = words.slice(0, portalMessageMax).toWellFormed()
  return { path, code, message: messageOf(sentence), ...(portalMessage !== '' && { portalMessage }) }
}

/** The field itself, or the nearest around it that we know; one that holds several of ours is the first of them. */
function pointerOf(places: ReadonlyMap<string, string>, field: string): string | undefined {
  for (let name = field.replace(/\[\d+\]$/, ''); name.includes('.'); name = name.slice(0, name.lastIndexOf('.'))) {
    const inside = [...places].find(([place]) => place === name || place.startsWith(`${name}.`))
    if (inside !== undefined) return inside[1]
  }
  return undefined
}
