import type { PropertyDraft } from '@aushang/sdk'
import { makeRandom, type Random } from '../random.ts'
import { type Energy, makeEnergy } from './energy.ts'
import type { Estate, Flat, House, Plot } from './estates.ts'
import { type Place, places } from './places.ts'

/** What is sent of an estate: the same for the same seed on the same day. */
export function makeDraft(estate: Estate, seed: string, today: Date): { draft: PropertyDraft; energy: Energy | null } {
  const random = makeRandom(`${seed} ${estate.number} facts`)
  const place = places[estate.place]
  if ('kind' in estate && !('area' in estate)) return { draft: plotDraft(estate, place, random), energy: null }
  const energy = makeEnergy(random, estate.year, today)
  const draft = 'style' in estate ? flatDraft(estate, place, energy, random) : houseDraft(estate, place, energy, random)
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
  return {
    title,
    address: {
      street,
      ...(trouble !== 'houseNumberMissing' && { streetNumber }),
      postalCode,
      city,
      district,
      publish: random.isTrue(0.6),
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

function building({ area, rooms, year }: Flat | House, energy: Energy, random: Random) {
  const { kind, value, energyClass, source, issuedOn, validUntil, heatingType } = energy
  const isNew = year >= 2015
  return {
    livingArea: area,
    numberOfRooms: rooms,
    numberOfBedrooms: Math.max(Math.ceil(rooms) - 1, 1),
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
      constructionYear: year,
      issuedOn,
      validUntil,
    },
    hasBuiltInKitchen: random.isTrue(0.6),
    hasCellar: !isNew || random.isTrue(0.5),
    hasGuestToilet: area > 100,
    flooring: random
      .pick([
        ['parquet', 'tiles'],
        ['planks', 'tiles'],
        ['laminate', 'tiles'],
        ['vinyl', 'tiles'],
      ] as const)
      .slice(),
    furnishingDescription: random.pick(furnishings),
  } as const
}

const furnishings = [
  'Einbauküche mit Geschirrspüler und Induktionsfeld, Tageslichtbad, Parkett in allen Wohnräumen.',
  'Bad mit Wanne und Dusche, Fliesen in Küche und Bad, Glasfaseranschluss im Haus.',
  'Isolierverglaste Fenster, Abstellraum in der Wohnung, Gegensprechanlage mit Bild.',
  'Offene Küche mit Kochinsel, bodengleiche Dusche, elektrische Rollläden.',
]

function flatDraft(flat: Flat, place: Place, energy: Energy, random: Random): PropertyDraft {
  const { number: externalId, type, area, floor, year, rooms, trouble } = flat
  const shared = {
    ...general(flat, place, random),
    ...building(flat, energy, random),
    apartmentType: floor === 0 ? 'groundFloor' : floor >= 5 ? (year >= 2015 ? 'penthouse' : 'attic') : 'floor',
    floor,
    numberOfFloors: Math.max(floor, 4),
    hasLift: year >= 1970 && floor > 1,
    ...(floor === 0 ? { hasTerrace: true, hasGarden: true } : { hasBalcony: rooms > 1 }),
  } as const
  if (type === 'apartmentRent') return { type, externalId, fields: { ...shared, ...rent(area, place, year, random) } }
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
      ...(flat.isRented && {
        isRented: true,
        monthlyRentalIncome: roundTo(area * place.rent * 0.9, 10),
      }),
    },
  }
}

function houseDraft(house: House, place: Place, energy: Energy, random: Random): PropertyDraft {
  const { number: externalId, type, area, plot, year, kind, trouble } = house
  const shared = {
    ...general(house, place, random),
    ...building(house, energy, random),
    plotArea: plot,
    houseType: house.houseType ?? houseTypes[kind],
    hasGarden: true,
    hasTerrace: true,
    numberOfFloors: kind === 'bungalow' ? 1 : 2,
    numberOfParkingSpaces: random.whole(1, 2),
    parkingSpaceType: random.pick(['garage', 'carport', 'outdoor'] as const),
  } as const
  if (type === 'houseRent') return { type, externalId, fields: { ...shared, ...rent(area, place, year, random) } }
  const purchasePrice = roundTo(
    (area * place.price * 0.72 * age(year) + plot * place.land * 0.5) * random.between(0.95, 1.05),
    5_000,
  )
  return {
    type,
    externalId,
    fields: { ...shared, purchasePrice, ...commission(trouble, random), availableFrom: 'nach Vereinbarung' },
  }
}

const houseTypes = {
  detached: 'singleFamily',
  villa: 'villa',
  bungalow: 'bungalow',
  row: 'midTerrace',
  timbered: 'countryHouse',
  modern: 'singleFamily',
} as const

function plotDraft(estate: Plot, place: Place, random: Random): PropertyDraft {
  const { number: externalId, type, plot, kind } = estate
  const shared = { ...general(estate, place, random), plotArea: plot }
  if (type === 'plotRent') {
    const baseRent = roundTo(60 + plot * random.between(0.08, 0.14), 10)
    return {
      type,
      externalId,
      fields: {
        ...shared,
        baseRent,
        leaseInterval: 'year',
        recommendedUse: [kind === 'orchard' ? 'orchard' : 'garden'],
        buildingRegulation: 'outerArea',
      },
    }
  }
  return {
    type,
    externalId,
    fields: {
      ...shared,
      purchasePrice: roundTo(plot * place.land * random.between(0.9, 1.1), 1_000),
      commissionDue: false,
      buildingRegulation: kind === 'building' ? 'developmentPlan' : 'neighbourhood',
      development: 'developed',
      recommendedUse: plot > 1_000 ? ['apartmentBuilding'] : ['singleFamilyHouse', 'twinHouse'],
      floorSpaceIndex: plot > 1_000 ? 1.2 : 0.6,
      siteCoverageIndex: plot > 1_000 ? 0.4 : 0.3,
      isShortTermBuildable: true,
    },
  }
}

function rent(area: number, place: Place, year: number, random: Random) {
  const baseRent = roundTo(area * place.rent * (0.94 + age(year) * 0.06) * random.between(0.93, 1.05), 5)
  const additionalCosts = roundTo(area * random.between(2, 2.6), 5)
  const heatingCosts = roundTo(area * random.between(1, 1.5), 5)
  return {
    baseRent,
    additionalCosts,
    heatingCosts,
    totalRent: baseRent + additionalCosts + heatingCosts,
    deposit: `${baseRent * 3} €`,
    commissionDue: false,
    petsAllowed: random.isTrue(0.5) ? 'negotiable' : true,
    availableFrom: random.pick(['sofort', '01.12.', '01.01.', '01.02.', 'nach Vereinbarung']),
  } as const
}

function commission(trouble: Estate['trouble'], random: Random) {
  if (trouble === 'commissionMissing') return { commissionDue: true }
  return random.isTrue(0.35) ? { commissionDue: false } : { commissionDue: true, commission: '3,57 % inkl. MwSt.' }
}

/** What is new costs more, and so does what is old and well kept. */
function age(year: number): number {
  return year >= 2015 ? 1.18 : year < 1930 ? 1.04 : 0.9
}

function roundTo(amount: number, step: number): number {
  return Math.round(amount / step) * step
}
