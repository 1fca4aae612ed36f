import type { Connector, Outcome, PortalSession, Problem, Publication, Withdrawal } from '@aushang/connectors'
import type { Property } from '@aushang/model'
import sql from 'sql-template-tag'
import { batchCommits } from '../lib/background-work/batch-commits.ts'
import { isPassing } from '../lib/database/database-errors.ts'
import type { Database } from '../lib/database/db.ts'
import {
  type Lease,
  type Settled,
  type Settling,
  SimulatedCrash,
  type Work,
  type WorkResult,
} from '../lib/background-work/work.ts'
import {
  beginAttempts,
  type BegunAttempt,
  LeaseLost,
  recordEndedAttempts,
  recordTransfer,
} from '../listings/attempts.store.ts'
import { claimedListings, type ListingRow } from '../listings/claim-listings.ts'
import { isAdvertShared } from '../listings/listings.store.ts'
import { settleListings } from '../listings/settle-listings.ts'
import type { Telemetry } from '../lib/telemetry/telemetry.ts'
import type { Exchange } from '../portals/portals.ts'
import { accessAwaited } from '../targets/authorization.store.ts'
import { type PortalDeps, type SessionOptions, workInSession } from '../targets/open-session.ts'
import { forgetToldContact } from '../targets/shown-contacts.store.ts'
import { backOffTarget, getTargetRow, type TargetRow } from '../targets/targets.store.ts'
import { bringContact } from './bring-contact.ts'
import { decideListing, eventOf, type Tried, type Waits } from './decide-listing.ts'
import { failureOf, hasFailed, type OurFault, ourFault } from './failure.ts'
import { finishListings } from './finish-listings.ts'
import { recordAccessLost } from './record-access-lost.ts'
import { reportPublications } from './report-publications.ts'
import {
  checkBeforePublishing,
  isProcessed,
  placeOf,
  type PublicationDeps,
  readPlacement,
  readPublication,
} from './publication.ts'

/** What came of it, and the try that it came of, if there was one. */
type ListingResult = WorkResult & {
  outcome: Tried | Waits
  attempt?: { durationMs: number; exchanges: Exchange[] }
}

type SettledTry = Settled<ListingRow, ListingResult>

interface WorkDeps extends PortalDeps, PublicationDeps {
  db: Database
  telemetry: Telemetry
  onError: (error: unknown) => void
  /** See `WorkerOptions`. */
  crashPoint?: (name: string) => void
}

interface PublishDeps extends WorkDeps {
  beginAttempt: (begun: BegunAttempt) => Promise<boolean>
}

// Pictures may take their time, but not for ever.
const operationMs = 15 * 60_000

/** Brings what is online on a portal to what should be: one operation for each listing at a time. */
export function publishListings(workDeps: WorkDeps): Work<ListingRow, ListingResult> {
  // By account, so that none waits for another's locks.
  const beginAttempt = batchCommits((begun: BegunAttempt[]) => beginAttempts(workDeps.db, begun), {
    concurrency: 4,
    batchMax: 100,
    groupOf: ({ row }) => row.accountId,
  })
  const deps = { ...workDeps, beginAttempt }
  return {
    table: 'listings',
    leaseSeconds: 60,
    concurrency: 216,
    concurrencyPerAccount: 72,
    lane: { column: 'target_id', of: ({ targetId }) => targetId, concurrency: 24 },
    retryAfterSeconds: [5, 15, 60, 300, 900, 3_600, 7_200, 14_400, 28_800, 43_200, 86_400],
    claimEnding: claimedListings,
    run: (row, lease) =>
      publishOrWithdraw(deps, row, lease).catch((error) => resultOf(faultOf(deps, lease, error, 'unavailable'))),
    settle: settleTries,
    needsFinish: (settled) => eventOf(settled.row, withDecision(settled).decision) !== null,
    finish: (tx, settled, accountId) => finishListings(tx, accountId, settled.map(withDecision)),
    report: reportPublications(deps.telemetry, deps.portals),
  }
}

