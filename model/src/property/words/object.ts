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
      apartmentRent: {
        name: { de: 'Wohnung zur Miete', en: 'flat to rent' },
        explanation: { de: 'auch möbliert oder auf Zeit', en: 'also furnished or for a limited time' },
      },
      apartmentBuy: {
        name: { de: 'Wohnung zum Kauf', en: 'flat to buy' },
        explanation: { de: 'auch vermietet oder im Bau', en: 'also rented out or under construction' },
      },
      houseRent: {
        name: { de: 'Haus zur Miete', en: 'house to rent' },
        explanation: { de: 'das ganze Haus, nicht nur eine Etage', en: 'the whole of it, not only a floor' },
      },
      houseBuy: {
        name: { de: 'Haus zum Kauf', en: 'house to buy' },
        explanation: { de: 'mit Grundstück oder im Erbbaurecht', en: 'with its plot, or as a leasehold' },
      },
      plotRent: {
        name: { de: 'Grundstück zur Pacht', en: 'plot to rent' },
        explanation: {
          de: 'auch zur Miete: Garten, Acker, Lagerfläche',
          en: 'such as a garden, a field or a storage area',
        },
      },
      plotBuy: {
        name: { de: 'Grundstück zum Kauf', en: 'plot to buy' },
        explanation: { de: 'unbebaut oder mit Abrisshaus', en: 'without a building, or with one to be torn down' },
      },
    },
  },
  externalId: {
    name: { de: 'die Objektnummer', en: 'property number' },
    explanation: {
      de: 'die Nummer, die Interessenten sehen; sie bleibt, sobald es online war',
      en: 'the number that prospects see; it stays once the property has been online',
    },
  },
  offerStatus: {
    name: { de: 'der Angebotsstatus', en: 'status of the offer' },
    explanation: { de: 'ob es noch zu haben ist', en: 'whether it can still be had' },
    values: {
      open: {
        name: { de: 'verfügbar', en: 'available' },
        explanation: { de: 'noch zu mieten oder zu kaufen', en: 'can still be rented or bought' },
      },
      reserved: {
        name: { de: 'reserviert', en: 'reserved' },
        explanation: {
          de: 'jemand hat zugesagt, der Vertrag fehlt noch',
          en: 'somebody has agreed, the contract is not signed yet',
        },
      },
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
    explanation: { de: 'so lange verzichten Mieter auf die Kündigung', en: 'for so long, tenants do not give notice' },
    unit: 'months',
  },
  fixedTermUntil: {
    name: { de: 'das Ende der Befristung', en: 'end of the fixed term' },
    explanation: { de: 'letzter Tag eines befristeten Mietvertrags', en: 'the day on which the tenancy ends' },
  },
} satisfies Partial<FieldWords>
