import sql from 'sql-template-tag'
import { describe, expect, test } from 'vitest'
import { startApi } from '../../test/harness.ts'
import { aMailClient, anInquiry, type TestTarget } from '../../test/mails/mails.ts'
import { openMailQuota } from './mail-quota.ts'

const keptBytesMax = 1e9
const limits = { mailsMax: 100, bytesMax: 10_000, keptBytesMax }
const api = startApi({ mailQuota: { mailsMax: 2, bytesMax: 1_000_000, keptBytesMax } })

const aMailbox = async () => {
  const { client, target } = await aMailClient(api)
  return { client, target, mailbox: { accountId: client.accountId, targetId: target.id } }
}
const anHourAgo = ({ id }: TestTarget) =>
  api.db.run(sql`update mail_counts set hour = hour - interval '1 hour' where target_id = ${id}`)

describe('the quota of a mailbox', () => {
  test('is counted in the database, for all processes together', async () => {
    const { mailbox } = await aMailbox()
    const processes = Array.from({ length: 5 }, () => openMailQuota(api.db, limits))

    const taken = await Promise.all(
      processes.flatMap((quota) => Array.from({ length: 40 }, () => quota.take(mailbox, 10))),
    )

    expect(taken.filter((refusal) => refusal === null)).toHaveLength(100)
  })

  test.for([
    ['a hundred mails', 10, 100],
    ['many large mails', 900, 11],
    ['mails that are larger than all of it', 10_001, 0],
  ] as const)('lets no more in than %s', async ([_what, bytes, count]) => {
    const { mailbox } = await aMailbox()
    const quota = openMailQuota(api.db, limits)

    let taken = 0
    while ((await quota.take(mailbox, bytes)) === null) taken++

    expect([taken, quota.refusalOf(mailbox)]).toEqual([count, 'used up'])
  })

  test('is new in the next hour, and each has its own', async () => {
    const [one, another] = [await aMailbox(), await aMailbox()]
    const quota = openMailQuota(api.db, limits)
    while ((await quota.take(one.mailbox, 10)) === null);

    const ofAnother = await quota.take(another.mailbox, 10)
    await anHourAgo(one.target)
    const later = await openMailQuota(api.db, limits).take(one.mailbox, 10)

    expect([ofAnother, later]).toEqual([null, null])
  })

  test('costs a statement now and then, not one for each mail', async () => {
    const { mailbox } = await aMailbox()
    let statements = 0
    const counting = {
      ...api.db,
      run(statement: Parameters<typeof api.db.run>[0]) {
        statements++
        return api.db.run(statement)
      },
    }
    const quota = openMailQuota(counting, { mailsMax: 1_000, bytesMax: 1e9, keptBytesMax })

    for (let n = 0; n < 100; n++) await quota.take(mailbox, 1_000)

    expect(statements).toBe(5)
  })

  test('holds for mails that come by HTTP, which are told when to come again', async () => {
    const { client, target } = await aMailbox()
    const bring = (n: number) =>
      api.send({
        method: 'POST',
        url: `/inbound/${target.emailId}`,
        headers: { authorization: 'Bearer the-inbound-secret-of-the-tests', 'content-type': 'message/rfc822' },
        payload: anInquiry({ email: `${n}@example.org` }),
      })

    const answers = [await bring(1), await bring(2), await bring(3)]

    expect(answers.map(({ status }) => status)).toEqual([202, 202, 429])
    expect(answers[2]?.body).toMatchObject({ code: 'too_many_mails' })
    expect(Number(answers[2]?.headers['retry-after'])).toBeGreaterThan(0)
    expect(Number(answers[2]?.headers['retry-after'])).toBeLessThanOrEqual(3_600)
    expect(await api.db.many(sql`select from mails where account_id = ${client.accountId}`)).toHaveLength(2)
  })
})
