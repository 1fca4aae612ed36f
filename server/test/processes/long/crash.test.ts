import { once } from 'node:events'
import sql, { raw } from 'sql-template-tag'
import { describe, expect, test } from 'vitest'
import { startCrashingWorker } from '../crashing.ts'
import { aProperty, type Client, startApi } from '../../harness.ts'
import { aJpeg } from '../../pictures.ts'
import { type Reply, startReceiver } from '../../receiver.ts'
import { type Source, startSource } from '../../source.ts'
import {
  aPublication,
  aWebhook,
  deliveriesTo,
  eventually,
  processed,
  recordTestEvents,
  replayed,
  settledDelivery,
  startTestWorker,
} from '../../work.ts'

const api = startApi()
const eventCount = 20

/** As if the lease of what somebody holds had run out. */
const endLeases = ({ accountId }: Client, table = 'deliveries') =>
  api.db.run(sql`
    update ${raw(table)} set lease_until = now() - interval '1 ms'
    where lease_until is not null and account_id = ${accountId}`)

describe('a worker that is killed', () => {
  test('leaves its lease to run out within 60 s, and nobody else touches its work before', async () => {
    const client = await api.account()
    const receiver = await startReceiver()
    const webhook = await aWebhook(client, receiver.url)
    await recordTestEvents(api, client.accountId, [aPublication('L1', 1)])
    const { child } = startCrashingWorker(api, 'deliveries: claimed')
    await once(child, 'exit')

    startTestWorker(api)
    await recordTestEvents(api, client.accountId, [aPublication('L2', 2)])

    await eventually(async () => {
      const statuses = (await deliveriesTo(client, webhook)).map(({ status }) => status)
      expect(statuses).toEqual(['pending', 'succeeded'])
    })
    const { seconds } = await api.db.one<{ seconds: number }>(sql`
      select extract(epoch from lease_until - now())::float8 as seconds from deliveries
      where account_id = ${client.accountId} and lease_until is not null`)
    expect(seconds).toBeGreaterThan(15)
    expect(seconds).toBeLessThan(60)
    expect(receiver.requests).toHaveLength(1)
  })
})

describe('a worker that is killed while it puts on its way what a webhook missed', () => {
  test.for(['replays: claimed', 'replays: done', 'replays: before commit'])(
    'at "%s" leaves nothing out, and sends nothing twice',
    async (crashPoint) => {
      const client = await api.account()
      const events = Array.from({ length: eventCount }, (_, step) => aPublication(`L${step % 15}`, step))
      await recordTestEvents(api, client.accountId, events)
      const receiver = await startReceiver()
      const webhook = await aWebhook(client, receiver.url)
      await client.post(`/webhooks/${webhook.id}/replay`, {})

      const { child, reached } = startCrashingWorker(api, crashPoint)
      await once(child, 'exit')
      await endLeases(client, 'replays')
      startTestWorker(api)

      expect(await replayed(client, webhook)).toMatchObject({ status: 'done', deliveries: eventCount })
      await eventually(() => expect(receiver.requests).toHaveLength(eventCount))
      expect(reached().at(-1)).toBe(crashPoint)
      expect(await deliveriesTo(client, webhook)).toHaveLength(eventCount)
    },
  )
})

describe('a worker that is killed while it processes a property', () => {
  const paths = Array.from({ length: 12 }, (_, index) => `/${index + 1}.jpg`)

  async function aPropertyWithPictures(client: Client, source: Source): Promise<string> {
    for (const [index, path] of paths.entries()) source.files.set(path, await aJpeg(64 + 2 * index, 48))
    const attachments = paths.map((path) => ({ url: source.url + path }))
    return (await client.post('/properties', aProperty({ attachments }))).body.id
  }

  const eventsOf = async (client: Client, id: string) => {
    const { body } = await client.get('/events')
    return body.filter(({ eventPayload }: { eventPayload: { id: string } }) => eventPayload.id === id)
  }

  test('repeats nothing that was finished', async () => {
    const client = await api.account()
    const source = await startSource()
    const id = await aPropertyWithPictures(client, source)
    for (const path of paths.slice(6)) source.files.set(path, () => {}) // hangs
    const { child } = startCrashingWorker(api)
    await eventually(async () => {
      const { finished } = await api.db.one<{ finished: number }>(sql`
        select count(*) as finished from attachments where account_id = ${client.accountId}`)
      expect(finished).toBe(6)
    })

    child.kill('SIGKILL')
    await once(child, 'exit')
    for (const [index, path] of paths.entries()) source.files.set(path, await aJpeg(64 + 2 * index, 48))
    await endLeases(client, 'properties')
    startTestWorker(api)

    expect(await processed(client, id)).toMatchObject({ processingStatus: 'succeeded' })
    expect(paths.slice(0, 6).map(source.requestsFor)).toEqual([1, 1, 1, 1, 1, 1])
    expect(await eventsOf(client, id)).toHaveLength(1)
  })

  test.for(['properties: claimed', 'properties: done', 'properties: before commit'])(
    'at "%s" leaves one outcome, told once',
    async (crashPoint) => {
      const client = await api.account()
      const source = await startSource()
      const id = await aPropertyWithPictures(client, source)

      const { child, reached } = startCrashingWorker(api, crashPoint)
      await once(child, 'exit')
      const seenByThen = source.requests.length
      await endLeases(client, 'properties')
      startTestWorker(api)
      const property = await processed(client, id)

      expect(reached().at(-1)).toBe(crashPoint)
      expect(property.attachments.map(({ status }) => status)).toEqual(paths.map(() => 'succeeded'))
      expect(await eventsOf(client, id)).toHaveLength(1)
      expect(source.requests).toHaveLength(paths.length)
      expect(seenByThen).toBe(crashPoint === 'properties: claimed' ? 0 : paths.length)
    },
  )
})

describe('a worker that stands still for longer than its lease', () => {
  test('may say what it was answered when it comes back, and decides nothing', async () => {
    const client = await api.account()
    const lateAnswer = Promise.withResolvers<Reply>()
    const answers: (Reply | Promise<Reply>)[] = [lateAnswer.promise, 200]
    const receiver = await startReceiver(() => answers.shift() ?? 200)
    const webhook = await aWebhook(client, receiver.url)
    await recordTestEvents(api, client.accountId, [aPublication()])
    const { child, reached } = startCrashingWorker(api)
    await eventually(() => expect(receiver.requests).toHaveLength(1))

    child.kill('SIGSTOP')
    await endLeases(client)
    startTestWorker(api)
    const delivery = await settledDelivery(client, webhook)
    lateAnswer.resolve(410)
    child.kill('SIGCONT')

    await eventually(() => expect(reached()).toContain('deliveries: before commit'))
    await recordTestEvents(api, client.accountId, [aPublication('L1', 2)])
    await eventually(() => expect(receiver.requests).toHaveLength(3))
    const { attempts, ...rest } = (await client.get(`/deliveries/${delivery.id}`)).body
    expect({ ...rest, attempts: [] }).toEqual({ ...delivery, attempts: [] })
    expect(attempts).toMatchObject([{ statusCode: 410 }, { statusCode: 200 }])
    expect((await client.get(`/webhooks/${webhook.id}`)).body).toEqual(webhook)
  })
})
