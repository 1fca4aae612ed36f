import { html } from '../../html.ts'
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
  log: {
    title: 'Anfragen an die Schnittstelle',
    last: (count: number) =>
      html`Die letzten ${count}, neueste zuerst. Programme bekommen hier bis zu 20.000 als JSON, auch mit
        <code>?externalId=</code>, <code>?sinceMs=</code> und <code>?limit=</code>.`,
    none: 'Noch wurde nichts empfangen.',
    columns: ['Zeit', 'Anfrage', 'Status', 'ms', 'Externe Nummer', 'Benutzer'],
    noAnswer: 'keine Antwort',
    one: 'Eine Anfrage',
    reference: 'Kennung',
    sent: 'Gesendet wurde',
    answered: 'Geantwortet wurde',
    empty: 'Kein Inhalt.',
    gone: 'Diese Anfrage ist nicht mehr da',
    goneWords: (count: number) => `Aufbewahrt werden die Inhalte der letzten ${count}, bis zum Neustart.`,
    notFound: 'Nicht gefunden',
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
  log: {
    title: 'Requests',
    last: (count) =>
      html`The last ${count}, newest first. Programs get up to 20,000 as JSON here, also with <code>?externalId=</code>,
        <code>?sinceMs=</code> and <code>?limit=</code>.`,
    none: 'Nothing has been received yet.',
    columns: ['Time', 'Request', 'Status', 'ms', 'External id', 'User'],
    noAnswer: 'no answer',
    one: 'One request',
    reference: 'Reference',
    sent: 'What was sent',
    answered: 'What was answered',
    empty: 'Nothing inside.',
    gone: 'This request is not there any more',
    goneWords: (count) => `The bodies of the last ${count} are kept, until a restart.`,
    notFound: 'Not found',
  },
}

export const pageWords: Record<Lang, typeof de> = { de, en }

/** What the form under an advert asks besides. In German, it also stands in the mail. */
export const inquiryDetails: Record<string, Phrase> = {
  persons: { de: 'Personen im Haushalt', en: 'Persons in the household' },
  income: { de: 'Monatliches Nettoeinkommen', en: 'Monthly net income' },
}
