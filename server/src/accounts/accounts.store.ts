import type { Account, RequestRetention } from '@aushang/model'
import sql from 'sql-template-tag'
import type { Database, Db } from '../lib/database/db.ts'
import { newId } from '../lib/ids.ts'
import type { Secrets } from '../lib/secrets.ts'
import { createApiKey } from './api-keys.store.ts'

/** An account comes with its first key, which is shown here and never again. */
export async function createAccount(db: Database, name: string): Promise<{ id: string; name: string; apiKey: string }> {
  const id = newId()
  return db.transaction(async (tx) => {
    await tx.run(sql`insert into accounts (id, name) values (${id}, ${name})`)
    const { key } = await createApiKey(tx, id, 'first key')
    return { id, name, apiKey: key }
  })
}

export async function listAccounts(db: Db): Promise<{ id: string; name: string; createdAt: Date }[]> {
  return db.many(sql`select id, name, created_at as "createdAt" from accounts order by id`)
}

/** With the consumer credentials of these target types, as far as to say whether they are there. */
export async function getAccount(db: Db, accountId: string, credentialTypes: string[]): Promise<Account> {
  const account = await db.one<{ id: string; name: string; createdAt: Date; updatedAt: Date }>(sql`
    select id, name, created_at as "createdAt", updated_at as "updatedAt" from accounts where id = ${accountId}`)
  const stored = await db.many<{ type: string; updatedAt: Date }>(sql`
    select type, updated_at as "updatedAt" from account_credentials where account_id = ${accountId}`)
  const credentials = credentialTypes.map((type) => {
    const found = stored.find((each) => each.type === type)
    return [type, found ? { configured: true, updatedAt: found.updatedAt.toISOString() } : { configured: false }]
  })
  return {
    id: account.id,
    name: account.name,
    createdAt: account.createdAt.toISOString(),
    updatedAt: account.updatedAt.toISOString(),
    credentials: Object.fromEntries(credentials),
  }
}

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

/** As they came in. Null when there are none. */
export async function findCredentials(db: Db, accountId: string, secrets: Secrets, type: string): Promise<unknown> {
  const row = await db.maybeOne<{ sealed: Buffer }>(sql`
    select sealed from account_credentials where account_id = ${accountId} and type = ${type}`)
  return row && JSON.parse(secrets.open(credentialsPlace(accountId, type), row.sealed))
}

export async function getRequestRetention(db: Db, accountId: string): Promise<RequestRetention> {
  return db.one(sql`select request_retention_days as days from accounts where id = ${accountId}`)
}

export async function putRequestRetention(db: Db, accountId: string, days: number): Promise<RequestRetention> {
  return db.one(sql`
    update accounts set request_retention_days = ${days} where id = ${accountId}
    returning request_retention_days as days`)
}

function credentialsPlace(accountId: string, type: string): string {
  return `credentials ${accountId} ${type}`
}
