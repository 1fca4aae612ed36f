import type { Property } from '@aushang/model'
import type { Problem } from '../../contract.ts'
import { type BuildingFields, energyLeftovers, isAbroad } from './energy.ts'

/** What the portal has no field for. With words it is said in the note about other things; without, it is left out. */
export interface Leftover {
  /** Of `fields`, as the end of a pointer. */
  member: string
  words?: string
  why?: string
}

export const noteBytesMax = 3999

/** `miscellaneousDescription` and, where it still fits in, what has no field. */
export function otherNoteOf(property: Property): string | undefined {
  const own = property.fields.miscellaneousDescription
  const words = leftoversOf(property).flatMap((leftover) => leftover.words ?? [])
  if (words.length === 0) return own
  const note = [...(own ? [own] : []), `Außerdem: ${words.join(', ')}.`].join('\n\n')
  return Buffer.byteLength(note) <= noteBytesMax ? note : own
}

export function leftoverWarnings(property: Property): Problem[] {
  const note = otherNoteOf(property) ?? ''
  return leftoversOf(property).map(({ member, words, why }) => {
    const name = member.slice(member.lastIndexOf('/') + 1)
    const reason = why ?? 'the portal has no field for it here.'
    const isSaid = words !== undefined && note.includes(words)
    const fate = isSaid ? `is said in the last note ("${words}")` : 'is left out'
    return { path: `/fields/${member}`, code: 'field_invalid', message: `${name} ${fate}: ${reason}` }
  })
}

function leftoversOf(property: Property): Leftover[] {
  return [...addressLeftovers(property), ...flagLeftovers(property), ...buildingLeftovers(property)]
}

function addressLeftovers({ fields }: Property): Leftover[] {
  const { region, latitude, longitude } = fields.address
  const leftovers: Leftover[] = []
  if (region !== undefined && !isAbroad(fields)) {
    leftovers.push({ member: 'address/region', why: 'the portal finds out by itself where a German address lies.' })
  }
  if ((latitude === undefined) !== (longitude === undefined)) {
    const member = latitude === undefined ? 'address/longitude' : 'address/latitude'
    leftovers.push({ member, why: 'a position takes both latitude and longitude.' })
  }
  return leftovers
}

const wordsByFlag = {
  hasBalcony: 'Balkon',
  hasGarden: 'Garten',
  hasBuiltInKitchen: 'Einbauküche',
  hasLodgerFlat: 'Einliegerwohnung',
  isListed: 'Denkmalschutz',
}

const flagsWithoutField: { [Type in Property['type']]: (keyof typeof wordsByFlag)[] } = {
  apartmentRent: ['isListed'],
  apartmentBuy: [],
  houseRent: ['hasBalcony', 'hasGarden', 'hasLodgerFlat', 'isListed'],
  houseBuy: ['hasBalcony', 'hasGarden', 'hasBuiltInKitchen'],
  plotRent: [],
  plotBuy: [],
}

/** A flag that is false says no more than one that is not there. */
function flagLeftovers({ type, fields }: Property): Leftover[] {
  const flags = fields as Partial<Record<keyof typeof wordsByFlag, boolean>>
  return flagsWithoutField[type]
    .filter((flag) => flags[flag] === true)
    .map((flag) => ({ member: flag, words: wordsByFlag[flag] }))
}

function buildingLeftovers(property: Property): Leftover[] {
  const { type } = property
  if (type === 'plotRent' || type === 'plotBuy') return []
  const fields: BuildingFields = property.fields
  const floor = 'floor' in fields ? fields.floor : undefined
  return [
    ...(floor !== undefined && floor < floorMin ? [{ member: 'floor', words: `Etage ${floor}` }] : []),
    ...energyLeftovers(fields),
  ]
}

export const floorMin = -1
