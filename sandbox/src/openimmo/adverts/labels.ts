import type { Advert } from './adverts.ts'

/** What the pages call things, in the order in which they show them. */
const labels: Record<string, string> = {
  kaufpreis: 'Kaufpreis',
  nettokaltmiete: 'Kaltmiete',
  nebenkosten: 'Nebenkosten',
  warmmiete: 'Warmmiete',
  pacht: 'Pacht',
  freitext_preis: 'Preis',
  hausgeld: 'Hausgeld',
  aussen_courtage: 'Provision',
  kaution: 'Kaution',
  kaution_text: 'Kaution',
  wohnflaeche: 'Wohnfläche',
  grundstuecksflaeche: 'Grundstücksfläche',
  anzahl_zimmer: 'Zimmer',
  etage: 'Etage',
  baujahr: 'Baujahr',
  verfuegbar_ab: 'Verfügbar ab',
  epart: 'Energieausweis',
  energieverbrauchkennwert: 'Energieverbrauch',
  endenergiebedarf: 'Energiebedarf',
  primaerenergietraeger: 'Energieträger',
  wertklasse: 'Energieklasse',
}

export const factNames = Object.keys(labels)

export const headings: Record<string, string> = {
  objektbeschreibung: 'Objektbeschreibung',
  ausstatt_beschr: 'Ausstattung',
  lage: 'Lage',
  sonstige_angaben: 'Sonstiges',
}

const amounts = ['kaufpreis', 'nettokaltmiete', 'warmmiete', 'nebenkosten', 'pacht', 'hausgeld', 'kaution']
const areas = ['wohnflaeche', 'grundstuecksflaeche']
const energies = ['energieverbrauchkennwert', 'endenergiebedarf']

export function facts(advert: Advert): [string, string][] {
  return Object.entries(labels).flatMap(([name, label]): [string, string][] => {
    const value = advert.facts[name]
    // A price of 0 stands for one that is not told.
    if (value === undefined || (name === 'kaufpreis' && Number(value) === 0)) return []
    return [[label, shown(name, value)]]
  })
}

export function keyFacts(advert: Advert): string[] {
  const { freitext_preis: words, anzahl_zimmer: rooms } = advert.facts
  const amount = ['kaufpreis', 'nettokaltmiete', 'pacht'].find((name) => advert.facts[name] !== undefined)
  const price = words ?? (amount === undefined ? undefined : shown(amount, advert.facts[amount] ?? ''))
  const area = areas.find((name) => advert.facts[name] !== undefined)
  return [
    price,
    rooms && `${number(rooms)} Zimmer`,
    area && shown(area, advert.facts[area] ?? ''),
    advert.isReference && 'Referenz',
  ].filter((fact) => typeof fact === 'string')
}

const kinds: Record<string, string> = { wohnung: 'Wohnung', haus: 'Haus', grundstueck: 'Grundstück' }

export function kindLabel({ kind, isForSale }: Advert): string {
  return `${kinds[kind] ?? kind} ${isForSale ? 'zum Kauf' : 'zur Miete'}`
}

export function placeLabel({ street, town }: Advert): string {
  return [street, town].filter(Boolean).join(', ')
}

function shown(name: string, value: string): string {
  if (amounts.includes(name)) return Number(value).toLocaleString('de-DE', { style: 'currency', currency: 'EUR' })
  if (areas.includes(name)) return `${number(value)} m²`
  return energies.includes(name) ? `${number(value)} kWh/(m²·a)` : value
}

function number(value: string): string {
  return Number(value).toLocaleString('de-DE')
}
