import type { Lang } from '../../language.ts'

const de = {
  groups: { costs: 'Kosten', spaces: 'Flächen und Räume', building: 'Zustand und Bezug', plot: 'Grundstück' },
  prices: { kaufpreis: 'Kaufpreis', kaufpreis_pro_qm: 'Kaufpreis je m²', nettokaltmiete: 'Kaltmiete', pacht: 'Pacht' },
  onRequest: 'auf Anfrage',
  noCommission: 'Provisionsfrei',
  number: 'Objektnummer des Anbieters',
  reference: 'Referenz',
  phone: 'Telefon',
  mobile: 'Mobil',
  toBuy: 'zum Kauf',
  toRent: 'zur Miete',
}

const en: typeof de = {
  groups: { costs: 'Costs', spaces: 'Areas and rooms', building: 'Condition and availability', plot: 'Plot' },
  prices: {
    kaufpreis: 'Purchase price',
    kaufpreis_pro_qm: 'Purchase price per m²',
    nettokaltmiete: 'Base rent',
    pacht: 'Lease',
  },
  onRequest: 'on request',
  noCommission: 'No commission',
  number: 'The agency’s own number',
  reference: 'Reference',
  phone: 'Phone',
  mobile: 'Mobile',
  toBuy: 'to buy',
  toRent: 'to rent',
}

export const pageWords: Record<Lang, typeof de> = { de, en }
