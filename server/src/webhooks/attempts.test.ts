import sql from 'sql-template-tag'
import { describe, expect, onTestFinished, test } from 'vitest'
import { startBadReceiver } from '../../test/bad-receiver.ts'
import { type Certificate, makeCertificate } from '../../test/certificate.ts'
import { type Client, startApi } from '../../test/harness.ts'
import { type Reply, startReceiver } from '../../test/receiver.ts'
import {
  aPublication,
  aWebhook,
  deliveriesTo,
  eventually,
  recordTestEvents,
  settledDelivery,
  startTestWorker,
} from '../../test/work.ts'

const api = startApi()

const badReceiver = async (certificate?: Certificate) => {
  const receiver = await startBadReceiver(certificate && { certificate })
  onTestFinished(() => receiver.close())
  return receiver
}

/** The only attempt of an event at a webhook with this URL, once it is over. */
const attemptAt = async (client: Client, url: string, status: string) => {
  const webhook = await aWebhook(client, url)
  await recordTestEvents(api, client.accountId, [aPublication()])
  const { attempts } = await settledDelivery(client, webhook, status)
  expect(attempts).toHaveLength(1)
  return attempts[0]
}

test('attempts that begin together have ids of their own', async () => {
  const client = await api.account()
  const receiver = await startReceiver()
  const webhook = await aWebhook(client, receiver.url)
  await recordTestEvents(
    api,
    client.accountId,
    ['L1', 'L2', 'L3', 'L4', 'L5'].map((listingId) => aPublication(listingId)),
  )

  startTestWorker(api)
  await eventually(() => expect(receiver.requests).toHaveLength(5))

  const deliveries = await deliveriesTo(client, webhook)
  const shown = await Promise.all(deliveries.map(({ id }) => client.get(`/deliveries/${id}`)))
  const ids = shown.flatMap(({ body }) => body.attempts.map(({ id }: { id: string }) => id))
  expect(ids).toHaveLength(5)
  expect(new Set(ids).size).toBe(5)
  for (const id of ids) expect(id).toMatch(/^[0-9A-Za-z]{20}$/)
})

describe('an attempt shows', () => {
  test('that the clocks are apart, when one whose clock is another refuses what we sign', async () => {
    const client = await api.account()
    const date = new Date(Date.now() - 2 * 3_600_000).toUTCString()
    const receiver = await startReceiver({ status: 401, headers: { date } })
    startTestWorker(api)

    const attempt = await attemptAt(client, receiver.url, 'pending')

    expect(attempt).toMatchObject({
      statusCode: 401,
      failureCode: 'clock_off',
      failureMessage: expect.stringContaining('too far apart'),
    })
  })

  test('when it began, how long it took, and what was answered', async () => {
    const client = await api.account()
    const headers = {
      'content-type': 'text/plain',
      'x-request-id': 'r-1',
      server: 'S',
      'x-trace': 't-1',
      'set-cookie': 'secret=1',
    }
    const receiver = await startReceiver(async () => {
      await new Promise((resolve) => setTimeout(resolve, 50))
      return { status: 201, headers, body: 'Danke – 🏡' }
    })
    startTestWorker(api)
    const before = Date.now()

    const attempt = await attemptAt(client, receiver.url, 'succeeded')

    expect(attempt).toMatchObject({
      statusCode: 201,
      responseHeaders: { 'content-type': 'text/plain', 'x-request-id': 'r-1', server: 'S', 'x-trace': 't-1' },
      responseBody: 'Danke – 🏡',
    })
    expect(attempt.responseHeaders).not.toHaveProperty('set-cookie')
    expect(attempt.durationMs).toBeGreaterThanOrEqual(49)
    expect(attempt.durationMs).toBeLessThan(5_000)
    expect(Date.parse(attempt.startedAt)).toBeGreaterThan(before - 1_000)
    expect(attempt).not.toHaveProperty('failureCode')
  })

  test('the first 16 KiB of a longer answer', async () => {
    const client = await api.account()
    const receiver = await startReceiver({ status: 500, body: 'x'.repeat(16 * 1024) + 'y'.repeat(100_000) })
    startTestWorker(api)

    const { responseBody } = await attemptAt(client, receiver.url, 'pending')

    expect(responseBody).toBe('x'.repeat(16 * 1024))
  })

  test.for([
    ['NUL', Buffer.from('a\0b'), 'a\ufffdb'],
    ['bytes that are not UTF-8', Buffer.from([0x61, 0xff, 0xfe, 0x62]), 'a\ufffd\ufffdb'],
    ['half a character at the cut', Buffer.from('x'.repeat(16 * 1024 - 1) + 'ß'), `${'x'.repeat(16 * 1024 - 1)}\ufffd`],
    ['nothing', Buffer.from(''), ''],
    ['a charset of its own', Buffer.from('Größe', 'latin1'), 'Größe', 'text/plain; Charset="ISO-8859-1"'],
    ['a charset that is none', Buffer.from('Größe'), 'Größe', 'text/plain; charset=klingon'],
  ] as const)('an answer with %s', async ([_what, body, shown, type = 'text/plain']) => {
    const client = await api.account()
    const receiver = await startReceiver({ status: 200, headers: { 'content-type': type }, body })
    startTestWorker(api)

    const { responseBody } = await attemptAt(client, receiver.url, 'succeeded')

    expect(responseBody).toBe(shown)
  })

  test('nothing yet while it is under way, and neither does its delivery name a next one', async () => {
    const client = await api.account()
    const answer = Promise.withResolvers<Reply>()
    const receiver = await startReceiver(() => answer.promise)
    const webhook = await aWebhook(client, receiver.url)
    startTestWorker(api)
    await recordTestEvents(api, client.accountId, [aPublication()])
    await eventually(() => expect(receiver.requests).toHaveLength(1))

    const [{ id }] = (await client.get(`/webhooks/${webhook.id}/deliveries`)).body
    const { body } = await client.get(`/deliveries/${id}`)
    answer.resolve(200)

    expect(body).not.toHaveProperty('nextAttemptAt')
    expect(body.attempts).toEqual([{ id: expect.any(String), startedAt: expect.any(String) }])
    await settledDelivery(client, webhook)
  })
})

