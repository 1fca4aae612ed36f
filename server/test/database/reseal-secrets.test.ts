import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sql, { raw } from 'sql-template-tag'
import { expect, onTestFinished, test } from 'vitest'
import { openSecrets, refuseOtherSecretsKey } from '../../src/lib/secrets-key.ts'
import { makeSecrets, type Secrets } from '../../src/lib/secrets.ts'
import { findLostSecrets, forgetLostSecrets, resealSecrets, sealedColumns } from '../../src/reseal-secrets.ts'
import { eventsOf } from '../events.ts'
import { aContact, type Client, startApi, testSecrets } from '../harness.ts'
import { newOpenImmoTarget } from '../openimmo-portal.ts'
import { connected } from '../portal.ts'
import { aWebhook } from '../work.ts'

const api = startApi()
const [oldKey, newKey, strangeKey] = [7, 8, 9].map((byte) => Buffer.alloc(32, byte)) as [Buffer, Buffer, Buffer]

interface Opened {
  column: string
  key: string
  plain: string
}

/** Everything that is sealed, as these secrets read it. */
async function openAll(secrets: Secrets): Promise<Opened[]> {
  const found: Opened[] = []
  for (const { table, column, key, place } of sealedColumns) {
    const rows = await api.db.many<{ accountId: string; key: string; sealed: Buffer }>(sql`
      select account_id as "accountId", ${raw(key)} as key, ${raw(column)} as sealed from ${raw(table)}
      where ${raw(column)} is not null order by account_id, ${raw(key)}`)
    for (const { accountId, key: id, sealed } of rows) {
      found.push({ column: `${table}.${column}`, key: id, plain: secrets.open(place(accountId, id), sealed) })
    }
  }
  return found
}

function placeOf(column: string, { accountId }: Client, id: string): string {
  return sealedColumns.find((each) => each.column === column)?.place(accountId, id) ?? ''
}

/** Something in every column, sealed with the key of the tests. */
async function sealEverything() {
  await refuseOtherSecretsKey(api.db, testSecrets)
  const { client, target } = await connected(api)
  await api.db.run(sql`
    update targets set handshake = ${testSecrets.seal(placeOf('handshake', client, target.id), '{}')},
      access = ${testSecrets.seal(placeOf('access', client, target.id), '{}')}
    where id = ${target.id}`)
  const webhook = await aWebhook(client, 'http://127.0.0.1:9/hook')
  expect((await client.post(`/webhooks/${webhook.id}/rotate-signing-key`)).status).toBe(200)
  await client.post('/contacts', aContact(), { 'idempotency-key': 'contact-1' })
  return { client, target, webhook }
}

test('what was sealed with an old key is sealed anew, in every column, and the old key may go', async () => {
  await sealEverything()
  const before = await openAll(testSecrets)
  const both = makeSecrets(newKey, [oldKey])
  await refuseOtherSecretsKey(api.db, both)
  await expect(refuseOtherSecretsKey(api.db, makeSecrets(newKey))).rejects.toThrow('leave out an old one only after')

  const count = await resealSecrets(api.db, both)

  expect(count).toBe(before.length)
  expect(new Set(before.map(({ column }) => column)).size).toBe(sealedColumns.length)
  expect(await openAll(makeSecrets(newKey))).toEqual(before)
  await refuseOtherSecretsKey(api.db, makeSecrets(newKey))
  await expect(refuseOtherSecretsKey(api.db, testSecrets)).rejects.toThrow('SECRETS_KEY is not the one')
  expect(await resealSecrets(api.db, makeSecrets(newKey))).toBe(0)
  await resealSecrets(api.db, makeSecrets(oldKey, [newKey]))
})

