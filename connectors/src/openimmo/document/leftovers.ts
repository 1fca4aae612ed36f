import type { Property } from '@aushang/model'
import { type AnyFields, type SayableMember } from '../../german-words.ts'
import { type Leftover, leftoversInWords, noteWith } from '../../leftovers.ts'
import type { Settings } from '../options.ts'
import { isoLand } from './countries.ts'
import { isGroundSourcePump } from './ausstattung.ts'
import { isHeatingUnknown } from './preise.ts'
import { isPhaseTold } from './zustand.ts'

/** `miscellaneousDescription` and, where it still fits in, what the format has no element for. */
export function otherTextOf(property: Property, settings: Settings): string | undefined {
  const { textLengthMax = Infinity } = settings
  const fits = (note: string) => Array.from(note).length <= textLengthMax
  return noteWith(property.fields.miscellaneousDescription, leftoversOf(property, settings), fits)
}

export function leftoversOf(property: Property, { version }: Settings): Leftover[] {
  const { address } = property.fields
  const fields: AnyFields = property.fields
  const leftovers = leftoversInWords(property, sayable(fields))
  const { energyCertificateStatus: status, residentialEnergyCertificate: certificate } = fields
  if (status === 'notYetAvailable' && version === '1.2.5') {
    leftovers.push({ path: '/fields/energyCertificateStatus', words: 'Energieausweis liegt zur Besichtigung vor' })
  }
  // The format knows that there is one by what it says.
  if (status === 'present' && certificate === undefined) {
    leftovers.push({ path: '/fields/energyCertificateStatus', words: 'Energieausweis liegt vor' })
  }
  if (isoLand(address.country ?? 'DE') === undefined) {
    const why = { key: 'portalLacksCountry', params: { country: address.country ?? '' } } as const
    leftovers.push({ path: '/fields/address/country', why })
  }
  if ((address.latitude === undefined) !== (address.longitude === undefined)) {
    const path = `/fields/address/${address.latitude === undefined ? 'longitude' : 'latitude'}`
    leftovers.push({ path, why: { key: 'positionIncomplete' } })
  }
  return leftovers
}

/** Members without an element, and those whose value has none. */
function sayable(fields: AnyFields): SayableMember[] {
  const members: SayableMember[] = ['isShortTermBuildable', 'hasBuildingPermission', 'leaseholdUntil']
  if (fields.constructionYear === undefined) members.push('constructionYearUnknown')
  if (!isPhaseTold(fields)) members.push('constructionPhase')
  if (fields.condition === 'firstTimeUseAfterRefurbishment') members.push('condition')
  if (fields.interiorQuality === 'simple') members.push('interiorQuality')
  if (fields.petsAllowed === 'negotiable') members.push('petsAllowed')
  if (fields.heatingType === 'nightStorage' || isGroundSourcePump(fields)) members.push('heatingType')
  if (fields.furnishing === 'none') members.push('furnishing')
  if (fields.flooring?.includes('other')) members.push('flooring')
  if (isHeatingUnknown(fields)) members.push('additionalCostsIncludeHeatingCosts')
  return members
}
