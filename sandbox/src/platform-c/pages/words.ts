import type { Lang, Phrase } from '../../language.ts'

const de = {
  adverts: {
    onRequest: 'auf Anfrage',
    negotiable: 'VB',
    vatIncluded: 'inkl. MwSt.',
    vatExcluded: 'zzgl. MwSt.',
    subType: 'Art',
    advertNumber: 'Anzeige',
    objectNumber: 'Objektnummer des Anbieters',
    ownNumber: 'Kennung beim Anbieter',
    groups: { costs: 'Kosten', spaces: 'Flächen und Räume', building: 'Zustand und Bezug' },
    notes: {
      description: 'Objektbeschreibung',
      features: 'Ausstattung',
      area: 'Lage',
      extendedInformation: 'Sonstiges',
    },
    phones: { phoneNumber: 'Telefon', mobilePhoneNumber: 'Mobil' },
  },
}

const en: typeof de = {
  adverts: {
    onRequest: 'on request',
    negotiable: 'negotiable',
    vatIncluded: 'incl. VAT',
    vatExcluded: 'plus VAT',
    subType: 'Kind',
    advertNumber: 'Advert',
    objectNumber: 'The agency’s object number',
    ownNumber: 'The agency’s own id',
    groups: { costs: 'Costs', spaces: 'Areas and rooms', building: 'Condition and availability' },
    notes: { description: 'Description', features: 'Equipment', area: 'Location', extendedInformation: 'Other notes' },
    phones: { phoneNumber: 'Phone', mobilePhoneNumber: 'Mobile' },
  },
}

export const pageWords: Record<Lang, typeof de> = { de, en }

/** What the form under an advert asks besides. In German, it also stands in the mail. */
export const inquiryDetails: Record<string, Phrase> = {
  movingIn: { de: 'Gewünschter Einzug', en: 'Wants to move in' },
}
