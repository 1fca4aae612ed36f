import type { Contact } from '@aushang/model'
import type { Problem } from '../../contract.ts'
import { countryOf } from './countries.ts'
import { phoneNumber } from './phone.ts'
import { salutations } from './words.ts'
import type { Element } from './xml.ts'

export const commonNamespace = 'http://rest.immobilienscout24.de/schema/common/1.0'

const urlLengthMax = 300

/** The contact under our own id. What is not said here is cleared there, except which contact is the default one. */
export function contactOf(contact: Contact): Element {
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
      element('homepageUrl', websiteOf(contact)),
      element('position', contact.position),
      element('externalId', contact.id),
    ],
  }
}

/** What of the contact is not sent. The property has one place to point at: its `contactId`. */
export function contactWarnings(contact: Contact): Problem[] {
  const warn = (message: string): Problem => ({ path: '/contactId', code: 'field_invalid', message })
  const warnings = phones
    .filter((name) => contact[name] !== undefined && phoneOf(contact, name) === undefined)
    .map((name) => warn(`The contact’s ${name} is left out: give it as +49 30 23125000, with country and area code.`))
  if (contact.website !== undefined && websiteOf(contact) === undefined) {
    warnings.push(warn(`The contact’s website is left out: the portal takes at most ${urlLengthMax} characters.`))
  }
  if (countryOf(countryOfContact(contact)) === undefined) {
    warnings.push(warn(`The contact’s country is left out: the portal does not know ${countryOfContact(contact)}.`))
  }
  return warnings
}

const phones = ['phone', 'mobilePhone'] as const

function phoneOf(contact: Contact, name: (typeof phones)[number]): string | undefined {
  const text = contact[name]
  return text && phoneNumber(text, countryOfContact(contact))
}

function countryOfContact(contact: Contact): string {
  return contact.address?.country ?? 'DE'
}

function websiteOf({ website }: Contact): string | undefined {
  return website !== undefined && website.length <= urlLengthMax ? website : undefined
}
