import type { Account } from '@aushang/model'
import sql from 'sql-template-tag'
import type { Db } from '../lib/database/db.ts'
import type { SealedColumn } from '../lib/reseal.ts'
import type { Secrets } from '../lib/secrets.ts'

/** Replaces the consumer credentials of a portal. They are encrypted, bound to their account and type. */
export async function putCredentials(
  db: Db,
  accountId: string,
  secrets: Secrets,
  type: string,
  credentials: unknown,
): Promise<{ configured: true; updatedAt: string }> {
  const sealed = secrets.seal(credentialsPlace(accountId, type), JSON.stringify(credentials))
  const { updatedAt } = await db.one<{ updatedAt: Date }>(sql`
    insert into account_credentials (account_id, type, sealed) values (${accountId}, ${type}, ${sealed})
    on conflict (account_id, type) do update set sealed = excluded.sealed, updated_at = now()
    returning updated_at as "updatedAt"`)
  return { configured: true, updatedAt: updatedAt.toISOString() }
}

export async function hasCredentials(db: Db, accountId: string, type: string): Promise<boolean> {
  const { yes } = await db.one<{ yes: boolean }>(sql`
    select exists (select from account_credentials where account_id = ${accountId} and type = ${type}) as yes`)
  return yes
}

/** As they came in. */
export function openConsumerCredentials(secrets: Secrets, accountId: string, type: string, sealed: Buffer): unknown {
  return JSON.parse(secrets.open(credentialsPlace(accountId, type), sealed))
}

/** Of these target types, as far as to say whether they are there. */
export async function listCredentials(db: Db, accountId: string, types: string[]): Promise<Account['credentials']> {
  const stored = await db.many<{ type: string; updatedAt: Date }>(sql`
    select type, updated_at as "updatedAt" from account_credentials where account_id = ${accountId}`)
  const credentials = types.map((type) => {
    const found = stored.find((each) => each.type === type)
    return [type, found ? { configured: true, updatedAt: found.updatedAt.toISOString() } : { configured: false }]
  })
  return Object.fromEntries(credentials)
}

export const sealedCredentials: SealedColumn = {
  table: 'account_credentials',
  column: 'sealed',
  key: 'type',
  place: credentialsPlace,
  forget: (tx, _, accountId, type) =>
    tx.run(sql`delete from account_credentials where account_id = ${accountId} and type = ${type}`),
}

function credentialsPlace(accountId: string, type: string): string {
  return `credentials ${accountId} ${type}`
}
