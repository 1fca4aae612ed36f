import type { LoginOutcome } from '@aushang/connectors'
import type { Database } from '../lib/db.ts'
import type { Work, WorkResult, WorkRow } from '../lib/work.ts'
import { listingsResume } from '../listings/follow.ts'
import { applyLogin, askPortal } from './check-target.ts'
import type { PortalDeps } from './open-portal.ts'
import { deauthorize, lookAgain, readTarget, type TargetRow } from './targets.store.ts'

type CheckResult = WorkResult & { target: TargetRow; outcome: LoginOutcome | null }

/**
 * Asks the portal whether the login of a new or changed target works. Once it does, the listings that waited for it go on:
 * after the commit that says so, for one that looks at its target until then puts itself to rest.
 */
export function checkTargets(deps: PortalDeps & { db: Database }): Work<WorkRow, CheckResult> {
  return {
    table: 'targets',
    leaseSeconds: 60,
    concurrency: 10,
    concurrencyPerAccount: 5,
    retryAfterSeconds: [5, 30, 120, 600, 1_800, 3_600, 7_200, 14_400],

    async run({ accountId, id }, { signal }) {
      const target = await readTarget(deps.db, accountId, id)
      if (target.authorizationStatus === 'authorized') {
        await deps.db.transaction((tx) => listingsResume(tx, accountId, id))
      }
      if (target.authorizationStatus !== 'pending') return { kind: 'done', target, outcome: null }
      const outcome = await askPortal(deps, target, signal)
      return { kind: outcome.kind === 'unavailable' ? 'again' : 'done', target, outcome }
    },

    async finish(tx, settled) {
      for (const { result, verdict } of settled) {
        const { target, outcome } = result
        if ((await lookAgain(tx, target)) || outcome === null) continue
        await applyLogin(tx, deps, target, outcome)
        if (outcome.kind === 'unavailable' && verdict === 'failed') {
          await deauthorize(tx, target, outcome.detail, 'portal_unavailable')
        }
      }
    },
  }
}
