import { part, type Part, text, words } from '../../mapping/member.ts'
import type { Settings } from '../options.ts'
import { country } from './codecs.ts'

const parts: readonly Part[] = [
  part('kontaktperson.email_zentrale', '/contact/email', text()),
  part('kontaktperson.email_direkt', '/contact/email', text()),
  part('kontaktperson.tel_zentrale', '/contact/phone', text()),
  part('kontaktperson.tel_durchw', '/contact/phone', text()),
  part('kontaktperson.tel_fax', '/contact/fax', text()),
  part('kontaktperson.tel_handy', '/contact/mobilePhone', text()),
  // The format wants it, were it empty.
  part('kontaktperson.name', '/contact/lastName', { ...text(), write: (name: string) => name }),
  part('kontaktperson.vorname', '/contact/firstName', text()),
  part('kontaktperson.titel', '/contact/title', text()),
  part('kontaktperson.anrede', '/contact/salutation', words({ female: 'Frau', male: 'Herr', company: 'Firma' })),
  part('kontaktperson.position', '/contact/position', text()),
  part('kontaktperson.firma', '/contact/company', text()),
  part('kontaktperson.strasse', '/contact/address/street', text()),
  part('kontaktperson.hausnummer', '/contact/address/streetNumber', text()),
  part('kontaktperson.plz', '/contact/address/postalCode', { ...text(), write: (code: string) => code.trim() }),
  part('kontaktperson.ort', '/contact/address/city', text()),
  part('kontaktperson.land.@iso_land', '/contact/address/country', country),
  part('kontaktperson.url', '/contact/website', text()),
  part('kontaktperson.personennummer', '/contact/externalId', text()),
  // By its address, as pictures can be.
  part('kontaktperson.foto.@location', '/contact/photoUrl', { write: () => 'REMOTE', read: () => undefined }),
  part('kontaktperson.foto.format', '/contact/photoUrl', {
    write: (url: string) => (/\.png$/i.test(new URL(url).pathname) ? 'image/png' : 'image/jpeg'),
    read: () => undefined,
  }),
  part('kontaktperson.foto.daten.pfad', '/contact/photoUrl', text()),
  part('kontaktperson.freitextfeld', '/contact/officeHours', text()),
]

/** Whom a prospect turns to. The format knows no object without one. 1.2.5 has no place for a photo. */
export function contactParts({ version }: Pick<Settings, 'version'>): readonly Part[] {
  return version === '1.2.5' ? parts.filter(({ from }) => from !== '/contact/photoUrl') : parts
}
