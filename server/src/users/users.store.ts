import type { Language, Role, User } from '@aushang/model'
import sql from 'sql-template-tag'
import { lockAccount } from '../accounts/accounts.store.ts'
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
  email: string
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
  knownNetworks: string[]
}

/** An address is written in many ways, and means the same mailbox. */
export function sameEmail(email: string): string {
  return email.trim().toLowerCase()
}

export async function createUser(tx: Tx, accountId: string, user: NewUser): Promise<{ id: string }> {
  const { email, name, language, role, password } = user
  const id = newId()
  try {
    await tx.run(sql`
      insert into users (account_id, id, email, name, language, role, password)
      values (${accountId}, ${id}, ${sameEmail(email)}, ${name}, ${language}, ${role}, ${password})`)
  } catch (error) {
    if (violatedConstraint(error) !== 'users_by_email') throw error
    throw new ApiError('email_taken', { key: 'emailTaken' })
  }
  // The way into a new installation stands in its log, and shall not be open again when everybody has gone. In one order, as whoever uses one.
  await tx.run(sql`
    delete from setup_links
    where hash in (select hash from setup_links where email is null order by hash for update)`)
  return { id }
}

/** Whose address this is, in whatever account. */
export async function findUserByEmail(db: Db, email: string): Promise<KnownUser | null> {
  return db.maybeOne(sql`
    select account_id as "accountId", id, password, known_networks as "knownNetworks"
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
  await tx.run(sql`update users set role = ${role}, updated_at = now() where account_id = ${accountId} and id = ${id}`)
}

/** With all sessions. */
export async function deleteUser(tx: Tx, accountId: string, id: string): Promise<void> {
  await keepAnOwner(tx, accountId, id, null)
  await tx.run(sql`delete from users where account_id = ${accountId} and id = ${id}`)
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
