import type { Element } from '../xml.ts'

export function keyOf(name: string): string {
  return name.replace(/^[io]_/, '').replaceAll(/[^a-z0-9ß]/g, '')
}

/** What the dialects call the members of a person. */
export const names = {
  person: 'name nachname lastname vorname firstname',
  email: 'email mail emaildirekt emailprivat emailsonstige emailzentrale emailaddress',
  phone: 'tel telefon telefonnummer phone telephone phonenumber teldurchw telprivat telzentrale telsonstige',
  mobilePhone: 'mobil telhandy handy mobile mobilephone cellphone mobiltelefon mobilnummer telmobil telefonmobil',
  fax: 'fax telfax telefax faxnumber',
  country: 'land country',
  wish: 'wunsch wish wishes',
  channel: 'bevorzugt preferred preferredcontact preferredchannel',
  message:
    'anfrage enquiry inquiry request message nachricht info anmerkungen anmerkung bemerkung freitext comment text',
}

export const objectNames = ['objekt', 'object', 'property', 'immobilie', 'realestate']
export const personNames = [
  'interessent',
  'prospect',
  'interested',
  'interested_party',
  'prospective_customer',
  'kontakt',
  'contact',
  'person',
]
export const addressNames = ['adresse', 'anschrift', 'address']
const elementsWithFields = new Set([...objectNames, ...personNames, ...addressNames])

/** Some write these with attributes. */
export function hasFields(elementName: string): boolean {
  return elementsWithFields.has(elementName)
}

// What can hardly mean anything else: title, name and type do.
const plainNames = new Set(
  [
    names.email,
    names.phone,
    names.mobilePhone,
    names.fax,
    names.country,
    'anrede salutation vorname firstname nachname lastname firma company strasse straße street hausnummer hausnr',
    'plz postleitzahl postalcode ort stadt city anfrage nachricht message',
    'oobjid refnr objektnrextern externalid zusatzrefnr openimmoobid portalobjid portaluniqueid exposeurl',
  ].flatMap((each) => each.split(' ')),
)

export function isField(key: string): boolean {
  return plainNames.has(key)
}

const messageNames = new Set(names.message.split(' '))

export function isMessage({ name }: Element): boolean {
  return messageNames.has(keyOf(name))
}

const linkedNames = new Set(
  [names.message, names.email, names.phone, names.mobilePhone, 'wert'].flatMap((each) => each.split(' ')),
)

/** Where a link may lead to something worth knowing: what a name or a street leads to is the portal's affair. */
export function mayHaveLinks(name: string): boolean {
  return linkedNames.has(keyOf(name))
}
