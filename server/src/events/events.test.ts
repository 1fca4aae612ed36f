import { setTimeout as sleep } from 'node:timers/promises'
import type { Event } from '@aushang/model'
import sql from 'sql-template-tag'
import { describe, expect, test } from 'vitest'
import { aContact, type Answer, aProperty, type Client, startApi } from '../../test/harness.ts'
import { startReceiver } from '../../test/receiver.ts'
import {
  aFailedPublication,
  aPublication,
  idOf,
  aWebhook,
  deliveriesTo,
  eventually,
  hasten,
  recordTestEvents,
  startTestWorker,
  stepOf,
  stepsReceived,
} from '../../test/work.ts'
import { forgetOldEvents, recordEvents } from '../webhooks/record-events.ts'

const api = startApi()

interface LoggedEvent {
  eventPayload: { portalId: string }
}
const unknownId = '0000000000000000000A'

const stepsOf = ({ body }: Answer): number[] => body.map(({ eventPayload }: LoggedEvent) => stepOf(eventPayload))
const countOf = async (table: 'events' | 'deliveries' | 'delivery_attempts', { accountId }: Client) => {
  const statements = {
    events: sql`select from events where account_id = ${accountId}`,
    deliveries: sql`select from deliveries where account_id = ${accountId}`,
    delivery_attempts: sql`select from delivery_attempts where account_id = ${accountId}`,
  }
  return (await api.db.many(statements[table])).length
}

/** Records an event, and commits when told. */
const recordAndHold = async ({ accountId }: Client, step: number) => {
  const recorded = Promise.withResolvers<void>()
  const decided = Promise.withResolvers<void>()
  const ended = api.db.transaction(async (tx) => {
    await recordEvents(tx, accountId, [aPublication('L1', step)])
    recorded.resolve()
    await decided.promise
  })
  await recorded.promise
  return {
    async commit() {
      decided.resolve()
      await ended
    },
    async rollBack() {
      decided.reject(new Error('rolled back'))
      await ended.catch(() => {})
    },
  }
}

