import { html, type Markup } from '../../html.ts'
import type { Lang, Phrase } from '../../language.ts'

const de = {
  adverts: {
    count: (count: number) => (count === 1 ? 'Ein Angebot' : `${count} Angebote`),
    none: 'Noch ist nichts veröffentlicht. Was über die Schnittstelle auf Kanal 10000 veröffentlicht wird, erscheint hier.',
    noPicture: 'Ohne Bild',
    pages: 'Seiten',
    back: 'Zurück',
    page: (page: number, pages: number) => `Seite ${page} von ${pages}`,
    onwards: 'Weiter',
    data: 'Daten',
    contact: 'Ansprechpartner',
    numbers: (id: number, externalId: Markup) => html`Exposé-Nummer ${id} · Objektnummer des Anbieters: ${externalId}`,
    floorPlan: 'Grundriss',
    documents: 'Dokumente und Links',
    gone: 'Dieses Angebot gibt es nicht',
    goneWords: 'Es ist nicht oder nicht mehr veröffentlicht.',
    notFound: 'Nicht gefunden',
    withoutCosts: (amount: string) => `${amount} kalt`,
    onRequest: 'Preis auf Anfrage',
    livingArea: (area: string) => `${area} m² Wohnfläche`,
    rooms: (count: string) => `${count} Zimmer`,
    plotArea: (area: string) => `${area} m² Grundstück`,
    noCommission: 'Provisionsfrei',
    energyClass: (letter: string) => `Klasse ${letter}`,
    notes: {
      descriptionNote: 'Objektbeschreibung',
      furnishingNote: 'Ausstattung',
      locationNote: 'Lage',
      otherNote: 'Sonstiges',
    },
    contactFields: {
      phoneNumber: 'Telefon',
      cellPhoneNumber: 'Mobil',
      faxNumber: 'Fax',
      email: 'E-Mail',
      homepageUrl: 'Website',
      portraitUrl: 'Foto',
      officeHours: 'Sprechzeiten',
    },
  },
  log: {
    title: 'Anfragen an die Schnittstelle',
    last: (count: number) =>
      html`Die letzten ${count}, neueste zuerst. Programme bekommen hier bis zu 20.000 als JSON, auch mit
        <code>?externalId=</code>, <code>?sinceMs=</code> und <code>?limit=</code>.`,
    none: 'Noch wurde nichts empfangen.',
    columns: ['Zeit', 'Anfrage', 'Status', 'ms', 'Externe Nummer', 'Benutzer'],
    noAnswer: 'keine Antwort',
  },
}

const en: typeof de = {
  adverts: {
    count: (count) => (count === 1 ? 'One advert' : `${count} adverts`),
    none: 'Nothing is published yet. What is published through the interface on channel 10000 appears here.',
    noPicture: 'No picture',
    pages: 'Pages',
    back: 'Back',
    page: (page, pages) => `Page ${page} of ${pages}`,
    onwards: 'Next',
    data: 'Data',
    contact: 'Contact',
    numbers: (id, externalId) => html`Exposé number ${id} · The agency’s own number: ${externalId}`,
    floorPlan: 'floor plan',
    documents: 'Documents and links',
    gone: 'There is no such advert',
    goneWords: 'It is not published, or not any more.',
    notFound: 'Not found',
    withoutCosts: (amount) => `${amount} base rent`,
    onRequest: 'Price on request',
    livingArea: (area) => `${area} m² living area`,
    rooms: (count) => (count === '1' ? '1 room' : `${count} rooms`),
    plotArea: (area) => `${area} m² plot`,
    noCommission: 'No commission',
    energyClass: (letter) => `class ${letter}`,
    notes: {
      descriptionNote: 'Description',
      furnishingNote: 'Equipment',
      locationNote: 'Location',
      otherNote: 'Other notes',
    },
    contactFields: {
      phoneNumber: 'Phone',
      cellPhoneNumber: 'Mobile',
      faxNumber: 'Fax',
      email: 'E-mail',
      homepageUrl: 'Website',
      portraitUrl: 'Photo',
      officeHours: 'Office hours',
    },
  },
  log: {
    title: 'Requests',
    last: (count) =>
      html`The last ${count}, newest first. Programs get up to 20,000 as JSON here, also with <code>?externalId=</code>,
        <code>?sinceMs=</code> and <code>?limit=</code>.`,
    none: 'Nothing has been received yet.',
    columns: ['Time', 'Request', 'Status', 'ms', 'External id', 'User'],
    noAnswer: 'no answer',
  },
}

export const pageWords: Record<Lang, typeof de> = { de, en }

/** What the form under an advert asks besides. In German, it also stands in the mail. */
export const inquiryDetails: Record<string, Phrase> = {
  persons: { de: 'Personen im Haushalt', en: 'Persons in the household' },
  income: { de: 'Monatliches Nettoeinkommen', en: 'Monthly net income' },
}
