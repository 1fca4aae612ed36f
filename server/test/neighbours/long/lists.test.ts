import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { pino } from 'pino'
import sql from 'sql-template-tag'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { type Answer, aProperty, type Client, startApi } from '../../harness.ts'
import { expectGoodNeighbours } from '../neighbours.ts'

const log: { level: number; msg: string }[] = []
const api = startApi({ loggerInstance: pino({ level: 'warn' }, { write: (line) => log.push(JSON.parse(line)) }) })
const sockets: Socket[] = []
let greedy: Client
let modest: Client
let port: number

beforeAll(async () => {
  greedy = await accountWithLongList()
  modest = await api.account()
  await modest.post('/properties', aProperty())
  port = Number(new URL(await api.app.listen({ port: 0, host: '127.0.0.1' })).port)
})

afterEach(async () => {
  vi.useRealTimers()
  log.length = 0
  for (const socket of sockets.splice(0)) socket.destroy()
  await expectListsUnderWay(0)
})

/** Its list is far longer than what the buffers between the database and a reader hold. */
async function accountWithLongList(): Promise<Client> {
  const client = await api.account()
  const { body } = await client.post('/properties', aProperty({ fields: { description: 'x'.repeat(3999) } }))
  await api.db.run(sql`
    insert into properties (account_id, id, type, external_id, fields, attachments)
    select account_id, lpad(number::text, 20, '0'), type, external_id, fields, '[]' from properties, generate_series(2, 4000) number
    where id = ${body.id}`)
  return client
}

/** Asks for all properties of the account, and reads nothing yet. */
function askForList({ apiKey }: Client): Socket {
  const socket = connect(port, '127.0.0.1')
  sockets.push(socket)
  socket.on('error', () => {}).pause()
  socket.write(`GET /properties HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${apiKey}\r\n\r\n`)
  return socket
}

/** Takes 1 KiB of it every five seconds. */
function readSlowly(client: Client): Socket {
  const socket = askForList(client)
  const sips = setInterval(() => socket.read(1024), 5_000)
  return socket.once('close', () => clearInterval(sips))
}

/** Those whose reader, or a lock, is waited for; without it, all. */
async function expectListsUnderWay(count: number, waitingFor: 'ClientWrite' | 'relation' | null = null): Promise<void> {
  await vi.waitFor(
    async () => {
      const underWay = await api.db.one<{ count: number }>(sql`
        select count(*) from pg_stat_activity
        where datname = current_database() and query ilike 'copy%' and state = 'active'
          and (${waitingFor}::text is null or wait_event = ${waitingFor})`)
      expect(underWay.count).toBe(count)
    },
    { timeout: 30_000 },
  )
}

async function passSecond(): Promise<void> {
  await sleep(1)
  vi.advanceTimersByTime(1000)
}

/** How long it takes until something is so, on a clock that the machine's load does not slow down. */
async function secondsUntil(isSo: () => boolean): Promise<number> {
  let seconds = 0
  for (; !isSo(); seconds++) await passSecond()
  return seconds
}

const isCut = () => log.some(({ msg }) => msg === 'cut a slow reader of a list')

async function secondsUntilAnswer(asked: Promise<Answer>): Promise<Answer & { seconds: number }> {
  let isThere = false
  void asked.finally(() => (isThere = true))
  const seconds = await secondsUntil(() => isThere)
  return { ...(await asked), seconds }
}

async function readBytes(socket: Socket, count: number): Promise<void> {
  for (let left = count; left > 0;) {
    const { length } = socket.read(Math.min(left, socket.readableLength)) ?? { length: 0 }
    left -= length
    if (socket.readableEnded) throw new Error('The list has ended.')
    if (length === 0) await once(socket, 'readable')
  }
}

