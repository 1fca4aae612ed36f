import type { AdvertRead, Connector } from '@aushang/connectors'
import { messageOf, type Sentence } from '@aushang/model'
import type { Tx } from '../lib/database/db.ts'
import { adoptVersion, lockSettledListing } from '../listings/adopt-listing.ts'
import { republishListings } from '../listings/republish-listings.ts'
import { placed } from '../publishing/publication.ts'
import { editOf, getPropertyToEdit, readProperty, updateProperty } from '../properties/properties.store.ts'
import { recordProcessingEvents } from '../properties/show-processed.ts'
import type { TargetRow } from '../targets/targets.store.ts'
import {
  type DifferenceRow,
  isRefusedForLosses,
  mendLater,
  recordMended,
  recordNotMended,
} from './differences.store.ts'
import { mergeAdvert } from './merge-advert.ts'
import { recordAdopted } from './online-adverts.store.ts'
import { fitDraft } from './read-draft.ts'

// A publication that is on its way has mostly come to its end by then.
export const lookAgainMs = 30_000

/**
 * Takes over into our property what somebody has changed in its advert. The portal is not told, for it shows that already; the property's other
 * listings follow.
 */
export async function adoptChange(
  tx: Tx,
  row: DifferenceRow,
  advert: AdvertRead,
  { readWritten }: Connector,
  { options }: TargetRow,
): Promise<void> {
  const { accountId, listingId: id, propertyId } = row
  const isListed = id !== null && propertyId !== null
  const listing = isListed ? await lockSettledListing(tx, accountId, { id, propertyId }) : null
  if (listing === null || readWritten === undefined) return fail({ key: 'advertGoneMeanwhile' })
  if (listing.isMoving) return mendLater(tx, row, new Date(Date.now() + lookAgainMs))
  const current = await getPropertyToEdit(tx, accountId, listing.propertyId)
  if (current.property.type !== advert.property.type) {
    return fail({ key: 'advertOfOtherKind', params: { kind: advert.property.type } })
  }
  const { property, attachmentFailures } = await readProperty(tx, accountId, listing.propertyId)
  const publication = { ...placed({ property, attachmentFailures }, null, listing), attachments: [] }
  const merged = fitDraft(mergeAdvert(property, readWritten(publication, options), advert))
  if (merged.kind === 'unfit') return fail(merged.problems[0]?.message.sentences[0] ?? { key: 'advertGoneMeanwhile' })
  const unread = [...advert.unread, ...merged.unread]
  if (await isRefusedForLosses(tx, row, unread)) return

  const edit = editOf(current, merged.draft, { namesAttachments: false })
  const updated = edit && (await updateProperty(tx, accountId, current, edit))
  const version = updated?.version ?? current.version
  await adoptVersion(tx, accountId, { id: listing.listingId, version, remembered: advert.remembered })
  await recordAdopted(tx, accountId, row.targetId, { listingId: listing.listingId, advert })
  if (updated && edit.isReady) {
    await republishListings(tx, [{ accountId, id: updated.id }])
    await recordProcessingEvents(tx, accountId, [updated])
  }
  await recordMended(tx, row, unread.length > 0 ? { unread } : {})

  function fail(sentence: Sentence): Promise<void> {
    return recordNotMended(tx, row, { failureCode: 'advert_unreadable', failureMessage: messageOf(sentence) })
  }
}
