import { html, type Markup } from '../../html.ts'
import type { Lang, Phrase } from '../../language.ts'

const de = {
  adverts: {
    count: (count: number) => (count === 1 ? 'Ein Angebot' : `${count} Angebote`),
    none: 'Noch ist nichts veröffentlicht. Was über die Schnittstelle kommt, erscheint hier, sobald das Portal entschieden hat.',
    noPicture: 'Ohne Bild',
    pages: 'Seiten',
    back: 'Zurück',
    page: (page: number, pages: number) => `Seite ${page} von ${pages}`,
    onwards: 'Weiter',
    data: 'Daten',
    contact: 'Ansprechpartner',
    noContact: 'Das Portal kennt für diese Anzeige keinen Ansprechpartner.',
    numbers: (id: number, externalId: Markup) => html`Anzeige ${id} · Objektnummer des Anbieters: ${externalId}`,
    floorPlan: 'Grundriss',
    documents: 'Dokumente und Links',
    gone: 'Diese Anzeige gibt es nicht',
    goneWords: 'Sie ist nicht oder nicht mehr veröffentlicht.',
    notFound: 'Nicht gefunden',
    withoutCosts: (amount: string) => `${amount} kalt`,
    onRequest: 'Preis auf Anfrage',
    yes: 'ja',
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
    count: (count) => (count === 1 ? 'One advert' : `${count} adverts`),
    none: 'Nothing is published yet. What comes through the interface appears here once the portal has decided.',
    noPicture: 'No picture',
    pages: 'Pages',
    back: 'Back',
    page: (page, pages) => `Page ${page} of ${pages}`,
    onwards: 'Next',
    data: 'Data',
    contact: 'Contact',
    noContact: 'The portal knows no contact for this advert.',
    numbers: (id, externalId) => html`Advert ${id} · The agency’s own number: ${externalId}`,
    floorPlan: 'floor plan',
    documents: 'Documents and links',
    gone: 'There is no such advert',
    goneWords: 'It is not published, or not any more.',
    notFound: 'Not found',
    withoutCosts: (amount) => `${amount} base rent`,
    onRequest: 'Price on request',
    yes: 'yes',
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
