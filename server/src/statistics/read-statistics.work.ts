import type { AdvertGone, DayRange, StatisticsRead, Unauthorized, Unavailable } from '@aushang/connectors'
import sql from 'sql-template-tag'
import { claimColumns, type Lease, type Work, type WorkResult, type WorkRow } from '../lib/background-work/work.ts'
import type { Database } from '../lib/database/db.ts'
import { placeOf, readPlacement } from '../publishing/publication.ts'
import { accessLost, deauthorizeTarget } from '../targets/authorization.store.ts'
import { type PortalDeps, workInSession } from '../targets/open-session.ts'
import { getTargetRow, type TargetRow } from '../targets/targets.store.ts'
import { tryLater } from '../targets/try-later.ts'
import { daysToRead } from './days.ts'
import { recordRead, recordStatistics } from './statistics.store.ts'

interface ReadDeps extends PortalDeps {
  db: Database
}

interface ReadRow extends WorkRow {
  targetId: string
  readUntil: string | null
}

type ReadResult = WorkResult & {
  target: TargetRow
  days: DayRange | null
  outcome: StatisticsRead | AdvertGone | Unauthorized | Unavailable | null
}

const readMs = 60_000

/** Asks portals how often listings were seen, once a day each and no faster than one of a target after the other: every call is billed. */
export function readListingStatistics(deps: ReadDeps): Work<ReadRow, ReadResult> {
  return {
    table: 'statistic_reads',
    leaseSeconds: 60,
    concurrency: 8,
    concurrencyPerAccount: 4,
    lane: { column: 'target_id', of: ({ targetId }) => targetId, concurrency: 1 },
    retryAfterSeconds: [600, 3_600],
    claimEnding: sql`
      select ${claimColumns}, target_id as "targetId", to_char(read_until, 'YYYY-MM-DD') as "readUntil" from claimed`,
    run: (row, lease) => read(deps, row, lease),
    async finish(tx, settled) {
      for (const { row, result, verdict } of settled) {
        const { outcome, target, days } = result
        if (outcome?.kind === 'read') await recordStatistics(tx, row, outcome.days)
        if (outcome?.kind === 'unauthorized') await deauthorizeTarget(tx, target, accessLost(outcome))
        if (verdict !== 'again' && verdict !== 'more')
          await recordRead(tx, row, outcome?.kind === 'read' ? (days?.to ?? null) : null)
      }
    },
  }
}

async function read(deps: ReadDeps, row: ReadRow, lease: Lease): Promise<ReadResult> {
  const { db, portals } = deps
  const target = await getTargetRow(db, row.accountId, row.targetId)
  const { readStatistics } = portals.connectorOf(target.type)
  const listing = await db.maybeOne<{
    id: string
    propertyId: string
    portalId: string | null
    portalNumber: string | null
    at: Date
  }>(sql`
    select id, property_id as "propertyId", portal_id as "portalId", portal_number as "portalNumber",
      -- One that was adopted has been online for longer.
      created_at - case when adopted_version is null then interval '0' else interval '30 days' end as at
    from listings
    where account_id = ${row.accountId} and id = ${row.id} and published_version > 0`)
  const days = listing && daysToRead(row.readUntil, listing.at, new Date())
  const isAsked = readStatistics !== undefined && target.authorizationStatus === 'authorized'
  if (!isAsked || listing === null || days === null) return { kind: 'done', target, days: null, outcome: null }
  if (target.quietUntil !== null) return { kind: 'more', notBefore: target.quietUntil, target, days, outcome: null }
  const { placement } = await readPlacement(db, target, listing.propertyId, placeOf(listing))
  const outcome = await workInSession(deps, target, { lease, deadlineMs: readMs }, (session) =>
    readStatistics(placement, days, session),
  )
  if (outcome.kind !== 'unavailable') return { kind: 'done', target, days, outcome }
  return { ...(await tryLater(db, target, outcome)), target, days, outcome }
}
