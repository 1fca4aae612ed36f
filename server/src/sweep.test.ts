import sql from 'sql-template-tag'
import { expect, onTestFinished, test } from 'vitest'
import { eventually } from '../../test/eventually.ts'
import { startApi } from '../test/harness.ts'
import type { Database } from './lib/database/db.ts'
import { startSweeping } from './sweep.ts'

const api = startApi()

test('whatever goes wrong, all else goes that has had its time', async () => {
  const { accountId } = await api.account()
  await api.db.run(sql`
    insert into idempotency_keys (account_id, key, request_hash, created_at)
    values (${accountId}, 'old', '', now() - interval '2 days')`)
  const errors: unknown[] = []
  const fault = new Error('something of the first step')
  let statements = 0
  const db: Database = {
    ...api.db,
    many: (statement) => (statements++ === 0 ? Promise.reject(fault) : api.db.many(statement)),
  }

  const { stop } = startSweeping({ ...api, db, eventRetentionDays: 30, onError: (error) => errors.push(error) })
  onTestFinished(stop)

  await eventually(async () => expect(await api.db.many(sql`select from idempotency_keys`)).toEqual([]))
  expect(errors).toEqual([fault])
})
