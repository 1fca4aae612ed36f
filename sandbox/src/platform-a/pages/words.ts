import type { Lang, Phrase } from '../../language.ts'

const de = {
  adverts: {
    priceOf: { rent: 'Kaltmiete', buy: 'Kaufpreis', lease: 'Pacht oder Miete' },
    onRequest: 'auf Anfrage',
    perSquareMetre: 'Preis pro m²',
    noCommission: 'Provisionsfrei',
    exposeNumber: 'Exposé-Nummer',
    ownNumber: 'Objektnummer des Anbieters',
    groups: {
      costs: 'Kosten',
      spaces: 'Flächen und Räume',
      building: 'Zustand und Bezug',
      plot: 'Grundstück',
    },
    notes: {
      descriptionNote: 'Objektbeschreibung',
      furnishingNote: 'Ausstattung',
      locationNote: 'Lage',
      otherNote: 'Sonstiges',
    },
    phones: { phoneNumber: 'Telefon', cellPhoneNumber: 'Mobil', faxNumber: 'Fax' },
  },
}

const en: typeof de = {
  adverts: {
    priceOf: { rent: 'Base rent', buy: 'Purchase price', lease: 'Lease or rent' },
    onRequest: 'on request',
    perSquareMetre: 'Price per m²',
    noCommission: 'No commission',
    exposeNumber: 'Exposé number',
    ownNumber: 'The agency’s own number',
    groups: { costs: 'Costs', spaces: 'Areas and rooms', building: 'Condition and availability', plot: 'Plot' },
    notes: {
      descriptionNote: 'Description',
      furnishingNote: 'Equipment',
      locationNote: 'Location',
      otherNote: 'Other notes',
    },
    phones: { phoneNumber: 'Phone', cellPhoneNumber: 'Mobile', faxNumber: 'Fax' },
  },
}

export const pageWords: Record<Lang, typeof de> = { de, en }

/** What the form under an advert asks besides. In German, it also stands in the mail. */
export const inquiryDetails: Record<string, Phrase> = {
  persons: { de: 'Personen im Haushalt', en: 'Persons in the household' },
  income: { de: 'Monatliches Nettoeinkommen', en: 'Monthly net income' },
}
