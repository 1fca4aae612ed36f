import { dayLabel, decimal, euros, type Fact } from '../../adverts/advert.ts'
import type { Lang } from '../../language.ts'
import type { ImportedAdvert } from './adverts.ts'
import { factFields, factLabels, featureFields, kindLabels, valuePhrase } from './label-words.ts'
import { pageWords } from './words.ts'

export const factNames = Object.keys(factLabels)

const amounts =
  `kaufpreis kaufpreis_pro_qm nettokaltmiete warmmiete nebenkosten heizkosten pacht erbpacht hausgeld mieteinnahmen_ist kaution
  stellplatzpreis`.split(/\s+/)
const areas = ['wohnflaeche', 'grundstuecksflaeche', 'nutzflaeche', 'teilbar_ab', 'balkon_terrasse_flaeche']
const energies = ['energieverbrauchkennwert', 'endenergiebedarf']
const counts = /^(anzahl_\w+|grz|gfz)$/
const yes = ['true', '1', 'JA', 'PERSONEN', 'LASTEN', 'EBK', 'OFFEN', 'PANTRY', 'TEIL']

/** Of the price that a searcher looks at first. */
function priceName({ facts }: ImportedAdvert): keyof (typeof pageWords)['de']['prices'] {
  const names = ['kaufpreis', 'nettokaltmiete', 'pacht', 'kaufpreis_pro_qm'] as const
  return names.find((name) => facts[name] !== undefined) ?? 'kaufpreis'
}

/** Null: it is not told. A price of 0 stands for that. */
export function priceOf(advert: ImportedAdvert): number | null {
  const price = numberOf(advert, priceName(advert))
  return price === null || price <= 0 ? null : price
}

export function numberOf({ facts }: ImportedAdvert, name: string): number | null {
  const value = Number(facts[name] || Number.NaN)
  return Number.isFinite(value) ? value : null
}

export function priceLabel(advert: ImportedAdvert, lang: Lang): Fact {
  const { prices, onRequest } = pageWords[lang]
  const price = priceOf(advert)
  return { label: prices[priceName(advert)], value: price === null ? onRequest : euros(price, lang) }
}

export function factsNamed(advert: ImportedAdvert, names: string, lang: Lang): Fact[] {
  return namesIn(names).flatMap((name) => factOf(advert, name, lang))
}

export function factsOf(advert: ImportedAdvert, group: keyof typeof factFields, lang: Lang): Fact[] {
  return factsNamed(advert, factFields[group], lang)
}

export function featuresOf({ facts }: ImportedAdvert, lang: Lang): string[] {
  const { noCommission } = pageWords[lang]
  return [
    ...namesIn(featureFields)
      .filter((name) => yes.includes(facts[name] ?? ''))
      .map((name) => {
        const phrase = valuePhrase(name, facts[name] ?? '')
        // Of some, it is told what they are.
        return phrase !== undefined && !['Ja', 'Yes'].includes(phrase[lang])
          ? phrase[lang]
          : (factLabels[name]?.[lang] ?? name)
      }),
    ...(/^(false|0)$/.test(facts['provisionspflichtig'] ?? '') ? [noCommission] : []),
  ]
}

export function kindLabel({ kind, isForSale }: ImportedAdvert, lang: Lang): string {
  const { toBuy, toRent } = pageWords[lang]
  return `${kindLabels[kind]?.[lang] ?? kind} ${isForSale ? toBuy : toRent}`
}

export function placeLabel({ street, town, district }: ImportedAdvert): string {
  return [street, district ? `${town} (${district})` : town].filter(Boolean).join(', ')
}

function namesIn(list: string): string[] {
  return list.split(/\s+/)
}

/** Nothing where nothing is said. */
function factOf({ facts }: ImportedAdvert, name: string, lang: Lang): Fact[] {
  const value = facts[name] ?? ''
  const isUntold = value === '' || value === 'KEINE_ANGABE' || (name === 'kaufpreis' && Number(value) === 0)
  return isUntold ? [] : [{ label: factLabels[name]?.[lang] ?? name, value: shown(name, value, lang) }]
}

function shown(name: string, value: string, lang: Lang): string {
  if (amounts.includes(name)) return euros(Number(value), lang)
  if (areas.includes(name)) return `${decimal(Number(value), lang)} m²`
  if (energies.includes(name)) return `${decimal(Number(value), lang)} kWh/(m²·a)`
  if (counts.test(name) && Number.isFinite(Number(value))) return decimal(Number(value), lang)
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return dayLabel(value, lang)
  // Several words of the format stand side by side.
  return value
    .split(', ')
    .map((word) => valuePhrase(name, word)?.[lang] ?? word)
    .join(', ')
}
