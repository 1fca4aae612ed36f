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
    const ask = async (client: number) => {
      for (let round = 0; !isOver; round += 1) {
        const [method, headers, body] =
          round % 2 === 0
            ? (['GET', { authorization }] as const)
            : ([
                'POST',
                { authorization, 'idempotency-key': `${client}-${round}` },
                { lastName: `Muster ${client}-${round}`, email: 'anna@example.org' },
              ] as const)
        await proxy.send(method, method === 'GET' ? '/contacts?limit=1' : '/contacts', headers, body).then(
          ({ status }) => count(`${method} ${status}`),
          (error: NodeJS.ErrnoException) => count(`${method} ${error.code}`),
        )
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

    expect(Object.keys(answers).toSorted()).toEqual(['GET 200', 'POST 201'])
    const { stored } = await db.one<{ stored: number }>(
      sql`select count(*)::int as stored from contacts where account_id = ${accountId}`,
    )
    expect(stored).toBe(answers['POST 201'])
  },
)
