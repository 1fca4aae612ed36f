import { defineSentence } from './define-sentence.ts'
import { countryName, speakOf } from './speak-of.ts'

/** A field is named by its JSON pointer, a contact's by one that begins with `/contact`. */
interface OfField extends Record<string, string | number> {
  field: string
}

/** What a portal would refuse of an advert, by its rules as they are known. */
const problemSentences = {
  advertFieldMissing: defineSentence<OfField>({
    examples: [{ field: '/fields/livingArea' }, { field: '/fields/additionalCosts' }, { field: '/fields/commission' }],
    en: ({ field }) => `${speakOf(field, 'en').begin} ${speakOf(field, 'en').is('is', 'are')} missing.`,
    de: ({ field }) => `${speakOf(field, 'de').begin} ${speakOf(field, 'de').is('fehlt', 'fehlen')}.`,
  }),
  portalWantsStreet: defineSentence({
    en: 'The portal wants it, and shows it only if you release the exact address.',
    de: 'Das Portal verlangt sie, zeigt sie aber nur, wenn Sie die genaue Adresse freigeben.',
  }),
  portalWantsHouseNumber: defineSentence({
    en: 'The portal takes only plots without one.',
    de: 'Ohne Hausnummer nimmt das Portal nur Grundstücke.',
  }),
  portalWantsRegionAbroad: defineSentence({
    en: 'Of properties abroad the portal wants the region, by its German name.',
    de: 'Bei Objekten im Ausland verlangt das Portal die Region mit ihrem deutschen Namen.',
  }),
  portalWantsCommission: defineSentence({
    en: 'Where a commission is due, the portal wants to know how much it is.',
    de: 'Ist eine Provision fällig, verlangt das Portal ihre Höhe.',
  }),
  portalWantsVisibleText: defineSentence({
    en: 'Blanks alone are not enough for the portal.',
    de: 'Leerzeichen allein genügen dem Portal nicht.',
  }),
  portalTakesNoneWithout: defineSentence({
    en: 'The portal takes no advert without it.',
    de: 'Ohne diese Angabe nimmt das Portal keine Anzeige an.',
  }),
  postalCodeNeedsFiveDigits: defineSentence({
    en: 'A German postal code has five digits. Please check it.',
    de: 'Eine deutsche Postleitzahl hat fünf Ziffern. Bitte prüfen Sie die Angabe.',
  }),
  portalTakesAbroadForSaleOnly: defineSentence({
    en: 'Abroad, the portal takes only properties that are for sale.',
    de: 'Im Ausland nimmt das Portal nur Objekte, die zum Verkauf stehen.',
  }),
  portalTakesGermanyOnly: defineSentence<{ country: string }>({
    examples: [{ country: 'AT' }],
    en: ({ country }) =>
      `The portal takes only properties in Germany. The country given is ${countryName(country, 'en')}.`,
    de: ({ country }) =>
      `Das Portal nimmt nur Objekte in Deutschland. Als Land ist ${countryName(country, 'de')} angegeben.`,
  }),
  portalLacksCountry: defineSentence<{ country: string }>({
    examples: [{ country: 'XK' }],
    en: ({ country }) => `The portal does not have ${countryName(country, 'en')} among its countries.`,
    de: ({ country }) => `In der Länderliste des Portals fehlt ${countryName(country, 'de')}.`,
  }),
  fieldTooLong: defineSentence<{ field: string; charactersMax: number }>({
    examples: [{ field: '/fields/address/streetNumber', charactersMax: 10 }],
    en: ({ field, charactersMax }, say) =>
      `${speakOf(field, 'en').begin} ${speakOf(field, 'en').is('is', 'are')} too long: the portal takes at most ${say.number(charactersMax)} characters.`,
    de: ({ field, charactersMax }, say) =>
      `${speakOf(field, 'de').begin} ${speakOf(field, 'de').is('ist', 'sind')} zu lang: Das Portal nimmt höchstens ${say.number(charactersMax)} Zeichen.`,
  }),
  textTooLong: defineSentence<{ field: string; length: number; lengthMax: number }>({
    examples: [{ field: '/fields/description', length: 4_120, lengthMax: 3_999 }],
    en: ({ field, length, lengthMax }, say) =>
      `${speakOf(field, 'en').begin} ${speakOf(field, 'en').is('is', 'are')} too long. The portal takes ${say.number(lengthMax)} characters and counts umlauts twice; counted like that, there are ${say.number(length)}.`,
    de: ({ field, length, lengthMax }, say) =>
      `${speakOf(field, 'de').begin} ${speakOf(field, 'de').is('ist', 'sind')} zu lang. Das Portal nimmt ${say.number(lengthMax)} Zeichen und zählt Umlaute doppelt; so gezählt sind es ${say.number(length)}.`,
  }),
  fieldTooSmall: defineSentence<{ field: string; minimum: number }>({
    examples: [{ field: '/fields/numberOfRooms', minimum: 1 }],
    en: ({ field, minimum }, say) =>
      `${speakOf(field, 'en').begin} ${speakOf(field, 'en').is('is', 'are')} too small: the portal takes ${say.number(minimum)} or more.`,
    de: ({ field, minimum }, say) =>
      `${speakOf(field, 'de').begin} ${speakOf(field, 'de').is('ist', 'sind')} zu klein: Das Portal nimmt Werte ab ${say.number(minimum)}.`,
  }),
  fieldIsZero: defineSentence<OfField>({
    examples: [{ field: '/fields/baseRent' }],
    en: ({ field }) =>
      `${speakOf(field, 'en').begin} ${speakOf(field, 'en').is('is', 'are')} zero. The portal takes only a higher amount.`,
    de: ({ field }) =>
      `${speakOf(field, 'de').begin} ${speakOf(field, 'de').is('ist', 'sind')} null. Das Portal nimmt nur einen höheren Betrag.`,
  }),
  fieldHasAngleBrackets: defineSentence<OfField>({
    examples: [{ field: '/fields/title' }, { field: '/attachments/0/title' }],
    en: ({ field }) =>
      `${speakOf(field, 'en').begin} ${speakOf(field, 'en').is('contains', 'contain')} < or >, which the portal refuses. Please take them out.`,
    de: ({ field }) =>
      `${speakOf(field, 'de').begin} ${speakOf(field, 'de').is('enthält', 'enthalten')} < oder >; das lehnt das Portal ab. Bitte entfernen Sie diese Zeichen.`,
  }),
  lineBreakMayStay: defineSentence({
    en: 'Only <br> may stay, for a new line.',
    de: 'Erlaubt ist nur <br> für eine neue Zeile.',
  }),
  linkRefused: defineSentence<{ number: number }>({
    examples: [{ number: 2 }],
    en: ({ number }, say) =>
      `The portal does not take the address of link ${say.number(number)}. It may have 2,000 characters, and must be whole, such as https://www.example.org/tour.`,
    de: ({ number }, say) =>
      `Die Adresse von Link ${say.number(number)} nimmt das Portal nicht. Sie darf höchstens 2.000 Zeichen haben und muss vollständig sein, etwa https://www.example.org/rundgang.`,
  }),
  contactMissing: defineSentence({
    en: 'The advert needs a contact. Choose one for the property, or one for all adverts on this portal.',
    de: 'Die Anzeige braucht einen Ansprechpartner. Wählen Sie einen für das Objekt oder einen für alle Anzeigen auf diesem Portal.',
  }),
  contactFirstNameMissing: defineSentence({
    en: 'The contact’s first name is missing. The portal takes no advert without it.',
    de: 'Der Vorname des Ansprechpartners fehlt. Ohne ihn nimmt das Portal keine Anzeige an.',
  }),
  contactFieldRefused: defineSentence<OfField>({
    examples: [{ field: '/contact/company' }, { field: '/contact/officeHours' }],
    en: ({ field }) =>
      `The portal does not take the contact’s ${speakOf(field, 'en').subject.replace(/^the /, '')}: it must not be blank, nor contain < or >.`,
    de: ({ field }) =>
      `Das Portal nimmt ${speakOf(field, 'de').object} des Ansprechpartners so nicht an: Das Feld darf nicht leer sein und weder < noch > enthalten.`,
  }),
  priceOnRequestRefused: defineSentence({
    en: 'The price is on request. The portal takes no advert without a purchase price.',
    de: 'Der Preis wird nur auf Anfrage genannt. Ohne Kaufpreis nimmt das Portal keine Anzeige an.',
  }),
}

