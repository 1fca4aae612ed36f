import { hash } from 'node:crypto'
import type { ApiKey, Language, NewApiKey } from '@aushang/model'
import sql from 'sql-template-tag'
import type { Caller } from '../http/caller.ts'
import type { Db, Tx } from '../lib/database/db.ts'
import { ApiError, notFound } from '../lib/errors.ts'
import { newId, randomText } from '../lib/ids.ts'
import { jsonText, value, time } from '../lib/database/json-sql.ts'

export const apiKeyJson = jsonText({
  id: value('id'),
  name: value('name'),
  prefix: value('prefix'),
  createdAt: time('created_at'),
  lastUsedAt: time('last_used_at'),
  createdBy: value('created_by'),
})

/** 40 characters at random: too many to guess, so that a plain hash is enough to keep. It goes with the person who made it. */
export async function createApiKey(db: Db, accountId: string, name: string, createdBy?: string): Promise<NewApiKey> {
  const id = newId()
  const key = `aushang_${randomText(40)}`
  const prefix = key.slice(0, 12)
  const { createdAt } = await db.one<{ createdAt: Date }>(sql`
    insert into api_keys (account_id, id, name, prefix, hash, created_by)
    values (${accountId}, ${id}, ${name}, ${prefix}, ${hashApiKey(key)}, ${createdBy})
    returning created_at as "createdAt"`)
  return { id, name, prefix, createdAt: createdAt.toISOString(), ...(createdBy !== undefined && { createdBy }), key }
}

export async function listApiKeys(db: Db, accountId: string): Promise<ApiKey[]> {
  const keys = await db.many<{ json: string }>(sql`
    select ${apiKeyJson} as json from api_keys where account_id = ${accountId} order by id`)
  return keys.map(({ json }) => JSON.parse(json) as ApiKey)
}

export function hashApiKey(key: string): Buffer {
  return hash('sha256', key, 'buffer')
}

/** Whether anybody has these, in their order. */
export async function areApiKeys(db: Db, hashes: Buffer[]): Promise<boolean[]> {
  const known = await db.many<{ hash: Buffer }>(sql`select hash from api_keys where hash = any (${hashes}::bytea[])`)
  const there = new Set(known.map(({ hash }) => hash.toString('base64')))
  return hashes.map((hash) => there.has(hash.toString('base64')))
}

/** Whose key this is. Notes that it was used, to the minute. */
export async function findApiKey(db: Db, hash: Buffer): Promise<Caller | null> {
  const key = await db.maybeOne<{
    accountId: string
    language: Language
    id: string
    name: string
    createdBy: string | null
    noted: boolean
  }>(sql`
    select account_id as "accountId", language, api_keys.id, api_keys.name, created_by as "createdBy",
      coalesce(last_used_at > now() - interval '1 minute', false) as noted
    from api_keys join accounts on accounts.id = account_id where hash = ${hash}`)
  if (key === null) return null
  if (!key.noted) {
    await db.run(sql`
      update api_keys set last_used_at = now() where account_id = ${key.accountId} and id = ${key.id}`)
  }
  const { accountId, language, id, name, createdBy } = key
  const actor = { kind: 'key', id, name } as const
  return { accountId, language, actor, role: 'owner', ...(createdBy !== null && { userId: createdBy }) }
}

export async function deleteApiKey(db: Db, accountId: string, id: string): Promise<void> {
  // The account's row is locked, so that two requests cannot each delete the other's last key.
  await db.one(sql`select id from accounts where id = ${accountId} for update`)
  const keys = await db.many<{ id: string }>(sql`select id from api_keys where account_id = ${accountId}`)
  if (!keys.some((key) => key.id === id)) throw notFound('API key')
  if (keys.length === 1) {
    throw new ApiError('last_api_key', { key: 'lastApiKey' })
  }
  await db.run(sql`delete from api_keys where account_id = ${accountId} and id = ${id}`)
}

/** Also the last of the account: whoever may make others is still there. */
export async function deleteApiKeysOfUser(tx: Tx, accountId: string, userId: string): Promise<void> {
  await tx.run(sql`delete from api_keys where account_id = ${accountId} and created_by = ${userId}`)
}
