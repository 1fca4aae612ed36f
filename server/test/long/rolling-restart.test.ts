import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import sql from 'sql-template-tag'
import { expect, onTestFinished, test, vi } from 'vitest'
import { freePorts } from '../../../test/free-ports.ts'
import { needing } from '../../../test/needs.ts'
import { createAccount } from '../../src/accounts/accounts.store.ts'
import { openDatabase } from '../../src/lib/database/db.ts'
import { cloneDatabase } from '../database/database.ts'
import { testConsumer } from '../harness.ts'
import { nginx, startNginx } from '../nginx.ts'
import { aJpeg } from '../pictures.ts'
import { startRole } from '../processes/role-process.ts'

vi.setConfig({ testTimeout: 300_000 })

const clients = 4
const betweenRequestsMs = 10

test(
  'two API processes behind ops/nginx are restarted twice each, and no request is lost',
  needing(nginx),
  async () => {
    const database = await cloneDatabase()
    const db = openDatabase({ url: database.url })
    onTestFinished(async () => {
      await db.close()
      await database.drop()
    })
    const folder = await mkdtemp(join(tmpdir(), 'aushang-restarts-'))
    onTestFinished(() => rm(folder, { recursive: true, maxRetries: 5 }))
    const settings = {
      DATABASE_URL: database.url,
      DATA_DIR: folder,
      INBOUND_SECRET: 'the-inbound-secret-of-the-tests',
      MAILBOX_MAILS_PER_HOUR: '1000000',
      RATE_LIMIT_PER_MINUTE: '1000000',
      DRAIN_SECONDS: '5',
    }
    const { id: accountId, apiKey } = await createAccount(db, 'Muster')
    const ports = await freePorts(2)
    const start = (port: number) => startRole('api', { ...settings, HTTP_PORT: String(port) })
    const running = await Promise.all(ports.map(start))
    const proxy = await startNginx(ports)

    const answers: Record<string, number> = {}
    const count = (what: string) => (answers[what] = (answers[what] ?? 0) + 1)
    let isOver = false
    const authorization = `Bearer ${apiKey}`
    const send = (what: string, ...[method, path, headers, body]: Parameters<typeof proxy.send>) =>
      proxy.send(method, path, { authorization, ...headers }, body).then(
        ({ status }) => count(`${what} ${status}`),
        (error: NodeJS.ErrnoException) => count(`${what} ${error.code}`),
      )
    const make = async (method: string, path: string, draft: object) =>
      JSON.parse((await proxy.send(method, path, { authorization }, draft)).text) as Record<string, string>
    const { id } = await make('POST', '/contacts', { lastName: 'Muster', email: 'anna@example.org' })
    await make('PUT', '/account/credentials/platform-a-24-sandbox', testConsumer)
    const { emailId } = await make('POST', '/targets', { type: 'platform-a-24-sandbox' })
    const picture = Buffer.concat([await aJpeg(), Buffer.alloc(300_000)])
    const asPicture = { 'content-type': 'image/jpeg' }
    const asMail = { authorization: `Bearer ${settings.INBOUND_SECRET}`, 'content-type': 'message/rfc822' }
    const ask = async (client: number) => {
      for (let round = 0; !isOver; round += 1) {
        const name = `${client}-${round}`
        const contact = { lastName: `Muster ${name}`, email: 'anna@example.org' }
        await send('GET', 'GET', '/contacts?limit=1')
        await send('POST with a key', 'POST', '/contacts', { 'idempotency-key': name }, contact)
        await send('POST without', 'POST', '/contacts', {}, contact)
        await send('PUT', 'PUT', `/contacts/${id}`, {}, contact)
        await send('PATCH', 'PATCH', `/contacts/${id}`, {}, { lastName: name })
        await send('file', 'POST', '/uploads', asPicture, picture)
        const mail = Buffer.from(`Subject: ${name}\r\n\r\n${'Is it still to be had?\r\n'.repeat(10_000)}`)
        await send('mail', 'POST', `/inbound/${emailId}`, asMail, mail)
        await sleep(betweenRequestsMs)
      }
    }
    const asking = Promise.all(Array.from({ length: clients }, (_, client) => ask(client)))
    for (const index of [0, 1, 0, 1]) {
      expect(await running[index]?.stop()).toEqual({ code: 0 })
      running[index] = await start(ports[index] ?? 0)
    }
    isOver = true
    await asking

    const sent = (what: string) => answers[what] ?? 0
    expect(Object.keys(answers).toSorted()).toEqual([
      'GET 200',
      'PATCH 200',
      'POST with a key 201',
      'POST without 201',
      'PUT 200',
      'file 201',
      'mail 202',
    ])
    const stored = await db.one(sql`
      select (select count(*)::int from contacts where account_id = ${accountId}) as contacts,
        (select count(*)::int from uploads where account_id = ${accountId}) as uploads,
        (select count(*)::int from mails where account_id = ${accountId}) as mails`)
    expect(stored).toEqual({
      contacts: 1 + sent('POST with a key 201') + sent('POST without 201'),
      uploads: sent('file 201'),
      mails: sent('mail 202'),
    })
  },
)
