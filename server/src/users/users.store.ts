import type { Language, Role, User } from '@aushang/model'
import sql from 'sql-template-tag'
import { type Db, type Tx, violatedConstraint } from '../lib/database/db.ts'
import { ApiError } from '../lib/errors.ts'
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

export interface NewUser {
  email: string
  name: string
  language: Language
  role: Role
  /** Hashed. */
  password: string
}

/** What signing in has to know of a person. */
export interface KnownUser {
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
    throw new ApiError('email_taken', 'Somebody has this e-mail address already; sign in with it.')
  }
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
