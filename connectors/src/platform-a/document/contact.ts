import { type Contact, type ContactDraft, messageOf, type Problem, type Sentence } from '@aushang/model'
import { type Codec, type Part, part, text, words } from '../../mapping/member.ts'
import { readParts, writeParts } from '../../mapping/parts.ts'
import type { Entry } from '../../mapping/table.ts'
import { inAnswer } from './advert.ts'
import { alpha2Of, countryOf } from './countries.ts'
import { phoneNumber } from './phone.ts'
import { type Element, elementsOf, xmlText } from './xml.ts'

export const commonNamespace = 'http://rest.immobilienscout24.de/schema/common/1.0'

const urlLengthMax = 300

/** In the order of the portal's schema. Phone numbers are written as those of the contact's country. */
function partsOf(country: string): readonly Part[] {
  const ofContact = <Ours>(at: string, name: string, codec: Codec<Ours>) => part(at, `/contact/${name}`, codec)
  const phone: Codec<string> = { ...text(), write: (ours) => phoneNumber(ours, country) }
  const url: Codec<string> = { ...text(), write: (ours) => (ours.length <= urlLengthMax ? ours : undefined) }
  const ownText: Codec<string> = { ...text(), write: (ours) => ours || undefined }
  const unread: Codec<string> = { ...text(), read: () => undefined }
  return [
    ofContact('email', 'email', ownText),
    ofContact(
      'salutation',
      'salutation',
      words({ female: 'FEMALE', male: 'MALE', company: 'COMPANY', none: 'NO_SALUTATION' }),
    ),
    ofContact('firstname', 'firstName', ownText),
    ofContact('lastname', 'lastName', ownText),
    ofContact('faxNumber', 'fax', phone),
    ofContact('phoneNumber', 'phone', phone),
    ofContact('cellPhoneNumber', 'mobilePhone', phone),
    ofContact('address.street', 'address/street', ownText),
    ofContact('address.houseNumber', 'address/streetNumber', ownText),
    ofContact('address.postcode', 'address/postalCode', { ...ownText, write: (code) => code.trim() || undefined }),
    ofContact('address.city', 'address/city', ownText),
    ofContact('countryCode', 'address/country', { write: countryOf, read: (theirs) => alpha2Of(String(theirs)) }),
    ofContact('title', 'title', ownText),
    ofContact('company', 'company', ownText),
    ofContact('homepageUrl', 'website', url),
    ofContact('portraitUrl', 'photoUrl', url),
    ofContact('position', 'position', ownText),
    part('secondaryEmail', '/inquiryEmail', unread),
    ofContact('officeHours', 'officeHours', ownText),
    ofContact('externalId', 'id', unread),
  ]
}

/** What is ours of the contact, under our own id. Inquiries come to both addresses. */
export function contactOf(contact: Contact, inquiryEmail?: string): Element {
  return {
    name: 'common:realtorContactDetail',
    attributes: { 'xmlns:common': commonNamespace },
    content: elementsOf(entriesOf(contact, inquiryEmail)),
  }
}

function entriesOf(contact: Contact, inquiryEmail?: string): Entry[] {
  const country = countryOfContact(contact)
  const address = { ...contact.address, country }
  return writeParts(partsOf(country), { contact: { ...contact, address }, inquiryEmail })
}

/** What has no place here stays as it is at the portal: see `mergeContact`. */
export function readContactDetail(detail: Record<string, unknown>): Partial<ContactDraft> {
  const { address, ...draft } = readParts(partsOf('DE'), inAnswer(detail)) as Partial<ContactDraft>
  const { country, ...place } = address ?? {}
  const isThere = Object.keys(place).length > 0 || (country !== undefined && country !== 'DE')
  return { ...draft, ...(address && isThere && { address }) }
}

/** What the portal would refuse. The property has one place to point at: its `contactId`. */
export function contactProblems(contact: Contact): Problem[] {
  return entriesOf(contact)
    .filter(({ value }) => /[<>]/.test(String(value)) || xmlText(String(value)).trim() === '')
    .map(({ from }) => ({
      path: '/contactId',
      code: 'field_invalid',
      message: messageOf({ key: 'contactFieldRefused', params: { field: from } }),
    }))
}

/** What of the contact is not sent. */
export function contactWarnings(contact: Contact): Problem[] {
  const country = countryOfContact(contact)
  const sent = new Set(entriesOf(contact).map(({ from }) => from))
  const isLeftOut = (name: keyof Contact) => contact[name] !== undefined && !sent.has(`/contact/${name}`)
  return [
    ...phones
      .filter(isLeftOut)
      .map((name) => leftOut({ key: 'contactPhoneLeftOut', params: { field: `/contact/${name}` } })),
    ...urls.filter(isLeftOut).map((name) =>
      leftOut({
        key: 'contactAddressTooLong',
        params: { field: `/contact/${name}`, charactersMax: urlLengthMax },
      }),
    ),
    ...(countryOf(country) === undefined ? [leftOut({ key: 'contactCountryLeftOut', params: { country } })] : []),
    ...(contact.externalId === undefined ? [] : [leftOut({ key: 'contactNumberNotSent' })]),
  ]
}

const phones = ['phone', 'mobilePhone', 'fax'] as const
const urls = ['website', 'photoUrl'] as const

function countryOfContact(contact: Contact): string {
  return contact.address?.country ?? 'DE'
}

function leftOut(sentence: Sentence): Problem {
  return { path: '/contactId', code: 'left_out', message: messageOf(sentence) }
}
