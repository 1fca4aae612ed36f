import sql from 'sql-template-tag'
import type { Db, Tx } from '../lib/database/db.ts'
import { ApiError, invalid } from '../lib/errors.ts'
import { hashToken, newToken } from './tokens.ts'
import { isAnybodyThere, sameEmail } from './users.store.ts'

/** The way into a new installation; null once there is anybody. Earlier links stay good until then. */
export async function createSetupLink(db: Db, publicUrl: string): Promise<string | null> {
  if (await isAnybodyThere(db)) return null
  const token = newToken()
  await db.run(sql`insert into setup_links (hash) values (${hashToken(token)})`)
  return setupUrl(publicUrl, token)
}

/** The way to an account of one's own, for whoever reads the mails of this address. */
export async function createSignUpLink(db: Db, publicUrl: string, email: string): Promise<string> {
  const token = newToken()
  await db.run(sql`
    insert into setup_links (hash, email, expires_at)
    values (${hashToken(token)}, ${sameEmail(email)}, now() + interval '1 day')`)
  return setupUrl(publicUrl, token)
}

export async function requireSetupLink(db: Db, token: string, email: string): Promise<void> {
  const link = await db.maybeOne<{ email: string | null }>(sql`
    select email from setup_links where hash = ${hashToken(token)} and ${isGood}`)
  if (link === null) throw linkIsNotGood()
  if (link.email !== null && link.email !== sameEmail(email)) {
    throw invalid([{ path: '/email', code: 'contradiction', sentence: { key: 'emailOfLink' } }])
  }
}

/** The first who comes takes all links of a new installation with them (`createUser`); whoever comes at the same time waits, and is refused. */
export async function useSetupLink(tx: Tx, token: string): Promise<void> {
  const hash = hashToken(token)
  const links = await tx.many<{ hash: Buffer }>(sql`
    select hash from setup_links where (hash = ${hash} or email is null) and ${isGood} order by hash for update`)
  if (!links.some((link) => link.hash.equals(hash))) throw linkIsNotGood()
  await tx.run(sql`delete from setup_links where hash = ${hash}`)
}

export function linkIsNotGood(): ApiError {
  return new ApiError('link_not_good', { key: 'linkNotGood' })
}

/** The one of a new installation may have been made while somebody came in. */
const isGood = sql`case when email is null then not exists (select from users) else expires_at > now() end`

function setupUrl(publicUrl: string, token: string): string {
  return `${publicUrl}/setup#token=${token}`
}
