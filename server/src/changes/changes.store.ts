import type { Change } from '@aushang/model'
import sql from 'sql-template-tag'
import type { Db, Tx } from '../lib/database/db.ts'
import { json, jsonText, time, value } from '../lib/database/json-sql.ts'
import { rowsOf } from '../lib/database/rows-of.ts'

export const changeJson = jsonText({
  id: value('id'),
  operation: value('operation'),
  path: value('path'),
  members: value('members'),
  actor: json('actor'),
  createdAt: time('created_at'),
})

export type NewChange = Omit<Change, 'createdAt'> & { accountId: string; createdAt: Date }

/** Those that are there already stay as they are. */
export async function insertChanges(db: Db, changes: NewChange[]): Promise<void> {
  await db.run(sql`
    insert into changes (account_id, id, operation, path, members, actor, created_at)
    select account_id, id, operation, path,
      case when members <> '' then array(select json_array_elements_text(members::json)) end, actor::json, created_at
    from ${rowsOf('new', changes, {
      account_id: ['text', ({ accountId }) => accountId],
      id: ['text', ({ id }) => id],
      operation: ['text', ({ operation }) => operation],
      path: ['text', ({ path }) => path],
      members: ['text', ({ members }) => (members ? JSON.stringify(members) : '')],
      actor: ['text', ({ actor }) => JSON.stringify(actor)],
      created_at: ['timestamptz', ({ createdAt }) => createdAt],
    })}
    on conflict do nothing`)
}

export async function deleteChangesOfAccount(tx: Tx, accountId: string): Promise<void> {
  await tx.run(sql`delete from changes where account_id = ${accountId}`)
}

/** Some at a time, of all accounts. Returns how many there were. */
export async function deleteOldChanges(db: Db, retentionDays: number): Promise<number> {
  return db.run(sql`
    delete from changes where (account_id, id) in (
      select account_id, id from changes where created_at < now() - make_interval(days => ${retentionDays}) limit 1000)`)
}
