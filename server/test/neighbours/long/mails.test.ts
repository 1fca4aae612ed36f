import { setTimeout as sleep } from 'node:timers/promises'
import sql from 'sql-template-tag'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { openIntake } from '../../../src/requests/intake.ts'
import { startReaders } from '../../../src/requests/reading/readers.ts'
import { startSmtp } from '../../../src/smtp.ts'
import { startApi, testMailQuota, testRequestsDomain } from '../../harness.ts'
import { aMailClient, anInquiry, type TestTarget } from '../../mails/mails.ts'
import { connectSmtp } from '../../mails/smtp-client.ts'
import { silentTelemetry } from '../../telemetry.ts'
import { startTestWorker } from '../../work.ts'
import { burnCores, expectGoodNeighbours } from '../neighbours.ts'

const api = startApi()
let port: number

beforeAll(async () => {
  const intake = openIntake({
    db: api.db,
    domain: testRequestsDomain,
    quota: testMailQuota,
    wake: api.wakes.send,
    telemetry: silentTelemetry(),
  })
  const smtp = await startSmtp({ intake, host: '127.0.0.1', port: 0, domain: testRequestsDomain, onError: () => {} })
  port = smtp.port
  return () => smtp.stop(0)
})

let count = 0
const aPage = (html: string) => Buffer.from(`Subject: Anfrage\r\nContent-Type: text/html\r\n\r\n${html}`)
const manyParts = Buffer.from(
  'Content-Type: multipart/mixed; boundary=x\r\n\r\n' +
    `--x\r\nContent-Type: application/xml\r\n\r\n<?xml version="1.0"?><a>${'&<'.repeat(50_000)}</a>\r\n`.repeat(20),
)

/** What strangers send to an account: how often, and how long a reader may take over each. */
const attacks: [string, Buffer, { times: number; secondsMax: number }][] = [
  ['pages that begin tags and end none', aPage('<br '.repeat(50_000)), { times: 20, secondsMax: 10 }],
  ['inquiries', anInquiry(), { times: 200, secondsMax: 10 }],
  ['mails that are too much for a reader, one after the other', manyParts, { times: 5, secondsMax: 1 }],
]

describe('an inquiry is told soon, beside an account that gets', () => {
  test.for(attacks)('%s', { timeout: 120_000 }, async ([_what, raw, { times, secondsMax }], context) => {
    const readers = startReaders({ secondsMax, onError: () => {} })
    onTestFinished(() => readers.close())
    startTestWorker(api, { readers })
    const [modest, greedy] = [await aMailClient(api), await aMailClient(api)]
    const session = await openSession(modest.target)

    await expectGoodNeighbours(context, {
      async modest() {
        const told = await toldTo(modest.client.accountId)
        await session.bring(anInquiry({ message: `Frage ${told}` }))
        while ((await toldTo(modest.client.accountId)) === told) await sleep(2)
      },
      async greedy() {
        const sessions = await Promise.all(Array.from({ length: 5 }, () => openSession(greedy.target)))
        await Promise.all(
          sessions.map(async ({ bring }) => {
            for (let n = 0; n < times / sessions.length; n++) await bring(raw)
          }),
        )
        return () => forget(greedy.client.accountId)
      },
      sameLoad: () => burnCores(2),
      times: 10,
    })
  })
})

/** A connection that mails are brought over, none like the other. */
async function openSession({ address }: TestTarget) {
  const smtp = await connectSmtp(port)
  await smtp.begin(address)
  return {
    async bring(raw: Buffer) {
      smtp.write(`X-Number: ${count++}\r\n`)
      smtp.write(raw)
      expect((await smtp.say('\r\n.')).code).toBe(250)
      await smtp.say('MAIL FROM:<makler@example.org>')
      await smtp.say(`RCPT TO:<${address}>`)
      await smtp.say('DATA')
    },
  }
}

async function toldTo(accountId: string): Promise<number> {
  const { told } = await api.db.one<{ told: number }>(sql`
    select count(*)::int as told from requests where account_id = ${accountId}`)
  return told
}

/** What is not begun yet is not read any more, and what is begun ends. */
async function forget(accountId: string): Promise<void> {
  await api.db.run(sql`update mails set due_at = null where account_id = ${accountId} and lease_token is null`)
  await expect
    .poll(() => api.db.many(sql`select from mails where account_id = ${accountId} and due_at is not null`), {
      timeout: 60_000,
    })
    .toEqual([])
}
