import { identity } from '../identity.ts'
import type { Data } from '../schema/data.ts'
import type { RealEstate } from '../state/state.ts'

const portalChannel = '10000'
export const homepageChannel = '10001'
export const channelTitles = new Map([
  [portalChannel, identity.title],
  [homepageChannel, 'Homepage'],
])

/** Shown on the portal itself; the realtor's homepage does not count. */
export function isOnline(row: RealEstate): boolean {
  return row.channels.includes(portalChannel)
}

export function realEstateStateOf(row: RealEstate): 'ACTIVE' | 'INACTIVE' {
  return isOnline(row) ? 'ACTIVE' : 'INACTIVE'
}

export function channelData(row: RealEstate): Data {
  return {
    publishChannel: row.channels.map((id) => ({ '@id': id, '@title': channelTitles.get(id) ?? id })),
  }
}
