import { setTimeout as sleep } from 'node:timers/promises'
import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { type Client, startApi } from '../../harness.ts'
import { aMailClient, asAttachment } from '../../mails/mails.ts'
import { eventually } from '../../work.ts'
import { burnCores, expectGoodNeighbours } from '../neighbours.ts'

const api = startApi()
const raw = asAttachment(`<openimmo_feedback>${'<x>anna@example.org</x>'.repeat(100)}</openimmo_feedback>`)

/** An account with so many mails, read and unreadable. */
async function withMails(count: number): Promise<Client> {
  const { client, target } = await aMailClient(api)
  await api.db.run(sql`
    insert into mails (account_id, id, target_id, envelope_sender, recipient, hash, raw, outcome, due_at)
    select ${client.accountId}, 'M' || lpad(n::text, 19, '0'), ${target.id}, '', '', sha256(n::text::bytea), ${raw},
      'unreadable', null
    from generate_series(1, ${count}::int) as n`)
  return client
}

const erase = async (client: Client) => {
  const { status } = await client.post('/requests/erase', { email: 'niemand@example.org' })
  expect(status).toBe(200)
}

test('whoever erases a person does not wait for the one who looks through many mails', async (context) => {
  const [few, many] = [await withMails(20), await withMails(2_000)]

  await expectGoodNeighbours(context, {
    times: 10,
    modest: () => erase(few),
    sameLoad: () => burnCores(2),
    async greedy() {
      let isOver = false
      const again = async () => {
        while (!isOver) await erase(many)
      }
      const going = Array.from({ length: 3 }, again)
      return async () => {
        isOver = true
        await Promise.all(going)
      }
    },
  })
})

test('whoever erases a person has a place, although as many as there are places have kept theirs for long, and want them again', async () => {
  const others = await Promise.all(Array.from({ length: 8 }, () => withMails(1)))
  const modest = await api.account()

  await withMailsLocked(others, async ({ untilWaiting }) => {
    await untilWaiting(8)
    await sleep(6_000) // who has held a place for less is not busy
  })
  await withMailsLocked(others, async ({ untilWaiting, endedCount }) => {
    await untilWaiting(6)

    await erase(modest)

    expect(endedCount()).toBe(0)
  })
})

/** All of them erase somebody, and wait for a lock meanwhile; afterwards, their mails are there again. */
async function withMailsLocked(
  clients: Client[],
  work: (erasures: { untilWaiting(count: number): Promise<void>; endedCount(): number }) => Promise<void>,
): Promise<void> {
  const accountIds = clients.map(({ accountId }) => accountId)
  let ended = 0
  const erasing = await api.db.transaction(async (tx) => {
    await tx.many(sql`select id from mails where account_id = any (${accountIds}) for update`)
    const all = clients.map((client) =>
      client.post('/requests/erase', { email: 'anna@example.org' }).finally(() => (ended += 1)),
    )
    await work({ untilWaiting, endedCount: () => ended })
    return all
  })
  await Promise.all(erasing)
  await api.db.run(sql`update mails set raw = ${raw} where account_id = any (${accountIds})`)
}

async function untilWaiting(count: number): Promise<void> {
  await eventually(async () => {
    const { waiting } = await api.db.one<{ waiting: number }>(sql`
      select count(*) as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)
    expect(waiting).toBeGreaterThanOrEqual(count)
  })
}
