import { type Contact, messageOf, type Problem, type Sentence } from '@aushang/model'
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
        element('postcode', address?.postalCode?.trim()),
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
    .map(({ name }) => ({
      path: '/contactId',
      code: 'field_invalid',
      message: messageOf({ key: 'contactFieldRefused', params: { field: `/contact/${ourNames[name] ?? name}` } }),
    }))
}

/** What we call an element of the portal's, where that is another word. */
const ourNames: Record<string, string> = {
  firstname: 'firstName',
  lastname: 'lastName',
  faxNumber: 'fax',
  phoneNumber: 'phone',
  cellPhoneNumber: 'mobilePhone',
  street: 'address/street',
  houseNumber: 'address/streetNumber',
  postcode: 'address/postalCode',
  city: 'address/city',
  countryCode: 'address/country',
  homepageUrl: 'website',
  portraitUrl: 'photoUrl',
}

/** What of the contact is not sent. */
export function contactWarnings(contact: Contact): Problem[] {
  const country = countryOfContact(contact)
  return [
    ...phones
      .filter((name) => contact[name] !== undefined && phoneOf(contact, name) === undefined)
      .map((name) => leftOut({ key: 'contactPhoneLeftOut', params: { field: `/contact/${name}` } })),
    ...urls
      .filter((name) => contact[name] !== undefined && urlOf(contact, name) === undefined)
      .map((name) =>
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

function leftOut(sentence: Sentence): Problem {
  return { path: '/contactId', code: 'left_out', message: messageOf(sentence) }
}
