import type { Outcome, Portal, Withdrawal } from '@aushang/connectors'
import sql, { type Sql } from 'sql-template-tag'
import { type Database, isPassing } from '../lib/db.ts'
import type { Exchange } from '../lib/portals.ts'
import { claimColumns, type Lease, SimulatedCrash, type Work, type WorkResult, type WorkRow } from '../lib/work.ts'
import { openPortal, type PortalDeps } from '../targets/open-portal.ts'
import { type ReadTarget, readTarget, type TargetRow } from '../targets/targets.store.ts'
import { beginAttempt, recordOutcomes } from './attempts.ts'
import { type Failure, type OurFault, ourFault } from './failure.ts'
import { checkPublication, type Place, type PublicationDeps, readPlacement, readPublication } from './publication.ts'
import { settleListings } from './settle-listing.ts'

export interface ListingRow extends WorkRow {
  propertyId: string
  targetId: string
  isWanted: boolean
  wantedVersion: number
  publishedVersion: number
  pendingVersion: number | null
  portalId: string | null
  isUnsure: boolean
  report: { problem: string | null } | null
}

/**
 * What came of it. Without an outcome, nothing was tried: the listing waits for its property or its target, which make it due
 * again, or for the portal to be spoken to again.
 */
export type ListingResult = WorkResult & {
  outcome: Outcome | Withdrawal | null
  /** Why it waits: shown, and not told, for the target has told it. */
  failure?: Failure
  quietUntil?: Date
  attempt?: { target: ReadTarget; durationMs: number; exchanges: Exchange[] }
}

export interface PublishDeps extends PortalDeps, PublicationDeps {
  db: Database
  onError: (error: unknown) => void
  /** See `WorkerOptions`. */
  crashPoint?: (name: string) => void
}

/** Who waits has neither failed nor succeeded: the tries that were in vain still count. */
const waiting: ListingResult = { kind: 'more', outcome: null }

const awaitsUser: Failure = {
  failureCode: 'unauthorized',
  failureMessage: 'The target waits for its user to grant access on the portal, or for a login that works.',
}

// Pictures may take their time, but not for ever.
const operationMs = 15 * 60_000

/** Brings what is online on a portal to what should be: one operation for each listing at a time. */
export function publishListings(deps: PublishDeps): Work<ListingRow, ListingResult> {
  return {
    table: 'listings',
    leaseSeconds: 60,
    concurrency: 32,
    concurrencyPerAccount: 16,
    lane: { column: 'target_id', of: ({ targetId }) => targetId, concurrency: 4 },
    retryAfterSeconds: [5, 15, 60, 300, 900, 3_600, 7_200, 14_400, 28_800, 43_200, 86_400],
    claimEnding: whatIsWanted,
    run: (row, lease) => bringAbout(deps, row, lease).catch((error) => judged(faultOf(deps, lease, error))),
    settle: recordOutcomes,
    finish: settleListings,
  }
}

/** A try that was interrupted may have reached the portal. */
const whatIsWanted: Sql = sql`
  select ${claimColumns},
    property_id as "propertyId", target_id as "targetId", is_wanted as "isWanted",
    wanted_version as "wantedVersion", published_version as "publishedVersion", pending_version as "pendingVersion",
    portal_id as "portalId", report,
    is_unsure or exists (
      select from listing_attempts as attempt
      where attempt.listing_id = claimed.id and attempt.account_id = claimed.account_id and attempt.outcome is null
    ) as "isUnsure"
  from claimed`

async function bringAbout(deps: PublishDeps, row: ListingRow, lease: Lease): Promise<ListingResult> {
  const target = await readTarget(deps.db, row.accountId, row.targetId)
  if (!row.isWanted && row.portalId === null && !row.isUnsure) return judged({ kind: 'withdrawn' })
  if (target.authorizationStatus !== 'authorized') return { ...waiting, failure: awaitsUser }
  if (target.quietUntil !== null && target.quietUntil > new Date()) return { ...waiting, quietUntil: target.quietUntil }
  return row.isWanted ? publish(deps, row, target, lease) : withdraw(deps, row, target, lease)
}

async function publish(deps: PublishDeps, row: ListingRow, target: TargetRow, lease: Lease): Promise<ListingResult> {
  const connector = deps.portals.connectorOf(target.type)
  const publication = await readPublication(deps, connector, target, row.propertyId, placeOf(row))
  const { property, placement } = publication
  if (property.processingStatus === 'pending' || property.processingStatus === 'processing') return waiting
  const { problems } = checkPublication(connector, target, publication)
  if (problems.length > 0) return judged({ kind: 'rejected', problems })
  return speak(deps, row, target, lease, async (portal) =>
    row.pendingVersion === row.wantedVersion && connector.ask !== undefined
      ? connector.ask(placement, portal)
      : connector.publish(publication, portal),
  )
}

async function withdraw(deps: PublishDeps, row: ListingRow, target: TargetRow, lease: Lease): Promise<ListingResult> {
  const connector = deps.portals.connectorOf(target.type)
  const { placement } = await readPlacement(deps.db, target, row.propertyId, placeOf(row))
  return speak(deps, row, target, lease, async (portal) => connector.withdraw(placement, portal))
}

function placeOf({ id, portalId, isUnsure, report }: ListingRow): Place {
  return { listingId: id, portalId, isUnsure, ...(report && { report }) }
}

/** A try: recorded before anything is sent. */
async function speak(
  deps: PublishDeps,
  row: ListingRow,
  target: TargetRow,
  lease: Lease,
  operation: (portal: Portal) => Promise<Outcome | Withdrawal>,
): Promise<ListingResult> {
  const exchanges: Exchange[] = []
  const portal = await openPortal(deps, target, {
    signal: AbortSignal.any([lease.signal, AbortSignal.timeout(operationMs)]),
    isHeld: () => lease.isHeld(),
    onExchange(exchange) {
      exchanges.push(exchange)
      deps.crashPoint?.(`listings: answered ${exchanges.length}`)
    },
  })
  const begun = await beginAttempt(deps.db, row)
  if (!begun) return waiting
  deps.crashPoint?.('listings: recorded')
  const started = performance.now()
  const outcome = await operation(portal).catch((error) => faultOf(deps, lease, error))
  return { ...judged(outcome), attempt: { target, durationMs: Math.round(performance.now() - started), exchanges } }
}

/** Shown in the listing, and tried again; unless it is only that the database is away, or that somebody else has taken over. */
function faultOf({ onError }: PublishDeps, { signal }: Lease, error: unknown): OurFault {
  if (error instanceof SimulatedCrash || isPassing(error) || signal.aborted) throw error
  onError(error)
  return ourFault
}

function judged(outcome: Outcome | Withdrawal): ListingResult {
  switch (outcome.kind) {
    case 'unavailable':
      return { kind: 'again', notBeforeSeconds: (outcome.retryAfterMs ?? 0) / 1000, outcome }
    case 'unknown':
      return { kind: 'again', outcome }
    default:
      return { kind: 'done', outcome }
  }
}
