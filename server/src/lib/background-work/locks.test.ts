import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import sql from 'sql-template-tag'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { eventually } from '../../../../test/eventually.ts'
import { cloneDatabase } from '../../../test/database/database.ts'
import { DatabaseUnavailable } from '../database/database-errors.ts'
import { type Database, openDatabase } from '../database/db.ts'
import { openLocks, type Locks } from './locks.ts'

let url: string
let db: Database

beforeAll(async () => {
  const created = await cloneDatabase()
  url = created.url
  db = openDatabase({ url })
  return async () => {
    await db.close()
    await created.drop()
  }
})

/** As another process would have them. */
function someLocks(): Locks {
  const locks = openLocks(url, () => {})
  onTestFinished(() => locks.close())
  return locks
}

async function heldLocks(): Promise<number> {
  const { held } = await db.one<{ held: number }>(sql`
    select count(*)::int as held from pg_locks where locktype = 'advisory'
      and database = (select oid from pg_database where datname = current_database())`)
  return held
}

/** Goes in, stays for a moment, and leaves; what it returns counts those who were inside at once. */
function aRoom() {
  let inside = 0
  const room = { most: 0, visits: 0, visit }
  async function visit(locks: Locks): Promise<void> {
    const release = await locks.acquire('room')
    inside += 1
    room.most = Math.max(room.most, inside)
    room.visits += 1
    await sleep(2)
    inside -= 1
    await release()
  }
  return room
}

test('one at a time has a lock, in whatever process', async () => {
  const room = aRoom()
  const [here, there] = [someLocks(), someLocks()]
  await Promise.all(Array.from({ length: 40 }, (_, n) => room.visit(n % 2 === 0 ? here : there)))
  expect(room).toMatchObject({ visits: 40, most: 1 })
})

test('however many wait for it in one process, those of another get their turn', async () => {
  const room = aRoom()
  const [here, there] = [someLocks(), someLocks()]
  const many = Promise.all(Array.from({ length: 500 }, () => room.visit(here)))
  await expect.poll(() => room.visits).toBeGreaterThan(0)

  await room.visit(there)

  expect(room.visits).toBeLessThan(500)
  await many
  expect(room.most).toBe(1)
})

test('whoever is handed a lock whose connection is lost asks for it anew', async () => {
  const locks = someLocks()
  const release = await locks.acquire('room')
  const next = locks.acquire('room')
  await db.many(sql`
    select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and pid <> pg_backend_pid()
      and database = (select oid from pg_database where datname = current_database())`)
  await sleep(100)
  await release()

  const releaseNext = await next
  expect(await heldLocks()).toBe(1)
  await releaseNext()
})

test('whoever waits for another process gives up when told so, and leaves nothing behind', async () => {
  const [here, there] = [someLocks(), someLocks()]
  const release = await there.acquire('room')
  const stop = new AbortController()
  const waiting = here.acquire('room', stop.signal)
  await eventually(async () => expect(await heldLocks()).toBe(2))

  stop.abort()

  await expect(waiting).rejects.toBe(stop.signal.reason)
  await expect(here.acquire('room', stop.signal)).rejects.toBe(stop.signal.reason)
  expect(await heldLocks()).toBe(1)
  await release()
  await here.acquire('room').then((releaseHere) => releaseHere())
  expect(await heldLocks()).toBe(0)
})

test('whoever gives up in the queue lets nobody in before their turn', async () => {
  const [here, there] = [someLocks(), someLocks()]
  const release = await here.acquire('room')
  const stop = new AbortController()
  const second = here.acquire('room', stop.signal)
  let isIn = false
  const third = here.acquire('room').finally(() => (isIn = true))

  stop.abort()

  await expect(second).rejects.toBe(stop.signal.reason)
  await sleep(50)
  expect(isIn).toBe(false)
  await release()
  await third.then((releaseThird) => releaseThird())
  await there.acquire('room').then((releaseThere) => releaseThere())
})

test('what the last of a queue would have got, and does not wait for any more, is given back', async () => {
  const [here, there] = [someLocks(), someLocks()]
  const release = await here.acquire('room')
  const stop = new AbortController()
  const last = here.acquire('room', stop.signal)
  stop.abort()
  await expect(last).rejects.toBe(stop.signal.reason)

  await release()

  await there.acquire('room').then((releaseThere) => releaseThere())
})

/** A way to the database on which answers get lost, once that is said. */
async function aLossyWay() {
  const way = { url: '', losesAnswers: false }
  const server = createServer((client) => {
    const { hostname, port } = new URL(url)
    const database = connect(Number(port), hostname)
    client.on('data', (bytes) => database.write(bytes)).on('close', () => database.destroy())
    database.on('data', (bytes) => way.losesAnswers || client.write(bytes)).on('close', () => client.destroy())
    for (const socket of [client, database]) socket.on('error', () => {})
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  way.url = Object.assign(new URL(url), { host: `127.0.0.1:${(server.address() as AddressInfo).port}` }).href
  return way
}

test('a lock that was granted, and the answer lost, keeps nobody out', async () => {
  const way = await aLossyWay()
  const here = openLocks(way.url, () => {}, 200)
  onTestFinished(() => here.close())
  await here.acquire('another room')
  way.losesAnswers = true

  await expect(here.acquire('room')).rejects.toBeInstanceOf(DatabaseUnavailable)

  await someLocks()
    .acquire('room')
    .then((release) => release())
  way.losesAnswers = false
  await here.acquire('room').then((release) => release())
})
