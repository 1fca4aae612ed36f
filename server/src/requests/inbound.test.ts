import type { Request } from '@aushang/model'
import sql from 'sql-template-tag'
import { describe, expect, test } from 'vitest'
import { startApi } from '../../test/harness.ts'
import { allRead, aMailClient, anInquiry, requestsOf, toldTo } from '../../test/mails/mails.ts'
import { startTestWorker } from '../../test/work.ts'

const api = startApi()
const apiWithoutSecret = startApi({ inboundSecret: undefined })

describe('POST /inbound/{emailId}', () => {
  const bring = (
    emailId: string,
    payload: Buffer,
    secret = 'the-inbound-secret-of-the-tests',
    type = 'message/rfc822',
  ) =>
    api.send({
      method: 'POST',
      url: `/inbound/${emailId}`,
      headers: { authorization: `Bearer ${secret}`, 'content-type': type },
      payload,
    })

  test('takes a mail in as SMTP does', async () => {
    const { client, target } = await aMailClient(api)
    startTestWorker(api)

    const answers = [
      await bring(target.emailId, anInquiry()),
      await bring(target.emailId.toUpperCase(), anInquiry(), undefined, 'text/plain'),
      await bring(target.emailId, Buffer.from('Subject: x\r\n\r\nx'), undefined, 'application/json'),
    ]
    await allRead(api)

    expect(answers.map(({ status, body }) => [status, body])).toEqual(answers.map(() => [202, { status: 'stored' }]))
    expect(await requestsOf(client)).toHaveLength(1)
    expect(await toldTo(client)).toMatchObject(
      expect.arrayContaining([
        {
          eventName: 'request.parsing_failed',
          eventPayload: expect.objectContaining({ recipient: target.address, sender: '' }),
        },
      ]),
    )
  })

  test('keeps the time at which the provider took it in, which is never ahead of us', async () => {
    const { client, target } = await aMailClient(api)
    startTestWorker(api)
    const takenAt = new Date(Date.now() - 3 * 86_400_000).toISOString()
    const ahead = new Date(Date.now() + 3_600_000).toISOString()
    const old = anInquiry({ email: 'old@example.org' })

    await bring(`${target.emailId}?receivedAt=${takenAt}`, old)
    await bring(`${target.emailId}?receivedAt=${takenAt}`, old)
    await bring(`${target.emailId}?receivedAt=${ahead}`, anInquiry({ email: 'new@example.org' }))
    await allRead(api)

    const [first, second, ...others] = await requestsOf(client)
    expect(first).toMatchObject({ prospect: { email: 'old@example.org' }, receivedAt: takenAt })
    expect(Date.parse(second?.receivedAt ?? '')).toBeLessThanOrEqual(Date.now())
    expect(others).toEqual([])
    expect(await bring(`${target.emailId}?receivedAt=yesterday`, old)).toMatchObject({ status: 400 })
  })

  test('of an inquiry that was repeated days later makes a request of its own, whichever comes in first', async () => {
    const { client, target } = await aMailClient(api)
    const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()
    const bringOf = (takenAt: string) =>
      bring(
        `${target.emailId}?receivedAt=${takenAt}`,
        Buffer.concat([Buffer.from(`X-At: ${takenAt}\r\n`), anInquiry()]),
      )
    const [lastWeek, lastWeekAgain, before, today] = [hoursAgo(170), hoursAgo(150), hoursAgo(100), hoursAgo(1)]

    await bringOf(today)
    await bringOf(before)
    startTestWorker(api)
    await allRead(api)
    await bringOf(lastWeekAgain)
    await allRead(api)
    await bringOf(lastWeek)
    await allRead(api)

    const times = (await requestsOf(client)).map(({ receivedAt }: Request) => receivedAt)
    expect(times.toSorted()).toEqual([lastWeekAgain, before, today])
  })

  test('says so where the installation has no secret', async () => {
    const headers = { authorization: 'Bearer the-inbound-secret-of-the-tests', 'content-type': 'message/rfc822' }
    const ask = (language: string) =>
      apiWithoutSecret.send({
        method: 'POST',
        url: '/inbound/anybody',
        headers: { ...headers, 'accept-language': language },
        payload: anInquiry(),
      })

    const answers = [await ask('en'), await ask('de')]

    expect(answers.map(({ status, body }) => [status, body.code, body.message])).toEqual([
      [401, 'wrong_inbound_secret', 'This installation takes no mails by HTTP: it has no INBOUND_SECRET.'],
      [
        401,
        'wrong_inbound_secret',
        'Diese Installation nimmt keine E-Mails über HTTP an: INBOUND_SECRET ist nicht gesetzt.',
      ],
    ])
  })

  test('is refused without the secret, for an unknown mailbox, and when there is nothing or too much in it', async () => {
    const { client, target } = await aMailClient(api)

    const answers = [
      await bring(target.emailId, anInquiry(), 'wrong'),
      await bring(target.emailId, anInquiry(), client.apiKey),
      await bring('nobody', anInquiry()),
      await bring(target.emailId, Buffer.alloc(0)),
      await bring(target.emailId, Buffer.alloc(26_300_000, 'x')),
    ]

    expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
      [401, 'wrong_inbound_secret'],
      [401, 'wrong_inbound_secret'],
      [404, 'not_found'],
      [400, 'invalid_request'],
      [413, 'payload_too_large'],
    ])
    expect(await api.db.many(sql`select from mails where account_id = ${client.accountId}`)).toEqual([])
  })
})
