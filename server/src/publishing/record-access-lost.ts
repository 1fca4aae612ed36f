import type { Unauthorized, Unavailable } from '@aushang/connectors'
import type { Database } from '../lib/database/db.ts'
import { accessLost, deauthorizeTarget } from '../targets/authorization.store.ts'
import { getTargetRow, type TargetRow } from '../targets/targets.store.ts'

/** Writes down at once what concerns all that goes to the target. Returns what it means for whoever was refused. */
export async function recordAccessLost(
  db: Database,
  target: TargetRow,
  outcome: Unauthorized,
): Promise<(Unauthorized & { isFirstToKnow?: boolean }) | Unavailable> {
  const isFirstToKnow = await db.transaction((tx) => deauthorizeTarget(tx, target, accessLost(outcome)))
  if (isFirstToKnow) return { ...outcome, isFirstToKnow }
  // It may have been changed meanwhile, and not for that: then it is asked again, as it is now.
  const { authorizationStatus } = await getTargetRow(db, target.accountId, target.id)
  return authorizationStatus === 'authorized' ? { ...outcome, kind: 'unavailable' } : outcome
}
