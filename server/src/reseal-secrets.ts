import { sealedCredentials } from './accounts/consumer-credentials.store.ts'
import { sealedAnswers } from './http/idempotency.ts'
import sql from 'sql-template-tag'
import type { Database, Db } from './lib/database/db.ts'
import { findUnopened, forgetUnopened, resealColumns, type SealedColumn } from './lib/reseal.ts'
import { refuseOtherSecretsKey } from './lib/secrets-key.ts'
import type { Secrets } from './lib/secrets.ts'
import { StartupError } from './lib/startup-error.ts'
import { sealedTargetColumns } from './targets/authorization.store.ts'
import { sealedSigningKeys } from './webhooks/webhooks.store.ts'

/** All there are. */
export const sealedColumns: readonly SealedColumn[] = [
  sealedAnswers,
  sealedCredentials,
  ...sealedTargetColumns,
  ...sealedSigningKeys,
]

/** Seals everything with SECRETS_KEY, so that the keys before it are not needed any more. Returns how much that was. */
export async function resealSecrets(db: Database, secrets: Secrets): Promise<number> {
  await refuseOtherSecretsKey(db, secrets)
  return resealAll(db, secrets)
}

/** What no key opens any more, by column: what it takes to go on without a key that is lost. */
export function findLostSecrets(db: Database, secrets: Secrets): Promise<{ column: string; count: number }[]> {
  return findUnopened(db, secrets, sealedColumns)
}

/** Goes on without it. May be ended at any point and begun again. */
export async function forgetLostSecrets(db: Database, secrets: Secrets): Promise<{ column: string; count: number }[]> {
  const lost = await forgetUnopened(db, secrets, sealedColumns)
  await resealAll(db, secrets)
  return lost
}

/** Whoever came before us may be a service that has the key in its memory, and goes on sealing with it. */
export async function refuseBesideOthers(db: Db): Promise<void> {
  const others = await db.many(sql`
    select from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend' and application_name not like 'aushang owner %'
      and backend_start < (select backend_start from pg_stat_activity where pid = pg_backend_pid())`)
  if (others.length > 0) {
    throw new StartupError(
      `There are ${others.length} other connections to the database, perhaps of a service that still has the key: stop all processes first.`,
    )
  }
}

async function resealAll(db: Database, secrets: Secrets): Promise<number> {
  const { resealed, unopened, isComplete } = await resealColumns(db, secrets, sealedColumns)
  if (isComplete) return resealed
  const which = unopened.map(({ column, count }) => `${count} in ${column}`).join(', ')
  throw new StartupError(
    which === ''
      ? `${resealed} secrets were sealed anew, but a process still seals with another key. Start it with the new SECRETS_KEY, and run this again.`
      : `${resealed} secrets were sealed anew. No key opens ${which}: add the one they were sealed with to SECRETS_KEY_OLD, and run this again.`,
  )
}
