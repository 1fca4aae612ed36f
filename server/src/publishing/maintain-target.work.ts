import type { LoginOutcome, Outcome } from '@aushang/connectors'
import type { Database, Tx } from '../lib/database/db.ts'
import type { Settled, Work, WorkResult, WorkRow } from '../lib/background-work/work.ts'
import { failureOf, hasFailed } from './failure.ts'
import { resumeListings } from '../listings/republish-listings.ts'
import type { PublicationDeps } from './publication.ts'
import { recordLogin, askPortal } from '../targets/check-target.ts'
import type { PortalDeps } from '../targets/open-session.ts'
import { resumeShownContacts } from '../targets/shown-contacts.store.ts'
import { syncTarget } from './sync-target.ts'
import { accessLost, deauthorizeTarget } from '../targets/authorization.store.ts'
import { recordSync } from '../targets/sync.store.ts'
import { recheckIfChanged, getTargetRow, type TargetRow } from '../targets/targets.store.ts'
import { tryLater } from '../targets/try-later.ts'

interface MaintainDeps extends PortalDeps, PublicationDeps {
  db: Database
}

type TargetResult = WorkResult & { target: TargetRow } & (
    | { did: 'nothing' }
    | { did: 'check'; outcome: LoginOutcome }
    | { did: 'sync'; outcome: Outcome; listings: number }
  )

/**
 * Asks the portal whether the login of a new or changed target works. Once it does, the listings that waited for it go on:
 * after the commit that says so, for one that looks at its target until then puts itself to rest. And makes the portal's
 * stock ours, if that was asked for, as soon as there is access and the portal may be spoken to.
 */
export function maintainTargets(deps: MaintainDeps): Work<WorkRow, TargetResult> {
  return {
    table: 'targets',
    leaseSeconds: 60,
    // Most of it is waiting for a portal, which may be silent for as long as it is given.
    concurrency: 40,
    concurrencyPerAccount: 5,
    retryAfterSeconds: [5, 30, 120, 600, 1_800, 3_600, 7_200, 14_400],

    async run({ accountId, id, failures }, lease) {
      const target = await getTargetRow(deps.db, accountId, id)
      // A transfer that is tried again has given nobody access: what waits for its own next try goes on waiting.
      if (target.authorizationStatus === 'authorized' && failures === 0) {
        await deps.db.transaction(async (tx) => {
          await resumeShownContacts(tx, accountId, id)
          await resumeListings(tx, accountId, id)
        })
      }
      const isLoginNew = target.authorizationStatus === 'pending'
      if (!isLoginNew && !(target.isSyncWanted && target.authorizationStatus === 'authorized')) {
        return { kind: 'done', target, did: 'nothing' }
      }
      if (target.quietUntil !== null) return { kind: 'more', notBefore: target.quietUntil, target, did: 'nothing' }
      if (isLoginNew) {
        const outcome = await askPortal(deps, target, lease)
        return { ...(await nextStep(deps.db, target, outcome)), target, did: 'check', outcome }
      }
      const { outcome, listings } = await syncTarget(deps, target, lease)
      return { ...(await nextStep(deps.db, target, outcome)), target, did: 'sync', outcome, listings }
    },

    async finish(tx, settled) {
      for (const each of settled) {
        const hasChanged = await recheckIfChanged(tx, each.result.target)
        if (each.result.did === 'sync' && each.verdict !== 'again') await settleSync(tx, each.result)
        if (each.result.did === 'check' && !hasChanged) await settleCheck(tx, deps, each.result, each.verdict)
      }
    },
  }
}

async function nextStep(db: Database, target: TargetRow, outcome: LoginOutcome | Outcome): Promise<WorkResult> {
  if (outcome.kind === 'unavailable') return tryLater(db, target, outcome)
  return { kind: outcome.kind === 'unknown' ? 'again' : 'done' }
}

async function settleSync(tx: Tx, { target, outcome, listings }: TargetResult & { did: 'sync' }): Promise<void> {
  if (!hasFailed(outcome)) return recordSync(tx, target, { status: 'succeeded', listings })
  const { failureCode, failureMessage } = failureOf(outcome)
  await recordSync(tx, target, { status: 'failed', listings, failureCode, failureMessage })
  // Afterwards, for it makes a new version of the target.
  if (outcome.kind === 'unauthorized')
    await deauthorizeTarget(tx, { ...target, version: target.version + 1 }, accessLost(outcome))
}

async function settleCheck(
  tx: Tx,
  deps: MaintainDeps,
  { target, outcome }: TargetResult & { did: 'check' },
  verdict: Settled<WorkRow, TargetResult>['verdict'],
): Promise<void> {
  await recordLogin(tx, deps, target, outcome)
  if (outcome.kind === 'unavailable' && verdict === 'failed') {
    await deauthorizeTarget(tx, target, accessLost(outcome, 'portal_unavailable'))
  }
}
