import sql from 'sql-template-tag'
import type { Db, Tx } from '../lib/database/db.ts'
import { newId } from '../lib/ids.ts'
import { rowsOf } from '../lib/database/rows-of.ts'

/** A contact as the portal of a target keeps it. */
interface ShownContactRow {
  accountId: string
  targetId: string
  contactId: string
  wantedVersion: number
  /** Which of that the portal was told; 0 at first. */
  toldVersion: number
  /** What the connector wants to know of it. */
  remembered: unknown
}

type Pair = Pick<ShownContactRow, 'accountId' | 'targetId' | 'contactId'>

const columns = sql`
  account_id as "accountId", target_id as "targetId", contact_id as "contactId", wanted_version as "wantedVersion",
  told_version as "toldVersion", remembered`

/** It is there before the contact is read, so that whoever changes the contact later finds it. */
export async function readyShownContact(db: Db, pair: Pair): Promise<ShownContactRow> {
  const { accountId, targetId, contactId } = pair
  await db.run(sql`
    insert into shown_contacts (account_id, id, target_id, contact_id)
    select ${accountId}, ${newId()}, ${targetId}, ${contactId}
    where not exists (
      select from shown_contacts
      where target_id = ${targetId} and contact_id = ${contactId} and account_id = ${accountId})
    on conflict do nothing`)
  return getShownContact(db, pair)
}

export async function getShownContact(db: Db, { accountId, targetId, contactId }: Pair): Promise<ShownContactRow> {
  return db.one(sql`
    select ${columns} from shown_contacts
    where target_id = ${targetId} and contact_id = ${contactId} and account_id = ${accountId}`)
}

/** What came of telling it. If that is done, the portal has what was wanted when the row was read. */
export async function recordContact(
  db: Db,
  { accountId, targetId, contactId, wantedVersion }: ShownContactRow,
  { isTold, remembered }: { isTold: boolean; remembered: unknown },
): Promise<void> {
  const text = remembered === undefined ? null : JSON.stringify(remembered)
  await db.run(sql`
    update shown_contacts set
      told_version = greatest(told_version, ${isTold ? wantedVersion : 0}), remembered = coalesce(${text}::json, remembered)
    where target_id = ${targetId} and contact_id = ${contactId} and account_id = ${accountId}`)
}

/** The portal does not have it (any more), whatever we were told. */
export async function forgetToldContact(db: Db, { accountId, targetId, contactId }: Pair): Promise<void> {
  await db.run(sql`
    update shown_contacts set wanted_version = wanted_version + 1, remembered = null
    where target_id = ${targetId} and contact_id = ${contactId} and account_id = ${accountId}`)
}

/** These contacts have changed: the portals that have been told of them are told again. */
export async function retellContacts(tx: Tx, contacts: { accountId: string; id: string }[]): Promise<void> {
  const retold = await tx.run(sql`
    update shown_contacts set wanted_version = wanted_version + 1, due_at = now(), failures = 0
    where (account_id, id) in (
      select shown.account_id, shown.id
      from ${rowsOf('contact', contacts, {
        account_id: ['text', ({ accountId }) => accountId],
        id: ['text', ({ id }) => id],
      })}
      join shown_contacts as shown on shown.contact_id = contact.id and shown.account_id = contact.account_id
      order by shown.account_id, shown.id
      for update of shown)`)
  if (retold > 0) tx.wake('shown_contacts')
}

/** What the target wants of its contacts has changed. */
export async function retellContactsOfTarget(tx: Tx, accountId: string, targetId: string): Promise<void> {
  const retold = await tx.run(sql`
    update shown_contacts set wanted_version = wanted_version + 1, due_at = now(), failures = 0
    where (account_id, id) in (
      select account_id, id from shown_contacts where target_id = ${targetId} and account_id = ${accountId}
      order by id for update)`)
  if (retold > 0) tx.wake('shown_contacts')
}

/** The target accepts us again: what it was not told meanwhile goes on. */
export async function resumeShownContacts(tx: Tx, accountId: string, targetId: string): Promise<void> {
  const resumed = await tx.run(sql`
    update shown_contacts set due_at = now(), failures = 0
    where (account_id, id) in (
      select account_id, id from shown_contacts
      where target_id = ${targetId} and account_id = ${accountId} and told_version > 0 and told_version < wanted_version
      order by id for update)`)
  if (resumed > 0) tx.wake('shown_contacts')
}

/** The portal has it already, from elsewhere: what its connector is to know of it when it is told for the first time. */
export async function adoptShownContact(
  tx: Tx,
  { accountId, targetId, contactId }: Pair,
  remembered: unknown,
): Promise<void> {
  const text = remembered === undefined ? null : JSON.stringify(remembered)
  await tx.run(sql`
    insert into shown_contacts (account_id, id, target_id, contact_id, remembered)
    values (${accountId}, ${newId()}, ${targetId}, ${contactId}, ${text}::json)
    on conflict do nothing`)
}