async function publishOrWithdraw(deps: PublishDeps, row: ListingRow, lease: Lease): Promise<ListingResult> {
  const target = await getTargetRow(deps.db, row.accountId, row.targetId)
  if (!row.isWanted && (await isNoneOfItsOwn(deps, row))) return resultOf({ kind: 'withdrawn' })
  if (target.authorizationStatus !== 'authorized') {
    return waits({ failure: accessAwaited(deps.portals.connectorOf(target.type)) })
  }
  if (target.quietUntil !== null) return waits({ until: target.quietUntil })
  if (!row.isWanted) return withdraw(deps, row, target, lease)
  const isPending = row.pendingVersion === row.wantedVersion
  if (isPending && row.report === null && row.reportDueAt !== null) return waits({ until: row.reportDueAt })
  return publish(deps, row, target, lease, { isPending })
}

/** Whether nothing on the portal would have to go with the listing: an agency may have connected one user of it twice. */
async function isNoneOfItsOwn({ db, portals }: PublishDeps, row: ListingRow): Promise<boolean> {
  const { portalId, isUnsure, accountId, targetType } = row
  if (portalId === null) return !isUnsure
  return portals.connectorOf(targetType).numbersAdverts === true && isAdvertShared(db, accountId, { ...row, portalId })
}

async function publish(
  deps: PublishDeps,
  row: ListingRow,
  target: TargetRow,
  lease: Lease,
  { isPending }: { isPending: boolean },
): Promise<ListingResult> {
  const connector = deps.portals.connectorOf(target.type)
  const publication = await readPublication(deps, connector, target, row.propertyId, placeOf(row))
  const { property, placement } = publication
  if (!isProcessed(property)) return waits({})
  const { problems, warnings } = checkBeforePublishing(connector, target, publication)
  if (problems.length > 0) return resultOf({ kind: 'rejected', problems })
  return attempt(deps, { row, target, lease, warnings }, async (session) =>
    isPending && connector.askOutcome !== undefined
      ? connector.askOutcome(placement, session)
      : publishWithContact(deps, connector, target, publication, session),
  )
}

/** The contact first, where the portal keeps it apart; and again if the portal has lost it. */
async function publishWithContact(
  deps: PublishDeps,
  connector: Connector,
  target: TargetRow,
  publication: Publication,
  session: PortalSession,
): Promise<Outcome> {
  const { contact, placement } = publication
  if (contact === null || connector.updateContact === undefined) return connector.publish(publication, session)
  const pair = { accountId: target.accountId, targetId: target.id, contactId: contact.id }
  const { failure, remarks } = await bringContact(deps, connector, pair, session)
  if (failure !== null) return failure
  const outcome = await connector.publish(publication, session)
  if (outcome.kind !== 'rejected' || outcome.lacksContact !== true) return addRemarks(outcome, remarks)
  await forgetToldContact(deps.db, pair)
  const again = await bringContact(deps, connector, pair, session)
  if (again.failure !== null) return again.failure
  const { portalId = placement.portalId, remembered = placement.remembered } = outcome
  const published = { ...publication, placement: { ...placement, portalId, remembered } }
  return addRemarks(await connector.publish(published, session), again.remarks)
}

function addRemarks(outcome: Outcome, remarks: Problem[]): Outcome {
  return remarks.length === 0 ? outcome : { ...outcome, warnings: [...(outcome.warnings ?? []), ...remarks] }
}

async function withdraw(deps: PublishDeps, row: ListingRow, target: TargetRow, lease: Lease): Promise<ListingResult> {
  const connector = deps.portals.connectorOf(target.type)
  if (connector.withdrawsWhole?.(target.options)) {
    const publication = await readPublication(deps, connector, target, row.propertyId, placeOf(row))
    if (isBeingProcessed(publication.property)) return waits({ until: new Date(Date.now() + 2_000) })
    return attempt(deps, { row, target, lease }, async (session) =>
      connector.withdraw(publication.placement, session, publication),
    )
  }
  const { placement } = await readPlacement(deps.db, target, row.propertyId, placeOf(row))
  return attempt(deps, { row, target, lease }, async (session) => connector.withdraw(placement, session))
}

