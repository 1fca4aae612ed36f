import { setTimeout as sleep } from 'node:timers/promises'
import sql from 'sql-template-tag'
import { expect, onTestFinished, test, vi } from 'vitest'
import { freePorts } from '../../../test/free-ports.ts'
import { needing } from '../../../test/needs.ts'
import { createAccount } from '../../src/accounts/accounts.store.ts'
import { openDatabase } from '../../src/lib/database/db.ts'
import { cloneDatabase } from '../database/database.ts'
import { nginx, startNginx } from '../nginx.ts'
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
    const settings = { DATABASE_URL: database.url, RATE_LIMIT_PER_MINUTE: '1000000', DRAIN_SECONDS: '5' }
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
    const { text } = await proxy.send(
      'POST',
      '/contacts',
      { authorization },
      { lastName: 'Muster', email: 'anna@example.org' },
    )
    const { id } = JSON.parse(text) as { id: string }
    const ask = async (client: number) => {
      for (let round = 0; !isOver; round += 1) {
        const name = `${client}-${round}`
        const contact = { lastName: `Muster ${name}`, email: 'anna@example.org' }
        await send('GET', 'GET', '/contacts?limit=1')
        await send('POST with a key', 'POST', '/contacts', { 'idempotency-key': name }, contact)
        await send('POST without', 'POST', '/contacts', {}, contact)
        await send('PATCH', 'PATCH', `/contacts/${id}`, {}, { lastName: name })
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

    expect(Object.keys(answers).toSorted()).toEqual(['GET 200', 'PATCH 200', 'POST with a key 201', 'POST without 201'])
    const { stored } = await db.one<{ stored: number }>(
      sql`select count(*)::int as stored from contacts where account_id = ${accountId}`,
    )
    expect(stored).toBe(1 + (answers['POST with a key 201'] ?? 0) + (answers['POST without 201'] ?? 0))
  },
)
