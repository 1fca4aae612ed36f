import { stripTypeScriptTypes } from 'node:module'
import sql from 'sql-template-tag'
import { Webhook as StandardWebhook } from 'standardwebhooks'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { codeBlocks } from '../../../test/code-blocks.ts'
import { type Client, startApi } from '../../test/harness.ts'
import { type Received, type Receiver, startReceiver } from '../../test/receiver.ts'
import { aPublication, aWebhook, eventually, recordTestEvents, startTestWorker } from '../../test/work.ts'

const api = startApi()

/** Whether a receiver with this key takes the request for ours. */
type Verifier = (request: Received, signingKey: string) => boolean

type DocumentedVerify = (header: string, rawBody: string, signingKey: string, nowSeconds?: number) => boolean

const documented = (await codeBlocks('docs/webhooks.md')).find(({ info }) => info === 'ts verify')
const documentedCode = stripTypeScriptTypes(documented?.code ?? '')
const { verify } = (await import(`data:text/javascript,${encodeURIComponent(documentedCode)}`)) as {
  verify: DocumentedVerify
}

const asDocumented: Verifier = ({ headers, body }, key) => verify(String(headers['service-signature']), body, key)

const asStandardized: Verifier = ({ headers, body }, key) => {
  try {
    new StandardWebhook(key).verify(body, headers as Record<string, string>)
    return true
  } catch {
    return false
  }
}

const nextRequest = async (client: Client, receiver: Receiver): Promise<Received> => {
  const before = receiver.requests.length
  const event = aPublication()
  const payload = { ...event.payload, publicUrl: 'https://example.org/Große Straße 1, „Süd“ 🏡' }
  await recordTestEvents(api, client.accountId, [{ ...event, payload }])
  await eventually(() => expect(receiver.requests).toHaveLength(before + 1))
  return receiver.requests[before] as Received
}

afterEach(() => void vi.useRealTimers())

describe.for([
  ['the verifier in docs/webhooks.md', asDocumented],
  ['the standardwebhooks package', asStandardized],
] as const)('%s', ([_name, verifies]) => {
  test('accepts a request as it arrives, for five minutes, and nothing that was changed', async () => {
    const client = await api.account()
    const receiver = await startReceiver()
    const { signingKey } = await aWebhook(client, receiver.url)
    const { signingKey: anothersKey } = await aWebhook(client, receiver.url, { events: ['request.created'] })
    startTestWorker(api)

    const request = await nextRequest(client, receiver)

    const sentAt = Number(request.headers['webhook-timestamp']) * 1000
    const acceptedAt = (ms: number) => {
      vi.setSystemTime(ms)
      return verifies(request, signingKey)
    }
    expect(verifies(request, signingKey)).toBe(true)
    expect(verifies({ ...request, body: request.body.replace('Straße', 'Strasse') }, signingKey)).toBe(false)
    expect(verifies({ ...request, body: `${request.body} ` }, signingKey)).toBe(false)
    expect(verifies(request, anothersKey)).toBe(false)
    expect(acceptedAt(sentAt + 299_000)).toBe(true)
    expect(acceptedAt(sentAt + 302_000)).toBe(false)
    expect(acceptedAt(sentAt - 302_000)).toBe(false)
  })

  test('accepts both keys for a day after a rotation, and the new one only from then on', async () => {
    const client = await api.account()
    const receiver = await startReceiver()
    const { id, signingKey: oldKey } = await aWebhook(client, receiver.url)
    startTestWorker(api)

    const { signingKey: newKey } = (await client.post(`/webhooks/${id}/rotate-signing-key`)).body
    const inTheDay = await nextRequest(client, receiver)
    const { hours } = await api.db.one<{ hours: number }>(sql`
      select extract(epoch from previous_signing_key_until - now())::float8 / 3600 as hours from webhooks where id = ${id}`)
    await api.db.run(sql`update webhooks set previous_signing_key_until = now() where id = ${id}`)
    const afterTheDay = await nextRequest(client, receiver)

    expect(newKey).not.toBe(oldKey)
    expect(hours).toBeCloseTo(24, 1)
    expect([oldKey, newKey].map((key) => verifies(inTheDay, key))).toEqual([true, true])
    expect([oldKey, newKey].map((key) => verifies(afterTheDay, key))).toEqual([false, true])
  })

  test('comes of the old key first during that day, for whoever looks at one alone', async () => {
    const client = await api.account()
    const receiver = await startReceiver()
    const { id, signingKey: oldKey } = await aWebhook(client, receiver.url)
    startTestWorker(api)

    await client.post(`/webhooks/${id}/rotate-signing-key`)
    const request = await nextRequest(client, receiver)

    const [first = ''] = String(request.headers['service-signature']).split(/, v1=(?=[^,]*$)/)
    const [standard = ''] = String(request.headers['webhook-signature']).split(' ')
    const headers = { ...request.headers, 'service-signature': first, 'webhook-signature': standard }
    expect(verifies({ ...request, headers }, oldKey)).toBe(true)
  })

  test('is of the new key alone when the old one is ended at once', async () => {
    const client = await api.account()
    const receiver = await startReceiver()
    const { id, signingKey: oldKey } = await aWebhook(client, receiver.url)
    startTestWorker(api)

    const rotated = await client.post(`/webhooks/${id}/rotate-signing-key`, { overlapHours: 0 })
    const request = await nextRequest(client, receiver)
    const tooLong = await client.post(`/webhooks/${id}/rotate-signing-key`, { overlapHours: 25 })

    expect([oldKey, rotated.body.signingKey].map((key) => verifies(request, key))).toEqual([false, true])
    expect(request.headers['service-signature']).toMatch(/^t=\d{10}, v1=[0-9a-f]{64}$/)
    expect(tooLong).toMatchObject({ status: 400, body: { issues: [{ path: '/overlapHours' }] } })
  })
})

test('the header is t and v1 as the interface writes them, and the id is the same in header and body', async () => {
  const client = await api.account()
  const receiver = await startReceiver()
  await aWebhook(client, receiver.url)
  startTestWorker(api)

  const { headers, body } = await nextRequest(client, receiver)

  expect(headers['service-signature']).toMatch(/^t=\d{10}, v1=[0-9a-f]{64}$/)
  expect(headers['webhook-signature']).toMatch(/^v1,[A-Za-z0-9+/]{43}=$/)
  expect(headers['webhook-id']).toBe(JSON.parse(body).eventId)
})
