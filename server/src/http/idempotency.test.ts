import { pino } from 'pino'
import { Registry } from 'prom-client'
import sql from 'sql-template-tag'
import { describe, expect, test } from 'vitest'
import {
  aContact,
  type Answer,
  aProperty,
  startApi,
  testAccountLimits,
  testMailQuota,
  testPublicUrl,
  testRequestsDomain,
  testSecrets,
} from '../../test/harness.ts'
import { buildApp } from '../app.ts'
import { openDatabase } from '../lib/database/db.ts'
import { forgetOldIdempotencyKeys } from './idempotency.ts'

const api = startApi()
const key = { 'idempotency-key': 'import-2041' }

const resources = [
  ['/properties', aProperty(), 1, aProperty({ links: [] })],
  ['/contacts', aContact(), 1, aContact({ company: 'Muster' })],
  ['/account/api-keys', { name: 'import' }, 2, { name: 'export' }],
] as const

const same = ({ status, text, headers: { etag, location } }: Answer) => ({ status, text, etag, location })
const rows = (accountId: string) =>
  api.db.many<{ key: string; answer: Buffer; row: string }>(sql`
    select key, answer, idempotency_keys::text as row from idempotency_keys where account_id = ${accountId}`)

describe.for(resources)('POST %s with an Idempotency-Key', ([path, draft, count, otherDraft]) => {
  test('answers the same for the same body, and happens once', async () => {
    const client = await api.account()

    const first = await client.post(path, draft, key)
    const second = await client.post(path, draft, key)

    expect(first.status).toBe(201)
    expect(same(second)).toEqual(same(first))
    expect((await client.get(path)).body).toHaveLength(count)
  })

  test('answers the same to twenty at once, and happens once', async () => {
    const client = await api.account()

    const answers = await Promise.all(Array.from({ length: 20 }, () => client.post(path, draft, key)))

    expect(new Set(answers.map((answer) => JSON.stringify(same(answer)))).size).toBe(1)
    expect(answers[0]?.status).toBe(201)
    expect((await client.get(path)).body).toHaveLength(count)
  })

  test('is refused for another body, and on another path', async () => {
    const client = await api.account()
    await client.post(path, draft, key)
    const [otherPath, draftThere] = resources.find(([each]) => each !== path) ?? resources[0]

    const answers = [await client.post(path, otherDraft, key), await client.post(otherPath, draftThere, key)]

    for (const answer of answers)
      expect(answer).toMatchObject({ status: 422, body: { code: 'idempotency_key_reused' } })
    expect((await client.get(path)).body).toHaveLength(count)
  })

  test('is remembered by a service that was started anew', async () => {
    const client = await api.account()
    const first = await client.post(path, draft, key)
    const db = openDatabase({ url: api.url })
    const app = await buildApp({
      db,
      secrets: testSecrets,
      http: api.http,
      media: api.media,
      publicUrl: testPublicUrl,
      requestsDomain: testRequestsDomain,
      portals: api.portals,
      rateLimitPerMinute: 1000,
      mailQuota: testMailQuota,
      accountLimits: testAccountLimits,
      isReady: () => true,
      databaseWatch: { whyUnfit: async () => null },
      wakes: api.wakes,
      loggerInstance: pino({ level: 'silent' }),
      metrics: new Registry(),
    })

    const headers = { authorization: `Bearer ${client.apiKey}`, 'content-type': 'application/json', ...key }
    const second = await app.inject({ method: 'POST', url: path, headers, payload: JSON.stringify(draft) })

    await app.close()
    await db.close()
    expect([second.statusCode, second.body, second.headers['etag']]).toEqual([201, first.text, first.headers['etag']])
  })

  test('may be used anew after a day', async () => {
    const client = await api.account()
    const first = await client.post(path, draft, key)
    const age = (hours: number) =>
      api.db.run(sql`
      update idempotency_keys set created_at = now() - ${hours} * interval '1 hour' where account_id = ${client.accountId}`)

    await age(23.9)
    const sameDay = await client.post(path, draft, key)
    await age(24.1)
    const nextDay = await client.post(path, draft, key)
    const again = await client.post(path, draft, key)

    expect(sameDay.body.id).toBe(first.body.id)
    expect(nextDay.body.id).not.toBe(first.body.id)
    expect(again.body.id).toBe(nextDay.body.id)
  })

  test('means nothing to another account', async () => {
    const [one, other] = [await api.account(), await api.account()]

    const answers = await Promise.all([one.post(path, draft, key), other.post(path, draft, key)])

    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    expect(answers[0]?.body.id).not.toBe(answers[1]?.body.id)
    expect((await other.get(path)).body).toHaveLength(count)
  })
})

describe('an Idempotency-Key', () => {
  test('of a refused request is free for the corrected one', async () => {
    const client = await api.account()

    const refused = [
      await client.post('/properties', { type: 'castle' }, key),
      await client.post('/properties', aProperty({ contactId: '0000000000000000000A' }), key),
      await client.send({
        method: 'POST',
        url: '/properties',
        headers: { ...key, 'content-type': 'text/plain' },
        payload: 'x',
      }),
    ]
    const corrected = await client.post('/properties', aProperty(), key)

    expect(refused.map(({ status }) => status)).toEqual([400, 400, 415])
    expect(corrected.status).toBe(201)
    expect((await client.get('/properties')).body).toEqual([corrected.body])
  })

  test.for(['', ' ', 'with space', 'ä', 'x'.repeat(256), 'tab\there'])('%j is refused', async (malformed) => {
    const client = await api.account()

    const answer = await client.post('/contacts', aContact(), { 'idempotency-key': malformed })

    expect(answer).toMatchObject({ status: 400, body: { issues: [{ path: '/headers/Idempotency-Key' }] } })
    expect((await client.get('/contacts')).body).toEqual([])
  })

  test.for(['!', 'x'.repeat(255), "'; drop table contacts --".replaceAll(' ', '/')])('%j is taken', async (good) => {
    const client = await api.account()

    const answer = await client.post('/contacts', aContact(), { 'idempotency-key': good })

    expect(answer.status).toBe(201)
  })

  test('keeps no API key and no person in the clear', async () => {
    const client = await api.account()

    const { body } = await client.post('/account/api-keys', { name: 'import' }, { 'idempotency-key': 'a' })
    await client.post('/contacts', aContact({ lastName: 'Geheimrat' }), { 'idempotency-key': 'b' })

    const kept = await rows(client.accountId)
    expect(kept.map((row) => row.key).toSorted()).toEqual(['a', 'b'])
    for (const { answer, row } of kept) {
      for (const plain of [body.key, body.key.slice(8), 'Geheimrat', '201']) expect(answer.includes(plain)).toBe(false)
      expect(row).not.toMatch(new RegExp(`${body.key.slice(8)}|Geheimrat`))
    }
  })

  test('is forgotten after a day, and not before', async () => {
    const client = await api.account()
    await client.post('/contacts', aContact(), { 'idempotency-key': 'old' })
    await api.db.run(
      sql`update idempotency_keys set created_at = now() - interval '25 hours' where account_id = ${client.accountId}`,
    )
    await client.post('/contacts', aContact(), { 'idempotency-key': 'new' })

    await forgetOldIdempotencyKeys(api.db)

    expect((await rows(client.accountId)).map((row) => row.key)).toEqual(['new'])
  })
})
