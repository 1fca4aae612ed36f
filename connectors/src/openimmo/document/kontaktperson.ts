import type { Contact } from '@aushang/model'
import { isoLand } from './countries.ts'
import type { Settings } from '../options.ts'
import { salutations } from './words.ts'
import type { Element } from './xml.ts'

/** Whom a prospect turns to. The format knows no object without one. */
export function kontaktperson(contact: Contact, { feedbackEmail }: Settings): Element {
  const { address = {} } = contact
  const country = address.country && isoLand(address.country)
  return {
    email_zentrale: contact.email,
    email_direkt: contact.email,
    tel_zentrale: contact.phone,
    tel_durchw: contact.phone,
    tel_handy: contact.mobilePhone,
    name: contact.lastName,
    vorname: contact.firstName,
    titel: contact.title,
    anrede: contact.salutation && salutations[contact.salutation],
    position: contact.position,
    firma: contact.company,
    strasse: address.street,
    hausnummer: address.streetNumber,
    plz: address.postalCode?.trim(),
    ort: address.city,
    land: country && { '@iso_land': country },
    email_feedback: feedbackEmail,
    url: contact.website,
  }
}
