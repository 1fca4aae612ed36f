import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import sql from 'sql-template-tag'
import { beforeAll, describe, expect, onTestFinished, test, type TestContext } from 'vitest'
import { endlessServers } from '../../../../connectors/test/silent-servers.ts'
import { newId } from '../../../src/lib/ids.ts'
import { aProperty, type Client, startApi } from '../../harness.ts'
import { aJpeg } from '../../pictures.ts'
import { startReceiver } from '../../receiver.ts'
import { aWebhook, eventually, startTestWorker } from '../../work.ts'
import type { Calls } from './caller.ts'

// Where other tests run beside, only what makes others wait for seconds is told from what they do.
const isAlone = process.env['ALONE'] === '1'
const leastMs = isAlone ? 3 : 500
const rounds = isAlone ? 3 : 1
const api = startApi()
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

type CallsOf = Omit<Calls, 'headers'> & { contentType?: string }

async function startCalls({ apiKey }: Client, { contentType, ...calls }: CallsOf) {
  const headers = { authorization: `Bearer ${apiKey}`, ...(contentType && { 'content-type': contentType }) }
  const file = join(api.mediaFolder, `${newId()}.json`)
  await writeFile(file, JSON.stringify({ ...calls, url: origin + calls.url, headers } satisfies Calls))
  const child = spawn(process.execPath, [fileURLToPath(new URL('caller.ts', import.meta.url)), file])
  onTestFinished(() => void child.kill())
  const written = text(child.stdout)
  return {
    begun: once(child.stderr, 'data'),
    waits: async () => JSON.parse(await written) as number[],
    end: () => child.stdin.end(),
  }
}

interface Figures {
  p50: number
  p90: number
  p99: number
}

async function waitsOfModest(calls: CallsOf): Promise<Figures> {
  const started = await startCalls(modest, calls)
  // The first ones open a connection, and fill caches.
  const waits = (await started.waits()).slice(5).toSorted((a, b) => a - b)
  const at = (share: number) => waits[Math.floor(waits.length * share)] ?? 0
  return { p50: at(0.5), p90: at(0.9), p99: at(0.99) }
}

const getAccount: CallsOf = { url: '/account', connections: 1, count: isAlone ? 205 : 45, pauseMs: 10 }

type Round = { alone: Figures; beside: Figures }

/** How long the modest one waits before the greedy one begins, and beside it. What `begin` returns ends that. */
async function compare(
  { annotate }: Pick<TestContext, 'annotate'>,
  begin: () => Promise<() => Promise<unknown>>,
  calls = getAccount,
): Promise<Round[]> {
  const figures: Round[] = []
  for (let round = 0; round < rounds; round += 1) {
    const alone = await waitsOfModest(calls)
    const end = await begin()
    const beside = await waitsOfModest(calls)
    await end()
    figures.push({ alone, beside })
    await annotate(`alone ${inWords(alone)}, beside the greedy one ${inWords(beside)}`)
  }
  return figures
}

/** In most rounds, the modest one waits twice as long beside the greedy one as before it, at the most. */
function areFair(figures: Round[]): boolean {
  const fair = figures.filter(({ alone, beside }) => beside.p50 <= 2 * Math.max(alone.p50, leastMs))
  return fair.length > rounds / 2
}

function inWords({ p50, p90, p99 }: Figures): string {
  return `p50 ${p50.toFixed(1)} ms, p90 ${p90.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`
}

async function callAsGreedy(calls: CallsOf): Promise<() => Promise<unknown>> {
  const started = await startCalls(greedy, calls)
  await started.begun
  return async () => {
    started.end()
    await started.waits()
  }
}

const asBody = (payload: string | Buffer) => ({ method: 'POST', body: Buffer.from(payload).toString('base64') })
const asJson = (payload: string) => ({ ...asBody(payload), contentType: 'application/json' })
const url = '/listings/check'

describe('another account hardly notices one that', () => {
  test.for<[what: string, calls: CallsOf]>([
    ['reads all of 9,000 properties, twice at once', { url: '/properties', connections: 2 }],
    ['searches eight times at once', { url: '/properties?q=x&limit=1000', connections: 8 }],
    [
      'sends bodies that name a member twice',
      { url, ...asJson(`{"a":1,"a":"${String.raw`\u0041`.repeat(300_000)}"}`), connections: 4 },
    ],
    [
      'sends bodies with a name of 1.9 MB',
      { url, ...asJson(JSON.stringify({ ['x'.repeat(1_900_000)]: 1 })), connections: 4 },
    ],
    ['asks for little, on many connections', { url: '/account', connections: 16 }],
  ])('%s', { timeout: 180_000 }, async ([, calls], context) => {
    expect(await compare(context, () => callAsGreedy(calls))).toSatisfy(areFair)
  })

  test('sends eight pictures of 49 million pixels at once', { timeout: 180_000 }, async (context) => {
    const large = asBody(await aJpeg(7000, 7000))
    const small = asBody(await aJpeg(640, 480))
    const upload = { url: '/uploads', contentType: 'image/jpeg' }

    const begin = () => callAsGreedy({ ...upload, ...large, connections: 8 })

    expect(await compare(context, begin, { ...getAccount, ...upload, ...small })).toSatisfy(areFair)
  })

  test('has 12,000 events sent again', { timeout: 180_000 }, async (context) => {
    startTestWorker(api)
    const { accountId } = greedy
    const { url } = await startReceiver()
    await api.db.run(sql`
      with last as (
        insert into event_logs (account_id, last_position) values (${accountId}, 12000)
        on conflict (account_id) do update set last_position = event_logs.last_position + 12000 returning last_position)
      insert into events (account_id, id, position, name, payload, ordering_key)
      select ${accountId}, ${newId().slice(0, 11)} || lpad(n::text, 9, '0'), last_position - 12000 + n, 'publication.succeeded', '{}',
        'L' || (n % 5000)
      from last, generate_series(1, 12000) as n`)

    const figures = await compare(context, async () => {
      const { id } = await aWebhook(greedy, url)
      expect((await greedy.post(`/webhooks/${id}/replay`, {})).status).toBe(202)
      // While the replay holds the log, it may be told to come again.
      return () =>
        eventually(async () => expect((await greedy.patch(`/webhooks/${id}`, { enabled: false })).status).toBe(200))
    })

    expect(figures).toSatisfy(areFair)
  })

  test('has targets whose servers send without end', { timeout: 180_000 }, async (context) => {
    startTestWorker(api)
    const servers = await Promise.all(Object.values(endlessServers).map((start) => start()))

    const figures = await compare(context, async () => {
      const ids: string[] = []
      for (let each = 0; each < 8; each += 1) {
        const credentials = servers[each % servers.length]
        ids.push((await greedy.post('/targets', { type: 'openimmo', credentials })).body.id)
      }
      return async () => {
        await eventually(async () => {
          const checked = await api.db.many(sql`select from targets where id = any(${ids}) and failures > 0`)
          expect(checked.length).toBe(ids.length)
        })
        for (const id of ids) await greedy.delete(`/targets/${id}`)
      }
    })

    expect(figures).toSatisfy(areFair)
  })
})
