import type { Random } from '../random.ts'

export const energyClasses = ['A+', 'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const
/** Where each of them ends, in kWh/(m²·a). */
export const classEnds = [30, 50, 75, 100, 130, 160, 200, 250, Infinity]
const heatings = {
  heatPump: ['electric', 'Strom (Wärmepumpe)'],
  district: ['district', 'Fernwärme'],
  gas: ['gas', 'Erdgas'],
  oil: ['oil', 'Heizöl'],
  pellet: ['pellet', 'Holzpellets'],
} as const
const heatingTypes = Object.keys(heatings) as (keyof typeof heatings)[]

export interface Energy {
  heatingType: keyof typeof heatings
  source: (typeof heatings)[keyof typeof heatings][0]
  /** As a certificate calls it. */
  sourceName: string
  kind: 'need' | 'consumption'
  value: number
  energyClass: (typeof energyClasses)[number]
  issuedOn: string
  validUntil: string
  constructionYear: number
}

/** What a certificate of a building of that age could say, with the heating that is told of it. */
export function makeEnergy(random: Random, year: number, today: Date, told?: string): Energy {
  const usual =
    year >= 2015
      ? random.pick(['heatPump', 'heatPump', 'district'] as const)
      : random.pick(['gas', 'gas', 'district', 'oil', 'pellet'] as const)
  const heatingType = heatingTypes.find((heating) => heating === told) ?? usual
  const [source, sourceName] = heatings[heatingType]
  const base = year >= 2015 ? 34 : year >= 2002 ? 72 : year >= 1985 ? 104 : year >= 1950 ? 138 : 126
  const value = Math.round(base * random.between(0.75, 1.25) * 10) / 10
  const energyClass = energyClasses[classEnds.findIndex((end) => value < end)] ?? 'H'
  const issued = new Date(today.getTime() - random.whole(200, 2_600) * 86_400_000)
  const until = new Date(issued)
  until.setUTCFullYear(issued.getUTCFullYear() + 10)
  const kind = year >= 2002 || random.isTrue(0.4) ? 'need' : 'consumption'
  return {
    heatingType,
    source,
    sourceName,
    kind,
    value,
    energyClass,
    issuedOn: dayOf(issued),
    validUntil: dayOf(until),
    constructionYear: year,
  }
}

function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10)
}
