import type { PropertyType } from '../property/types.ts'
import { defineSentence } from './define-sentence.ts'
import { countryName, dasPortal, kindsOf, type OfField, type OfPortal, speakOf, thePortal } from './speak-of.ts'

const portal = 'Portal A'
const propertyType = 'apartmentRent'

/** What a portal would refuse of an advert, by its rules as they are known. */
export const advertProblemSentences = {
  advertFieldMissing: defineSentence<OfField>({
    examples: [
      { field: '/fields/livingArea', propertyType },
      { field: '/fields/additionalCosts' },
      { field: '/fields/baseRent', propertyType: 'plotRent' },
    ],
    en: ({ field, propertyType }) => {
      const { begin, is } = speakOf(field, 'en', propertyType)
      return `${begin} ${is('is', 'are')} missing.`
    },
    de: ({ field, propertyType }) => {
      const { begin, is } = speakOf(field, 'de', propertyType)
      return `${begin} ${is('fehlt', 'fehlen')}.`
    },
  }),
  portalWantsLeaseholdEnd: defineSentence<OfPortal>({
    examples: [{ portal }, {}],
    en: ({ portal }) => `${thePortal(portal).begin} states for how many years the leasehold of a plot runs.`,
    de: ({ portal }) => `${dasPortal(portal).begin} nennt, wie viele Jahre das Erbbaurecht noch läuft.`,
  }),
  portalWantsStreet: defineSentence<OfPortal>({
    examples: [{ portal }, {}],
    en: ({ portal }) => `${thePortal(portal).begin} requires it, but shows it only if you release the exact address.`,
    de: ({ portal }) =>
      `${dasPortal(portal).begin} verlangt sie, zeigt sie aber nur, wenn Sie die genaue Adresse freigeben.`,
  }),
  portalWantsHouseNumber: defineSentence<OfPortal>({
    examples: [{ portal }, {}],
    en: ({ portal }) => `Without one, ${thePortal(portal).plain} accepts only plots.`,
    de: ({ portal }) => `Ohne Hausnummer nimmt ${dasPortal(portal).plain} nur Grundstücke an.`,
  }),
  portalWantsEveryHouseNumber: defineSentence<OfPortal>({
    examples: [{ portal }, {}],
    en: ({ portal }) => `Without one, ${thePortal(portal).plain} accepts nothing, plots included.`,
    de: ({ portal }) => `Ohne Hausnummer nimmt ${dasPortal(portal).plain} kein Objekt an, auch kein Grundstück.`,
  }),
  portalWantsPosition: defineSentence<OfPortal>({
    examples: [{ portal }, {}],
    en: ({ portal }) =>
      `${thePortal(portal).begin} requires the position, latitude and longitude; of a hidden address it is told to about a kilometre.`,
    de: ({ portal }) =>
      `${dasPortal(portal).begin} verlangt die Position, Breiten- und Längengrad; bei verborgener Adresse erfährt es sie nur auf etwa einen Kilometer genau.`,
  }),
  portalWantsRegionAbroad: defineSentence<OfPortal>({
    examples: [{ portal }, {}],
    en: ({ portal }) => `For properties abroad, ${thePortal(portal).plain} requires the region, by its German name.`,
    de: ({ portal }) =>
      `Bei Objekten im Ausland verlangt ${dasPortal(portal).plain} die Region mit ihrem deutschen Namen.`,
  }),
  portalWantsCommission: defineSentence<OfPortal>({
    examples: [{ portal }, {}],
    en: ({ portal }) => `If a commission is due, ${thePortal(portal).plain} wants to know how much it is.`,
    de: ({ portal }) => `Fällt eine Provision an, will ${dasPortal(portal).plain} auch ihre Höhe wissen.`,
  }),
  portalWantsVisibleText: defineSentence<OfPortal>({
    examples: [{ portal }, {}],
    en: ({ portal }) => `Blanks alone do not count for ${thePortal(portal).plain}.`,
    de: ({ portal }) => `Leerzeichen allein lässt ${dasPortal(portal).plain} nicht gelten.`,
  }),
  portalTakesNoneWithout: defineSentence<OfPortal & { field?: string; propertyType?: PropertyType }>({
    examples: [{ portal, field: '/fields/livingArea', propertyType }, { portal }, {}],
    en: ({ portal, field, propertyType }) => {
      if (field === undefined || propertyType === undefined) {
        return `${thePortal(portal).begin} accepts no advert without it.`
      }
      const { subject, is } = speakOf(field, 'en', propertyType)
      return `${thePortal(portal).begin} accepts ${kindsOf(propertyType, 'en')} only if ${subject} ${is('is', 'are')} given.`
    },
    de: ({ portal, field, propertyType }) => {
      const name = field === undefined ? '' : speakOf(field, 'de', propertyType).name
      // "Mit" bends an adjective; a noun stays as it is.
      if (propertyType === undefined || !/^\p{Lu}/u.test(name)) {
        return `Ohne diese Angabe nimmt ${dasPortal(portal).plain} kein Inserat an.`
      }
      return `${dasPortal(portal).begin} nimmt ${kindsOf(propertyType, 'de')} nur mit ${name} an.`
    },
  }),
  postalCodeNeedsFiveDigits: defineSentence({
    en: 'A German postal code has five digits. Please check it.',
    de: 'Eine deutsche Postleitzahl hat fünf Ziffern. Bitte prüfen Sie die Angabe.',
  }),
  portalTakesAbroadForSaleOnly: defineSentence<OfPortal>({
    examples: [{ portal }, {}],
    en: ({ portal }) => `Abroad, ${thePortal(portal).plain} accepts only properties that are for sale.`,
    de: ({ portal }) => `Im Ausland nimmt ${dasPortal(portal).plain} nur Objekte an, die zum Verkauf stehen.`,
  }),
  portalTakesGermanyOnly: defineSentence<OfPortal & { country: string }>({
    examples: [{ portal, country: 'AT' }, { country: 'AT' }],
    en: ({ portal, country }) =>
      `${thePortal(portal).begin} accepts only properties in Germany. The country given is ${countryName(country, 'en')}.`,
    de: ({ portal, country }) =>
      `${dasPortal(portal).begin} nimmt nur Objekte in Deutschland an. Als Land ist ${countryName(country, 'de')} angegeben.`,
  }),
  portalLacksCountry: defineSentence<OfPortal & { country: string }>({
    examples: [{ portal, country: 'XK' }, { country: 'XK' }],
    en: ({ portal, country }) => `${countryName(country, 'en')} is not on ${thePortal(portal).its} list of countries.`,
    de: ({ portal, country }) => `In der Länderliste ${dasPortal(portal).of} fehlt ${countryName(country, 'de')}.`,
  }),
  fieldTooLong: defineSentence<OfPortal & OfField & { charactersMax: number }>({
    examples: [
      { portal, field: '/fields/address/streetNumber', propertyType, charactersMax: 10 },
      { field: '/fields/address/streetNumber', charactersMax: 10 },
    ],
    en: ({ portal, field, propertyType, charactersMax }, say) => {
      const { begin, is } = speakOf(field, 'en', propertyType)
      return `${begin} ${is('is', 'are')} too long: ${thePortal(portal).plain} allows at most ${say.number(charactersMax)} characters.`
    },
    de: ({ portal, field, propertyType, charactersMax }, say) => {
      const { begin, is } = speakOf(field, 'de', propertyType)
      return `${begin} ${is('ist', 'sind')} zu lang: ${dasPortal(portal).begin} erlaubt höchstens ${say.number(charactersMax)} Zeichen.`
    },
  }),
  textTooLong: defineSentence<OfPortal & OfField & { length: number; lengthMax: number }>({
    examples: [
      { portal, field: '/fields/description', propertyType, length: 4_120, lengthMax: 3_999 },
      { field: '/fields/description', length: 4_120, lengthMax: 3_999 },
    ],
    en: ({ portal, field, propertyType, length, lengthMax }, say) => {
      const { begin, is } = speakOf(field, 'en', propertyType)
      return `${begin} ${is('is', 'are')} too long. ${thePortal(portal).begin} allows ${say.number(lengthMax)} characters and counts umlauts twice; counted like that, there are ${say.number(length)}.`
    },
    de: ({ portal, field, propertyType, length, lengthMax }, say) => {
      const { begin, is } = speakOf(field, 'de', propertyType)
      return `${begin} ${is('ist', 'sind')} zu lang. ${dasPortal(portal).begin} erlaubt ${say.number(lengthMax)} Zeichen und zählt Umlaute doppelt; so gerechnet sind es ${say.number(length)}.`
    },
  }),
  fieldTooSmall: defineSentence<OfPortal & OfField & { minimum: number }>({
    examples: [
      { portal, field: '/fields/numberOfRooms', propertyType, minimum: 1 },
      { field: '/fields/numberOfRooms', minimum: 1 },
    ],
    en: ({ portal, field, propertyType, minimum }, say) => {
      const { begin, is } = speakOf(field, 'en', propertyType)
      return `${begin} ${is('is', 'are')} too small: ${thePortal(portal).plain} accepts ${say.number(minimum)} or more.`
    },
    de: ({ portal, field, propertyType, minimum }, say) => {
      const { begin, is } = speakOf(field, 'de', propertyType)
      return `${begin} ${is('ist', 'sind')} zu klein: ${dasPortal(portal).begin} nimmt Werte ab ${say.number(minimum)} an.`
    },
  }),
  fieldIsZero: defineSentence<OfPortal & OfField>({
    examples: [
      { portal, field: '/fields/baseRent', propertyType },
      { field: '/fields/baseRent', propertyType: 'plotRent' },
    ],
    en: ({ portal, field, propertyType }) => {
      const { begin, is } = speakOf(field, 'en', propertyType)
      return `${begin} ${is('is', 'are')} €0. ${thePortal(portal).begin} accepts only a higher amount.`
    },
    de: ({ portal, field, propertyType }) => {
      const { begin, is } = speakOf(field, 'de', propertyType)
      return `${begin} ${is('beträgt', 'betragen')} 0 €. ${dasPortal(portal).begin} nimmt nur einen höheren Betrag an.`
    },
  }),
  fieldHasAngleBrackets: defineSentence<OfPortal & OfField>({
    examples: [{ portal, field: '/fields/title', propertyType }, { field: '/attachments/0/title' }],
    en: ({ portal, field, propertyType }) => {
      const { begin, is } = speakOf(field, 'en', propertyType)
      return `${begin} ${is('contains', 'contain')} < or >, which ${thePortal(portal).plain} refuses. Please take them out.`
    },
    de: ({ portal, field, propertyType }) => {
      const { begin, is } = speakOf(field, 'de', propertyType)
      return `${begin} ${is('enthält', 'enthalten')} < oder >. Diese Zeichen lehnt ${dasPortal(portal).plain} ab; bitte entfernen Sie sie.`
    },
  }),
  lineBreakMayStay: defineSentence({
    en: 'Only <br> may stay, for a new line.',
    de: 'Erlaubt ist nur <br> für eine neue Zeile.',
  }),
  linkRefused: defineSentence<OfPortal & { number: number }>({
    examples: [{ portal, number: 2 }, { number: 2 }],
    en: ({ portal, number }, say) =>
      `${thePortal(portal).begin} does not accept the address of link ${say.number(number)}. It may have up to 2,000 characters and must be complete, such as https://www.example.org/tour.`,
    de: ({ portal, number }, say) =>
      `Die Adresse von Link ${say.number(number)} nimmt ${dasPortal(portal).plain} nicht an. Sie darf höchstens 2.000 Zeichen haben und muss vollständig sein, etwa https://www.example.org/rundgang.`,
  }),
  contactMissing: defineSentence({
    en: 'The advert needs a contact. Choose one for the property, or one for all adverts on this portal.',
    de: 'Das Inserat braucht einen Ansprechpartner. Wählen Sie einen für das Objekt oder einen für alle Inserate auf diesem Portal.',
  }),
  contactFirstNameMissing: defineSentence<OfPortal>({
    examples: [{ portal }, {}],
    en: ({ portal }) => `The contact’s first name is missing. ${thePortal(portal).begin} accepts no advert without it.`,
    de: ({ portal }) =>
      `Der Vorname des Ansprechpartners fehlt. Ohne ihn nimmt ${dasPortal(portal).plain} kein Inserat an.`,
  }),
  contactFieldRefused: defineSentence<OfPortal & { field: string }>({
    examples: [{ portal, field: '/contact/company' }, { field: '/contact/officeHours' }],
    en: ({ portal, field }) =>
      `${thePortal(portal).begin} does not accept the contact’s ${speakOf(field, 'en').name}: it must neither be blank nor contain < or >.`,
    de: ({ portal, field }) =>
      `${dasPortal(portal).begin} nimmt ${speakOf(field, 'de').object} des Ansprechpartners so nicht an: Das Feld darf nicht leer sein und weder < noch > enthalten.`,
  }),
  priceOnRequestRefused: defineSentence<OfPortal>({
    examples: [{ portal }, {}],
    en: ({ portal }) =>
      `The price is on request. ${thePortal(portal).begin} accepts no advert without a purchase price.`,
    de: ({ portal }) =>
      `Der Preis wird nur auf Anfrage genannt. Ohne Kaufpreis nimmt ${dasPortal(portal).plain} kein Inserat an.`,
  }),
}
