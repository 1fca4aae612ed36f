import type { Placement, Withdrawal } from '@aushang/connectors'
import sql from 'sql-template-tag'
import { claimColumns, type Work, type WorkResult, type WorkRow } from '../lib/background-work/work.ts'
import type { Database } from '../lib/database/db.ts'
import { forgetKeptAdverts } from '../listings/kept-adverts.store.ts'
import { accessLost, deauthorizeTarget } from '../targets/authorization.store.ts'
import { type PortalDeps, workInSession } from '../targets/open-session.ts'
import { getTargetRow, type TargetRow } from '../targets/targets.store.ts'
import { tryLater } from '../targets/try-later.ts'

interface KeptAdvert extends WorkRow {
  targetId: string
  placement: Omit<Placement, 'isUnsure' | 'remembered' | 'isForGood'>
}

interface DeleteDeps extends PortalDeps {
  db: Database
}

// A few calls.
const deadlineMs = 5 * 60_000

/** A property that is deleted here is deleted there, also where its advert was only switched off. */
export function deleteKeptAdverts(deps: DeleteDeps): Work<KeptAdvert> {
  return {
    table: 'kept_adverts',
    leaseSeconds: 60,
    concurrency: 12,
    concurrencyPerAccount: 4,
    lane: { column: 'target_id', of: ({ targetId }) => targetId, concurrency: 2 },
    // A target that lacks access may have it again in a while. When nobody gives it, the advert stays, switched off.
    retryAfterSeconds: [5, 60, 300, 3_600, 14_400, 86_400, 86_400, 86_400, 86_400, 86_400, 86_400],
    claimEnding: sql`
      select ${claimColumns}, claimed.target_id as "targetId", claimed.placement from claimed`,

    async run({ accountId, targetId, placement }, lease) {
      const target = await getTargetRow(deps.db, accountId, targetId)
      if (target.authorizationStatus !== 'authorized') return { kind: 'again' }
      if (target.quietUntil !== null) return { kind: 'more', notBefore: target.quietUntil }
      const { withdraw } = deps.portals.connectorOf(target.type)
      const forGood = { ...placement, isUnsure: false, remembered: null, isForGood: true }
      const outcome = await workInSession(deps, target, { lease, deadlineMs }, (session) => withdraw(forGood, session))
      return resultOf(deps, target, outcome)
    },

    needsFinish: ({ verdict }) => verdict === 'done' || verdict === 'failed',
    async finish(tx, settled, accountId) {
      const ended = settled.filter(({ verdict }) => verdict === 'done' || verdict === 'failed')
      const ids = ended.map(({ row }) => row.id)
      await forgetKeptAdverts(tx, accountId, ids)
    },
  }
}

async function resultOf({ db }: DeleteDeps, target: TargetRow, outcome: Withdrawal): Promise<WorkResult> {
  switch (outcome.kind) {
    case 'withdrawn':
      return { kind: 'done' }
    case 'rejected':
      return { kind: 'failed' }
    case 'unauthorized':
      await db.transaction((tx) => deauthorizeTarget(tx, target, accessLost(outcome)))
      return { kind: 'again' }
    case 'pending':
      return { kind: 'again', notBeforeSeconds: outcome.askAgainAfterMs / 1000 }
    case 'unavailable':
      return tryLater(db, target, outcome)
    case 'unknown':
      return { kind: 'again' }
  }
}
