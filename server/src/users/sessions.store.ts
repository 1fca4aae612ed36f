import type { Session, StoredSession } from '@aushang/model'
import sql from 'sql-template-tag'
import type { Caller } from '../http/caller.ts'
import type { Db, Tx } from '../lib/database/db.ts'
import { jsonText, time, value } from '../lib/database/json-sql.ts'
import { notFound } from '../lib/errors.ts'
import { newId } from '../lib/ids.ts'
import { getUser } from './users.store.ts'
import { hashToken, newToken } from './tokens.ts'

const sessionJson = jsonText({
  id: value('id'),
  createdAt: time('created_at'),
  lastSeenAt: time('last_seen_at'),
  expiresAt: time('expires_at'),
  address: value('address'),
  userAgent: value('user_agent'),
})

/** Of the browser that signs in. */
export interface Browser {
  address: string
  network: string
  userAgent: string | undefined
}

// Whoever signs in ever again and never out keeps the newest.
const perUserMax = 100
// A session ends two weeks after its last use, and three months after it began.
const expiry = sql`least(now() + interval '14 days', created_at + interval '90 days')`
const knownNetworksMax = 10

/** Returns what the cookie bears; only a hash of it is stored. */
export async function createSession(
  tx: Tx,
  accountId: string,
  userId: string,
  { address, network, userAgent }: Browser,
): Promise<{ id: string; token: string }> {
  const id = newId()
  const token = newToken()
  await tx.run(sql`
    insert into sessions (account_id, id, user_id, hash, address, user_agent, expires_at)
    values (${accountId}, ${id}, ${userId}, ${hashToken(token)}, ${address}, ${userAgent?.slice(0, 300)},
      now() + interval '14 days')`)
  await tx.run(sql`
    update users set last_seen_at = now(),
      known_networks = (array_append(array_remove(known_networks, ${network}), ${network}))[
        greatest(1, cardinality(array_remove(known_networks, ${network})) + 2 - ${knownNetworksMax}) :]
    where account_id = ${accountId} and id = ${userId}`)
  await tx.run(sql`
    delete from sessions where account_id = ${accountId} and user_id = ${userId} and id in (
      select id from sessions where account_id = ${accountId} and user_id = ${userId}
      order by id desc offset ${perUserMax})`)
  return { id, token }
}

/** Whether these are of somebody who is signed in, in their order. */
export async function areSessions(db: Db, tokens: string[]): Promise<boolean[]> {
  const hashes = tokens.map(hashToken)
  const known = await db.many<{ hash: Buffer }>(sql`
    select hash from sessions where hash = any (${hashes}::bytea[]) and expires_at > now()`)
  const there = new Set(known.map(({ hash }) => hash.toString('base64')))
  return hashes.map((hash) => there.has(hash.toString('base64')))
}

/** Whose session this is. Notes that it was used, to the minute. */
export async function findCallerOfSession(db: Db, token: string): Promise<Caller | null> {
  const session = await db.maybeOne<KnownSession>(sql`
    select s.account_id as "accountId", s.id, u.id as "userId", u.name, u.role, u.language,
      s.last_seen_at > now() - interval '1 minute' as noted
    from sessions s join users u on u.account_id = s.account_id and u.id = s.user_id
    where s.hash = ${hashToken(token)} and s.expires_at > now()`)
  if (session === null) return null
  const { accountId, id, userId, name, role, language, noted } = session
  if (!noted) {
    await db.run(sql`
      update sessions set last_seen_at = now(), expires_at = ${expiry} where account_id = ${accountId} and id = ${id}`)
    await db.run(sql`update users set last_seen_at = now() where account_id = ${accountId} and id = ${userId}`)
  }
  return { accountId, language, actor: { kind: 'user', id: userId, name }, role, userId, sessionId: id }
}

type KnownSession = Pick<Caller, 'accountId' | 'role' | 'language'> & {
  id: string
  userId: string
  name: string
  noted: boolean
}

export async function getSession(db: Db, accountId: string, id: string): Promise<Session> {
  const session = await db.one<{ userId: string; accountName: string; createdAt: Date; expiresAt: Date }>(sql`
    select user_id as "userId", accounts.name as "accountName", sessions.created_at as "createdAt",
      expires_at as "expiresAt"
    from sessions join accounts on accounts.id = account_id where account_id = ${accountId} and sessions.id = ${id}`)
  return {
    user: await getUser(db, accountId, session.userId),
    account: { id: accountId, name: session.accountName },
    createdAt: session.createdAt.toISOString(),
    expiresAt: session.expiresAt.toISOString(),
  }
}

/** All of a person, the one that is asked with marked. */
export async function listSessions(
  db: Db,
  accountId: string,
  userId: string,
  currentId: string,
): Promise<StoredSession[]> {
  const sessions = await db.many<{ json: string }>(sql`
    select ${sessionJson} as json from sessions
    where account_id = ${accountId} and user_id = ${userId} and expires_at > now() order by id`)
  return sessions.map(({ json }) => JSON.parse(json)).map((each) => ({ ...each, isCurrent: each.id === currentId }))
}

/** One of this person's. */
export async function endSession(db: Db, accountId: string, userId: string, id: string): Promise<void> {
  const ended = await db.run(sql`
    delete from sessions where account_id = ${accountId} and user_id = ${userId} and id = ${id}`)
  if (ended === 0) throw notFound('session')
}

export async function endSessionByToken(db: Db, token: string): Promise<void> {
  await db.run(sql`delete from sessions where hash = ${hashToken(token)}`)
}

export async function endSessionsOfUser(db: Db, accountId: string, userId: string): Promise<void> {
  await db.run(sql`delete from sessions where account_id = ${accountId} and user_id = ${userId}`)
}
