import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { endlessServers } from '../../../../connectors/test/silent-servers.ts'
import { createApiKey } from '../../../src/accounts/api-keys.store.ts'
import { newId } from '../../../src/lib/ids.ts'
import { aProperty, type Client, startApi } from '../../harness.ts'
import { aJpeg } from '../../pictures.ts'
import { eventually, startTestWorker } from '../../work.ts'
import { expectGoodNeighbours } from '../neighbours.ts'
import type { Calls } from './caller.ts'

const folder = await mkdtemp(join(tmpdir(), 'aushang-dashboard-'))
await mkdir(join(folder, 'assets'))
await writeFile(join(folder, 'index.html'), '<p>the application</p>')
afterAll(() => rm(folder, { recursive: true }))
const api = startApi({ dashboardFolder: folder })
let modest: Client
let greedy: Client
let origin: string

beforeAll(async () => {
  await api.app.listen({ host: '127.0.0.1', port: 0 })
  origin = `http://127.0.0.1:${(api.app.server.address() as AddressInfo).port}`
  modest = await api.account()
  greedy = await api.account()
  const { body } = await greedy.post('/properties', aProperty({ fields: { description: 'x'.repeat(1500) } }))
  await api.db.run(sql`
    insert into properties (account_id, id, type, external_id, fields, attachments)
    select account_id, lpad(number::text, 20, '0'), type, external_id, fields, '[]' from properties, generate_series(2, 9000) number
    where id = ${body.id}`)
})

type CallsOf = Omit<Calls, 'headers'> & { headers?: Calls['headers']; contentType?: string; statuses: number[] }

/** Calls over and over; what it returns ends that, and says that every answer was one of those expected, and the first of them came. */
async function callAsGreedy({ contentType, statuses, ...calls }: CallsOf): Promise<() => Promise<unknown>> {
  const file = join(api.mediaFolder, `${newId()}.json`)
  const headers = calls.headers ?? headersOf(greedy, contentType)
  await writeFile(file, JSON.stringify({ ...calls, url: origin + calls.url, headers } satisfies Calls))
  const child = spawn(process.execPath, [fileURLToPath(new URL('caller.ts', import.meta.url)), file])
  onTestFinished(() => void child.kill())
  const written = text(child.stdout)
  const [first] = (await once(child.stderr, 'data')) as [Buffer]
  expect(String(first)).toBe('begun')
  return async () => {
    child.stdin.end()
    const answered = Object.keys(JSON.parse(await written) as object).map(Number)
    expect(answered).toContain(statuses[0])
    expect(statuses).toEqual(expect.arrayContaining(answered))
  }
}

function headersOf({ apiKey }: Client, contentType?: string): Record<string, string> {
  return { authorization: `Bearer ${apiKey}`, ...(contentType && { 'content-type': contentType }) }
}

/** As other programs ask: over a connection. */
async function askForAccount(apiKey = modest.apiKey): Promise<void> {
  const answer = await fetch(`${origin}/account`, { headers: { authorization: `Bearer ${apiKey}` } })
  expect(answer.status).toBe(200)
  await answer.text()
}

const times = 99
const manyOf = (word: string) => Array.from({ length: 1_000 }, (_, number) => `${word}${number}`).join()
const wrongCookie = `__Host-aushang-session=${'x'.repeat(40)}`
const json = (payload: string) => ({
  method: 'POST',
  body: Buffer.from(payload).toString('base64'),
  contentType: 'application/json',
})
const url = '/listings/check'

describe('another account hardly notices one that', () => {
  test.for<[what: string, calls: CallsOf]>([
    ['reads all of 9,000 properties, twice at once', { url: '/properties', connections: 2, statuses: [200] }],
    ['searches eight times at once', { url: '/properties?q=x&limit=1000', connections: 8, statuses: [200] }],
    [
      'sends bodies that name a member twice',
      { url, ...json(`{"a":1,"a":"${String.raw`\u0041`.repeat(300_000)}"}`), connections: 4, statuses: [400] },
    ],
    [
      'sends bodies with a name of 1.9 MB',
      { url, ...json(JSON.stringify({ ['x'.repeat(1_900_000)]: 1 })), connections: 4, statuses: [400] },
    ],
    ['asks for little, on many connections', { url: '/account', connections: 16, statuses: [200] }],
  ])('%s', async ([, calls], context) => {
    await expectGoodNeighbours(context, { modest: () => askForAccount(), greedy: () => callAsGreedy(calls), times })
  })

  test('sends eight pictures of 49 million pixels at once', async (context) => {
    const upload = { url: '/uploads', method: 'POST', contentType: 'image/jpeg' }
    const large = (await aJpeg(7000, 7000)).toString('base64')
    const small = new Uint8Array(await aJpeg(640, 480))

    await expectGoodNeighbours(context, {
      async modest() {
        const answer = await fetch(`${origin}/uploads`, {
          method: 'POST',
          headers: headersOf(modest, 'image/jpeg'),
          body: small,
        })
        expect(answer.status).toBe(201)
        await answer.text()
      },
      greedy: () => callAsGreedy({ ...upload, body: large, connections: 8, statuses: [201] }),
    })
  })

  test('has targets whose servers send without end', async (context) => {
    startTestWorker(api)
    const servers = await Promise.all(Object.values(endlessServers).map((start) => start()))

    await expectGoodNeighbours(context, {
      modest: () => askForAccount(),
      times,
      async greedy() {
        const ids: string[] = []
        for (let each = 0; each < 8; each += 1) {
          const { status, body } = await greedy.post('/targets', {
            type: 'openimmo',
            credentials: servers[each % servers.length],
          })
          expect(status).toBe(201)
          ids.push(body.id)
        }
        return async () => {
          await eventually(async () => {
            const checked = await api.db.many(sql`select from targets where id = any(${ids}) and failures > 0`)
            expect(checked.length).toBe(ids.length)
          })
          for (const id of ids) expect((await greedy.delete(`/targets/${id}`)).status).toBe(204)
        }
      },
    })
  })
})

describe('whoever has a key hardly notices one of the same network who has none, and', () => {
  const connections = 64

  test.for<[what: string, calls: CallsOf]>([
    ['asks', { url: '/account', headers: {}, connections, statuses: [401] }],
    [
      'asks for any of a thousand types and languages',
      {
        url: '/account',
        headers: { accept: manyOf('a/'), 'accept-language': manyOf('a-') },
        connections,
        statuses: [401],
      },
    ],
    ['tries keys', { url: '/account', headers: { authorization: 'Bearer wrong' }, connections, statuses: [429, 401] }],
    ['tries sessions', { url: '/account', headers: { cookie: wrongCookie }, connections, statuses: [429, 401] }],
    [
      'opens pages',
      { url: '/properties', headers: { cookie: wrongCookie, accept: 'text/html' }, connections, statuses: [200] },
    ],
    ['asks for what there is not', { url: '/nowhere', headers: {}, connections, statuses: [404] }],
  ])('%s', async ([, calls], context) => {
    const keys = await Promise.all(
      Array.from({ length: 200 }, (_, number) => createApiKey(api.db, modest.accountId, `${number}`)),
    )

    await expectGoodNeighbours(context, {
      // Each of them is looked up.
      modest: () => askForAccount(keys.pop()?.key),
      greedy: () => callAsGreedy(calls),
    })
  })
})
