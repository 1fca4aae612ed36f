import { type FailureCode, isRecord, messageOf, type Problem, type PropertyType, type Sentence } from '@aushang/model'
import { placesOf } from '../document/listing.ts'
import { quotaProblem } from '../not-public.ts'
import { type Answer, type PortalReason, wordsOf } from './answers.ts'

/** Turns a reason of the portal's into a problem of our property. */
export type Explain = (reason: PortalReason) => Problem

const explainAnything: Explain = (reason) => otherRefusal(wordsOf(reason))

/** What the advert was made of that is refused, as far as it is known. */
interface Refused {
  files?: readonly { from: string; title: string }[]
  /** The document that was sent: what it lacks is missing, and not wrong. */
  sent?: object
}

/** For what is about the advert: the portal's member is looked up among those that an advert of this type has. */
export function explainListing(type: PropertyType, { files = [], sent }: Refused = {}): Explain {
  return (reason) => {
    const { name } = reason
    const words = wordsOf(reason)
    const [, number] = /^\/media\/(\d{1,4})\b/.exec(name) ?? []
    if (number !== undefined) {
      const { from = '/attachments', title = '' } = files[Number(number)] ?? {}
      return refusal(from, 'field_invalid', { key: 'portalRefusesAttachment', params: { title } }, words)
    }
    if (/^\/contact\b/.test(name)) {
      return refusal('/contactId', 'field_invalid', { key: 'portalRefusesContact' }, words)
    }
    const path = pathOf(placesOf(type), name)
    if (path === undefined) return otherRefusal(words)
    return sent !== undefined && valueAt(sent, name) === undefined
      ? refusal(path, 'field_missing', { key: 'portalMissesField', params: { field: path } }, words)
      : refusal(path, 'field_invalid', { key: 'portalRefusesField', params: { field: path } }, words)
  }
}

/** All that an answer refuses; where it names no member, its own words. */
export function problemsOf({ problem, reasons }: Answer, explain: Explain = explainAnything): Problem[] {
  const { type = '', words = '' } = problem ?? {}
  if (type === quotaProblem) return [refusal('', 'quota_exhausted', { key: 'portalQuotaExhausted' }, words)]
  return reasons.length > 0 ? reasons.map(explain) : [otherRefusal(words)]
}

/** Files that the portal does not have (any more): nobody has to change anything. */
export function isAboutFiles({ reasons }: Answer): boolean {
  return reasons.length > 0 && reasons.every(({ name }) => /^\/media\/\d+\/externalMediaId$/.test(name))
}

/** What we write there is a word that the portal knows: only that it was another before can be wrong. */
export function isOfAnotherType({ reasons }: Answer): boolean {
  return reasons.some(({ name }) => name === '/data/estateType')
}

/** A sister interface says so in the form of a refusal. */
export function isTaken({ reasons }: Answer): boolean {
  return reasons.some(({ name }) => name === '/metadata/source/offererEstateId')
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

/** The member itself, or the nearest around it that we know; one that holds several of ours is the first of them. None is what is the same in all adverts. */
function pathOf(places: ReadonlyMap<string, string>, name: string): string | undefined {
  for (let names = name.split('/').slice(1); names.length > 1; names = names.slice(0, -1)) {
    const at = names.join('.')
    const inside = [...places].find(([place, from]) => place === at || (from !== '' && place.startsWith(`${at}.`)))
    if (inside !== undefined) return inside[1] || undefined
  }
  return undefined
}

function valueAt(document: object, name: string): unknown {
  return name
    .split('/')
    .slice(1)
    .reduce<unknown>((at, each) => {
      if (Array.isArray(at)) return at[Number(each)]
      return isRecord(at) ? at[each] : undefined
    }, document)
}
