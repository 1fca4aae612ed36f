import type { Phrase } from './phrase.ts'

/** What a number counts, as it stands behind it. */
export const units = {
  'm²': { de: 'm²', en: 'm²' },
  '€': { de: '€', en: '€' },
  '€/month': { de: '€/Monat', en: '€/month' },
  '€/year': { de: '€/Jahr', en: '€/year' },
  '€/m²': { de: '€/m²', en: '€/m²' },
  '€/interval': { de: '€/Zeitraum', en: '€/interval' },
  'kWh/(m²·a)': { de: 'kWh/(m²·a)', en: 'kWh/(m²·a)' },
  months: { de: 'Monate', en: 'months' },
  '°': { de: '°', en: '°' },
} satisfies Record<string, Phrase>

export type Unit = keyof typeof units