test('a receiver that hangs is called 225 times at once, and no attempt is recorded that was not sent', async () => {
  const client = await api.account()
  const hanging = Promise.withResolvers<Reply>()
  const receiver = await startReceiver(() => (receiver.requests.length > 200 ? hanging.promise : 200))
  await aWebhook(client, receiver.url)
  const events = Array.from({ length: 500 }, (_, index) => aPublication(`L${index}`))
  startTestWorker(api)
  const attempts = () => api.db.many(sql`select from delivery_attempts where account_id = ${client.accountId}`)

  await recordTestEvents(api, client.accountId, events)
  await eventually(() => expect(receiver.requests).toHaveLength(425))
  await eventually(async () => expect(await attempts()).toHaveLength(425))
  hanging.resolve(200)

  await eventually(async () => {
    expect(receiver.requests).toHaveLength(500)
    const pending = await api.db.many(sql`
      select from deliveries where account_id = ${client.accountId} and status <> 'succeeded'`)
    expect(pending).toHaveLength(0)
  })
  expect(await attempts()).toHaveLength(500)
})

describe('a receiver that misbehaves', () => {
  test.for([
    ['close', 'connection_lost', /broke off the connection before it answered/],
    ['reset', 'connection_lost', /broke off the connection/],
    ['garbage', 'malformed_answer', /could not be understood/],
    ['smtp', 'malformed_answer', /could not be understood/],
    ['huge-header', 'malformed_answer', /could not be understood/],
    ['endless-informational', 'malformed_answer', /could not be understood/],
  ] as const)('by %s is a failure that is tried again: %s', async ([fault, failureCode, words]) => {
    const client = await api.account()
    const receiver = await badReceiver()
    startTestWorker(api)

    const attempt = await attemptAt(client, `${receiver.origin}/${fault}`, 'pending')

    expect(attempt).toMatchObject({ failureCode, failureMessage: expect.stringMatching(words) })
    expect(attempt).not.toHaveProperty('statusCode')
  })

  test.for([
    ['close-in-body', 'only this'],
    ['reset-in-body', 'only'],
  ])('by %s has answered: its status counts', async ([fault, responseBody]) => {
    const client = await api.account()
    const receiver = await badReceiver()
    startTestWorker(api)

    const attempt = await attemptAt(client, `${receiver.origin}/${fault}`, 'succeeded')

    expect(attempt).toMatchObject({ statusCode: 200, responseBody })
  })

  test.for(['endless-body', 'endless-body-of-tiny-chunks'])('by %s is cut off', async (fault) => {
    const client = await api.account()
    const receiver = await badReceiver()
    startTestWorker(api)

    const attempt = await attemptAt(client, `${receiver.origin}/${fault}`, 'succeeded')

    expect(attempt).toMatchObject({ statusCode: 200, responseBody: 'x'.repeat(16 * 1024) })
    expect(attempt.durationMs).toBeLessThan(5_000)
    await eventually(() => expect(receiver.open()).toBe(0))
  })

  test('by a gzip bomb does not see it go off', async () => {
    const client = await api.account()
    const receiver = await badReceiver()
    startTestWorker(api)

    const attempt = await attemptAt(client, `${receiver.origin}/gzip-bomb`, 'succeeded')

    expect(receiver.received[0]?.headers['accept-encoding']).toBe('identity')
    expect(attempt.statusCode).toBe(200)
    expect(attempt.responseBody.length).toBeLessThanOrEqual(16 * 1024)
  })

  test('by not being there is a failure in words', async () => {
    const client = await api.account()
    const receiver = await badReceiver()
    await receiver.close()
    startTestWorker(api)

    const attempt = await attemptAt(client, `${receiver.origin}/ok`, 'pending')

    expect(attempt).toMatchObject({
      failureCode: 'connection_refused',
      failureMessage: `127.0.0.1:${receiver.port} accepts no connection.`,
    })
  })

  test.for<[string, Certificate | undefined]>([
    ['speaking no TLS', undefined],
    ['a certificate of its own making', makeCertificate()],
  ])('by %s is a failure in words', async ([_fault, certificate]) => {
    const client = await api.account()
    const [plain, tls] = [await startReceiver(), await badReceiver(certificate)]
    startTestWorker(api)

    const attempt = await attemptAt(
      client,
      certificate ? `${tls.origin}/ok` : plain.url.replace('http:', 'https:'),
      'pending',
    )

    expect(attempt).toMatchObject({ failureCode: 'tls_failed', failureMessage: expect.stringContaining('secure') })
    expect([...plain.requests, ...tls.received]).toEqual([])
  })
})
