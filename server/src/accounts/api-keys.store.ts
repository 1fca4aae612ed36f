import { hash } from 'node:crypto'
import type { Language, NewApiKey } from '@aushang/model'
import sql from 'sql-template-tag'
import type { Caller } from '../http/caller.ts'
import type { Db } from '../lib/database/db.ts'
import { ApiError, notFound } from '../lib/errors.ts'
import { newId, randomText } from '../lib/ids.ts'
import { jsonText, value, time } from '../lib/database/json-sql.ts'

export const apiKeyJson = jsonText({
  id: value('id'),
  name: value('name'),
  prefix: value('prefix'),
  createdAt: time('created_at'),
  lastUsedAt: time('last_used_at'),
})

/** 40 characters at random: too many to guess, so that a plain hash is enough to keep. */
export async function createApiKey(db: Db, accountId: string, name: string): Promise<NewApiKey> {
  const id = newId()
  const key = `aushang_${randomText(40)}`
  const prefix = key.slice(0, 12)
  const { createdAt } = await db.one<{ createdAt: Date }>(sql`
    insert into api_keys (account_id, id, name, prefix, hash)
    values (${accountId}, ${id}, ${name}, ${prefix}, ${hashApiKey(key)})
    returning created_at as "createdAt"`)
  return { id, name, prefix, createdAt: createdAt.toISOString(), key }
}

export function hashApiKey(key: string): Buffer {
  return hash('sha256', key, 'buffer')
}

/** Whose key this is. Notes that it was used, to the minute. */
export async function findApiKey(db: Db, hash: Buffer): Promise<Caller | null> {
  const key = await db.maybeOne<{
    accountId: string
    language: Language
    id: string
    name: string
    noted: boolean
  }>(sql`
    select account_id as "accountId", language, api_keys.id, api_keys.name,
      coalesce(last_used_at > now() - interval '1 minute', false) as noted
    from api_keys join accounts on accounts.id = account_id where hash = ${hash}`)
  if (key === null) return null
  if (!key.noted) {
    await db.run(sql`
      update api_keys set last_used_at = now() where account_id = ${key.accountId} and id = ${key.id}`)
  }
  const { accountId, language, id, name } = key
  return { accountId, language, actor: { kind: 'key', id, name }, role: 'owner' }
}

export async function deleteApiKey(db: Db, accountId: string, id: string): Promise<void> {
  // The account's row is locked, so that two requests cannot each delete the other's last key.
  await db.one(sql`select id from accounts where id = ${accountId} for update`)
  const keys = await db.many<{ id: string }>(sql`select id from api_keys where account_id = ${accountId}`)
  if (!keys.some((key) => key.id === id)) throw notFound('API key')
  if (keys.length === 1) {
    throw new ApiError('last_api_key', 'This is the last key of the account; create another one before you delete it.')
  }
  await db.run(sql`delete from api_keys where account_id = ${accountId} and id = ${id}`)
}
