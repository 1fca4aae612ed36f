import sql from 'sql-template-tag'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openIntake } from '../src/requests/intake.ts'
import { startSmtp } from '../src/smtp.ts'
import { type Answer, aProperty, type Client, startApi, testMailQuota, testRequestsDomain } from './harness.ts'
import { aMailTarget, anInquiry } from './mails/mails.ts'
import { connectSmtp } from './mails/smtp-client.ts'
import { aJpeg, aPdf } from './pictures.ts'
import { startSource } from './source.ts'
import { silentTelemetry } from './telemetry.ts'
import { processed, startTestWorker } from './work.ts'

const targetsMax = 5
const mediaBytesMax = 40_000
const keptBytesMax = 10_000
const mailQuota = { ...testMailQuota, keptBytesMax }
const api = startApi({ mailQuota, accountLimits: { mediaBytesMax, mailBytesMax: keptBytesMax, targetsMax } })

const usageOf = async (client: Client) => {
  const { body } = await client.get('/account')
  const { mediaBytes, mailBytes, targets } = body.usage as Record<string, { used: number; max: number }>
  return { mediaBytes: mediaBytes?.used, mailBytes: mailBytes?.used, targets: targets?.used }
}
/** By looking at everything that is there. */
const countedOf = ({ accountId }: Client) =>
  api.db.one(sql`
    select
      (select coalesce(sum(bytes), 0)::bigint from
        (select bytes from files where account_id = ${accountId} union all
         select bytes from renditions where account_id = ${accountId}) as media) as "mediaBytes",
      (select coalesce(sum(octet_length(raw)), 0)::bigint from mails where account_id = ${accountId}) as "mailBytes",
      (select count(*) from targets where account_id = ${accountId}) as targets`)
const createTarget = (client: Client): Promise<Answer> =>
  client.post('/targets', {
    type: 'openimmo',
    credentials: { protocol: 'ftp', host: '127.0.0.1', username: 'u', password: 'p', providerNumber: '1' },
  })
const upload = (client: Client, payload: Buffer): Promise<Answer> =>
  client.send({ method: 'POST', url: '/uploads', headers: { 'content-type': 'application/octet-stream' }, payload })
/** Of a little more bytes than that. */
const aPdfOf = (bytes: number) => aPdf({ catalog: `/Words (${'x'.repeat(bytes)})` })

describe('the targets of an account', () => {
  test('are as many as the operator allows, also when they are created at once; one that is deleted makes room', async () => {
    const client = await api.account('Muster', 'de')
    for (let n = 1; n < targetsMax; n++) await aMailTarget(api, client)

    const answers = await Promise.all(Array.from({ length: 4 }, () => createTarget(client)))
    const refused = answers.filter(({ status }) => status !== 201)
    const used = await usageOf(client)
    const created = answers.find(({ status }) => status === 201)
    await client.delete(`/targets/${created?.body.id}`)
    const again = await createTarget(client)

    expect(refused).toHaveLength(3)
    expect(refused[0]).toMatchObject({
      status: 409,
      body: { code: 'too_many_targets', message: 'Ein Konto darf 5 Portale haben; löschen Sie zuerst eines.' },
    })
    expect(used.targets).toBe(targetsMax)
    expect(again.status).toBe(201)
  })
})

describe('the storage of an account', () => {
  test('takes no upload beyond its limit, also not of those that come at once, and says so; what is there already is taken', async () => {
    const client = await api.account()
    const files = await Promise.all(Array.from({ length: 6 }, (_, n) => aPdfOf(15_000 + n)))

    const answers = await Promise.all(files.map((file) => upload(client, file)))
    const first = files[answers.findIndex(({ status }) => status === 201)] as Buffer
    const again = await upload(client, first)

    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 201, 409, 409, 409, 409])
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'storage_full',
      message: expect.stringContaining('your account has stored 30.2 kB of 39.1 kB'),
    })
    expect(again.status).toBe(201)
    expect(await usageOf(client)).toEqual(await countedOf(client))
  })

  test('keeps no attachment beyond its limit, wherever it comes from, which the property says', async () => {
    startTestWorker(api)
    const client = await api.account('Muster', 'de')
    const source = await startSource({ '/plan.pdf': await aPdfOf(25_000) })
    const { body: uploaded } = await upload(client, await aPdfOf(20_000))
    const attachments = [{ url: uploaded.url }, { url: `${source.url}/plan.pdf` }]

    const { body } = await client.post('/properties', aProperty({ attachments }))
    const property = await processed(client, body.id)

    expect(property).toMatchObject({
      failureCode: 'attachment_no_room',
      failureMessage: expect.stringContaining('Für die Datei ist kein Platz mehr: Ihr Konto hat'),
      attachments: [{ status: 'succeeded' }, { status: 'failed', failureCode: 'attachment_no_room' }],
    })
    expect(await usageOf(client)).toEqual(await countedOf(client))
  })

  test('is free again when files are swept', async () => {
    const client = await api.account()
    await upload(client, await aJpeg())
    const before = await usageOf(client)
    await api.db.run(
      sql`update files set released_at = now() - interval '2 days' where account_id = ${client.accountId}`,
    )

    await api.media.sweep(async () => [])

    expect(before.mediaBytes).toBeGreaterThan(0)
    expect((await usageOf(client)).mediaBytes).toBe(0)
  })
})

