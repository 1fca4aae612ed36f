import type { InvitationDraft, OpenInvitation, Role } from '@aushang/model'
import sql from 'sql-template-tag'
import { lockAccount } from '../accounts/accounts.store.ts'
import type { Db, Tx } from '../lib/database/db.ts'
import { ApiError, notFound } from '../lib/errors.ts'
import { newId } from '../lib/ids.ts'
import { jsonText, time, value } from '../lib/database/json-sql.ts'
import { linkIsNotGood } from './setup.store.ts'
import { hashToken, newToken } from './tokens.ts'
import { findUnprovedAccountName, sameEmail } from './users.store.ts'

export const invitationJson = jsonText({
  id: value('id'),
  email: value('email'),
  role: value('role'),
  language: value('language'),
  createdAt: time('created_at'),
  expiresAt: time('expires_at'),
})

/** Beyond it, somebody is not inviting people. */
const openMax = 100

interface InvitationOrigin {
  /** Whoever gets the link has the address: it is mailed there, or the operator hands it on. */
  provesEmail: boolean
  createdBy?: string | undefined
}

/**
 * Inviting somebody once more makes their first link worthless. Whether the address is a person's of another account is not told:
 * whoever accepts finds out.
 */
export async function createInvitation(
  tx: Tx,
  accountId: string,
  { email, role, language }: InvitationDraft,
  { provesEmail, createdBy }: InvitationOrigin,
): Promise<{ json: string; token: string }> {
  const address = sameEmail(email)
  await lockAccount(tx, accountId)
  const { isHere, open } = await tx.one<{ isHere: boolean; open: number }>(sql`
    select exists (select from users where account_id = ${accountId} and email = ${address}) as "isHere",
      (select count(*) from invitations where account_id = ${accountId} and email <> ${address}) as open`)
  if (isHere) throw new ApiError('email_taken', { key: 'alreadyInAccount' })
  if (open >= openMax) {
    throw new ApiError('too_many_invitations', { key: 'tooManyInvitations', params: { max: openMax } })
  }
  const token = newToken()
  await tx.run(sql`delete from invitations where account_id = ${accountId} and email = ${address}`)
  const { json } = await tx.one<{ json: string }>(sql`
    insert into invitations (account_id, id, email, role, language, hash, proves_email, created_by, expires_at)
    values (${accountId}, ${newId()}, ${address}, ${role}, ${language}, ${hashToken(token)}, ${provesEmail}, ${createdBy},
      now() + interval '7 days')
    returning ${invitationJson} as json`)
  return { json, token }
}

export async function deleteInvitation(db: Db, accountId: string, id: string): Promise<void> {
  const deleted = await db.run(sql`delete from invitations where account_id = ${accountId} and id = ${id}`)
  if (deleted === 0) throw notFound('invitation')
}

/** Whose invitation this is, as far as whoever has the link may know. */
export async function getInvitationByToken(db: Db, token: string): Promise<OpenInvitation> {
  const invitation = await db.maybeOne<FoundInvitation>(sql`
    select accounts.name as "accountName", email, role, invitations.language, expires_at as "expiresAt",
      proves_email as "provesEmail"
    from invitations join accounts on accounts.id = account_id
    where hash = ${hashToken(token)} and expires_at > now()`)
  if (invitation === null) throw linkIsNotGood()
  const { provesEmail, expiresAt, ...shown } = invitation
  const endsAccessTo = provesEmail ? await findUnprovedAccountName(db, invitation.email) : null
  return { ...shown, expiresAt: expiresAt.toISOString(), ...(endsAccessTo !== null && { endsAccessTo }) }
}

type FoundInvitation = Omit<OpenInvitation, 'expiresAt'> & { expiresAt: Date; provesEmail: boolean }

interface UsedInvitation {
  accountId: string
  email: string
  role: Role
  provesEmail: boolean
}

/** Takes it once, and says into which account it leads. */
export async function useInvitation(tx: Tx, token: string): Promise<UsedInvitation> {
  const invitation = await tx.maybeOne<UsedInvitation>(sql`
    delete from invitations where hash = ${hashToken(token)} and expires_at > now()
    returning account_id as "accountId", email, role, proves_email as "provesEmail"`)
  if (invitation === null) throw linkIsNotGood()
  return invitation
}
