import type { PropertyDraft } from '@aushang/sdk'
import { makeRandom, type Random } from '../random.ts'
import { type Energy, makeEnergy } from './energy.ts'
import { type Estate, type Flat, type House, type Plot } from './estate.ts'
import { type Place, places } from './places.ts'

/** What is sent of an estate: the same for the same seed on the same day. */
export function makeDraft(estate: Estate, seed: string, today: Date): { draft: PropertyDraft; energy: Energy | null } {
  const random = makeRandom(`${seed} ${estate.number} facts`)
  const place = places[estate.place]
  if (!('area' in estate)) return { draft: plotDraft(estate, place, random), energy: null }
  const energy = makeEnergy(random, estate.year, today, estate.facts.heatingType)
  const shared = { ...general(estate, place, random), ...building(estate, energy, random) }
  const draft =
    'floor' in estate
      ? flatDraft(estate, shared, place, random, today)
      : houseDraft(estate, shared, place, random, today)
  return { draft, energy }
}

function general(
  { title, opening, trouble }: Pick<Estate, 'title' | 'opening' | 'trouble'>,
  place: Place,
  random: Random,
) {
  const { postalCode, city, district, location, streets } = place
  const street = random.pick(streets)
  const streetNumber = `${random.whole(2, 68)}${random.isTrue(0.15) ? 'a' : ''}`
  // Somewhere in the district: there is a portal that takes no advert without its place on the map.
  const near = (degrees: number) => Math.round((degrees + random.between(-0.005, 0.005)) * 100_000) / 100_000
  return {
    title,
    address: {
      street,
      ...(trouble !== 'houseNumberMissing' && { streetNumber }),
      postalCode,
      city,
      district,
      publish: random.isTrue(0.6),
      latitude: near(place.latitude),
      longitude: near(place.longitude),
    },
    ...(trouble !== 'descriptionMissing' && { description: `${opening}\n\n${random.pick(closings)}` }),
    locationDescription: location,
  }
}

const closings = [
  'Wir zeigen Ihnen alles gern bei einer Besichtigung. Schreiben Sie uns, wann es Ihnen passt.',
  'Alle Angaben stammen vom Eigentümer. Unterlagen senden wir Ihnen auf Anfrage zu.',
  'Besichtigungen sind auch am Samstag möglich. Bitte nennen Sie uns zwei Termine.',
]

function building(estate: Flat | House, energy: Energy, random: Random) {
  const { area, rooms, year, equipment } = estate
  const { kind, value, energyClass, source, issuedOn, validUntil, constructionYear, heatingType } = energy
  const isNew = year >= 2015
  return {
    livingArea: area,
    numberOfRooms: rooms,
    ...(rooms > 1 && { numberOfBedrooms: Math.ceil(rooms) - 1 }),
    numberOfBathrooms: area > 130 ? 2 : 1,
    constructionYear: year,
    ...(year < 2000 && { lastRefurbished: random.whole(2008, 2023) }),
    condition:
      year >= 2026 ? 'firstTimeUse' : isNew ? 'mint' : random.pick(['wellKept', 'modernised', 'refurbished'] as const),
    interiorQuality: isNew || area > 130 ? 'high' : 'standard',
    heatingType,
    energyCertificateStatus: 'present',
    residentialEnergyCertificate: {
      type: kind,
      energySource: source,
      [kind === 'need' ? 'energyNeed' : 'energyConsumption']: value,
      energyClass,
      constructionYear,
      issuedOn,
      validUntil,
    },
    hasCellar: !isNew || random.isTrue(0.5),
    hasGuestToilet: area > 100,
    furnishingDescription: equipment,
  } as const
}

type Shared = ReturnType<typeof general> & ReturnType<typeof building>

function flatDraft(flat: Flat, told: Shared, place: Place, random: Random, today: Date): PropertyDraft {
  const { number: externalId, area, floor, floors, year, trouble } = flat
  const shared = {
    ...told,
    apartmentType: floor === 0 ? 'groundFloor' : 'floor',
    floor,
    numberOfFloors: floors,
    hasLift: year >= 1970 && floors > 3,
  } as const
  if (flat.type === 'apartmentRent') {
    const { type, facts } = flat
    return { type, externalId, fields: { ...shared, ...rent(area, place, year, random, today), ...facts } }
  }
  const { type, facts } = flat
  const purchasePrice = roundTo(area * place.price * age(year) * random.between(0.94, 1.06), 1_000)
  return {
    type,
    externalId,
    fields: {
      ...shared,
      purchasePrice,
      ...commission(trouble, random),
      condoFee: roundTo(area * random.between(3, 4.4), 5),
      availableFrom: 'nach Vereinbarung',
      ...(facts.isRented === true && { monthlyRentalIncome: roundTo(area * place.rent * 0.9, 10) }),
      ...facts,
    },
  }
}

