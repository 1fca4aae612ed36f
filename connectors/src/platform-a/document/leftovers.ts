import type { Property, PropertyType } from '@aushang/model'
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
    ...leftoversInWords(property, [...withoutField[property.type], ...withoutWord(property.fields)]),
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
  plotBuy: [...leasehold],
}

/** Members that have an element, whose value has none, or only one that says less. */
function withoutWord(fields: AnyFields): SayableMember[] {
  const { apartmentType, floor, condition, houseType, isLeasehold, leaseholdUntil } = fields
  const members: SayableMember[] = []
  if (apartmentType === 'apartment') members.push('apartmentType')
  if (floor !== undefined && floor < floorMin) members.push('floor')
  if (condition === 'requiresRefurbishment' || condition === 'shell') members.push('condition')
  if (houseType && houseType !== 'other' && buildingTypes[houseType] === 'OTHER') members.push('houseType')
  // Of plots the portal wants to know for how many years, and with the day it is said whatever it is.
  if (isLeasehold && leaseholdUntil === undefined) members.push('isLeasehold')
  return members
}