/** What is shown otherwise than it was given, or left out. */
const warningSentences = {
  fieldShortened: defineSentence<{ field: string; charactersMax: number }>({
    examples: [{ field: '/fields/title', charactersMax: 100 }],
    en: ({ field, charactersMax }, say) =>
      `${speakOf(field, 'en').begin} ${speakOf(field, 'en').is('is', 'are')} cut off after ${say.number(charactersMax)} characters; the portal takes no more.`,
    de: ({ field, charactersMax }, say) =>
      `${speakOf(field, 'de').begin} ${speakOf(field, 'de').is('wird', 'werden')} nach ${say.number(charactersMax)} Zeichen abgeschnitten; mehr nimmt das Portal nicht.`,
  }),
  captionShortened: defineSentence<{ field: string; shown: string }>({
    examples: [{ field: '/attachments/0/title', shown: 'Wohnzimmer mit Blick auf …' }],
    en: ({ field, shown }, say) => `${speakOf(field, 'en').begin} is shortened to ${say.quote(shown)}.`,
    de: ({ field, shown }, say) => `${speakOf(field, 'de').begin} wird gekürzt auf ${say.quote(shown)}.`,
  }),
  fieldLeftOut: defineSentence<OfField>({
    examples: [{ field: '/fields/hasFireplace' }, { field: '/fields/address/region' }],
    en: ({ field }) => `${speakOf(field, 'en').begin} ${speakOf(field, 'en').is('is', 'are')} left out.`,
    de: ({ field }) => `${speakOf(field, 'de').begin} ${speakOf(field, 'de').is('wird', 'werden')} weggelassen.`,
  }),
  fieldSaidInNote: defineSentence<{ field: string; words: string }>({
    examples: [{ field: '/fields/hasFireplace', words: 'Kamin' }],
    en: ({ field, words }, say) =>
      `The portal has no field for ${speakOf(field, 'en').object}. It stands among the other notes: ${say.quote(words)}.`,
    de: ({ field, words }, say) =>
      `Für ${speakOf(field, 'de').object} hat das Portal kein Feld. Unter den sonstigen Angaben steht: ${say.quote(words)}.`,
  }),
  portalHasNoField: defineSentence({
    en: 'The portal has no field for it.',
    de: 'Das Portal hat dafür kein Feld.',
  }),
  portalFindsRegion: defineSentence({
    en: 'The portal finds out by itself where a German address lies.',
    de: 'Wo eine deutsche Adresse liegt, ermittelt das Portal selbst.',
  }),
  positionIncomplete: defineSentence({
    en: 'A place on the map takes both latitude and longitude.',
    de: 'Für die Lage auf der Karte sind Breite und Länge nötig.',
  }),
  portalTakesNoCertificateAbroad: defineSentence({
    en: 'Of properties abroad, the portal takes nothing about energy certificates.',
    de: 'Bei Objekten im Ausland nimmt das Portal keine Angaben zum Energieausweis.',
  }),
  certificateNotThereYet: defineSentence({
    en: 'There is no energy certificate yet, as its status says. Only the source of energy is sent.',
    de: 'Laut Status liegt noch kein Energieausweis vor. Übertragen wird nur der Energieträger.',
  }),
  warmWaterOfOldCertificatesOnly: defineSentence({
    en: 'The portal asks for it only with consumption certificates from before May 2014.',
    de: 'Das Portal fragt danach nur bei Verbrauchsausweisen aus der Zeit vor Mai 2014.',
  }),
  oldCertificateHasNoClass: defineSentence({
    en: 'Certificates from before May 2014 have no efficiency class.',
    de: 'Energieausweise aus der Zeit vor Mai 2014 haben keine Effizienzklasse.',
  }),
  attachmentsLeftOut: defineSentence<{ taken: number; given: number }>({
    examples: [{ taken: 10, given: 12 }],
    en: ({ taken, given }, say) =>
      `The portal takes ${say.number(taken)} of the ${say.number(given)} pictures and documents; the others are left out.`,
    de: ({ taken, given }, say) =>
      `Das Portal nimmt ${say.number(taken)} von ${say.number(given)} Bildern und Dokumenten; die übrigen fehlen in der Anzeige.`,
  }),
  linksLeftOut: defineSentence<{ taken: number; given: number }>({
    examples: [{ taken: 1, given: 3 }],
    en: ({ taken, given }, say) =>
      `The portal takes ${say.number(taken)} of the ${say.number(given)} links; the others are left out.`,
    de: ({ taken, given }, say) =>
      `Das Portal nimmt ${say.number(taken)} von ${say.number(given)} Links; die übrigen fehlen in der Anzeige.`,
  }),
  fileTooLargeForPortal: defineSentence<{ number: number; bytes: number; bytesMax: number }>({
    examples: [{ number: 3, bytes: 7_550_000, bytesMax: 5_242_880 }],
    en: ({ number, bytes, bytesMax }, say) =>
      `Attachment ${say.number(number)} has ${say.bytes(bytes)}, and the portal takes ${say.bytes(bytesMax)}: it may be missing there. A smaller file is safe.`,
    de: ({ number, bytes, bytesMax }, say) =>
      `Anhang ${say.number(number)} hat ${say.bytes(bytes)}, das Portal nimmt ${say.bytes(bytesMax)}. Er könnte dort fehlen; nehmen Sie besser eine kleinere Datei.`,
  }),
  contactPhoneLeftOut: defineSentence<OfField>({
    examples: [{ field: '/contact/phone' }],
    en: ({ field }) =>
      `The contact’s ${speakOf(field, 'en').subject.replace(/^the /, '')} is left out. Give it with country and area code, such as +49 30 23125000.`,
    de: ({ field }) =>
      `${speakOf(field, 'de').begin} des Ansprechpartners wird weggelassen. Geben Sie die Nummer mit Landes- und Ortsvorwahl an, etwa +49 30 23125000.`,
  }),
  contactAddressTooLong: defineSentence<{ field: string; charactersMax: number }>({
    examples: [{ field: '/contact/website', charactersMax: 300 }],
    en: ({ field, charactersMax }, say) =>
      `The contact’s ${speakOf(field, 'en').subject.replace(/^the /, '')} is left out: the portal takes addresses of up to ${say.number(charactersMax)} characters.`,
    de: ({ field, charactersMax }, say) =>
      `${speakOf(field, 'de').begin} des Ansprechpartners wird weggelassen: Das Portal nimmt Adressen bis zu ${say.number(charactersMax)} Zeichen.`,
  }),
  contactCountryLeftOut: defineSentence<{ country: string }>({
    examples: [{ country: 'XK' }],
    en: ({ country }) =>
      `The contact’s country is left out: the portal does not have ${countryName(country, 'en')} among its countries.`,
    de: ({ country }) =>
      `Das Land des Ansprechpartners wird weggelassen: In der Länderliste des Portals fehlt ${countryName(country, 'de')}.`,
  }),
  contactNumberNotSent: defineSentence({
    en: 'The contact’s number is not sent: the portal knows the contact by another one.',
    de: 'Die Kontaktnummer wird nicht übertragen: Das Portal führt den Ansprechpartner unter einer anderen Nummer.',
  }),
  contactPhotoLeftOut: defineSentence({
    en: 'The contact’s portrait is left out: the portal has no field for it.',
    de: 'Das Porträt des Ansprechpartners wird weggelassen: Das Portal hat dafür kein Feld.',
  }),
  inquiriesNeedContact: defineSentence({
    en: 'Without a contact, the portal cannot send inquiries here by itself. Choose a contact, or forward them.',
    de: 'Ohne Ansprechpartner kann das Portal Anfragen nicht von selbst hierher schicken. Wählen Sie einen oder leiten Sie die Anfragen weiter.',
  }),
  secondAddressTaken: defineSentence({
    en: 'Inquiries do not come here by themselves: the contact has another second address on the portal. Clear it there and change the contact here, or forward them.',
    de: 'Anfragen kommen nicht von selbst hierher: Der Ansprechpartner hat auf dem Portal eine andere zweite Adresse. Löschen Sie sie dort und ändern Sie ihn hier, oder leiten Sie die Anfragen weiter.',
  }),
  inquiriesGoElsewhere: defineSentence({
    en: 'The portal sends inquiries to another address; they do not come here by themselves.',
    de: 'Das Portal schickt Anfragen an eine andere Adresse; von selbst kommen sie nicht hierher.',
  }),
}

