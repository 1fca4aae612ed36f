import sql from 'sql-template-tag'
import type { Database, Db, Tx } from '../lib/database/db.ts'
import { ApiError, invalid } from '../lib/errors.ts'
import type { Secrets } from '../lib/secrets.ts'
import { hashToken, newToken } from './tokens.ts'
import { isAnybodyThere, sameEmail } from './users.store.ts'

const dayMs = 86_400_000

/**
 * The way into a new installation, for a day; null once there is anybody. There is one: a new link makes the one before worthless.
 * With the secrets, it is made of them, so that processes which start at about the same time name the same one.
 */
export async function createSetupLink(db: Database, publicUrl: string, secrets?: Secrets): Promise<string | null> {
  const tokenUntil = (end: Date) => secrets?.derive(`setup link until ${end.toISOString()}`) ?? newToken()
  return db.transaction(async (tx) => {
    await tx.run(sql`lock table setup_links in share row exclusive mode`)
    if (await isAnybodyThere(tx)) return null
    const open = await tx.maybeOne<{ hash: Buffer; expiresAt: Date }>(sql`
      select hash, expires_at as "expiresAt" from setup_links where email is null and expires_at > now()`)
    const known = open && tokenUntil(open.expiresAt)
    if (known && hashToken(known).equals(open.hash)) return setupUrl(publicUrl, known)
    const expiresAt = new Date(Date.now() + dayMs)
    const token = tokenUntil(expiresAt)
    await tx.run(sql`delete from setup_links where email is null`)
    await tx.run(sql`insert into setup_links (hash, expires_at) values (${hashToken(token)}, ${expiresAt})`)
    return setupUrl(publicUrl, token)
  })
}

/** The way to an account of one's own, for whoever reads the mails of this address. */
export async function createSignUpLink(db: Db, publicUrl: string, email: string): Promise<string> {
  const token = newToken()
  await db.run(sql`
    insert into setup_links (hash, email, expires_at)
    values (${hashToken(token)}, ${sameEmail(email)}, now() + interval '1 day')`)
  return setupUrl(publicUrl, token)
}

/** Returns whether the link was mailed to the address, and so proves whose it is. */
export async function requireSetupLink(db: Db, token: string, email: string): Promise<boolean> {
  const link = await db.maybeOne<{ email: string | null }>(sql`
    select email from setup_links where hash = ${hashToken(token)} and ${isGoodSetupLink}`)
  if (link === null) throw linkIsNotGood()
  if (link.email !== null && link.email !== sameEmail(email)) {
    throw invalid([{ path: '/email', code: 'contradiction', sentence: { key: 'emailOfLink' } }])
  }
  return link.email !== null
}

/** The first who comes takes the link of a new installation with them (`createUser`); whoever comes at the same time waits, and is refused. */
export async function useSetupLink(tx: Tx, token: string): Promise<void> {
  const hash = hashToken(token)
  const links = await tx.many<{ hash: Buffer }>(sql`
    select hash from setup_links where (hash = ${hash} or email is null) and ${isGoodSetupLink} order by hash for update`)
  if (!links.some((link) => link.hash.equals(hash))) throw linkIsNotGood()
  await tx.run(sql`delete from setup_links where hash = ${hash}`)
}

export function linkIsNotGood(): ApiError {
  return new ApiError('link_not_good', { key: 'linkNotGood' })
}

/** The one of a new installation may have been made while somebody came in. */
export const isGoodSetupLink = sql`expires_at > now() and (email is not null or not exists (select from users))`

function setupUrl(publicUrl: string, token: string): string {
  return `${publicUrl}/setup#token=${token}`
}
