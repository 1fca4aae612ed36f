import type { Account, AccountSettings, Language, RequestRetention } from '@aushang/model'
import sql from 'sql-template-tag'
import type { Database, Db, Tx } from '../lib/database/db.ts'
import { newId } from '../lib/ids.ts'
import { createApiKey } from './api-keys.store.ts'
import { listCredentials } from './consumer-credentials.store.ts'
import { type AccountLimits, getUsage } from './usage.store.ts'

const firstKeyNames: Record<Language, string> = { de: 'erster Schlüssel', en: 'first key' }

/** It comes with its first key, which is shown here and never again. */
interface NewAccount {
  id: string
  name: string
  language: Language
  apiKey: string
}

export async function createAccount(db: Database, name: string, language?: Language): Promise<NewAccount> {
  return db.transaction((tx) => insertAccount(tx, name, language))
}

/** The key is the first person's, if there is one. */
export async function insertAccount(
  tx: Tx,
  name: string,
  language: Language = 'en',
  userId?: string,
): Promise<NewAccount> {
  const id = newId()
  await tx.run(sql`insert into accounts (id, name, language) values (${id}, ${name}, ${language})`)
  const { key } = await createApiKey(tx, id, firstKeyNames[language], userId)
  return { id, name, language, apiKey: key }
}

export async function listAccounts(
  db: Db,
): Promise<{ id: string; name: string; language: Language; createdAt: Date }[]> {
  return db.many(sql`select id, name, language, created_at as "createdAt" from accounts order by id`)
}

/** With the consumer credentials of these target types, as far as to say whether they are there. */
export async function getAccount(
  db: Db,
  accountId: string,
  credentialTypes: string[],
  limits: AccountLimits,
): Promise<Account> {
  const usage = await getUsage(db, accountId)
  return {
    ...(await getBareAccount(db, accountId)),
    usage: {
      mediaBytes: { used: usage.mediaBytes, max: limits.mediaBytesMax },
      mailBytes: { used: usage.mailBytes, max: limits.mailBytesMax },
      targets: { used: usage.targets, max: limits.targetsMax },
    },
    credentials: await listCredentials(db, accountId, credentialTypes),
  }
}

export async function getBareAccount(db: Db, accountId: string): Promise<Omit<Account, 'usage' | 'credentials'>> {
  const account = await db.one<{ id: string; name: string; language: Language; createdAt: Date; updatedAt: Date }>(sql`
    select id, name, language, created_at as "createdAt", updated_at as "updatedAt" from accounts where id = ${accountId}`)
  return { ...account, createdAt: account.createdAt.toISOString(), updatedAt: account.updatedAt.toISOString() }
}

export async function getAccountSettings(db: Db, accountId: string): Promise<AccountSettings> {
  return db.one(sql`select name, language from accounts where id = ${accountId}`)
}

export async function getAccountName(db: Db, accountId: string): Promise<string> {
  const { name } = await db.one<{ name: string }>(sql`select name from accounts where id = ${accountId}`)
  return name
}

/** For what only one at a time may change, or count, in the account. */
export async function lockAccount(tx: Tx, accountId: string): Promise<void> {
  await tx.one(sql`select id from accounts where id = ${accountId} for no key update`)
}

export async function updateAccount(db: Db, accountId: string, { name, language }: AccountSettings): Promise<void> {
  await db.run(sql`
    update accounts set name = ${name}, language = ${language}, updated_at = now()
    where id = ${accountId} and (name, language) <> (${name}, ${language})`)
}

export async function getRequestRetention(db: Db, accountId: string): Promise<RequestRetention> {
  return db.one(sql`select request_retention_days as days from accounts where id = ${accountId}`)
}

export async function putRequestRetention(db: Db, accountId: string, days: number): Promise<RequestRetention> {
  return db.one(sql`
    update accounts set request_retention_days = ${days} where id = ${accountId}
    returning request_retention_days as days`)
}

/** From now on, no program comes in for the account. */
export async function deleteApiKeys(db: Db, accountId: string): Promise<void> {
  await db.run(sql`delete from api_keys where account_id = ${accountId}`)
}

/** And all that hangs on it, which may be much. Its listings do not: they are deleted before. */
export async function deleteAccountRow(tx: Tx, accountId: string): Promise<void> {
  await tx.run(sql`set local statement_timeout = 0`)
  await tx.run(sql`delete from accounts where id = ${accountId}`)
}