/** What the law or the custom of the trade wants of an advert, on whatever portal. */
const adviceSentences = {
  commissionNotSaid: defineSentence({
    en: 'It is not said whether a buyer pays a commission. Please say so, and how much it is.',
    de: 'Es ist nicht angegeben, ob Käufer eine Provision zahlen. Bitte ergänzen Sie das, auch die Höhe.',
  }),
  lawWantsField: defineSentence({
    en: 'Once there is an energy certificate, an advert must state it (§ 87 GEG).',
    de: 'Liegt ein Energieausweis vor, gehört diese Angabe in die Anzeige (§ 87 GEG).',
  }),
  certificateDetailsMissing: defineSentence({
    en: 'There is an energy certificate, by its status, but nothing of what it says is given. An advert must state it (§ 87 GEG).',
    de: 'Laut Status liegt ein Energieausweis vor, seine Angaben fehlen aber. Sie gehören in die Anzeige (§ 87 GEG).',
  }),
  certificateContradictsStatus: defineSentence<{ isRequired: boolean }>({
    examples: [{ isRequired: true }, { isRequired: false }],
    en: ({ isRequired }) =>
      `By its status, ${isRequired ? 'there is no energy certificate yet' : 'no energy certificate is needed'}, and yet what it says is given. Please check both.`,
    de: ({ isRequired }) =>
      `Laut Status ${isRequired ? 'liegt noch kein Energieausweis vor' : 'ist kein Energieausweis nötig'}, trotzdem sind seine Werte angegeben. Bitte prüfen Sie beides.`,
  }),
  certificateExpired: defineSentence<{ lastDay: string }>({
    examples: [{ lastDay: '2024-04-30' }],
    en: ({ lastDay }, say) =>
      `The energy certificate was valid until ${say.day(lastDay)}. An advert needs one that is valid today.`,
    de: ({ lastDay }, say) =>
      `Der Energieausweis galt bis zum ${say.day(lastDay)}. Für eine Anzeige brauchen Sie einen gültigen.`,
  }),
}

export const advertSentences = { ...problemSentences, ...warningSentences, ...adviceSentences }
