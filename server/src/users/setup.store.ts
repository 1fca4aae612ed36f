import sql from 'sql-template-tag'
import type { Db, Tx } from '../lib/database/db.ts'
import { ApiError } from '../lib/errors.ts'
import { hashToken, newToken } from './tokens.ts'
import { isAnybodyThere } from './users.store.ts'

/** The way into a new installation; null once there is anybody. Earlier links stay good until then. */
export async function createSetupLink(db: Db, publicUrl: string): Promise<string | null> {
  if (await isAnybodyThere(db)) return null
  const token = newToken()
  await db.run(sql`insert into setup_links (hash) values (${hashToken(token)})`)
  return `${publicUrl}/setup#token=${token}`
}

export async function requireSetupLink(db: Db, token: string): Promise<void> {
  const link = await db.maybeOne(sql`select hash from setup_links where hash = ${hashToken(token)}`)
  if (link === null) throw linkIsNotGood()
}

/** The first who comes takes all links of a new installation with them; whoever comes at the same time waits, and is refused. */
export async function useSetupLink(tx: Tx, token: string): Promise<void> {
  const links = await tx.many<{ hash: Buffer }>(sql`select hash from setup_links order by hash for update`)
  if (!links.some(({ hash }) => hash.equals(hashToken(token)))) throw linkIsNotGood()
  await tx.run(sql`delete from setup_links`)
}

export function linkIsNotGood(): ApiError {
  return new ApiError('link_not_good', 'This link was used already, is too old, or never was.')
}
