import type { Outcome, Withdrawal } from '@aushang/connectors'
import type { NewEvent } from '../events/events.store.ts'
import type { WorkResult } from '../lib/background-work/work.ts'
import type { ListingRow } from '../listings/claim-listings.ts'
import type { Decision, Failure } from '../listings/settle-listings.ts'
import { failureOf, hasFailed } from './failure.ts'

/** What a try came to. */
export type Tried = (Outcome | Withdrawal) & {
  /** Of an `unauthorized` one: whether it was the first to be told so, and not one of many. */
  isFirstToKnow?: boolean
}

/** Why nothing was tried. */
export interface Waits {
  kind: 'waits'
  /** Shown, and not told, for the target has told it. */
  failure?: Failure
  /** When there is a time to wait for; else its property or its target make it due again. */
  until?: Date
}

/**
 * What becomes of a listing:
 *
 *   outcome                  becomes     told                   due again
 *   published                published   publication.succeeded  never
 *   withdrawn                gone        publication.succeeded
 *   pending                  pending                            when the report has come, or it is time to ask (again)
 *   rejected                 failed      publication.failed     never
 *   unauthorized, the first  failed      publication.failed     never
 *   unauthorized, others     waiting                            when the target has access again
 *   unavailable, unknown     retried                            after a while
 *   … for the last time      failed      publication.failed     never
 *   waits                    waiting                            when what it waits for has come
 *
 * Whatever it is, what is wanted since then is due: see `settleListings`. And what is told: see `eventOf`.
 */
export function decideListing(
  row: Pick<ListingRow, 'isUnsure'>,
  outcome: Tried | Waits,
  verdict: WorkResult['kind'],
): Decision {
  if (outcome.kind === 'waits') {
    // Nobody has looked yet.
    const { isUnsure } = row
    return { becomes: 'waiting', failure: outcome.failure, until: outcome.until, isUnsure }
  }
  const advert = {
    portalId: outcome.portalId,
    remembered: outcome.remembered,
    warnings: outcome.warnings,
    // Whoever was unsure and got no further than a refusal has not looked yet.
    isUnsure: outcome.kind === 'unknown' || (row.isUnsure && hasFailed(outcome)),
  }
  switch (outcome.kind) {
    case 'published':
      return {
        ...advert,
        becomes: 'published',
        publicUrl: outcome.publicUrl,
        isConfirmed: outcome.isUnconfirmed !== true,
      }
    case 'withdrawn':
      return { ...advert, becomes: 'gone', isKept: outcome.isKept === true }
    case 'pending':
      return { ...advert, becomes: 'pending', reportWithinMs: outcome.askAgainAfterMs }
    case 'rejected':
      return { ...advert, becomes: 'failed', failure: failureOf(outcome) }
    case 'unauthorized':
      return { ...advert, becomes: outcome.isFirstToKnow ? 'failed' : 'waiting', failure: failureOf(outcome) }
    case 'unavailable':
    case 'unknown':
      return {
        ...advert,
        becomes: verdict === 'failed' ? 'failed' : 'retried',
        failure: failureOf(outcome),
        isForgotten: outcome.kind === 'unavailable' && outcome.isForgotten === true,
      }
  }
}

/** What is told of it, if anything. */
export function eventOf(row: ListingRow, decision: Decision): NewEvent | null {
  const { id, propertyId, targetId, isWanted, publishedVersion, withdrawalReason: reason } = row
  const about = {
    listingId: id,
    propertyId,
    targetId,
    type: isWanted ? 'set' : 'delete',
    operation: !isWanted ? 'delete' : publishedVersion === 0 ? 'create' : 'update',
    ...(!isWanted && reason && { reason }),
  } as const
  switch (decision.becomes) {
    case 'published': {
      const { portalId, publicUrl } = decision
      const payload = { ...about, ...(portalId && { portalId }), ...(publicUrl && { publicUrl }) }
      return { name: 'publication.succeeded', payload, orderingKey: id }
    }
    case 'gone':
      return { name: 'publication.succeeded', payload: about, orderingKey: id }
    case 'failed':
      return { name: 'publication.failed', payload: { ...about, ...decision.failure }, orderingKey: id }
    case 'pending':
    case 'retried':
    case 'waiting':
      return null
  }
}
