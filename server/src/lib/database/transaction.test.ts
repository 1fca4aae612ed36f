import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { startApi } from '../../../test/harness.ts'

const api = startApi()

const accountsNamed = (name: string) => api.db.many(sql`select id from accounts where name = ${name}`)

test('of two statements that are on their way together, the fault of the first is told, and nothing of either is stored', async () => {
  const { accountId } = await api.account()
  const rename = sql`update accounts set name = 'Behind a fault' where id = ${accountId}`

  const failed = api.db.transaction((tx) => Promise.all([tx.one(sql`select 1 / ${0}::int`), tx.run(rename)]))

  await expect(failed).rejects.toThrow('division by zero')
  expect(await accountsNamed('Behind a fault')).toEqual([])
  // Whatever connection it gets: to the one above, this statement came when it could not be prepared.
  await Promise.all(Array.from({ length: 20 }, () => api.db.transaction((tx) => tx.run(rename))))
  expect(await accountsNamed('Behind a fault')).toEqual([{ id: accountId }])
})

test('whoever settles is told the fault of the settling statement', async () => {
  const settling = api.db.work.transaction(sql`select (1 / ${0}::int)::text as id`, async () => {})

  await expect(settling).rejects.toThrow('division by zero')
})

test('a transaction in which nothing is sent is one all the same', async () => {
  expect(await api.db.transaction(async () => 'done')).toBe('done')
})