describe('the mails that an account keeps', () => {
  test('are put off beyond its limit, by SMTP and by HTTP, and taken again when older ones are erased', async () => {
    const client = await api.account()
    const target = await aMailTarget(api, client)
    const start = async () => {
      const intake = openIntake({
        db: api.db,
        domain: testRequestsDomain,
        quota: mailQuota,
        wake: () => {},
        telemetry: silentTelemetry(),
      })
      const smtp = await startSmtp({
        intake,
        host: '127.0.0.1',
        port: 0,
        domain: testRequestsDomain,
        onError: () => {},
      })
      onTestFinished(() => smtp.stop(0))
      return smtp.port
    }
    const port = await start()
    const deliver = async (n: number, to = port) =>
      (await connectSmtp(to)).deliver(target.address, `Subject: ${n}\r\n\r\n${'x'.repeat(4_000)}`)
    const bring = () =>
      api.send({
        method: 'POST',
        url: `/inbound/${target.emailId}`,
        headers: { authorization: 'Bearer the-inbound-secret-of-the-tests', 'content-type': 'message/rfc822' },
        payload: Buffer.concat([anInquiry(), Buffer.alloc(4_000, 'x')]),
      })

    const replies = [await deliver(1), await deliver(2), await deliver(3)]
    const byHttp = await bring()
    const used = await usageOf(client)
    const counted = await countedOf(client)
    await api.db.run(sql`update mails set raw = null where account_id = ${client.accountId}`)
    const erased = await usageOf(client)
    const later = await deliver(4, await start())

    expect(replies.map(({ code }) => code)).toEqual([250, 250, 452])
    expect(replies[2]?.text).toBe(
      '452 4.2.2 The account of this mailbox keeps as many mails as it may, try again when it has erased some\r\n',
    )
    expect(byHttp).toMatchObject({ status: 429, body: { code: 'mail_storage_full' } })
    expect(used).toEqual(counted)
    expect(erased.mailBytes).toBe(0)
    expect(later.code).toBe(250)
    await api.db.run(sql`delete from mails where account_id = ${client.accountId}`)
    expect((await usageOf(client)).mailBytes).toBe(0)
  })

  test('are counted rightly while many come and go for several accounts at once', async () => {
    const clients = await Promise.all(Array.from({ length: 4 }, () => api.account()))
    const store = (n: number) =>
      api.db.run(sql`
        insert into mails (account_id, id, target_id, envelope_sender, recipient, hash, raw)
        select account_id, ${`m${n}`}, 't', '', '', decode(md5(account_id || ${n}::text), 'hex'), convert_to(repeat('x', ${n}::int), 'UTF8')
        from unnest(${(n % 2 ? clients : clients.toReversed()).map(({ accountId }) => accountId)}::text[]) as account_id`)
    const remove = (n: number) =>
      api.db.run(sql`
        delete from mails where id = ${`m${n}`} and account_id = any(${clients.map(({ accountId }) => accountId)}::text[])`)
    const numbers = Array.from({ length: 40 }, (_, n) => n + 1)

    await Promise.all(
      numbers.map(async (n) => {
        await store(n)
        if (n % 3 === 0) await remove(n)
      }),
    )

    for (const client of clients) expect(await usageOf(client)).toEqual(await countedOf(client))
  })
})

test('an account that has something can be deleted', async () => {
  const client = await api.account()
  const { accountId } = client
  await aMailTarget(api, client)
  await upload(client, await aPdfOf(5_000))

  await api.db.run(sql`delete from accounts where id = ${accountId}`)

  expect(await api.db.many(sql`select from account_usage where account_id = ${accountId}`)).toEqual([])
})

test('what an account has grows without anybody’s edit being in the way', async () => {
  const client = await api.account()
  const { headers } = await client.get('/account')
  await aMailTarget(api, client)

  const renamed = await client.send({
    method: 'PATCH',
    url: '/account',
    headers: { 'content-type': 'application/merge-patch+json', 'if-match': String(headers['etag']) },
    payload: JSON.stringify({ name: 'Neu' }),
  })

  expect(renamed).toMatchObject({
    status: 200,
    body: { name: 'Neu', usage: { targets: { used: 1, max: targetsMax } } },
  })
})
