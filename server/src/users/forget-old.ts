import sql from 'sql-template-tag'
import type { Db } from '../lib/database/db.ts'
import { forgetOldGuesses } from './guesses.store.ts'

/** Whatever is good no more: sessions, links, and what was guessed. Returns 0: it is all done at once. */
export async function forgetOldSessionsAndLinks(db: Db): Promise<number> {
  await db.run(sql`delete from sessions where expires_at < now()`)
  await db.run(sql`delete from invitations where expires_at < now()`)
  await db.run(sql`delete from password_resets where expires_at < now()`)
  await db.run(sql`
    delete from setup_links where expires_at < now() or (email is null and exists (select from users))`)
  await forgetOldGuesses(db)
  return 0
}
