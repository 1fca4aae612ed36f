import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { type Client, startApi } from '../../harness.ts'
import { newTarget } from '../../portal.ts'
import { aWebhook } from '../../work.ts'
import { burnCores, expectGoodNeighbours } from '../neighbours.ts'

const api = startApi()
const listings = 2_000
const webhooks = 20

/** A target that nobody ever connected, with many listings of which many are to be told. */
async function aLostTarget(): Promise<{ client: Client; targetId: string }> {
  const client = await api.account()
  await client.put('/account/credentials/platform-a-24-sandbox', { key: 'key', secret: 'secret' })
  const { id } = await newTarget(client)
  for (let count = 0; count < webhooks; count += 1) await aWebhook(client, 'http://127.0.0.1:9/hook')
  await api.db.run(sql`
    insert into properties (account_id, id, type, external_id, fields, attachments, due_at)
    select ${client.accountId}, 'P' || lpad(n::text, 19, '0'), 'apartmentRent', n::text, '{}', '[]', null
    from generate_series(1, ${listings}::int) as n`)
  await api.db.run(sql`
    insert into listings (account_id, id, property_id, target_id)
    select account_id, 'L' || substr(id, 2), id, ${id} from properties where account_id = ${client.accountId}`)
  return { client, targetId: id }
}

test('whoever asks for little does not wait for the one who abandons many listings', async (context) => {
  const modest = await api.account()

  await expectGoodNeighbours(context, {
    times: 300,
    modest: () => modest.get('/account'),
    sameLoad: () => burnCores(1),
    async greedy() {
      const { client, targetId } = await aLostTarget()
      const begun = performance.now()
      const abandoning = client.delete(`/targets/${targetId}?abandon=true`)
      return async () => {
        expect((await abandoning).status).toBe(204)
        await context.annotate(`abandoned in ${(performance.now() - begun).toFixed()} ms`)
        const { told } = await api.db.one<{ told: number }>(sql`
          select count(*) as told from deliveries where account_id = ${client.accountId}`)
        expect(told).toBe(listings * webhooks)
      }
    },
  })
}, 60_000)
