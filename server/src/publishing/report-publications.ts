import { listingAttemptOutcomes } from '@aushang/model'
import type { Attempt, Settled, WorkResult } from '../lib/background-work/work.ts'
import { counterIn, type Telemetry } from '../lib/telemetry/telemetry.ts'
import type { ListingRow } from '../listings/claim-listings.ts'
import type { Portals } from '../portals/portals.ts'
import type { Tried, Waits } from './decide-listing.ts'
import { failureOf, hasFailed } from './failure.ts'

type Published = WorkResult & {
  outcome: Tried | Waits
  attempt?: { durationMs: number; exchanges: unknown[] }
}

/** A line and a count for each publication that was tried, or refused before anything was sent. */
export function reportPublications({ log, metrics }: Telemetry, { connectors }: Pick<Portals, 'connectors'>) {
  const publications = counterIn(metrics, {
    name: 'aushang_publications_total',
    help: 'Publications and withdrawals that were tried, by the type of the target and what came of it.',
    labelNames: ['target_type', 'outcome'],
    begins: connectors.flatMap(({ type }) => listingAttemptOutcomes.map((outcome) => ({ target_type: type, outcome }))),
  })

  return ({ row, result }: Settled<ListingRow, Published>, { durationMs, isLeaseLost }: Attempt) => {
    const { outcome, attempt } = result
    if (outcome.kind === 'waits') return
    const {
      accountId,
      id: listingId,
      propertyId,
      targetId,
      targetType,
      isWanted,
      wantedVersion: version,
      failures,
    } = row
    publications.inc({ target_type: targetType, outcome: outcome.kind })
    log.info(
      {
        accountId,
        listingId,
        propertyId,
        targetId,
        targetType,
        type: isWanted ? 'set' : 'delete',
        version,
        attempt: failures + 1,
        outcome: outcome.kind,
        ...(hasFailed(outcome) && { failureCode: failureOf(outcome).failureCode }),
        calls: attempt?.exchanges.length ?? 0,
        ms: Math.round(durationMs),
        ...(isLeaseLost && { isLeaseLost }),
      },
      'publication',
    )
  }
}
