import sql, { type Sql } from 'sql-template-tag'
import type { Database, Db } from '../lib/database/db.ts'
import { deleteNotesOfMails } from '../targets/target-notes.store.ts'
import { eraseRequestsFromEvents } from '../webhooks/record-events.ts'
import { eraseRequests } from './erase-requests.ts'

/** Some at a time: requests whose days are over, and mails that have none (any more). Returns how many there were. */
export async function forgetOldRequests(db: Database): Promise<number> {
  const requests = await overdue(db, sql`requests`)
  for (const { accountId, id } of requests) await db.transaction((tx) => eraseRequests(tx, accountId, [id]))
  const mails = await overdue(
    db,
    sql`mails`,
    sql`not exists (select from requests where mail_id = mails.id and requests.account_id = mails.account_id)`,
  )
  for (const { accountId, id } of mails) {
    await db.transaction(async (tx) => {
      await tx.run(sql`delete from mails where account_id = ${accountId} and id = ${id}`)
      await deleteNotesOfMails(tx, accountId, [id])
      // What was told about it, if it could not be read.
      await eraseRequestsFromEvents(tx, accountId, [id])
    })
  }
  return requests.length + mails.length
}

async function overdue(db: Db, table: Sql, condition = sql`true`): Promise<{ accountId: string; id: string }[]> {
  return db.many(sql`
    select old.account_id as "accountId", old.id
    from accounts cross join lateral (
      select account_id, id from ${table}
      where account_id = accounts.id and received_at < now() - make_interval(days => request_retention_days)
        and ${condition}
      limit 100
    ) as old
    limit 500`)
}
