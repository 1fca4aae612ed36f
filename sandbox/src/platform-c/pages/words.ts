import { html } from '../../html.ts'
import type { Lang, Phrase } from '../../language.ts'

const de = {
  adverts: {
    onRequest: 'auf Anfrage',
    advertNumber: 'Anzeige',
    ownNumber: 'Objektnummer des Anbieters',
    groups: { costs: 'Kosten', spaces: 'Flächen und Räume', building: 'Zustand und Bezug' },
    notes: {
      description: 'Objektbeschreibung',
      features: 'Ausstattung',
      area: 'Lage',
      extendedInformation: 'Sonstiges',
    },
    phones: { phone: 'Telefon', mobilePhone: 'Mobil', fax: 'Fax' },
  },
  log: {
    title: 'Anfragen an die Schnittstelle',
    last: (count: number) =>
      html`Die letzten ${count}, neueste zuerst. Programme bekommen hier bis zu 20.000 als JSON, auch mit
        <code>?externalId=</code> und <code>?limit=</code>.`,
    none: 'Noch wurde nichts empfangen.',
    columns: ['Zeit', 'Anfrage', 'Status', 'Externe Nummer', 'Benutzer'],
    noAnswer: 'keine Antwort',
  },
}

const en: typeof de = {
  adverts: {
    onRequest: 'on request',
    advertNumber: 'Advert',
    ownNumber: 'The agency’s own number',
    groups: { costs: 'Costs', spaces: 'Areas and rooms', building: 'Condition and availability' },
    notes: { description: 'Description', features: 'Equipment', area: 'Location', extendedInformation: 'Other notes' },
    phones: { phone: 'Phone', mobilePhone: 'Mobile', fax: 'Fax' },
  },
  log: {
    title: 'Requests',
    last: (count) =>
      html`The last ${count}, newest first. Programs get up to 20,000 as JSON here, also with
        <code>?externalId=</code> and <code>?limit=</code>.`,
    none: 'Nothing has been received yet.',
    columns: ['Time', 'Request', 'Answer', 'External id', 'User'],
    noAnswer: 'no answer',
  },
}

export const pageWords: Record<Lang, typeof de> = { de, en }

/** What the form under an advert asks besides. In German, it also stands in the mail. */
export const inquiryDetails: Record<string, Phrase> = {
  movingIn: { de: 'Gewünschter Einzug', en: 'Wants to move in' },
}