test('a key that is not the right one is named by where it was found', async () => {
  await refuseOtherSecretsKey(api.db, testSecrets)
  const folder = await mkdtemp(join(tmpdir(), 'aushang-key-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const kept = await openSecrets({ DATA_DIR: folder })
  const given = await openSecrets({ DATA_DIR: folder, SECRETS_KEY: '08'.repeat(32) })

  await expect(refuseOtherSecretsKey(api.db, kept)).rejects.toThrow(
    `The key in ${join(folder, 'secrets.key')} is not the one this database was written with, and SECRETS_KEY is not set.`,
  )
  await expect(refuseOtherSecretsKey(api.db, given)).rejects.toThrow(/^SECRETS_KEY is not the one/)
})

test('what was sealed before values bore a key id is sealed anew, too', async () => {
  await sealEverything()
  for (const { table, column } of sealedColumns) await cutKeyIds(table, column)
  await cutKeyIds('secrets_key_check', 'sealed')
  await api.db.run(sql`update secrets_key_check set prefix = '\\x01'`)
  const before = await openAll(testSecrets)
  await expect(refuseOtherSecretsKey(api.db, makeSecrets(newKey))).rejects.toThrow('SECRETS_KEY is not the one')
  await refuseOtherSecretsKey(api.db, testSecrets)

  expect(await resealSecrets(api.db, makeSecrets(newKey, [oldKey]))).toBe(before.length)

  expect(await openAll(makeSecrets(newKey))).toEqual(before)
  expect(await api.db.many(sql`select from secrets_key_check`)).toHaveLength(1)
  await resealSecrets(api.db, makeSecrets(oldKey, [newKey]))
})

async function cutKeyIds(table: string, column: string): Promise<void> {
  await api.db.run(sql`
    update ${raw(table)} set ${raw(column)} = '\\x01' || substring(${raw(column)} from 10) where ${raw(column)} is not null`)
}

test('what is written meanwhile is not lost, nor by one that was killed before', async () => {
  const { client, webhook } = await sealEverything()
  const both = makeSecrets(newKey, [oldKey])
  const rotate = async () => {
    for (let step = 0; step < 20; step++) {
      const sealed = both.seal(placeOf('signing_key', client, webhook.id), `key ${step}`)
      await api.db.run(sql`update webhooks set signing_key = ${sealed} where id = ${webhook.id}`)
    }
  }

  await Promise.all([resealSecrets(api.db, both), rotate(), resealSecrets(api.db, both)])

  const opened = await openAll(makeSecrets(newKey))
  expect(opened).toContainEqual({ column: 'webhooks.signing_key', key: webhook.id, plain: 'key 19' })
  await resealSecrets(api.db, makeSecrets(oldKey, [newKey]))
})

test('what none of the keys opens is named, and everything else is sealed anew', async () => {
  const { client, webhook } = await sealEverything()
  const strange = makeSecrets(strangeKey).seal(placeOf('signing_key', client, webhook.id), 'strange')
  await api.db.run(sql`update webhooks set signing_key = ${strange} where id = ${webhook.id}`)

  await expect(resealSecrets(api.db, makeSecrets(newKey, [oldKey]))).rejects.toThrow(
    'No key opens 1 in webhooks.signing_key: add the one they were sealed with to SECRETS_KEY_OLD, and run this again.',
  )
  await expect(refuseOtherSecretsKey(api.db, makeSecrets(newKey))).rejects.toThrow('Give all of them')
  await resealSecrets(api.db, makeSecrets(newKey, [oldKey, strangeKey]))

  expect(await openAll(makeSecrets(newKey))).toContainEqual({
    column: 'webhooks.signing_key',
    key: webhook.id,
    plain: 'strange',
  })
  await resealSecrets(api.db, makeSecrets(oldKey, [newKey]))
})

test('without a key that is lost, the account goes on: targets are connected again, webhooks have a new signing key', async () => {
  const { client, target, webhook } = await sealEverything()
  const fresh = makeSecrets(strangeKey)
  const lost = await findLostSecrets(api.db, fresh)
  await expect(refuseOtherSecretsKey(api.db, fresh)).rejects.toThrow('"aushang secrets forget"')

  const forgotten = await forgetLostSecrets(api.db, fresh)

  expect(forgotten).toEqual(lost)
  expect(lost.map(({ column }) => column).toSorted()).toEqual(
    sealedColumns.map(({ table, column }) => `${table}.${column}`).toSorted(),
  )
  await refuseOtherSecretsKey(api.db, fresh)
  expect(await findLostSecrets(api.db, fresh)).toEqual([])
  expect(await openAll(fresh)).toContainEqual({
    column: 'webhooks.signing_key',
    key: webhook.id,
    plain: expect.stringMatching(/^whsec_/),
  })
  expect((await client.get(`/targets/${target.id}`)).body).toMatchObject({
    authorizationStatus: 'revoked',
    failureMessage: expect.stringContaining('got lost on our side'),
    authorizationUrl: expect.any(String),
  })
  expect((await client.post(`/targets/${target.id}/check`)).body).toMatchObject({
    failureMessage: expect.stringContaining('got lost on our side'),
  })
  expect(await eventsOf(api, client, 'target.unauthorized')).toHaveLength(1)
  await forgetLostSecrets(api.db, testSecrets)
})

test('of a login that got lost, only what is secret has to be entered again', async () => {
  const client = await api.account()
  const shown = { protocol: 'ftp', host: '127.0.0.1', username: 'muster', providerNumber: 'KD-4711' }
  const target = await newOpenImmoTarget(client, { ...shown, password: 'secret' })
  const lost = makeSecrets(strangeKey).seal(placeOf('credentials', client, target.id), '{}')
  await api.db.run(sql`update targets set credentials = ${lost} where id = ${target.id}`)
  await forgetLostSecrets(api.db, testSecrets)

  const entered = await client.patch(`/targets/${target.id}`, { credentials: { password: 'secret' } })

  expect(entered).toMatchObject({ status: 200, body: { authorizationStatus: 'pending', credentials: shown } })
})
