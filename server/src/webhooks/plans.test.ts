import sql, { raw, type Sql } from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cloneDatabase } from '../../test/database/database.ts'
import { type Database, openDatabase, type Tx } from '../lib/database/db.ts'
import { analyzeGrownTables } from '../lib/database/grown-tables.ts'
import { createDeliveries, startNextInOrder } from './deliveries.store.ts'
import { giveUpDeliveries } from './give-up-deliveries.ts'
import { eraseRequestsFromEvents, forgetOldEvents } from './record-events.ts'
import { findMissed } from './replay-events.work.ts'
import { createReplay } from './replays.store.ts'

const rows = 3_000
// After so many, PostgreSQL keeps a plan, if it finds that this pays.
const executions = 10
const few = 50

const event = { id: 'E2', position: rows + 1, orderingKey: 'L1' }
const ended = { accountId: 'A', webhookId: 'W1', orderingKey: 'L1' }
const batch = 500
const place = {
  webhookId: 'W1',
  names: ['publication.succeeded' as const],
  since: new Date(Date.now() - 60_000),
  position: 0,
  untilPosition: rows,
}
const giveUp = async (tx: Tx) => {
  await tx.run(sql`update webhooks set enabled = false where account_id = 'A' and id = 'W1'`)
  await giveUpDeliveries(tx, 'A', 'W1')
}
/** And how many rows that may read: to look for what was missed is to look at each event of a batch, and for its delivery. */
const statements: [string, (tx: Tx) => Promise<unknown>, number][] = [
  ['lets the next in order go', (tx) => startNextInOrder(tx, [ended]), few],
  ['asks for what a webhook missed', (tx) => createReplay(tx, 'A', 'W1', new Date()), few],
  ['looks for what a webhook missed', (tx) => findMissed(tx, 'A', place, batch), 2 * batch + few],
  ['erases a request', (tx) => eraseRequestsFromEvents(tx, 'A', ['R1']), few],
  ['forgets old events', (tx) => forgetOldEvents(tx, 30), few],
  ['gives up what a webhook was to get', giveUp, few],
  ['puts an event on its way', (tx) => createDeliveries(tx, 'A', [{ webhookId: 'W1', event }]), few],
]

/** Each connection has plans of its own. */
describe.for([
  ['that were made while the tables were empty', { isPlannedEmpty: true }],
  ['that were made of full tables', { isPlannedEmpty: false }],
] as const)('with plans %s, the service', ([_when, { isPlannedEmpty }]) => {
  let db: Database
  let drop: () => Promise<void>

  beforeAll(async () => {
    const database = await cloneDatabase()
    drop = database.drop
    db = openDatabase({ url: database.url, poolMax: 1 })
    if (isPlannedEmpty) await planAll(db)
    for (const statement of backlog) await db.run(statement)
    await analyzeGrownTables(db)
    if (!isPlannedEmpty) await planAll(db)
  })

  afterAll(async () => {
    await db.close()
    await drop()
  })

  test.for(statements)('%s without reading everything else of the account', async ([_what, run, readMax]) => {
    let read = Infinity
    const undone = db.transaction(async (tx) => {
      const before = await rowsRead(tx)
      await run(tx)
      read = (await rowsRead(tx)) - before
      throw new Error('undone')
    })

    await expect(undone).rejects.toThrow('undone')
    expect(read).toBeLessThanOrEqual(readMax)
  })
})

/** Makes the plans of all statements, and changes nothing. */
async function planAll(db: Database): Promise<void> {
  for (const [, run] of statements) {
    for (let execution = 0; execution < executions; execution++) {
      const undone = db.transaction(async (tx) => {
        await run(tx)
        throw new Error('undone')
      })
      // One is refused while there is no such event.
      await undone.catch(() => {})
    }
  }
}

/** The first event is old, and about a request. */
const backlog: Sql[] = [
  // Statistics would come at some time during the test.
  ...['events', 'deliveries', 'delivery_attempts', 'webhooks'].map(
    (table) => sql`alter table ${raw(table)} set (autovacuum_enabled = false)`,
  ),
  sql`insert into accounts (id, name) values ('A', 'A')`,
  sql`
    insert into webhooks (account_id, id, url, events, envelope, enabled, signing_key)
    values ('A', 'W1', 'https://example.org', '{publication.succeeded}', 'current', true, '')`,
  sql`
    insert into events (account_id, id, position, name, payload, ordering_key, request_id, created_at)
    select 'A', 'E' || n, n, case n when 1 then 'request.created' else 'publication.succeeded' end, '{}', 'L' || n, case n when 1 then 'R1' end,
      case n when 1 then now() - interval '31 days' else now() end
    from generate_series(1, ${rows}::int) as n`,
  sql`
    insert into deliveries (account_id, id, webhook_id, event_id, ordering_key, position, status)
    select 'A', 'D' || n, 'W1', 'E' || n, 'L' || n, n, 'succeeded' from generate_series(1, ${rows}::int) as n`,
  sql`insert into event_logs (account_id, last_position) values ('A', ${rows})`,
  sql`insert into delivery_attempts (account_id, delivery_id, id) select account_id, id, 'T' from deliveries`,
]

async function rowsRead(tx: Tx): Promise<number> {
  const { read } = await tx.one<{ read: number }>(sql`
    select sum(idx_tup_fetch + seq_tup_read)::int as read from pg_stat_xact_user_tables
    where relname in ('events', 'deliveries', 'delivery_attempts', 'replays')`)
  return read
}
