import { type Contact, messageOf, type Problem, type Sentence } from '@aushang/model'
import { countryOf } from './countries.ts'
import { type Entry, shown } from './entry.ts'
import { salutations } from './words.ts'

const urlCharactersMax = 2_000

/** It goes along with every advert that shows it. Inquiries come to both addresses. */
export function contactEntries(contact: Contact, inquiryEmail: string | undefined): Entry[] {
  const { address, salutation } = contact
  const of = (at: string, member: string, value: unknown, charactersMax?: number): Entry => ({
    at: `contact.${at}`,
    from: `/contact/${member}`,
    value: shown(value),
    ...(charactersMax && { charactersMax }),
  })
  return [
    of('externalContactId', 'id', contact.id),
    of('salutation', 'salutation', salutation && salutations[salutation]),
    of('title', 'title', contact.title, 15),
    of('firstName', 'firstName', contact.firstName, 30),
    of('lastName', 'lastName', contact.lastName, 50),
    of('email', 'email', contact.email),
    of('inquiryEmail', 'email', inquiryEmail),
    of('phone', 'phone', contact.phone),
    of('mobilePhone', 'mobilePhone', contact.mobilePhone),
    of('fax', 'fax', contact.fax),
    of('company', 'company', contact.company, 100),
    of('position', 'position', contact.position, 100),
    of('website', 'website', urlOf(contact, 'website')),
    of('photoUrl', 'photoUrl', urlOf(contact, 'photoUrl')),
    of('officeHours', 'officeHours', contact.officeHours, 1_000),
    of('address.street', 'address/street', address?.street, 100),
    of('address.houseNumber', 'address/streetNumber', address?.streetNumber, 30),
    of('address.postalcode', 'address/postalCode', address?.postalCode, 20),
    of('address.city', 'address/city', address?.city, 50),
    of('address.country', 'address/country', address?.country && countryOf(address.country)),
  ]
}

/** What of the contact is not sent. */
export function contactWarnings(contact: Contact): Problem[] {
  const country = contact.address?.country
  return [
    ...urls
      .filter((name) => contact[name] !== undefined && urlOf(contact, name) === undefined)
      .map((name) => {
        const params = { field: `/contact/${name}`, charactersMax: urlCharactersMax }
        return leftOut({ key: 'contactAddressTooLong', params })
      }),
    ...(country === undefined || countryOf(country) !== undefined
      ? []
      : [leftOut({ key: 'contactCountryLeftOut', params: { country } })]),
    ...(contact.externalId === undefined ? [] : [leftOut({ key: 'contactNumberNotSent' })]),
  ]
}

const urls = ['website', 'photoUrl'] as const

function urlOf(contact: Contact, name: (typeof urls)[number]): string | undefined {
  const url = contact[name]
  return url !== undefined && url.length <= urlCharactersMax ? url : undefined
}

function leftOut(sentence: Sentence): Problem {
  return { path: '/contactId', code: 'left_out', message: messageOf(sentence) }
}
