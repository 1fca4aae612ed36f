import { defineSentence } from './define-sentence.ts'
import { countryName, dasPortal, type OfField, type OfPortal, speakOf, thePortal } from './speak-of.ts'

const portal = 'Portal A'
const propertyType = 'apartmentRent'

/** What is shown otherwise than it was given, or left out. */
export const advertWarningSentences = {
  fieldShortened: defineSentence<OfPortal & OfField & { charactersMax: number }>({
    examples: [
      { portal, field: '/fields/title', propertyType, charactersMax: 100 },
      { field: '/fields/title', charactersMax: 100 },
    ],
    en: ({ portal, field, propertyType, charactersMax }, say) => {
      const { begin, is } = speakOf(field, 'en', propertyType)
      return `${begin} ${is('is', 'are')} cut off after ${say.number(charactersMax)} characters; ${thePortal(portal).plain} allows no more.`
    },
    de: ({ portal, field, propertyType, charactersMax }, say) => {
      const { begin, is } = speakOf(field, 'de', propertyType)
      return `${begin} ${is('wird', 'werden')} nach ${say.number(charactersMax)} Zeichen abgeschnitten; mehr erlaubt ${dasPortal(portal).plain} nicht.`
    },
  }),
  captionShortened: defineSentence<{ field: string; shown: string }>({
    examples: [{ field: '/attachments/0/title', shown: 'Wohnzimmer mit Blick auf …' }],
    en: ({ field, shown }, say) => `${speakOf(field, 'en').begin} is shortened to ${say.quote(shown)}.`,
    de: ({ field, shown }, say) => `${speakOf(field, 'de').begin} wird auf ${say.quote(shown)} gekürzt.`,
  }),
  zeroIsOnRequest: defineSentence<OfPortal>({
    examples: [{ portal }, {}],
    en: ({ portal }) => `The purchase price is €0; ${thePortal(portal).plain} shows that as “price on request”.`,
    de: ({ portal }) => `Der Kaufpreis ist 0 €; ${dasPortal(portal).plain} zeigt das als „Preis auf Anfrage“.`,
  }),
  fieldLeftOut: defineSentence<OfField>({
    examples: [{ field: '/fields/hasFireplace', propertyType }, { field: '/fields/address/region' }],
    en: ({ field, propertyType }) => {
      const { begin, is } = speakOf(field, 'en', propertyType)
      return `${begin} ${is('does', 'do')} not appear in the advert.`
    },
    de: ({ field, propertyType }) => {
      const { begin, is } = speakOf(field, 'de', propertyType)
      return `${begin} ${is('erscheint', 'erscheinen')} nicht im Inserat.`
    },
  }),
  fieldSaidInNote: defineSentence<OfPortal & OfField & { words: string }>({
    examples: [
      { portal, field: '/fields/hasFireplace', propertyType, words: 'Kamin' },
      { field: '/fields/hasFireplace', words: 'Kamin' },
    ],
    en: ({ portal, field, propertyType, words }, say) =>
      `${thePortal(portal).begin} has no field, or no such value, for ${speakOf(field, 'en', propertyType).object}. Among the other notes it says instead: ${say.quote(words)}.`,
    de: ({ portal, field, propertyType, words }, say) =>
      `${dasPortal(portal).begin} hat kein Feld oder keinen passenden Wert für ${speakOf(field, 'de', propertyType).object}. Unter „Sonstiges“ steht deshalb: ${say.quote(words)}.`,
  }),
  textHasTags: defineSentence<OfField>({
    examples: [{ field: '/fields/description', propertyType }, { field: '/fields/description' }],
    en: ({ field, propertyType }) => {
      const { begin, is } = speakOf(field, 'en', propertyType)
      return `${begin} ${is('has', 'have')} HTML in it. Portals show plain text: the tags are left out, and line breaks kept.`
    },
    de: ({ field, propertyType }) => {
      const { begin, is } = speakOf(field, 'de', propertyType)
      return `${begin} ${is('enthält', 'enthalten')} HTML. Portale zeigen reinen Text: Die Auszeichnungen fallen weg, Zeilenumbrüche bleiben.`
    },
  }),
  portalHasNoField: defineSentence<OfPortal>({
    examples: [{ portal }, {}],
    en: ({ portal }) => `${thePortal(portal).begin} has no field for it.`,
    de: ({ portal }) => `${dasPortal(portal).begin} hat dafür kein Feld.`,
  }),
  portalFindsRegion: defineSentence<OfPortal>({
    examples: [{ portal }, {}],
    en: ({ portal }) => `For German addresses, ${thePortal(portal).plain} finds the region itself.`,
    de: ({ portal }) => `Bei deutschen Adressen ermittelt ${dasPortal(portal).plain} die Region selbst.`,
  }),
  positionIncomplete: defineSentence({
    en: 'A place on the map needs both latitude and longitude.',
    de: 'Ein Punkt auf der Karte braucht beides: geografische Breite und Länge.',
  }),
  portalTakesNoCertificateAbroad: defineSentence<OfPortal>({
    examples: [{ portal }, {}],
    en: ({ portal }) =>
      `For properties abroad, ${thePortal(portal).plain} accepts no information on energy certificates.`,
    de: ({ portal }) => `Bei Objekten im Ausland nimmt ${dasPortal(portal).plain} keine Angaben zum Energieausweis an.`,
  }),
  certificateNotThereYet: defineSentence({
    en: 'According to its status, there is no energy certificate yet. Only the energy source is sent.',
    de: 'Laut Status liegt noch kein Energieausweis vor. Übertragen wird nur der Energieträger.',
  }),
  warmWaterOfOldCertificatesOnly: defineSentence<OfPortal>({
    examples: [{ portal }, {}],
    en: ({ portal }) =>
      `${thePortal(portal).begin} asks for it only with consumption certificates issued before May 2014.`,
    de: ({ portal }) =>
      `${dasPortal(portal).begin} fragt danach nur bei Verbrauchsausweisen, die vor Mai 2014 ausgestellt wurden.`,
  }),
  oldCertificateHasNoClass: defineSentence({
    en: 'Certificates issued before May 2014 have no efficiency class.',
    de: 'Energieausweise, die vor Mai 2014 ausgestellt wurden, haben keine Effizienzklasse.',
  }),
  attachmentsLeftOut: defineSentence<OfPortal & { taken: number; given: number }>({
    examples: [
      { portal, taken: 10, given: 12 },
      { taken: 10, given: 12 },
    ],
    en: ({ portal, taken, given }, say) =>
      `${thePortal(portal).begin} accepts ${say.number(taken)} of the ${say.number(given)} pictures and documents; the others do not appear.`,
    de: ({ portal, taken, given }, say) =>
      `${dasPortal(portal).begin} nimmt nur ${say.number(taken)} von ${say.number(given)} Bildern und Dokumenten an; die übrigen erscheinen nicht.`,
  }),
  linksLeftOut: defineSentence<OfPortal & { taken: number; given: number }>({
    examples: [
      { portal, taken: 1, given: 3 },
      { taken: 1, given: 3 },
    ],
    en: ({ portal, taken, given }, say) =>
      `${thePortal(portal).begin} accepts ${say.number(taken)} of the ${say.number(given)} links; the others do not appear.`,
    de: ({ portal, taken, given }, say) =>
      `${dasPortal(portal).begin} nimmt nur ${say.number(taken)} von ${say.number(given)} Links an; die übrigen erscheinen nicht.`,
  }),
  fileTooLargeForPortal: defineSentence<OfPortal & { number: number; bytes: number; bytesMax: number }>({
    examples: [
      { portal, number: 3, bytes: 7_550_000, bytesMax: 5_242_880 },
      { number: 3, bytes: 7_550_000, bytesMax: 5_242_880 },
    ],
    en: ({ portal, number, bytes, bytesMax }, say) =>
      `Attachment ${say.number(number)} has ${say.bytes(bytes)}, but ${thePortal(portal).plain} allows ${say.bytes(bytesMax)}. It may be missing there; a smaller file would be safer.`,
    de: ({ portal, number, bytes, bytesMax }, say) =>
      `Anhang ${say.number(number)} hat ${say.bytes(bytes)}, ${dasPortal(portal).plain} erlaubt aber nur ${say.bytes(bytesMax)}. Er könnte dort fehlen; nehmen Sie besser eine kleinere Datei.`,
  }),
  contactPhoneLeftOut: defineSentence<{ field: string }>({
    examples: [{ field: '/contact/phone' }],
    en: ({ field }) =>
      `The contact’s ${speakOf(field, 'en').name} does not appear. Give it with country and area code, such as +49 30 23125000.`,
    de: ({ field }) =>
      `${speakOf(field, 'de').begin} des Ansprechpartners erscheint nicht. Geben Sie sie mit Landes- und Ortsvorwahl an, etwa +49 30 23125000.`,
  }),
  contactAddressTooLong: defineSentence<OfPortal & { field: string; charactersMax: number }>({
    examples: [
      { portal, field: '/contact/website', charactersMax: 300 },
      { field: '/contact/website', charactersMax: 300 },
    ],
    en: ({ portal, field, charactersMax }, say) =>
      `The contact’s ${speakOf(field, 'en').name} does not appear: ${thePortal(portal).plain} allows at most ${say.number(charactersMax)} characters.`,
    de: ({ portal, field, charactersMax }, say) =>
      `${speakOf(field, 'de').begin} des Ansprechpartners erscheint nicht: ${dasPortal(portal).begin} erlaubt höchstens ${say.number(charactersMax)} Zeichen.`,
  }),
  contactCountryLeftOut: defineSentence<OfPortal & { country: string }>({
    examples: [{ portal, country: 'XK' }, { country: 'XK' }],
    en: ({ portal, country }) =>
      `The contact’s country does not appear: ${countryName(country, 'en')} is not on ${thePortal(portal).its} list of countries.`,
    de: ({ portal, country }) =>
      `Das Land des Ansprechpartners erscheint nicht: In der Länderliste ${dasPortal(portal).of} fehlt ${countryName(country, 'de')}.`,
  }),
  contactMembersLeftOut: defineSentence<OfPortal & { fields: string[] }>({
    examples: [{ portal, fields: ['/contact/fax', '/contact/officeHours'] }, { fields: ['/contact/fax'] }],
    en: ({ portal, fields }) =>
      `Of the contact, ${thePortal(portal).plain} has no field for: ${fields.map((field) => speakOf(field, 'en').name).join(', ')}.`,
    de: ({ portal, fields }) =>
      `Vom Ansprechpartner erscheint nicht, weil ${dasPortal(portal).plain} dafür kein Feld hat: ${fields.map((field) => speakOf(field, 'de').name).join(', ')}.`,
  }),
  contactNumberNotSent: defineSentence<OfPortal>({
    examples: [{ portal }, {}],
    en: ({ portal }) =>
      `The contact’s number is not sent: ${thePortal(portal).plain} knows the contact by another one.`,
    de: ({ portal }) =>
      `Die Kontaktnummer wird nicht übertragen: ${dasPortal(portal).begin} führt den Ansprechpartner unter einer anderen Nummer.`,
  }),
  contactPhotoLeftOut: defineSentence<OfPortal>({
    examples: [{ portal }, {}],
    en: ({ portal }) => `The contact’s portrait does not appear: ${thePortal(portal).plain} has no field for it.`,
    de: ({ portal }) =>
      `Das Porträt des Ansprechpartners erscheint nicht: ${dasPortal(portal).begin} hat dafür kein Feld.`,
  }),
  inquiriesNeedContact: defineSentence<OfPortal>({
    examples: [{ portal }, {}],
    en: ({ portal }) =>
      `Without a contact, ${thePortal(portal).plain} cannot send inquiries here by itself. Choose a contact, or forward them.`,
    de: ({ portal }) =>
      `Ohne Ansprechpartner kann ${dasPortal(portal).plain} Anfragen nicht von selbst hierher schicken. Wählen Sie einen aus oder leiten Sie die Anfragen weiter.`,
  }),
  secondAddressTaken: defineSentence<OfPortal>({
    examples: [{ portal }, {}],
    en: ({ portal }) =>
      `${thePortal(portal).begin} has another second address for the contact, so that inquiries do not come here by themselves. Clear it there and change the contact here, or forward them.`,
    de: ({ portal }) =>
      `${dasPortal(portal).begin} hat für den Ansprechpartner schon eine andere zweite Adresse; Anfragen kommen deshalb nicht von selbst hierher. Löschen Sie sie dort und speichern Sie den Ansprechpartner hier noch einmal, oder leiten Sie die Anfragen weiter.`,
  }),
  inquiriesGoElsewhere: defineSentence<OfPortal>({
    examples: [{ portal }, {}],
    en: ({ portal }) =>
      `${thePortal(portal).begin} sends inquiries to another address; they do not come here by themselves.`,
    de: ({ portal }) =>
      `${dasPortal(portal).begin} schickt Anfragen an eine andere Adresse; hierher kommen sie nicht von selbst.`,
  }),
}
