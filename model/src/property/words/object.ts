import type { FieldWords, PropertyWords } from './member-words.ts'

/** What stands first in a form, beside `fields` and in it. */
export const object = {
  type: {
    name: { de: 'die Objektart', en: 'type of property' },
    explanation: {
      de: 'was angeboten wird, und ob zu Miete oder Kauf',
      en: 'what is offered, and whether to rent or to buy',
    },
    values: {
      apartmentRent: { name: { de: 'Wohnung zur Miete', en: 'flat to rent' } },
      apartmentBuy: { name: { de: 'Wohnung zum Kauf', en: 'flat to buy' } },
      houseRent: { name: { de: 'Haus zur Miete', en: 'house to rent' } },
      houseBuy: { name: { de: 'Haus zum Kauf', en: 'house to buy' } },
      plotRent: { name: { de: 'Grundstück zur Pacht', en: 'plot to rent' } },
      plotBuy: { name: { de: 'Grundstück zum Kauf', en: 'plot to buy' } },
    },
  },
  externalId: {
    name: { de: 'die Objektnummer', en: 'property number' },
    explanation: {
      de: 'die Nummer, die Interessenten sehen; sie ändert sich nie',
      en: 'the number that prospects see; it never changes',
    },
  },
  offerStatus: {
    name: { de: 'der Angebotsstatus', en: 'status of the offer' },
    explanation: { de: 'ob es noch zu haben ist', en: 'whether it can still be had' },
    values: {
      open: { name: { de: 'verfügbar', en: 'available' } },
      reserved: { name: { de: 'reserviert', en: 'reserved' } },
      closed: {
        name: { de: 'vergeben', en: 'taken' },
        explanation: { de: 'verkauft, vermietet oder verpachtet', en: 'sold or let' },
      },
    },
  },
} satisfies Partial<PropertyWords>

export const availability = {
  availableFrom: {
    name: { de: 'die Verfügbarkeit', en: 'availability' },
    explanation: {
      de: 'ab wann: ein Datum oder Worte wie „sofort“',
      en: 'from when: a date, or words such as "sofort"',
    },
  },
  minimumTermMonths: {
    name: { de: 'die Mindestmietdauer', en: 'minimum term' },
    explanation: { de: 'wie lange mindestens gemietet wird', en: 'how long a tenant stays at least' },
    unit: 'months',
  },
  fixedTermUntil: {
    name: { de: 'das Ende der Befristung', en: 'end of the fixed term' },
    explanation: { de: 'letzter Tag eines befristeten Mietvertrags', en: 'the day on which the tenancy ends' },
  },
} satisfies Partial<FieldWords>
