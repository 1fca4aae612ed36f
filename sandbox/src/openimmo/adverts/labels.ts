import type { Lang } from '../../language.ts'
import type { Advert } from './adverts.ts'
import { factLabels, kindLabels, valueLabels } from './label-words.ts'
import { pageWords } from './words.ts'

export const factNames = Object.keys(factLabels)

const amounts = [
  'kaufpreis',
  'nettokaltmiete',
  'warmmiete',
  'nebenkosten',
  'heizkosten',
  'pacht',
  'erbpacht',
  'hausgeld',
  'mieteinnahmen_ist',
  'kaution',
]
const areas = ['wohnflaeche', 'grundstuecksflaeche', 'nutzflaeche', 'teilbar_ab', 'balkon_terrasse_flaeche']
const energies = ['energieverbrauchkennwert', 'endenergiebedarf']

export function facts(advert: Advert, lang: Lang): [string, string][] {
  return Object.entries(factLabels).flatMap(([name, label]): [string, string][] => {
    const value = advert.facts[name]
    // A price of 0 stands for one that is not told.
    if (value === undefined || value === '' || (name === 'kaufpreis' && Number(value) === 0)) return []
    return [[label[lang], shown(name, value, lang)]]
  })
}

export function keyFacts(advert: Advert, lang: Lang): string[] {
  const said = pageWords[lang]
  const { freitext_preis: words, anzahl_zimmer: rooms } = advert.facts
  const amount = ['kaufpreis', 'nettokaltmiete', 'pacht'].find((name) => advert.facts[name] !== undefined)
  const price = words ?? (amount === undefined ? undefined : shown(amount, advert.facts[amount] ?? '', lang))
  const area = ['wohnflaeche', 'grundstuecksflaeche'].find((name) => advert.facts[name] !== undefined)
  return [
    price,
    rooms && said.rooms(number(rooms, lang)),
    area && shown(area, advert.facts[area] ?? '', lang),
    advert.isReference && said.reference,
  ].filter((fact) => typeof fact === 'string')
}

export function kindLabel({ kind, isForSale }: Advert, lang: Lang): string {
  const { toBuy, toRent } = pageWords[lang]
  return `${kindLabels[kind]?.[lang] ?? kind} ${isForSale ? toBuy : toRent}`
}

export function placeLabel({ street, town, district }: Advert): string {
  return [street, district ? `${town} (${district})` : town].filter(Boolean).join(', ')
}

function shown(name: string, value: string, lang: Lang): string {
  if (amounts.includes(name)) return Number(value).toLocaleString(locales[lang], { style: 'currency', currency: 'EUR' })
  if (areas.includes(name)) return `${number(value, lang)} m²`
  if (energies.includes(name)) return `${number(value, lang)} kWh/(m²·a)`
  return (Object.hasOwn(valueLabels, value) ? valueLabels[value]?.[lang] : undefined) ?? value
}

const locales: Record<Lang, string> = { de: 'de-DE', en: 'en-GB' }

function number(value: string, lang: Lang): string {
  return Number(value).toLocaleString(locales[lang])
}
