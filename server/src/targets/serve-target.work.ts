import type { LoginOutcome, Outcome } from '@aushang/connectors'
import type { Database } from '../lib/db.ts'
import type { Work, WorkResult, WorkRow } from '../lib/work.ts'
import { failureOf } from '../listings/failure.ts'
import type { PublicationDeps } from '../listings/publication.ts'
import { applyLogin, askPortal } from './check-target.ts'
import type { PortalDeps } from './open-portal.ts'
import { syncTarget } from './sync-target.ts'
import { deauthorize, dueForSync, readTarget, recordSync, type TargetRow } from './targets.store.ts'

type TargetResult = WorkResult & { target: TargetRow } & (
    | { did: 'check'; outcome: LoginOutcome }
    | { did: 'sync'; outcome: Outcome; listings: number }
  )

/** Asks the portal whether the login of a new or changed target works; or makes its stock ours, if that was asked for. */
export function serveTargets(deps: PortalDeps & PublicationDeps & { db: Database }): Work<WorkRow, TargetResult> {
  return {
    table: 'targets',
    leaseSeconds: 60,
    concurrency: 10,
    concurrencyPerAccount: 5,
    retryAfterSeconds: [5, 30, 120, 600, 1_800, 3_600, 7_200, 14_400],

    async run({ accountId, id }, lease) {
      const target = await readTarget(deps.db, accountId, id)
      const done = target.isSyncWanted
        ? { did: 'sync' as const, ...(await syncTarget(deps, target, lease)) }
        : { did: 'check' as const, outcome: await askPortal(deps, target, lease.signal) }
      const isUnavailable = done.outcome.kind === 'unavailable' || done.outcome.kind === 'unknown'
      return { kind: isUnavailable ? 'again' : 'done', target, ...done }
    },

    async finish(tx, settled) {
      for (const { result, verdict } of settled) {
        const { target } = result
        if (result.did === 'check') {
          await applyLogin(tx, deps, target, result.outcome)
          if (result.outcome.kind === 'unavailable' && verdict === 'failed') {
            await deauthorize(tx, target, result.outcome.detail, 'portal_unavailable')
          }
          await dueForSync(tx, target)
        } else if (verdict !== 'again') {
          const { outcome, listings } = result
          if (outcome.kind === 'unauthorized') await deauthorize(tx, target, outcome.detail)
          const { failureCode, failureMessage } = failureOf(outcome) ?? {}
          const failure = failureCode && { failureCode, failureMessage: failureMessage ?? '' }
          await recordSync(tx, target, { status: failure ? 'failed' : 'succeeded', listings, ...failure })
        }
      }
    },
  }
}
