import { setTimeout as sleep } from 'node:timers/promises'
import sql from 'sql-template-tag'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { cloneDatabase } from '../../../test/database/database.ts'
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
  const { held } = await db.one<{ held: number }>(sql`
    select count(*)::int as held from pg_locks where locktype = 'advisory'
      and database = (select oid from pg_database where datname = current_database())`)
  expect(held).toBe(1)
  await releaseNext()
})
