import type { Language, Role, User } from '@aushang/model'
import sql from 'sql-template-tag'
import { lockAccount } from '../accounts/accounts.store.ts'
import { deleteApiKeysOfUser } from '../accounts/api-keys.store.ts'
import type { Caller } from '../http/caller.ts'
import { violatedConstraint } from '../lib/database/database-errors.ts'
import type { Db, Tx } from '../lib/database/db.ts'
import { ApiError, notFound } from '../lib/errors.ts'
import { newId } from '../lib/ids.ts'
import { jsonText, time, value } from '../lib/database/json-sql.ts'

export const userJson = jsonText({
  id: value('id'),
  email: value('email'),
  name: value('name'),
  language: value('language'),
  role: value('role'),
  createdAt: time('created_at'),
  lastSeenAt: time('last_seen_at'),
})

interface NewUser {
  id?: string
  email: string
  /** By a link that was mailed there, or that the operator made for it. */
  isEmailProved: boolean
  name: string
  language: Language
  role: Role
  /** Hashed. */
  password: string
}

/** What signing in has to know of a person. */
interface KnownUser {
  accountId: string
  id: string
  password: string
  isEmailProved: boolean
  knownNetworks: string[]
}

/** An address is written in many ways, and means the same mailbox. */
export function sameEmail(email: string): string {
  return email.trim().toLowerCase()
}

export async function createUser(tx: Tx, accountId: string, user: NewUser): Promise<{ id: string }> {
  const { id = newId(), email, isEmailProved, name, language, role, password } = user
  if (isEmailProved) await removeUnprovedUser(tx, email)
  try {
    await tx.run(sql`
      insert into users (account_id, id, email, is_email_proved, name, language, role, password)
      values (${accountId}, ${id}, ${sameEmail(email)}, ${isEmailProved}, ${name}, ${language}, ${role}, ${password})`)
  } catch (error) {
    if (violatedConstraint(error) !== 'users_by_email') throw error
    throw new ApiError('email_taken', { key: 'emailTaken' })
  }
  // The way into a new installation stands in its log, and shall not be open again when everybody has gone.
  await tx.run(sql`delete from setup_links where email is null`)
  return { id }
}

/** Whose address this is, in whatever account. */
export async function findUserByEmail(db: Db, email: string): Promise<KnownUser | null> {
  return db.maybeOne(sql`
    select account_id as "accountId", id, password, is_email_proved as "isEmailProved", known_networks as "knownNetworks"
    from users where email = ${sameEmail(email)}`)
}

export async function isAnybodyThere(db: Db): Promise<boolean> {
  const { there } = await db.one<{ there: boolean }>(sql`select exists (select from users) as there`)
  return there
}

export async function getUser(db: Db, accountId: string, id: string): Promise<User> {
  const { json } = await db.one<{ json: string }>(sql`
    select ${userJson} as json from users where account_id = ${accountId} and id = ${id}`)
  return JSON.parse(json)
}

/** With the words that are read here only. */
export async function getPasswordOfUser(
  db: Db,
  accountId: string,
  id: string,
): Promise<{ email: string; password: string }> {
  return db.one(sql`select email, password from users where account_id = ${accountId} and id = ${id}`)
}

/** Whoever changes it after that has seen the person as they are. */
export async function lockUser(tx: Tx, accountId: string, id: string): Promise<void> {
  await tx.run(sql`select from users where account_id = ${accountId} and id = ${id} for no key update`)
}

/**
 * Checking a password takes its time, and another one may be set meanwhile: whether it is still the one (hashed) that was checked.
 * If so, it stays until the commit.
 */
export async function lockPassword(tx: Tx, accountId: string, id: string, checked: string): Promise<boolean> {
  const users = await tx.run(sql`
    select from users where account_id = ${accountId} and id = ${id} and password = ${checked} for no key update`)
  return users > 0
}

export async function updateUser(
  db: Db,
  accountId: string,
  id: string,
  {
    name,
    language,
    password,
  }: { name?: string | undefined; language?: Language | undefined; password?: string | undefined },
): Promise<void> {
  await db.run(sql`
    update users set name = coalesce(${name}, name), language = coalesce(${language}, language),
      password = coalesce(${password}, password), updated_at = now()
    where account_id = ${accountId} and id = ${id}`)
}

