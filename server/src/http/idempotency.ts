import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import sql from 'sql-template-tag'
import type { Database, Db, Tx } from '../lib/database/db.ts'
import { ApiError, invalid } from '../lib/errors.ts'
import type { SealedColumn } from '../lib/reseal.ts'
import type { Secrets } from '../lib/secrets.ts'
import { sendJson } from './etag.ts'

/** What a POST answers with. */
export interface Answer {
  status: number
  headers?: Record<string, string>
  json: string
}

/**
 * Does what a POST asks for in one transaction, and once for each Idempotency-Key. The key's row is written in the
 * transaction of the effect: a crash leaves both or neither, and a duplicate that arrives meanwhile waits at the row until
 * the first is decided. Only what succeeded is remembered; a refusal changed nothing and may be asked again.
 */
export async function answerOnce(
  { db, secrets }: { db: Database; secrets: Secrets },
  request: FastifyRequest,
  reply: FastifyReply,
  effect: (tx: Tx) => Promise<Answer>,
): Promise<FastifyReply> {
  const { accountId } = request
  const key = idempotencyKey(request)
  if (key === null) return sendAnswer(reply, await db.transaction(effect, accountId))

  const place = answerPlace(accountId, key)
  const hash = createHash('sha256')
    .update(`${request.method} ${request.url}\n`)
    .update(request.bodyHash ?? '')
    .digest()
  const answer = await db.transaction(async (tx) => {
    const isFirst = await claimKey(tx, accountId, key, hash)
    request.hasChangedNothing = !isFirst
    if (!isFirst) return rememberedAnswer(tx, accountId, key, hash, (sealed) => secrets.open(place, sealed))
    const answer = await effect(tx)
    await tx.run(sql`
      update idempotency_keys set answer = ${secrets.seal(place, JSON.stringify(answer))}
      where account_id = ${accountId} and key = ${key}`)
    return answer
  }, accountId)
  return sendAnswer(reply, answer)
}

export const sealedAnswers: SealedColumn = {
  table: 'idempotency_keys',
  column: 'answer',
  key: 'key',
  place: answerPlace,
  forget: (tx, _, accountId, key) =>
    tx.run(sql`delete from idempotency_keys where account_id = ${accountId} and key = ${key}`),
}

function answerPlace(accountId: string, key: string): string {
  return `idempotency ${accountId} ${key}`
}

export function hasIdempotencyKey(request: FastifyRequest): boolean {
  return request.headers['idempotency-key'] !== undefined
}

export function sendAnswer(reply: FastifyReply, { status, headers = {}, json }: Answer): FastifyReply {
  return sendJson(reply.code(status).headers(headers), json)
}

/** Keys are kept for a day; answers may hold personal data, so no longer. */
export async function forgetOldIdempotencyKeys(db: Db): Promise<number> {
  return db.run(sql`delete from idempotency_keys where created_at < now() - interval '24 hours'`)
}

function idempotencyKey(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key']
  if (key === undefined) return null
  if (typeof key === 'string' && /^[\x21-\x7e]{1,255}$/.test(key)) return key
  throw invalid([
    { path: '/headers/Idempotency-Key', code: 'wrong_format', sentence: { key: 'idempotencyKeyMalformed' } },
  ])
}

async function claimKey(tx: Db, accountId: string, key: string, hash: Buffer): Promise<boolean> {
  const claimed = await tx.run(sql`
    insert into idempotency_keys (account_id, key, request_hash) values (${accountId}, ${key}, ${hash})
    on conflict (account_id, key) do update
      set request_hash = excluded.request_hash, answer = null, created_at = now()
      where idempotency_keys.created_at < now() - interval '24 hours'`)
  return claimed === 1
}

async function rememberedAnswer(
  tx: Db,
  accountId: string,
  key: string,
  hash: Buffer,
  open: (sealed: Buffer) => string,
) {
  const row = await tx.one<{ request_hash: Buffer; answer: Buffer }>(sql`
    select request_hash, answer from idempotency_keys where account_id = ${accountId} and key = ${key}`)
  if (!row.request_hash.equals(hash)) {
    throw new ApiError('idempotency_key_reused', { key: 'idempotencyKeyReused' })
  }
  return JSON.parse(open(row.answer)) as Answer
}
