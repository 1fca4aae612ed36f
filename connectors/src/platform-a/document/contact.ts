import type { Contact } from '@aushang/model'
import type { Problem } from '../../contract.ts'
import { countryOf } from './countries.ts'
import { phoneNumber } from './phone.ts'
import { salutations } from './words.ts'
import { type Element, xmlText } from './xml.ts'

export const commonNamespace = 'http://rest.immobilienscout24.de/schema/common/1.0'

const urlLengthMax = 300

/** What is ours of the contact, under our own id. Inquiries come to both addresses. */
export function contactOf(contact: Contact, inquiryEmail?: string): Element {
  const { address, salutation } = contact
  const element = (name: string, content: Element['content']): Element => ({ name, content })
  return {
    name: 'common:realtorContactDetail',
    attributes: { 'xmlns:common': commonNamespace },
    content: [
      element('email', contact.email),
      element('salutation', salutation && salutations[salutation]),
      element('firstname', contact.firstName),
      element('lastname', contact.lastName),
      element('faxNumber', phoneOf(contact, 'fax')),
      element('phoneNumber', phoneOf(contact, 'phone')),
      element('cellPhoneNumber', phoneOf(contact, 'mobilePhone')),
      element('address', [
        element('street', address?.street),
        element('houseNumber', address?.streetNumber),
        element('postcode', address?.postalCode),
        element('city', address?.city),
      ]),
      element('countryCode', countryOf(countryOfContact(contact))),
      element('title', contact.title),
      element('company', contact.company),
      element('homepageUrl', urlOf(contact, 'website')),
      element('portraitUrl', urlOf(contact, 'photoUrl')),
      element('position', contact.position),
      element('secondaryEmail', inquiryEmail),
      element('officeHours', contact.officeHours),
      element('externalId', contact.id),
    ],
  }
}

/** What the portal would refuse. The property has one place to point at: its `contactId`. */
export function contactProblems(contact: Contact): Problem[] {
  const { content } = contactOf(contact)
  return (typeof content === 'object' ? content : [])
    .flatMap((child) => (typeof child.content === 'object' ? child.content : [child]))
    .filter(({ content }) => typeof content === 'string' && (/[<>]/.test(content) || xmlText(content).trim() === ''))
    .map(({ name }) => invalid(`The contact’s ${name} must not be blank nor hold < or >: the portal refuses it.`))
}

/** What of the contact is not sent. */
export function contactWarnings(contact: Contact): Problem[] {
  const country = countryOfContact(contact)
  return [
    ...phones
      .filter((name) => contact[name] !== undefined && phoneOf(contact, name) === undefined)
      .map((name) =>
        invalid(`The contact’s ${name} is left out: give it as +49 30 23125000, with country and area code.`),
      ),
    ...urls
      .filter((name) => contact[name] !== undefined && urlOf(contact, name) === undefined)
      .map((name) =>
        invalid(`The contact’s ${name} is left out: the portal takes at most ${urlLengthMax} characters.`),
      ),
    ...(countryOf(country) === undefined
      ? [invalid(`The contact’s country is left out: the portal does not know ${country}.`)]
      : []),
    ...(contact.externalId === undefined
      ? []
      : [invalid('The contact’s externalId is not sent: the portal knows the contact by its id here.')]),
  ]
}

const phones = ['phone', 'mobilePhone', 'fax'] as const
const urls = ['website', 'photoUrl'] as const

function phoneOf(contact: Contact, name: (typeof phones)[number]): string | undefined {
  const text = contact[name]
  return text && phoneNumber(text, countryOfContact(contact))
}

function countryOfContact(contact: Contact): string {
  return contact.address?.country ?? 'DE'
}

function urlOf(contact: Contact, name: (typeof urls)[number]): string | undefined {
  const url = contact[name]
  return url !== undefined && url.length <= urlLengthMax ? url : undefined
}

function invalid(message: string): Problem {
  return { path: '/contactId', code: 'field_invalid', message }
}
