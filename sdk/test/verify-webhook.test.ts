import { createHmac } from 'node:crypto'
import { type EventName, verifyWebhook } from '@aushang/sdk'
import { describe, expect, expectTypeOf, test } from 'vitest'
import { makeSigner, newSigningKey, signatureHeaders } from '../../server/src/webhooks/sign.ts'

const key = newSigningKey()
const sentAt = new Date('2026-11-15T09:30:00.000Z')
const seconds = sentAt.getTime() / 1000
const body = JSON.stringify({
  eventId: '0TkW4rYx00jK6lM8nP0q',
  eventName: 'webhook.ping',
  eventPayload: { webhookId: '0TkW4rYx00gH7jK9mN1p', note: 'Große Straße 1 🏡' },
  eventTime: sentAt.toISOString(),
})

/** The headers that the service itself would send. */
function signed(keys: string[] = [key], text = body): Record<string, string> {
  return signatureHeaders(keys.map(makeSigner), '0TkW4rYx00jK6lM8nP0q', text, seconds)
}

const own = ({ 'service-signature': value }: Record<string, string>) => ({ 'Service-Signature': value })
const standard = ({ 'service-signature': _own, ...rest }: Record<string, string>) => rest
const now = sentAt

describe.for([
  ['Service-Signature', own],
  ['the headers of Standard Webhooks', standard],
] as const)('verifyWebhook by %s', ([_name, pick]) => {
  test.for(['text', 'bytes', 'buffer'] as const)('gives back the event of a body as %s', async (form) => {
    const bytes = new TextEncoder().encode(body)
    const raw = { text: body, bytes, buffer: bytes.buffer }[form]

    const event = await verifyWebhook(raw, pick(signed()), key, { now })

    expect(event).toEqual(JSON.parse(body))
  })

  test('takes the headers of any framework', async () => {
    const headers = pick(signed()) as Record<string, string>
    const lists = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toUpperCase(), [value]]))

    await expect(verifyWebhook(body, new Headers(headers), key, { now })).resolves.toBeDefined()
    await expect(verifyWebhook(body, lists, key, { now })).resolves.toBeDefined()
  })

  test('refuses another body and another key', async () => {
    const headers = pick(signed())

    await expect(verifyWebhook(`${body} `, headers, key, { now })).rejects.toMatchObject({
      name: 'WebhookError',
      code: 'signature_wrong',
    })
    await expect(verifyWebhook(body, headers, newSigningKey(), { now })).rejects.toMatchObject({
      code: 'signature_wrong',
    })
  })

  test('accepts either key while they are rotated, on both sides', async () => {
    const newKey = newSigningKey()
    const rotating = pick(signed([newKey, key]))

    await expect(verifyWebhook(body, rotating, key, { now })).resolves.toBeDefined()
    await expect(verifyWebhook(body, rotating, newKey, { now })).resolves.toBeDefined()
    await expect(verifyWebhook(body, pick(signed([newKey])), [key, newKey], { now })).resolves.toBeDefined()
  })

  test.for([
    [299, {}],
    [-299, {}],
    [599, { toleranceSeconds: 600 }],
  ] as const)('accepts what was signed %s seconds ago with %o', async ([age, options]) => {
    const later = new Date(sentAt.getTime() + age * 1000)

    await expect(verifyWebhook(body, pick(signed()), key, { now: later, ...options })).resolves.toBeDefined()
  })

  test.for([
    [301, {}],
    [-301, {}],
    [31, { toleranceSeconds: 30 }],
  ] as const)('refuses what was signed %s seconds ago with %o', async ([age, options]) => {
    const later = new Date(sentAt.getTime() + age * 1000)

    const verified = verifyWebhook(body, pick(signed()), key, { now: later, ...options })
    await expect(verified).rejects.toMatchObject({ code: 'signature_expired' })
  })
})

describe('verifyWebhook', () => {
  test.for<[string, Record<string, string | undefined>]>([
    ['no header', {}],
    ['an undefined header', { 'service-signature': undefined }],
    ['an empty header', { 'service-signature': '' }],
    ['no time', { 'service-signature': 'v1=aa' }],
    ['no signature', { 'service-signature': `t=${seconds}` }],
    ['a signature that is no hexadecimal', { 'service-signature': `t=${seconds}, v1=zz` }],
    ['a time that is none', { 'service-signature': 't=soon, v1=aa' }],
    ['a signature without its id', { 'webhook-timestamp': String(seconds), 'webhook-signature': 'v1,AAAA' }],
    [
      'a signature that is no base64',
      { 'webhook-id': 'a', 'webhook-timestamp': String(seconds), 'webhook-signature': 'v1,%' },
    ],
  ])('refuses a request with %s, and does not crash', async ([_what, headers]) => {
    await expect(verifyWebhook(body, headers, key, { now })).rejects.toMatchObject({ code: 'signature_missing' })
  })

  test.for([
    ['of another body', signed([key], `${body} `)['service-signature'], 'signature_wrong'],
    ['that cannot be read', 'v1', 'signature_missing'],
  ] as const)('refuses a Service-Signature %s, although the other headers fit', async ([_what, signature, code]) => {
    const headers = { ...signed(), 'service-signature': signature }

    await expect(verifyWebhook(body, headers, key, { now })).rejects.toMatchObject({ code })
  })

  test('does not mind capital letters in a signature', async () => {
    const shouted = signed()['service-signature']?.replace(/v1=\w+/, (part) => part.toUpperCase().replace('V', 'v'))

    await expect(verifyWebhook(body, { 'service-signature': shouted }, key, { now })).resolves.toBeDefined()
  })

  test('refuses an empty key, and one that is none', async () => {
    const unset = [undefined, [undefined], null, []] as unknown as string[]
    for (const wrong of ['', 'whsec_', 'whsec_%%%', 'kein Schlüssel', ...unset]) {
      await expect(verifyWebhook(body, signed(), wrong, { now })).rejects.toMatchObject({ code: 'signature_wrong' })
    }
  })

  test('does not take what is signed, and no event', async () => {
    for (const text of ['', 'null', '7', '{}', '{"eventType": "publicationFailed"}']) {
      const verified = verifyWebhook(text, signed([key], text), key, { now })
      await expect(verified).rejects.toMatchObject({ code: 'body_unreadable' })
    }
  })

  test('gives back the earlier envelope where it is asked for', async () => {
    const text = JSON.stringify({ eventType: 'publicationFailed', eventPayload: {} })

    const event = await verifyWebhook(text, signed([key], text), key, { now, envelope: 'legacy' })

    expect(event.eventType).toBe('publicationFailed')
  })

  test('types the payload by the name of the event', async () => {
    const event = await verifyWebhook(body, signed(), key, { now })

    expectTypeOf(event.eventName).toEqualTypeOf<EventName>()
    if (event.eventName === 'publication.failed') expectTypeOf(event.eventPayload.failureMessage).toBeString()
    if (event.eventName === 'webhook.ping') expectTypeOf(event.eventPayload.webhookId).toBeString()
    expect(event.eventName).toBe('webhook.ping')
  })

  test('is the HMAC that docs/webhooks.md describes', async () => {
    const v1 = createHmac('sha256', key).update(`${seconds}.${body}`).digest('hex')

    const verified = verifyWebhook(body, { 'service-signature': `t=${seconds}, v1=${v1}` }, key, { now })

    await expect(verified).resolves.toBeDefined()
  })
})
