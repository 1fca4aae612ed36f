import type { Webhook } from '@aushang/model'
import sql from 'sql-template-tag'
import { describe, expect, test } from 'vitest'
import { type Client, startApi } from '../../../test/harness.ts'
import { startReceiver } from '../../../test/receiver.ts'
import {
  aFailedPublication,
  aPublication,
  aWebhook,
  eventually,
  recordTestEvents,
  startTestWorker,
  stepsReceived,
} from '../../../test/work.ts'

const api = startApi()
const planned = 5_000
const listings = 10

/** A webhook with more planned for it than is given up at once: of a few listings, and of none. All is to be tried tomorrow. */
async function aLateWebhook(url = 'http://127.0.0.1:9/hook'): Promise<{ client: Client; webhook: Webhook }> {
  const client = await api.account()
  const webhook = await aWebhook(client, url)
  await recordTestEvents(api, client.accountId, [aFailedPublication()])
  await api.db.run(sql`
    with planned as (
      insert into events (account_id, id, position, name, payload, ordering_key)
      select ${client.accountId}, 'E' || lpad(n::text, 19, '0'), n, 'publication.succeeded',
        json_build_object('listingId', ordering_key, 'portalId', n::text)::text, ordering_key
      from generate_series(2, ${planned + 1}::int) as n,
        lateral (select case when n % 2 = 0 then rpad('L' || n % ${listings * 2}, 20, '0') end as ordering_key) as listing
      returning *
    )
    insert into deliveries (account_id, id, webhook_id, event_id, ordering_key, position, due_at)
    select account_id, 'D' || substr(id, 2), ${webhook.id}, id, ordering_key, position,
      case when ordering_key is null or position <= ${listings * 2 + 1} then now() + interval '1 day' end
    from planned`)
  await api.db.run(sql`
    update event_logs set last_position = ${planned + 1} where account_id = ${client.accountId}`)
  return { client, webhook }
}

async function countDeliveries({ id }: Webhook): Promise<Record<string, number>> {
  const counts = await api.db.many<{ status: string; count: number }>(sql`
    select status, count(*) from deliveries where webhook_id = ${id} group by status`)
  return Object.fromEntries(counts.map(({ status, count }) => [status, count]))
}

describe('what is planned for a webhook', () => {
  test('is given up in batches when it is disabled, also by a process that starts later', async () => {
    const { client, webhook } = await aLateWebhook()

    await client.patch(`/webhooks/${webhook.id}`, { enabled: false })
    const atOnce = await countDeliveries(webhook)
    startTestWorker(api)

    await eventually(async () => expect(await countDeliveries(webhook)).toEqual({ failed: planned }))
    expect(atOnce).toEqual({ failed: 2_000, pending: planned - 2_000 })
  })

  test('is given up when it answers 410', async () => {
    const receiver = await startReceiver(410)
    const { client, webhook } = await aLateWebhook(receiver.url)
    startTestWorker(api)

    await client.post(`/webhooks/${webhook.id}/ping`)

    await eventually(async () => expect(await countDeliveries(webhook)).toEqual({ failed: planned + 1 }))
    expect(receiver.requests).toHaveLength(1)
  })

  test('and was not given up yet is sent in order when it is enabled again, and what happens then after it', async () => {
    const receiver = await startReceiver()
    const { client, webhook } = await aLateWebhook(receiver.url)
    await client.patch(`/webhooks/${webhook.id}`, { enabled: false })
    await client.patch(`/webhooks/${webhook.id}`, { enabled: true })
    const names = Array.from({ length: listings }, (_, index) => `L${index * 2}`)
    await recordTestEvents(
      api,
      client.accountId,
      names.map((name) => aPublication(name, planned + 2)),
    )
    await api.db.run(sql`update deliveries set due_at = now() where webhook_id = ${webhook.id} and due_at is not null`)
    startTestWorker(api)

    await eventually(async () => expect((await countDeliveries(webhook)).pending).toBeUndefined())

    for (const name of names) {
      const steps = stepsReceived(receiver.requests, name)
      expect(steps).toEqual(steps.toSorted((a, b) => a - b))
      expect(steps.at(-1)).toBe(planned + 2)
    }
  })

  test('goes with it when it is deleted', async () => {
    const { client, webhook } = await aLateWebhook()

    const { status } = await client.delete(`/webhooks/${webhook.id}`)

    expect(status).toBe(204)
    expect((await client.get(`/webhooks/${webhook.id}`)).status).toBe(404)
    expect(await countDeliveries(webhook)).toEqual({})
  })
})