describe('GET /events', () => {
  test('is the log of the account, oldest first, whatever webhooks there are', async () => {
    const client = await api.account()
    await recordTestEvents(api, client.accountId, [aPublication('L1', 1), aFailedPublication('L1', 2)])
    await recordTestEvents(api, client.accountId, [aPublication('L2', 3)])
    await recordTestEvents(api, (await api.account()).accountId, [aPublication('L1', 4)])

    const log = await client.get('/events')

    expect(stepsOf(log)).toEqual([1, 2, 3])
    expect(Object.keys(log.body[0])).toEqual(['eventId', 'eventName', 'eventPayload', 'eventTime'])
    expect((await client.get(`/events/${log.body[1].eventId}`)).body).toEqual(log.body[1])
  })

  test('is filtered by name, and read in pages', async () => {
    const client = await api.account()
    const events = Array.from({ length: 7 }, (_, step) =>
      step % 2 === 0 ? aPublication('L1', step) : aFailedPublication('L1', step),
    )
    await recordTestEvents(api, client.accountId, events)

    const failed = await client.get('/events?name=publication.failed')
    const first = await client.get('/events?limit=2&name=publication.succeeded')
    const second = await client.get(`/events?limit=2&name=publication.succeeded&after=${first.body[1].eventId}`)
    const none = await client.get('/events?name=request.created')
    const [{ listingId }] = (await client.get('/events?limit=1')).body.map(
      (event: { eventPayload: object }) => event.eventPayload,
    )
    const about = await client.get(`/events?resourceId=${listingId}&limit=100`)
    const aboutOther = await client.get(`/events?resourceId=${idOf('L2')}`)
    const refused = await client.get('/events?name=anything')

    expect(stepsOf(failed)).toEqual([1, 3, 5])
    expect([stepsOf(first), stepsOf(second)]).toEqual([
      [0, 2],
      [4, 6],
    ])
    expect(first.headers['link']).toContain(`after=${first.body[1].eventId}`)
    expect(second.headers['link']).toBeUndefined()
    expect(none.body).toEqual([])
    expect([about.body.length, aboutOther.body]).toEqual([7, []])
    expect([refused.status, refused.body.issues[0].path]).toEqual([400, '/query/name'])
  })

  test('finds by resourceId what tells of a resource, and no text that reads like its id', async () => {
    const client = await api.account()
    const { body: contact } = await client.post('/contacts', aContact())
    const title = `Id${'x'.repeat(18)}`
    const { body: property } = await client.post('/properties', {
      ...aProperty({ externalId: 'No12345678901234567x', fields: { title } }),
      contactId: contact.id,
      attachments: [],
    })
    const found = async (resourceId: string) => (await client.get(`/events?resourceId=${resourceId}`)).body.length

    expect([await found(property.id), await found(contact.id)]).toEqual([1, 1])
    expect([await found(title), await found(property.externalId)]).toEqual([0, 0])
  })

  test('shows nothing before what was there already: a later event waits for an earlier one', async () => {
    const client = await api.account()
    const earlier = await recordAndHold(client, 1)

    const later = recordTestEvents(api, client.accountId, [aPublication('L1', 2)])
    const meanwhile = await client.get('/events')
    await recordTestEvents(api, (await api.account()).accountId, [aPublication('L1', 3)])
    await earlier.commit()
    await later

    expect(meanwhile.body).toEqual([])
    expect(stepsOf(await client.get('/events'))).toEqual([1, 2])
  })

  test('shows a reader that follows it every event once and in order, however many write', async () => {
    const client = await api.account()
    const write = async (writer: number) =>
      api.db.transaction(async (tx) => {
        await sleep(Math.random() * 20)
        const steps = Array.from({ length: 1 + (writer % 3) }, (_, n) => writer * 10 + n)
        await recordEvents(
          tx,
          client.accountId,
          steps.map((step) => aPublication(`L${step % 4}`, step)),
        )
        await sleep(Math.random() * 4)
      })
    const seen: Event[] = []
    const follow = async () => {
      const after = seen.length === 0 ? '' : `&after=${seen.at(-1)?.eventId}`
      seen.push(...(await client.get(`/events?limit=7${after}`)).body)
    }

    const writing = { goesOn: true }
    const writers = Promise.all(Array.from({ length: 100 }, (_, writer) => write(writer)))
    const written = writers.finally(() => (writing.goesOn = false))
    while (writing.goesOn) await follow()
    await written
    while (seen.length < (await countOf('events', client))) await follow()

    expect(seen).toHaveLength(199)
    expect(seen).toEqual((await client.get('/events')).body)
    expect(new Set(seen.map(({ eventId }) => eventId)).size).toBe(199)
  })

  test.for(['/events', '/deliveries', '/webhooks'])(
    '%s/{id} of another account is like one that does not exist',
    async (path) => {
      const [owner, stranger] = [await api.account(), await api.account()]
      const webhook = await aWebhook(owner, 'http://127.0.0.1:9/hook')
      await recordTestEvents(api, owner.accountId, [aPublication()])
      const ids: Record<string, string | undefined> = {
        '/events': (await owner.get('/events')).body[0].eventId,
        '/deliveries': (await deliveriesTo(owner, webhook))[0]?.id,
        '/webhooks': webhook.id,
      }

      const [theirs, missing] = [await stranger.get(`${path}/${ids[path]}`), await stranger.get(`${path}/${unknownId}`)]

      expect((await owner.get(`${path}/${ids[path]}`)).status).toBe(200)
      expect(theirs.status).toBe(404)
      expect({ ...theirs.body, requestId: '' }).toEqual({ ...missing.body, requestId: '' })
    },
  )
})