describe('an account that reads its lists slowly', () => {
  test('does not keep another account’s lists waiting', async (context) => {
    await expectGoodNeighbours(context, {
      async modest() {
        const headers = { authorization: `Bearer ${modest.apiKey}` }
        const answer = await fetch(`http://127.0.0.1:${port}/properties`, { headers })
        expect(answer.status).toBe(200)
        expect(await answer.json()).toHaveLength(1)
      },
      async greedy() {
        const readers = Array.from({ length: 6 }, () => readSlowly(greedy))
        await expectListsUnderWay(2, 'ClientWrite')
        return async () => readers.forEach((reader) => reader.destroy())
      },
    })
  })

  test('is told to wait when it asks for one more', async () => {
    readSlowly(greedy)
    readSlowly(greedy)
    await expectListsUnderWay(2, 'ClientWrite')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })

    const { seconds, ...answer } = await secondsUntilAnswer(greedy.get('/contacts'))

    expect(answer).toMatchObject({
      status: 429,
      headers: { 'retry-after': '10' },
      body: { code: 'too_many_lists' },
    })
    expect(seconds).toBeGreaterThanOrEqual(10)
  })

  test('gets its turn when it has read one to its end', async () => {
    const [first] = [readSlowly(greedy), readSlowly(greedy)]
    await expectListsUnderWay(2, 'ClientWrite')

    const answer = greedy.get('/contacts')
    first.resume()

    expect((await answer).status).toBe(200)
  })

  test('loses the connection after a minute, and so does the database', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const socket = readSlowly(greedy)
    await expectListsUnderWay(1, 'ClientWrite')

    const seconds = await secondsUntil(isCut)

    expect(seconds).toBeGreaterThanOrEqual(59)
    expect(seconds).toBeLessThan(90)
    vi.useRealTimers()
    await expectListsUnderWay(0)
    await vi.waitFor(() => expect(socket.resume().closed).toBe(true), { timeout: 20_000 })
  })
})

describe('a list', () => {
  test('comes whole to a reader who takes 100 KB a second', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const socket = askForList(greedy)
    await expectListsUnderWay(1, 'ClientWrite')

    for (let second = 0; second < 90; second++) {
      await readBytes(socket, 100_000)
      await passSecond()
    }
    vi.useRealTimers()
    let rest = ''
    socket.on('data', (chunk) => (rest += chunk.toString('latin1')))

    await vi.waitFor(() => expect(rest.slice(-9)).toMatch(/\]\r\n0\r\n\r\n$/), { timeout: 10_000 })
    expect(log).toEqual([])
  })

  test('is cut after ten minutes, and not before, when it is the database that is slow', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    await api.db.transaction(async (tx) => {
      await tx.run(sql`lock table properties in access exclusive mode`)
      const socket = askForList(modest).resume()
      await expectListsUnderWay(1, 'relation')

      expect(await secondsUntil(isCut)).toBeGreaterThanOrEqual(599)

      vi.useRealTimers()
      await vi.waitFor(() => expect(socket.closed).toBe(true), { timeout: 20_000 })
    })
  })

  test('is there for whoever reads none, however many others hold all connections and do not read', async () => {
    const others = [greedy, await accountWithLongList(), await accountWithLongList()]
    const readers = [...others, ...others].map(readSlowly)
    await expectListsUnderWay(4, 'ClientWrite')
    readers.push(readSlowly(await accountWithLongList()))
    await expectListsUnderWay(5, 'ClientWrite')
    const newcomers = [modest, await api.account(), await api.account()]

    const answers = await Promise.all(newcomers.map((each) => each.get('/properties')))

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    // A reader has given way; otherwise they are refused after half a minute.
    expect(isCut()).toBe(true)
  })

  test('is refused for the time being only when all others wait for the database', async () => {
    const others = [greedy, await api.account(), await api.account(), await api.account()]
    await api.db.transaction(async (tx) => {
      await tx.run(sql`lock table properties in access exclusive mode`)
      for (const other of [...others, ...others]) askForList(other)
      await expectListsUnderWay(5, 'relation')
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })

      const { seconds, ...answer } = await secondsUntilAnswer(modest.get('/contacts'))

      expect(answer).toMatchObject({ status: 503, headers: { 'retry-after': '5' }, body: { code: 'busy' } })
      expect(seconds).toBeGreaterThanOrEqual(30)
      expect(log).toEqual([expect.objectContaining({ level: 40, route: '/contacts' })])
    })
  })
})
