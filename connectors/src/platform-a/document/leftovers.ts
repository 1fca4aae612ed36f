import type { FieldsOf, Property, PropertyType } from '@aushang/model'
import { type AnyFields, offerStatusWords, type SayableMember } from '../../german-words.ts'
import { type Leftover, leftoversInWords, noteWith } from '../../leftovers.ts'
import { energyLeftovers, isAbroad } from './energy.ts'
import { buildingTypes } from './words.ts'

export const noteBytesMax = 3999
export const floorMin = -1

/** `miscellaneousDescription` and, where it still fits in, what has no field. */
export function otherNoteOf(property: Property): string | undefined {
  const { miscellaneousDescription } = property.fields
  return noteWith(miscellaneousDescription, leftoversOf(property), (note) => Buffer.byteLength(note) <= noteBytesMax)
}

export function leftoversOf(property: Property): Leftover[] {
  const words = offerStatusWords(property)
  return [
    ...(words === undefined ? [] : [{ path: '/offerStatus', words }]),
    ...addressLeftovers(property),
    ...leftoversInWords(property, [...withoutField[property.type], ...withoutWord(property)]),
    ...('livingArea' in property.fields ? energyLeftovers(property.fields) : []),
  ]
}

function addressLeftovers({ fields }: Property): Leftover[] {
  const { region, latitude, longitude } = fields.address
  const leftovers: Leftover[] = []
  if (region !== undefined && !isAbroad(fields)) {
    leftovers.push({ path: '/fields/address/region', why: { key: 'portalFindsRegion' } })
  }
  if ((latitude === undefined) !== (longitude === undefined)) {
    const path = `/fields/address/${latitude === undefined ? 'longitude' : 'latitude'}`
    leftovers.push({ path, why: { key: 'positionIncomplete' } })
  }
  return leftovers
}

const building = [
  'hasTerrace',
  'hasLoggia',
  'numberOfBalconies',
  'outdoorArea',
  'hasFireplace',
  'hasStorageRoom',
  'hasAirConditioning',
  'flooring',
  'furnishing',
] as const
const house = ['hasBalcony', 'hasGarden', 'numberOfUnits'] as const
const rent = ['isListed', 'constructionPhase', 'minimumTermMonths', 'fixedTermUntil'] as const
const leasehold = ['leaseholdUntil', 'groundRent'] as const

/** The portal's types do not have the same elements. */
const withoutField: Record<PropertyType, SayableMember[]> = {
  apartmentRent: [...building, ...rent],
  apartmentBuy: [...building, 'constructionPhase', ...leasehold],
  houseRent: [...building, ...house, 'hasLodgerFlat', ...rent],
  houseBuy: [...building, ...house, 'hasBuiltInKitchen', ...leasehold],
  plotRent: [],
  plotBuy: ['leaseholdUntil'],
}

/** Members that have an element, whose value has none, or only one that says less. */
function withoutWord(property: Property): SayableMember[] {
  const fields: AnyFields = property.fields
  const { apartmentType, floor, condition, houseType, isLeasehold, leaseholdUntil, hasBalcony, hasTerrace } = fields
  const members: SayableMember[] = []
  if (apartmentType === 'apartment') members.push('apartmentType')
  if (floor !== undefined && floor < floorMin) members.push('floor')
  if (condition === 'requiresRefurbishment' || condition === 'shell') members.push('condition')
  if (houseType && houseType !== 'other' && buildingTypes[houseType] === 'OTHER') members.push('houseType')
  // Ours is the price of one place, and the portal shows one figure beside all of them.
  if ((fields.numberOfParkingSpaces ?? 0) > 1) members.push('parkingSpaceRent', 'parkingSpacePurchasePrice')
  // Of a flat the portal asks for either.
  if (hasBalcony && hasTerrace && property.type.startsWith('apartment')) members.push('hasBalcony')
  // A plot has elements for it, and with the day it is said whatever it is.
  if (property.type === 'plotBuy') {
    if (!isGroundRentPrice(property.fields)) members.push('groundRent')
  } else if (isLeasehold && leaseholdUntil === undefined) members.push('isLeasehold')
  return members
}

/** Of a leasehold without a price of its own, what is paid each year is its price. */
export function isGroundRentPrice({ isLeasehold, purchasePriceOnRequest, groundRent }: FieldsOf<'plotBuy'>): boolean {
  return isLeasehold === true && purchasePriceOnRequest === true && groundRent !== undefined
}