describe('an event', () => {
  test('is there, and is told, if and only if what happened was committed', async () => {
    const client = await api.account()
    const receiver = await startReceiver()
    const webhook = await aWebhook(client, receiver.url)
    startTestWorker(api)

    await (await recordAndHold(client, 1)).rollBack()
    await (await recordAndHold(client, 2)).commit()

    await eventually(() => expect(stepsReceived(receiver.requests)).toEqual([2]))
    expect(stepsOf(await client.get('/events'))).toEqual([2])
    expect(await deliveriesTo(client, webhook)).toHaveLength(1)
  })

  test('that there never was stands where its id has its time', async () => {
    const client = await api.account()
    for (const step of [1, 2]) await recordTestEvents(api, client.accountId, [aPublication('L1', step)])
    const [first] = (await client.get('/events')).body
    const between = first.eventId.slice(0, 11) + 'z'.repeat(9) // what follows the time and a counter is random

    expect(stepsOf(await client.get(`/events?after=${'0'.repeat(20)}`))).toEqual([1, 2])
    expect(stepsOf(await client.get(`/events?after=${between}`))).toEqual([2])
    expect(stepsOf(await client.get(`/events?after=${'z'.repeat(20)}`))).toEqual([])
    expect(stepsOf(await client.get(`/events?order=desc&after=${'z'.repeat(20)}`))).toEqual([2, 1])
    expect(stepsOf(await client.get(`/events?order=desc&after=${between}`))).toEqual([1])
  })

  test('is not passed over when the one recorded after it was made earlier', async () => {
    const client = await api.account()
    for (const step of [1, 2]) await recordTestEvents(api, client.accountId, [aPublication('L1', step)])
    const later = 'y'.repeat(20)
    await api.db.run(sql`update events set id = ${later} where account_id = ${client.accountId} and position = 1`)

    expect(stepsOf(await client.get(`/events?after=${'0'.repeat(20)}`))).toEqual([1, 2])
  })

  test('is forgotten when it is old, with its deliveries and attempts, and a reader goes on after it', async () => {
    const client = await api.account()
    const receiver = await startReceiver()
    const webhook = await aWebhook(client, receiver.url)
    startTestWorker(api)
    await recordTestEvents(
      api,
      client.accountId,
      [1, 2, 3].map((step) => aPublication('L1', step)),
    )
    await eventually(async () => expect((await deliveriesTo(client, webhook)).at(-1)?.status).toBe('succeeded'))
    const [oldest, old] = (await client.get('/events')).body
    await api.db.run(sql`
      update events set created_at = now() - interval '30 days 1 minute' where id in (${oldest.eventId}, ${old.eventId})`)

    const forgotten = await forgetOldEvents(api.db, 30)

    expect(forgotten).toBe(2)
    expect(stepsOf(await client.get('/events'))).toEqual([3])
    expect(stepsOf(await client.get(`/events?after=${old.eventId}`))).toEqual([3])
    expect([await countOf('deliveries', client), await countOf('delivery_attempts', client)]).toEqual([1, 1])
    expect(await forgetOldEvents(api.db, 30)).toBe(0)
  })

  test('that is old but still on its way is kept, so that those behind it do not wait for ever', async () => {
    const client = await api.account()
    const receiver = await startReceiver([500, 200])
    const webhook = await aWebhook(client, receiver.url)
    startTestWorker(api)
    await recordTestEvents(api, client.accountId, [aPublication('L1', 1), aPublication('L1', 2)])
    await eventually(async () =>
      expect((await client.get(`/webhooks/${webhook.id}`)).body).toHaveProperty('failingSince'),
    )
    await api.db.run(sql`
      update events set created_at = now() - interval '2 days'
      where account_id = ${client.accountId} and payload::json->>'portalId' = '1'`)

    await forgetOldEvents(api.db, 1)
    await hasten(api, client)

    await eventually(() => expect(stepsReceived(receiver.requests)).toEqual([1, 1, 2]))
  })
})
