import { sealedCredentials } from './accounts/consumer-credentials.store.ts'
import { sealedAnswers } from './http/idempotency.ts'
import type { Database } from './lib/database/db.ts'
import { findUnopened, resealColumns, type SealedColumn } from './lib/reseal.ts'
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
  const lost = await findUnopened(db, secrets, sealedColumns, (column, { accountId, key }) =>
    db.transaction(async (tx) => void (await column.forget(tx, secrets, accountId, key)), accountId),
  )
  await resealAll(db, secrets)
  await refuseOtherSecretsKey(db, secrets)
  return lost
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
