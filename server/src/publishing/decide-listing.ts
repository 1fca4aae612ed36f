import type { Outcome, Withdrawal } from '@aushang/connectors'
import type { WorkResult } from '../lib/work.ts'
import type { ListingRow } from '../listings/claim-listings.ts'
import type { Decision, Failure } from '../listings/settle-listings.ts'
import { failureOf } from './failure.ts'

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
 *   pending                  pending                            when the report has come, or is overdue
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
  if (outcome.kind === 'waits') return { becomes: 'waiting', failure: outcome.failure, dueAt: outcome.until }
  const known = {
    failure: failureOf(outcome),
    portalId: outcome.portalId,
    // Whoever was unsure and got no further than a refusal has not looked yet.
    isUnsure: outcome.kind === 'unknown' || (row.isUnsure && !isSure(outcome)),
  }
  switch (outcome.kind) {
    case 'published':
      return { ...known, becomes: 'published', publicUrl: outcome.publicUrl }
    case 'withdrawn':
      return { ...known, becomes: 'gone' }
    case 'pending':
      return { ...known, becomes: 'pending', reportWithinMs: outcome.askAgainAfterMs }
    case 'rejected':
      return { ...known, becomes: 'failed' }
    case 'unauthorized':
      return { ...known, becomes: outcome.isFirstToKnow ? 'failed' : 'waiting' }
    case 'unavailable':
    case 'unknown':
      return { ...known, becomes: verdict === 'failed' ? 'failed' : 'retried' }
  }
}

function isSure({ kind }: Tried): boolean {
  return kind === 'published' || kind === 'withdrawn' || kind === 'pending'
}

type Told = { name: 'publication.succeeded' | 'publication.failed'; payload: object; listingId: string }

/** What is told of it, if anything. */
export function eventOf(row: ListingRow, { becomes, failure, portalId, publicUrl }: Decision): Told | null {
  const { id, propertyId, targetId, isWanted, publishedVersion } = row
  const operation = !isWanted ? 'delete' : publishedVersion === 0 ? 'create' : 'update'
  const about = { listingId: id, propertyId, targetId, type: isWanted ? 'set' : 'delete', operation }
  switch (becomes) {
    case 'published':
      return told('publication.succeeded', { ...about, ...(portalId && { portalId }), ...(publicUrl && { publicUrl }) })
    case 'gone':
      return told('publication.succeeded', about)
    case 'failed':
      return told('publication.failed', { ...about, ...failure })
    case 'pending':
    case 'retried':
    case 'waiting':
      return null
  }

  function told(name: Told['name'], payload: object): Told {
    return { name, payload, listingId: id }
  }
}