function houseDraft(house: House, told: Shared, place: Place, random: Random, today: Date): PropertyDraft {
  const { number: externalId, area, plot, year, kind, trouble } = house
  const shared = {
    ...told,
    plotArea: plot,
    houseType: houseTypes[kind],
    hasGarden: true,
    hasTerrace: true,
    numberOfFloors: kind === 'bungalow' ? 1 : 2,
    numberOfParkingSpaces: random.whole(1, 2),
    parkingSpaceType: random.pick(['garage', 'carport', 'outdoor'] as const),
  } as const
  if (house.type === 'houseRent') {
    const { type, facts } = house
    return { type, externalId, fields: { ...shared, ...rent(area, place, year, random, today), ...facts } }
  }
  const { type, facts } = house
  const purchasePrice = roundTo(
    (area * place.price * 0.72 * age(year) + plot * place.land * 0.5) * random.between(0.95, 1.05),
    5_000,
  )
  return {
    type,
    externalId,
    fields: { ...shared, purchasePrice, ...commission(trouble, random), availableFrom: 'nach Vereinbarung', ...facts },
  }
}

const houseTypes = {
  detached: 'singleFamily',
  villa: 'villa',
  bungalow: 'bungalow',
  row: 'midTerrace',
  timbered: 'countryHouse',
} as const

function plotDraft(estate: Plot, place: Place, random: Random): PropertyDraft {
  const { number: externalId, plot, kind } = estate
  const shared = { ...general(estate, place, random), plotArea: plot }
  if (estate.type === 'plotRent') {
    const { type, facts } = estate
    const baseRent = roundTo(60 + plot * random.between(0.08, 0.14), 10)
    return {
      type,
      externalId,
      fields: { ...shared, baseRent, leaseInterval: 'year', buildingRegulation: 'outerArea', ...facts },
    }
  }
  const { type, facts } = estate
  return {
    type,
    externalId,
    fields: {
      ...shared,
      purchasePrice: roundTo(plot * place.land * random.between(0.9, 1.1), 1_000),
      commissionDue: false,
      buildingRegulation: kind === 'building' ? 'developmentPlan' : 'neighbourhood',
      development: 'developed',
      floorSpaceIndex: 0.6,
      siteCoverageIndex: 0.3,
      isShortTermBuildable: true,
      ...facts,
    },
  }
}

function rent(area: number, place: Place, year: number, random: Random, today: Date) {
  const baseRent = roundTo(area * place.rent * (0.94 + age(year) * 0.06) * random.between(0.93, 1.05), 5)
  const additionalCosts = roundTo(area * random.between(2, 2.6), 5)
  const heatingCosts = roundTo(area * random.between(1, 1.5), 5)
  return {
    baseRent,
    additionalCosts,
    heatingCosts,
    totalRent: baseRent + additionalCosts + heatingCosts,
    deposit: `${(baseRent * 3).toLocaleString('de-DE')} €`,
    commissionDue: false,
    petsAllowed: random.isTrue(0.5) ? 'negotiable' : true,
    availableFrom: random.pick(['sofort', firstOfMonth(today, 1), firstOfMonth(today, 2), 'nach Vereinbarung']),
  } as const
}

function commission(trouble: Estate['trouble'], random: Random) {
  if (trouble === 'commissionMissing') return { commissionDue: true }
  return random.isTrue(0.35) ? { commissionDue: false } : { commissionDue: true, commission: '3,57 % inkl. MwSt.' }
}

/** `01.02.2027`, so many months ahead. */
function firstOfMonth(today: Date, ahead: number): string {
  const first = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + ahead, 1))
  return first.toISOString().slice(0, 10).split('-').toReversed().join('.')
}

/** What is new costs more, and so does what is old and well kept. */
function age(year: number): number {
  return year >= 2015 ? 1.18 : year < 1930 ? 1.04 : 0.9
}

function roundTo(amount: number, step: number): number {
  return Math.round(amount / step) * step
}
