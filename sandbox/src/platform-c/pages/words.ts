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
}

export const pageWords: Record<Lang, typeof de> = { de, en }

/** What the form under an advert asks besides. In German, it also stands in the mail. */
export const inquiryDetails: Record<string, Phrase> = {
  movingIn: { de: 'Gewünschter Einzug', en: 'Wants to move in' },
}
