import { expect, test } from 'vitest'
import sql from 'sql-template-tag'
import { aContact, startApi } from '../../test/harness.ts'
import { DatabaseFull } from '../lib/database/database-errors.ts'

const reported: unknown[] = []
const api = startApi({ onError: (error) => reported.push(error) })

test('when the disk of the database is full, that is said, to the client and to the operator', async () => {
  const client = await api.account()
  await api.db.run(sql`
    create function refuse() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`)
  await api.db.run(sql`create trigger refuse before insert on contacts for each row execute function refuse()`)

  const answer = await client.post('/contacts', aContact())

  expect(answer).toMatchObject({ status: 503, headers: { 'retry-after': '60' } })
  expect(answer.body.message).toContain('has no room left')
  expect(reported).toEqual([expect.any(DatabaseFull)])
})
