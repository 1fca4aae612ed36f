import type { Contact } from '@aushang/model'
import { isoLand } from './countries.ts'
import type { Settings } from '../options.ts'
import { salutations } from './words.ts'
import type { Element } from './xml.ts'

/** Whom a prospect turns to. The format knows no object without one. */
export function kontaktperson(contact: Contact, settings: Settings, inquiryEmail?: string): Element {
  const { feedbackEmail = inquiryEmail } = settings
  const { address = {} } = contact
  const country = address.country && isoLand(address.country)
  return {
    email_zentrale: contact.email,
    email_direkt: contact.email,
    tel_zentrale: contact.phone,
    tel_durchw: contact.phone,
    tel_fax: contact.fax,
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
    personennummer: contact.externalId,
    foto: fotoOf(contact, settings),
    freitextfeld: contact.officeHours,
  }
}

/** By its address, as pictures can be. 1.2.5 has no place for it. */
function fotoOf({ photoUrl }: Contact, { version }: Settings): Element | undefined {
  if (photoUrl === undefined || version === '1.2.5') return undefined
  const format = /\.png$/i.test(new URL(photoUrl).pathname) ? 'image/png' : 'image/jpeg'
  return { '@location': 'REMOTE', format, daten: { pfad: photoUrl } }
}
