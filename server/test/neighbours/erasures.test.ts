import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { type Client, startApi } from '../harness.ts'
import { aMailClient, asAttachment } from '../mails/mails.ts'
import { expectGoodNeighbours } from './neighbours.ts'

const api = startApi()

/** An account with so many mails, read and unreadable. */
async function withMails(count: number): Promise<Client> {
  const { client, target } = await aMailClient(api)
  const raw = asAttachment(`<openimmo_feedback>${'<x>anna@example.org</x>'.repeat(100)}</openimmo_feedback>`)
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
