import type { AttentionItem } from '@aushang/model'
import sql from 'sql-template-tag'
import { describe, expect, test } from 'vitest'
import { startApi } from '../../test/harness.ts'
import { allRead, aMailClient, anInquiry, emailsOf, receive } from '../../test/mails/mails.ts'
import { startTestWorker } from '../../test/work.ts'

const api = startApi()
const newsletter = 'From: portal@example.org\r\nSubject: <b>Newsletter</b>\r\n\r\nUnsere Angebote.'
const unknownId = '00000000000000000000'

async function anUnreadableMail() {
  const { client, target } = await aMailClient(api)
  startTestWorker(api)
  await receive(api, client, target, Buffer.from(newsletter))
  const [mail] = (await client.get('/requests/unreadable')).body
  return { client, target, mail }
}

describe('GET /requests/unreadable', () => {
  test('says which mails were no inquiries, and why, and shows them as they came', async () => {
    const { client, target, mail } = await anUnreadableMail()

    expect(mail).toEqual({
      id: expect.any(String),
      targetId: target.id,
      failureCode: 'no_xml_attachment',
      sender: 'portal@example.org',
      subject: '<b>Newsletter</b>',
      receivedAt: expect.any(String),
      isWaiting: false,
    })
    expect((await client.get(`/requests/unreadable/${mail.id}`)).body).toEqual(mail)
    const source = await client.get(`/requests/unreadable/${mail.id}/mail`)
    expect([source.headers['content-type'], source.text]).toEqual(['message/rfc822', newsletter])
    expect((await client.get(`/requests/unreadable?targetId=${mail.id}`)).body).toEqual([])
  })

  test.for([
    ['GET', ''],
    ['GET', '/mail'],
    ['POST', '/read-again'],
  ] as const)('%s of another account’s mail%s is like one that does not exist', async ([method, suffix]) => {
    const { mail } = await anUnreadableMail()
    const stranger = await api.account()
    const ask = async (id: string) => {
      const url = `/requests/unreadable/${id}${suffix}`
      const { status, body } = await (method === 'GET' ? stranger.get(url) : stranger.post(url))
      return { status, body: { ...body, requestId: '' } }
    }

    expect((await ask(mail.id)).status).toBe(404)
    expect(await ask(mail.id)).toEqual(await ask(unknownId))
  })
})

test('an unreadable mail that was erased is nowhere any more', async () => {
  const { client, mail } = await anUnreadableMail()
  const needingSomebody = async (): Promise<AttentionItem[]> => (await client.get('/attention')).body.items
  const places = async () => ({
    listed: (await client.get('/requests/unreadable')).body.length,
    counted: (await client.get('/requests/counts')).body.unreadable,
    shown: (await client.get(`/requests/unreadable/${mail.id}`)).status,
    needsSomebody: (await needingSomebody()).some(({ code }) => code === 'mails_unreadable'),
  })
  expect(await places()).toEqual({ listed: 1, counted: 1, shown: 200, needsSomebody: true })

  await client.post('/requests/erase', { email: 'portal@example.org' })

  expect(await places()).toEqual({ listed: 0, counted: 0, shown: 404, needsSomebody: false })
})

describe('POST /requests/unreadable/{id}/read-again', () => {
  test('finds the inquiry that was not found before', async () => {
    const { client, mail } = await anUnreadableMail()
    await api.db.run(sql`update mails set raw = ${anInquiry({ email: 'late@example.org' })} where id = ${mail.id}
      and account_id = ${client.accountId}`)

    const answer = await client.post(`/requests/unreadable/${mail.id}/read-again`)

    expect(answer).toMatchObject({ status: 202, body: { id: mail.id, isWaiting: true } })
    await allRead(api)
    expect(await emailsOf(client)).toEqual(['late@example.org'])
    expect((await client.get('/requests/unreadable')).body).toEqual([])
  })
})
