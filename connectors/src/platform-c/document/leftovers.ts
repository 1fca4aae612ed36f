import type { Property, PropertyType } from '@aushang/model'
import { type AnyFields, type SayableMember } from '../../german-words.ts'
import { type Leftover, leftoversInWords, noteWith } from '../../leftovers.ts'

export const textCharactersMax = 4_000

/** `miscellaneousDescription` and, where it still fits in, what has no member. */
export function extendedInformationOf(property: Property): string | undefined {
  const { miscellaneousDescription } = property.fields
  return noteWith(
    miscellaneousDescription,
    leftoversOf(property),
    (note) => Array.from(note).length <= textCharactersMax,
  )
}

export function leftoversOf(property: Property): Leftover[] {
  const { fields, type } = property
  return [
    ...positionLeftovers(property),
    ...leftoversInWords(property, [...withoutMember[type], ...withoutWord(fields)]),
  ]
}

function positionLeftovers({ fields }: Property): Leftover[] {
  const { latitude, longitude } = fields.address
  if ((latitude === undefined) === (longitude === undefined)) return []
  const path = `/fields/address/${latitude === undefined ? 'longitude' : 'latitude'}`
  return [{ path, why: { key: 'positionIncomplete' } }]
}

const building = [
  'numberOfBalconies',
  'outdoorArea',
  'hasStorageRoom',
  'hasAirConditioning',
  'flooring',
  'furnishing',
  'isListed',
] as const
const house = ['hasLodgerFlat', 'numberOfUnits'] as const
const rent = ['minimumTermMonths', 'fixedTermUntil'] as const
const leasehold = ['leaseholdUntil', 'groundRent'] as const

const withoutMember: Record<PropertyType, SayableMember[]> = {
  apartmentRent: [...building, ...rent],
  apartmentBuy: [...building, ...leasehold],
  houseRent: [...building, ...house, ...rent],
  houseBuy: [...building, ...house, ...leasehold],
  plotRent: ['rentInterval'],
  plotBuy: [...leasehold],
}

/** Members that have a place, whose value has none, or only one that says less. */
function withoutWord(fields: AnyFields): SayableMember[] {
  const { condition, constructionPhase, houseType, isLeasehold, leaseholdUntil } = fields
  const members: SayableMember[] = []
  if (condition === 'requiresRefurbishment' || condition === 'shell') members.push('condition')
  if (constructionPhase !== undefined && !isToldAsCondition(fields)) members.push('constructionPhase')
  if (houseType === 'townhouse' || houseType === 'countryHouse') members.push('houseType')
  if (isLeasehold && leaseholdUntil === undefined) members.push('isLeasehold')
  return members
}

/** The portal's conditions have one for what is not built yet. */
export function isToldAsCondition({ condition, constructionPhase }: AnyFields): boolean {
  return constructionPhase === 'projected' && condition === undefined
}
