import type { Unavailable } from '@aushang/connectors'
import type { WorkResult } from '../lib/background-work/work.ts'
import type { Db } from '../lib/database/db.ts'
import { backOffTarget, type TargetRow } from './targets.store.ts'

/** A try was in vain. If the portal says for how long, nobody speaks to it before then: also those who did not hear it. */
export async function tryLater(
  db: Db,
  { accountId, id }: TargetRow,
  { retryAfterMs }: Pick<Unavailable, 'retryAfterMs'>,
): Promise<WorkResult & { kind: 'again' }> {
  if (retryAfterMs === undefined) return { kind: 'again' }
  await backOffTarget(db, accountId, id, retryAfterMs)
  return { kind: 'again', notBeforeSeconds: retryAfterMs / 1000 }
}
