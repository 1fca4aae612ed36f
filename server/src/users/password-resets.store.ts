import type { Language } from '@aushang/model'
import sql from 'sql-template-tag'
import type { Db, Tx } from '../lib/database/db.ts'
import { newId } from '../lib/ids.ts'
import { linkIsNotGood } from './setup.store.ts'
import { hashToken, newToken } from './tokens.ts'
import { sameEmail } from './users.store.ts'

/** A link to a new password, in the person's language; null when nobody has the address. Earlier links become worthless. */
export async function createPasswordReset(
  tx: Tx,
  publicUrl: string,
  email: string,
  { provesEmail }: { provesEmail: boolean },
): Promise<{ email: string; language: Language; url: string } | null> {
  const user = await tx.maybeOne<{ accountId: string; id: string; email: string; language: Language }>(sql`
    select account_id as "accountId", id, email, language from users where email = ${sameEmail(email)} for update`)
  if (user === null) return null
  const token = newToken()
  await deletePasswordResets(tx, user.accountId, user.id)
  await tx.run(sql`
    insert into password_resets (account_id, id, user_id, hash, proves_email, expires_at)
    values (${user.accountId}, ${newId()}, ${user.id}, ${hashToken(token)}, ${provesEmail}, now() + interval '1 hour')`)
  return { email: user.email, language: user.language, url: `${publicUrl}/password#token=${token}` }
}

interface ResetUser {
  accountId: string
  userId: string
  email: string
}

/** Whose password the link is for. */
export async function getPasswordReset(db: Db, token: string): Promise<ResetUser> {
  const reset = await db.maybeOne<ResetUser>(sql`
    select r.account_id as "accountId", user_id as "userId", email
    from password_resets r join users on users.account_id = r.account_id and users.id = user_id
    where hash = ${hashToken(token)} and expires_at > now()`)
  if (reset === null) throw linkIsNotGood()
  return reset
}

/** Takes the link once, and says whether it was mailed. */
export async function usePasswordReset(tx: Tx, token: string): Promise<{ provesEmail: boolean }> {
  const used = await tx.maybeOne<{ provesEmail: boolean }>(sql`
    delete from password_resets where hash = ${hashToken(token)} and expires_at > now()
    returning proves_email as "provesEmail"`)
  if (used === null) throw linkIsNotGood()
  return used
}

export async function deletePasswordResets(db: Db, accountId: string, userId: string): Promise<void> {
  await db.run(sql`delete from password_resets where account_id = ${accountId} and user_id = ${userId}`)
}
