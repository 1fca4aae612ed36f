import { hash } from 'node:crypto'
import sql, { join } from 'sql-template-tag'
import type { Db, Tx } from '../lib/database/db.ts'
import { jsonText, time, value } from '../lib/database/json-sql.ts'
import { notFound } from '../lib/errors.ts'
import { newId } from '../lib/ids.ts'

/** The largest mail that is taken. */
export const mailBytesMax = 25 * 1024 * 1024

/** Where a mail goes: a target, by the address that inquiries are forwarded to. */
export interface Mailbox {
  accountId: string
  targetId: string
}

export interface IncomingMail extends Mailbox {
  envelopeSender: string
  recipient: string
  raw: Buffer
  /** When somebody before us took it in; left out, or ahead of our clock, it is now. */
  receivedAt?: Date | undefined
}

export async function findMailbox(db: Db, emailId: string): Promise<Mailbox | null> {
  return db.maybeOne(sql`
    select account_id as "accountId", id as "targetId" from targets where email_id = ${emailId.toLowerCase()}`)
}

/**
 * Stores mails, all of them or none, in one statement. One that is there already, not older than a day, is not stored
 * again; an older one is read once more. Whoever calls this wakes the readers: the table is `mails`. Returns the id of each,
 * or null for one that was there already.
 */
export async function storeMails(db: Db, mails: IncomingMail[]): Promise<(string | null)[]> {
  const hashed = mails.map((mail) => ({ ...mail, hash: hash('sha256', mail.raw, 'buffer') }))
  const unique = new Map(hashed.map((mail) => [contentKey(mail), mail]))
  // One parameter for each value: the driver sends bytes as they are only when they stand alone.
  const rows = [...unique.values()].map(
    (mail) =>
      sql`(${mail.accountId}, ${newId()}, ${mail.targetId}, ${mail.envelopeSender}, ${mail.recipient}, ${mail.hash}, ${mail.raw},
        least(coalesce(${mail.receivedAt ?? null}::timestamptz, now()), now()))`,
  )
  const stored = await db.many<ContentKey & { id: string }>(sql`
    insert into mails (account_id, id, target_id, envelope_sender, recipient, hash, raw, received_at)
    values ${join(rows)}
    on conflict (hash, target_id, account_id) do update
      set raw = excluded.raw, received_at = excluded.received_at, due_at = now(), outcome = null, failure_code = null, report = null
      where mails.received_at < excluded.received_at - interval '24 hours'
    returning account_id as "accountId", target_id as "targetId", hash, id`)
  const ids = new Map(stored.map((mail) => [contentKey(mail), mail.id]))
  return hashed.map((mail) => {
    const id = ids.get(contentKey(mail)) ?? null
    ids.delete(contentKey(mail)) // the same once more in one go was there already
    return id
  })
}

interface ContentKey extends Mailbox {
  hash: Buffer
}

function contentKey({ accountId, targetId, hash }: ContentKey): string {
  return `${accountId} ${targetId} ${hash.toString('base64')}`
}

/** As it came in; null when it was erased. */
export async function findRawMail(db: Db, accountId: string, id: string): Promise<Buffer | null> {
  const mail = await db.maybeOne<{ raw: Buffer | null }>(sql`
    select raw from mails where account_id = ${accountId} and id = ${id}`)
  return mail?.raw ?? null
}

/** The event that told of it says what it was about. */
const toldAbout = (member: 'sender' | 'subject') => `(
  select payload::json ->> '${member}' from events
  where events.account_id = mails.account_id and request_id = mails.id and name = 'request.parsing_failed'
  order by events.position desc limit 1)`

export const unreadableMailJson = jsonText({
  id: value('id'),
  targetId: value('target_id'),
  failureCode: value('failure_code'),
  sender: value(toldAbout('sender')),
  subject: value(toldAbout('subject')),
  receivedAt: time('received_at'),
  isWaiting: value('due_at is not null'),
})

/** Of one that was erased, nothing is left to look at, or to read again. */
export const isUnreadable = sql`outcome = 'unreadable' and raw is not null`

/** As JSON text. */
export async function getUnreadableMail(db: Db, accountId: string, id: string): Promise<string> {
  const mail = await db.maybeOne<{ json: string }>(sql`
    select ${unreadableMailJson} as json from mails where account_id = ${accountId} and id = ${id} and ${isUnreadable}`)
  if (mail === null) throw notFound('mail')
  return mail.json
}

/** Has a mail that could not be read be read again. */
export async function rereadMail(tx: Tx, accountId: string, id: string): Promise<void> {
  await tx.run(sql`
    update mails set due_at = now()
    where account_id = ${accountId} and id = ${id} and ${isUnreadable} and due_at is null`)
  tx.wake('mails')
}

/** Lets everything that could not be read be read again. Returns how many those are. */
export async function rereadUnreadable(db: Db, accountId: string): Promise<number> {
  return db.run(sql`
    update mails set due_at = now()
    where account_id = ${accountId} and ${isUnreadable} and due_at is null`)
}
