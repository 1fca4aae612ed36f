import { type AttentionItem, listingStatuses } from '@aushang/model'
import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { newId } from '../lib/ids.ts'
import { aProperty, type Client, startApi } from '../../test/harness.ts'

const api = startApi()

async function aTarget({ accountId }: Client, authorizationStatus = 'authorized'): Promise<string> {
  const id = newId()
  await api.db.run(sql`
    insert into targets (account_id, id, type, name, email_id, options, auto_collect_requests, authorization_status)
    values (${accountId}, ${id}, 'openimmo', 'Portal', ${id.toLowerCase()}, '{}', false, ${authorizationStatus})`)
  return id
}

async function listed(client: Client, targetId: string, count: number): Promise<string[]> {
  const ids: string[] = []
  for (let number = 0; number < count; number++) {
    const { body: property } = await client.post('/properties', aProperty({ externalId: newId() }))
    const { body } = await client.post('/listings', { propertyId: property.id, targetId })
    ids.push(body.id)
  }
  await api.db.run(sql`update properties set processing_status = 'succeeded', due_at = null`)
  await api.db.run(sql`update listings set awaits_property = false`)
  return ids
}

const attention = async (client: Client): Promise<AttentionItem[]> => (await client.get('/attention')).body.items

test('when all is well, nothing needs anybody', async () => {
  const client = await api.account()
  await listed(client, await aTarget(client), 1)

  expect(await attention(client)).toEqual([])
})

test('alike ones are one, with the newest three, the newest first; nothing of it is another account’s', async () => {
  const [client, stranger] = [await api.account(), await api.account()]
  const { accountId } = client
  const [accessible, revoked] = [await aTarget(client), await aTarget(client, 'revoked')]
  const ids = await listed(client, accessible, 5)
  await listed(client, revoked, 2)
  for (const [index, id] of ids.entries()) {
    await api.db.run(sql`
      update listings set has_failed = true, failure_code = ${index < 4 ? 'field_missing' : 'quota_exhausted'},
        failure_message = '"Baujahr fehlt."', updated_at = ${new Date(Date.UTC(2030, 0, 1 + index))} where id = ${id}`)
  }
  const { body: webhook } = await client.post('/webhooks', {
    url: 'http://127.0.0.1:1/hook',
    events: ['request.created'],
  })
  await api.db.run(sql`update webhooks set failing_since = '2026-01-01' where id = ${webhook.id}`)
  await api.db.run(sql`
    insert into mails (account_id, id, target_id, envelope_sender, recipient, hash, raw, due_at, outcome, failure_code)
    select ${accountId}, ${newId().slice(0, 19)} || number, ${accessible}, '', '', decode('0' || number, 'hex'), '', null, 'unreadable',
      'no_xml_attachment'
    from generate_series(1, 3) as number`)

  const items = await attention(client)

  expect(items[0]).toMatchObject({ code: 'listings_failed', count: 1, failureCode: 'quota_exhausted' })
  expect(items[1]).toMatchObject({
    code: 'listings_failed',
    count: 4,
    targetId: accessible,
    failureCode: 'field_missing',
  })
  expect(items[1]?.examples?.map(({ listingId }) => listingId)).toEqual(ids.slice(1, 4).toReversed())
  expect(items).toHaveLength(5)
  expect(items).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ code: 'target_without_access', targetId: revoked, count: 2 }),
      expect.objectContaining({ code: 'webhook_failing', webhookId: webhook.id, since: '2026-01-01T00:00:00.000Z' }),
      expect.objectContaining({ code: 'mails_unreadable', count: 3, failureCode: 'no_xml_attachment' }),
    ]),
  )
  expect(await attention(stranger)).toEqual([])

  await api.db.run(
    sql`update mails set failure_code = 'mail_unreadable' where id = (select max(id) from mails where account_id = ${accountId})`,
  )
  const mails = (await attention(client)).filter(({ code }) => code === 'mails_unreadable')
  expect(mails).toEqual([expect.objectContaining({ count: 3, targetId: accessible })])
  expect(mails[0]).not.toHaveProperty('failureCode')
})

test('GET /listings/counts says how many are where, by target', async () => {
  const [client, stranger] = [await api.account(), await api.account()]
  const [first, second] = [await aTarget(client), await aTarget(client)]
  const [published, failed, , leaving] = await listed(client, first, 4)
  await api.db.run(
    sql`update listings set published_version = 1, tried_at = '2026-11-15T09:30:00Z' where id = ${published}`,
  )
  await api.db.run(sql`update listings set has_failed = true where id = ${failed}`)
  await client.delete(`/listings/${leaving}`)

  const { body } = await client.get('/listings/counts')

  const none = Object.fromEntries(listingStatuses.map((status) => [status, 0]))
  expect(body.targets).toEqual([
    {
      targetId: first,
      ...none,
      pending: 1,
      published: 1,
      failed: 1,
      unpublishing: 1,
      lastAttemptAt: '2026-11-15T09:30:00.000Z',
    },
    { targetId: second, ...none },
  ])
  expect((await stranger.get('/listings/counts')).body).toEqual({ targets: [] })
})

test('GET /requests/counts says what nobody has seen, what is about nothing of ours, and what could not be read', async () => {
  const client = await api.account()
  const { accountId } = client
  const targetId = await aTarget(client)
  const mailId = newId()
  await api.db.run(sql`
    insert into mails (account_id, id, target_id, envelope_sender, recipient, hash, raw, due_at, outcome)
    values (${accountId}, ${mailId}, ${targetId}, '', '', '\\x01', '', null, 'unreadable')`)
  await api.db.run(sql`
    insert into requests (account_id, id, target_id, mail_id, property_id, details, hash, received_at, read_at)
    select ${accountId}, ${newId().slice(0, 19)} || number, ${targetId}, ${mailId}, case when number > 1 then ${newId()} end, '{"prospect":{}}',
      decode('0' || number, 'hex'), now(), case when number > 2 then now() end
    from generate_series(1, 5) as number`)

  expect((await client.get('/requests/counts')).body).toEqual({ unread: 2, unmatched: 1, unreadable: 1 })
})
