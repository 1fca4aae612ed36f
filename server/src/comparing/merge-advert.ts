import type { AdvertRead, ReadProperty } from '@aushang/connectors'
import { energySourcesOf, isRecord, type Property, type ResidentialEnergyCertificate } from '@aushang/model'
import { isSameJson } from '../lib/same-json.ts'

/**
 * Our property with what somebody has changed in its advert, as a draft that is still to be checked. `written` is what would be read if nobody had: only what differs
 * from that was changed, so that what the portal has no place for, or shortens, stays as it is here. Pictures and links that were added there
 * come last; those that are not there stay, for a portal that takes fewer than we have looks the same.
 */
export function mergeAdvert(
  property: Property,
  written: ReadProperty,
  advert: Pick<AdvertRead, 'property' | 'attachments'>,
): object {
  const { type, externalId, contactId, fields, offerStatus, links = [], attachments } = property
  const read = advert.property
  const addedLinks = (read.links ?? []).filter(({ url }) => links.every((link) => link.url !== url))
  const added = advert.attachments.filter(
    ({ url, isOurs }) => isOurs === false && attachments.every((each) => each.url !== url),
  )
  return {
    type,
    externalId,
    ...(contactId && { contactId }),
    fields: merge(fields, written.fields, read.fields),
    offerStatus: merge(offerStatus, written.offerStatus ?? 'open', read.offerStatus ?? 'open'),
    links: [...links, ...addedLinks],
    attachments: [...attachments, ...added].map(({ url, title, isFloorPlan }) => ({
      url,
      ...(title && { title }),
      ...(isFloorPlan && { isFloorPlan }),
    })),
  }
}

/** Member by member. What is gone there is gone. */
function merge(ours: unknown, written: unknown, read: unknown, name = ''): unknown {
  if (isSame(written, read)) return ours
  // The portal itself has looked for the address on the map.
  if (places.has(name) && written === undefined) return ours
  if (!isRecord(ours) || !isRecord(written) || !isRecord(read)) return read
  const names = new Set([...Object.keys(ours), ...Object.keys(written), ...Object.keys(read)])
  const members = [...names].map((name) => [name, merge(ours[name], written[name], read[name], name)])
  return Object.fromEntries(members.filter(([, value]) => value !== undefined))
}

const places = new Set(['latitude', 'longitude'])

/** "No" is what portals say where nobody has said anything; and they have their own order of energy sources. */
function isSame(written: unknown = false, read: unknown = false): boolean {
  return (
    isSameJson(written, read) || (hasSources(written) && hasSources(read) && isSameJson(sorted(written), sorted(read)))
  )
}

function hasSources(value: unknown): value is ResidentialEnergyCertificate {
  return isRecord(value) && 'energySource' in value
}

function sorted(certificate: ResidentialEnergyCertificate): object {
  return { ...certificate, energySource: '', furtherEnergySources: energySourcesOf(certificate).toSorted() }
}