// What was edited a moment ago has its pictures soon. Taking it down does not wait for slow ones.
const processingMs = 60_000

function isBeingProcessed(property: Property): boolean {
  return !isProcessed(property) && Date.now() - Date.parse(property.updatedAt) < processingMs
}

/** A try: recorded before anything is sent. */
async function attempt(
  deps: PublishDeps,
  { row, target, lease, warnings = [] }: { row: ListingRow; target: TargetRow; lease: Lease; warnings?: Problem[] },
  operation: (session: PortalSession) => Promise<Outcome | Withdrawal>,
): Promise<ListingResult> {
  const exchanges: Exchange[] = []
  const options: SessionOptions = {
    lease,
    deadlineMs: operationMs,
    onTransfer: (name, { isReportAwaited }) => recordTransfer(deps.db, row, name, isReportAwaited),
    onExchange(exchange) {
      exchanges.push(exchange)
      deps.crashPoint?.(`listings: answered ${exchanges.length}`)
    },
  }
  return workInSession(deps, target, options, async (session) => {
    const begun = await deps.beginAttempt({ row, warnings })
    if (!begun) return waits({})
    deps.crashPoint?.('listings: recorded')
    const started = performance.now()
    let durationMs = 0
    const tried = await operation(session)
      .finally(() => (durationMs = Math.round(performance.now() - started)))
      .then((outcome) => withTargetTold(deps, target, outcome))
      .catch((error) => (error instanceof LeaseLost ? null : faultOf(deps, lease, error, 'unknown')))
    if (tried === null) return waits({})
    return { ...resultOf(tried), attempt: { durationMs, exchanges } }
  })
}

/** What concerns all listings of the target is written down at once. */
async function withTargetTold({ db }: PublishDeps, target: TargetRow, outcome: Outcome | Withdrawal): Promise<Tried> {
  if (outcome.kind === 'unavailable' && outcome.retryAfterMs !== undefined) {
    await backOffTarget(db, target.accountId, target.id, outcome.retryAfterMs)
  }
  return outcome.kind === 'unauthorized' ? recordAccessLost(db, target, outcome) : outcome
}

/** Shown in the listing, and tried again; unless it is only that the database is away, or that somebody else has taken over. */
function faultOf({ onError }: PublishDeps, { signal }: Lease, error: unknown, kind: OurFault['kind']): OurFault {
  if (error instanceof SimulatedCrash || isPassing(error) || signal.aborted) throw error
  onError(error)
  return ourFault(kind)
}

function resultOf(outcome: Tried): ListingResult {
  switch (outcome.kind) {
    case 'unavailable':
      return { kind: 'again', notBeforeSeconds: (outcome.retryAfterMs ?? 0) / 1000, outcome }
    case 'unknown':
      return { kind: 'again', outcome }
    default:
      return { kind: 'done', outcome }
  }
}

/** Who waits has neither failed nor succeeded: the tries that were in vain still count. */
function waits(why: Omit<Waits, 'kind'>): ListingResult {
  return { kind: 'more', outcome: { kind: 'waits', ...why } }
}

function withDecision({ row, result, verdict }: SettledTry) {
  return { row, decision: decideListing(row, result.outcome, verdict) }
}

function settleTries(settled: SettledTry[]): Settling {
  const { with: decided, ...settling } = settleListings(settled.map(withDecision))
  const attempts = settled.flatMap(({ row: { accountId, id, token }, result: { outcome, attempt } }) =>
    outcome.kind === 'waits' || attempt === undefined
      ? []
      : [
          {
            ...(hasFailed(outcome) && failureOf(outcome)),
            ...attempt,
            accountId,
            listingId: id,
            id: token,
            outcome: outcome.kind,
            portalStatus: outcome.said?.status,
            portalMessage: outcome.said?.words,
            portalReference: outcome.said?.reference,
          },
        ],
  )
  return { ...settling, with: sql`${decided}, ${recordEndedAttempts(attempts)}` }
}
