import { isRecord } from '@aushang/model'
import { textOf } from './offer-api/answers.ts'
import type { Element } from './document/xml.ts'

/** What of a contact is written, in the order of the portal's schema. Which is the default one stays as it is when nothing is said. */
const names = [
  'email',
  'salutation',
  'firstname',
  'lastname',
  'faxNumber',
  'phoneNumber',
  'cellPhoneNumber',
  'address',
  'countryCode',
  'title',
  'additionName',
  'company',
  'homepageUrl',
  'portraitUrl',
  'position',
  'secondaryEmail',
  'clickOutUrl',
  'officeHours',
  'localPartnerContact',
  'businessCardContact',
  'externalId',
  'showOnProfilePage',
]

interface SentBefore {
  elements: string[]
  inquiryEmail?: string
}

/** Ours, and what is there and never was ours. A second address that the agency uses stays. */
export function mergeContact(ours: Element, there: Record<string, unknown>, before: SentBefore | undefined): Element {
  const own = new Map(writtenIn(ours).map((element) => [element.name, element]))
  const theirs = new Map(contentOfContact(there).map((element) => [element.name, element]))
  const content = names.flatMap((name) => {
    const kept = theirs.get(name)
    if (name === 'secondaryEmail' && kept !== undefined && kept.content !== before?.inquiryEmail) return [kept]
    const wasOurs = before?.elements.includes(name) === true
    return own.get(name) ?? (wasOurs ? [] : (kept ?? []))
  })
  return { ...ours, content }
}

/** The contact as the portal has it. */
export function contentOfContact(there: Record<string, unknown>): Element[] {
  return names.flatMap((name) => elementOf(name, name.endsWith('Number') ? numberIn(there, name) : there[name]))
}

export function writtenIn({ content }: Element): readonly Element[] {
  if (typeof content !== 'object') return []
  return content.filter((element) => typeof element.content === 'string' || writtenIn(element).length > 0)
}

/** It is shown whole and in parts. */
function numberIn(there: Record<string, unknown>, name: string): unknown {
  const parts = ['CountryCode', 'AreaCode', 'Subscriber'].map((part) => textOf(there[name + part]))
  return there[name] ?? (parts.includes(undefined) ? undefined : parts.join(' '))
}

function elementOf(name: string, value: unknown): Element[] {
  if (isRecord(value)) {
    const content = Object.entries(value).flatMap(([child, inner]) => elementOf(child, inner))
    return content.length > 0 ? [{ name, content }] : []
  }
  const text = name.startsWith('@') ? undefined : textOf(value)
  return text === undefined || text === '' ? [] : [{ name, content: text }]
}
