import type { AdvertRead, Connector, PortalSession, Unauthorized, Withdrawal } from '@aushang/connectors'
import type { Lease, Settled, Work, WorkResult } from '../lib/background-work/work.ts'
import type { Database, Tx } from '../lib/database/db.ts'
import { messageAbout } from '../portals/message-about.ts'
import { failureOf } from '../publishing/failure.ts'
import { findListingOfAdvert, isListingMoving } from '../listings/adopt-listing.ts'
import { findProperty } from '../properties/properties.store.ts'
import { accessAwaited, accessLost, deauthorizeTarget } from '../targets/authorization.store.ts'
import { type PortalDeps, workInSession } from '../targets/open-session.ts'
import { getTargetRow, type TargetRow } from '../targets/targets.store.ts'
import { tryLater } from '../targets/try-later.ts'
import { adoptAdvert } from './adopt-advert.ts'
import { adoptChange, lookAgainMs } from './adopt-change.ts'
import {
  claimedDifferences,
  type DifferenceFailure,
  type DifferenceRow,
  recordMended,
  recordNotMended,
} from './differences.store.ts'

interface MendDeps extends PortalDeps {
  db: Database
}

type MendResult = WorkResult & {
  target: TargetRow
  outcome:
    | { did: 'read'; advert: AdvertRead }
    | { did: 'takeDown' }
    /** Somebody wants the advert by now. */
    | { did: 'listed'; listing: { id: string; propertyId: string } }
    | { did: 'wait' }
    | { did: 'fail'; failure: DifferenceFailure; lost?: Unauthorized }
}

// What is read of an advert takes a few calls; a portal that is sent files may take its time.
const operationMs = 15 * 60_000

/** What only the portal can do about a difference: reads an advert that is to be adopted, or that was changed there, or takes down one that is not listed here. */
export function mendDifferencesAtPortal(deps: MendDeps): Work<DifferenceRow, MendResult> {
  return {
    table: 'differences',
    leaseSeconds: 60,
    concurrency: 24,
    concurrencyPerAccount: 8,
    lane: { column: 'target_id', of: ({ targetId }) => targetId, concurrency: 6 },
    retryAfterSeconds: [10, 60, 300, 900, 3_600],
    claimEnding: claimedDifferences,
    run: (row, lease) => mend(deps, row, lease),
    async finish(tx, settled) {
      for (const each of settled) await settleMending(tx, deps, each)
    },
  }
}

async function mend(deps: MendDeps, row: DifferenceRow, lease: Lease): Promise<MendResult> {
  const target = await getTargetRow(deps.db, row.accountId, row.targetId)
  const connector = deps.portals.connectorOf(target.type)
  if (target.authorizationStatus !== 'authorized') {
    return { kind: 'failed', target, outcome: { did: 'fail', failure: accessAwaited(connector) } }
  }
  if (target.quietUntil !== null) return waits(target, target.quietUntil)
  if (
    row.kind === 'changed' &&
    row.listingId !== null &&
    (await isListingMoving(deps.db, row.accountId, row.listingId))
  ) {
    return waits(target, new Date(Date.now() + lookAgainMs))
  }
  const listing = row.action === 'takeDown' ? await findListing(deps, row) : null
  if (listing !== null) return { kind: 'done', target, outcome: { did: 'listed', listing } }
  const outcome = await workInSession(deps, target, { lease, deadlineMs: operationMs }, async (session) =>
    row.action === 'adopt' ? read(connector, row, session) : takeDown(deps, connector, row, session),
  )
  switch (outcome.kind) {
    case 'read':
      return { kind: 'done', target, outcome: { did: 'read', advert: outcome } }
    case 'withdrawn':
    case 'pending':
      return { kind: 'done', target, outcome: { did: 'takeDown' } }
    case 'gone':
    case 'unreadable': {
      const sentence = outcome.kind === 'gone' ? ({ key: 'advertGoneMeanwhile' } as const) : outcome.sentence
      const failure: DifferenceFailure = {
        failureCode: 'advert_unreadable',
        failureMessage: messageAbout(connector, sentence),
      }
      return { kind: 'failed', target, outcome: { did: 'fail', failure } }
    }
    case 'unauthorized':
      return { kind: 'failed', target, outcome: { did: 'fail', failure: failureOf(outcome), lost: outcome } }
    case 'rejected':
      return { kind: 'failed', target, outcome: { did: 'fail', failure: failureOf(outcome) } }
    case 'unavailable':
      return {
        ...(await tryLater(deps.db, target, outcome)),
        target,
        outcome: { did: 'fail', failure: failureOf(outcome) },
      }
    case 'unknown':
      return { kind: 'again', target, outcome: { did: 'fail', failure: failureOf(outcome) } }
  }
}

function waits(target: TargetRow, notBefore: Date): MendResult {
  return { kind: 'more', notBefore, target, outcome: { did: 'wait' } }
}

async function read({ readAdvert }: Connector, { portalId, externalId }: DifferenceRow, session: PortalSession) {
  if (readAdvert === undefined) return { kind: 'gone' } as const
  return readAdvert({ ...(portalId && { portalId }), ...(externalId && { externalId }) }, session)
}

async function findListing({ db }: MendDeps, { accountId, targetId, portalId, externalId }: DifferenceRow) {
  const [either = ''] = [portalId, externalId].flatMap((each) => each ?? [])
  return findListingOfAdvert(db, accountId, targetId, {
    portalId: portalId ?? either,
    portalNumber: externalId ?? either,
  })
}

/** Of what is unknown here nobody knows the type: a connector that needs it has a number to look by. */
async function takeDown(
  { db }: MendDeps,
  connector: Connector,
  { accountId, propertyId, portalId, externalId }: DifferenceRow,
  session: PortalSession,
): Promise<Withdrawal> {
  const known = propertyId === null ? null : await findProperty(db, accountId, propertyId)
  const [anyType = 'apartmentRent'] = connector.propertyTypes
  const placement = {
    listingId: '',
    externalId: externalId ?? portalId ?? '',
    propertyId: propertyId ?? '',
    propertyType: known?.property.type ?? anyType,
    portalId,
    // A portal that lists numbers has not said what it calls it: it is there all the same.
    isUnsure: portalId === null,
  }
  return connector.withdraw(placement, session)
}

async function settleMending(
  tx: Tx,
  { portals }: MendDeps,
  { row, result, verdict }: Settled<DifferenceRow, MendResult>,
): Promise<void> {
  const { outcome, target } = result
  switch (outcome.did) {
    case 'read':
      return row.kind === 'changed'
        ? adoptChange(tx, row, outcome.advert, portals.connectorOf(target.type), target)
        : adoptAdvert(tx, row, outcome.advert)
    case 'takeDown':
      return recordMended(tx, row, {})
    case 'listed':
      return recordMended(tx, row, { listingId: outcome.listing.id, propertyId: outcome.listing.propertyId })
    case 'wait':
      return
    case 'fail':
      if (verdict === 'again') return
      await recordNotMended(tx, row, outcome.failure)
      if (outcome.lost !== undefined) await deauthorizeTarget(tx, target, accessLost(outcome.lost))
  }
}
