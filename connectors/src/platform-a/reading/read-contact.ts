import type { ContactDraft } from '@aushang/model'
import { alpha2Of } from '../document/countries.ts'
import { readElements } from './element-reader.ts'
import { salutations } from '../document/words.ts'

/** The mirror of `contactOf`. What has no place here stays as it is at the portal: see `mergeContact`. */
export function readContactDetail(detail: Record<string, unknown>): Partial<ContactDraft> {
  const elements = readElements(detail)
  const place = elements.inside('address')
  const country = alpha2Of(elements.text('countryCode'))
  const address = {
    street: place.text('street'),
    streetNumber: place.text('houseNumber'),
    postalCode: place.text('postcode'),
    city: place.text('city'),
  }
  const hasAddress = Object.values(address).some((part) => part !== undefined)
  const draft = {
    salutation: elements.word(salutations, 'salutation'),
    title: elements.text('title'),
    firstName: elements.text('firstname'),
    lastName: elements.text('lastname'),
    email: elements.text('email'),
    phone: elements.text('phoneNumber'),
    mobilePhone: elements.text('cellPhoneNumber'),
    fax: elements.text('faxNumber'),
    company: elements.text('company'),
    position: elements.text('position'),
    website: elements.text('homepageUrl'),
    photoUrl: elements.text('portraitUrl'),
    officeHours: elements.text('officeHours'),
    address: hasAddress || (country !== undefined && country !== 'DE') ? { ...address, country } : undefined,
  }
  return JSON.parse(JSON.stringify(draft)) as Partial<ContactDraft>
}