export async function changeRole(tx: Tx, accountId: string, id: string, role: Role): Promise<void> {
  await keepAnOwner(tx, accountId, id, role)
  if (role !== 'owner') await withdrawAccess(tx, accountId, id)
  await tx.run(sql`update users set role = ${role}, updated_at = now() where account_id = ${accountId} and id = ${id}`)
}

export async function deleteUser(tx: Tx, accountId: string, id: string): Promise<void> {
  await keepAnOwner(tx, accountId, id, null)
  await removeUser(tx, accountId, id)
}

/** The link to a new password came by mail, and was used. */
export async function proveEmail(tx: Tx, accountId: string, id: string): Promise<void> {
  await tx.run(sql`update users set is_email_proved = true where account_id = ${accountId} and id = ${id}`)
}

/** Of the account that somebody belongs to with this address without having proved it. */
export async function findUnprovedAccountName(db: Db, email: string): Promise<string | null> {
  const account = await db.maybeOne<{ name: string }>(sql`
    select accounts.name from users join accounts on accounts.id = account_id
    where email = ${sameEmail(email)} and not is_email_proved`)
  return account?.name ?? null
}

/**
 * For what an owner hands out to let others in. Throws when the caller was taken out of the account, or made less than an owner, after
 * the request was let in: whoever changes people locks the account, too, and takes away what was handed out until then.
 */
export async function lockAsOwner(tx: Tx, { accountId, actor }: Caller): Promise<void> {
  await lockAccount(tx, accountId)
  const still = await tx.maybeOne(
    actor.kind === 'key'
      ? sql`select id from api_keys where account_id = ${accountId} and id = ${actor.id}`
      : sql`select id from users where account_id = ${accountId} and id = ${actor.id} and role = 'owner'`,
  )
  if (still === null) throw new ApiError('role_too_low', { key: 'roleTooLow', params: { least: 'owner' } })
}

/** All people of an account that is about to go; their sessions end with them. */
export async function deleteUsers(db: Db, accountId: string): Promise<void> {
  await db.run(sql`delete from users where account_id = ${accountId}`)
}

/** For the command line: of one account, or of all. */
export async function listUsers(db: Db, accountId?: string): Promise<(User & { accountId: string })[]> {
  const users = await db.many<{ accountId: string; json: string }>(sql`
    select account_id as "accountId", ${userJson} as json from users
    where ${accountId}::text is null or account_id = ${accountId} order by account_id, id`)
  return users.map(({ accountId, json }) => ({ accountId, ...JSON.parse(json) }))
}

/** Throws when there is no such person, or when nobody would own the account any more. */
async function keepAnOwner(tx: Tx, accountId: string, id: string, role: Role | null): Promise<void> {
  // The account's row is locked, so that two owners cannot each take the other away.
  await lockAccount(tx, accountId)
  const users = await tx.many<{ id: string; role: Role }>(
    sql`select id, role from users where account_id = ${accountId}`,
  )
  if (!users.some((user) => user.id === id)) throw notFound('person')
  const [owner, ...otherOwners] = users.filter((user) => user.role === 'owner')
  // An account that is opened from the command line may have members and no owner.
  if (role !== 'owner' && owner?.id === id && otherOwners.length === 0) {
    throw new ApiError('last_owner', { key: 'lastOwner' })
  }
}

/** An address is whoever's who has proved it: somebody who only said so gives way, also as the last owner of an account. */
async function removeUnprovedUser(tx: Tx, email: string): Promise<void> {
  const user = await findUserByEmail(tx, email)
  if (user === null || user.isEmailProved) return
  await lockAccount(tx, user.accountId)
  await removeUser(tx, user.accountId, user.id)
}

/** With all sessions, and links to a new password. */
async function removeUser(tx: Tx, accountId: string, id: string): Promise<void> {
  await withdrawAccess(tx, accountId, id)
  await tx.run(sql`delete from users where account_id = ${accountId} and id = ${id}`)
}

/** What a person has made that lets somebody in, themselves too. */
async function withdrawAccess(tx: Tx, accountId: string, userId: string): Promise<void> {
  await tx.run(sql`delete from invitations where account_id = ${accountId} and created_by = ${userId}`)
  await deleteApiKeysOfUser(tx, accountId, userId)
}
