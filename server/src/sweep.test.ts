import sql from 'sql-template-tag'
import { expect, onTestFinished, test } from 'vitest'
import { eventually } from '../../test/eventually.ts'
import { startApi } from '../test/harness.ts'
import { connected, listed } from '../test/portal.ts'
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

function sweepOnce() {
  const { stop } = startSweeping({ ...api, eventRetentionDays: 30, onError: (error) => expect.fail(String(error)) })
  onTestFinished(stop)
}

test('the number of an object is kept for a year after its property is gone, and longer while its portal keeps an advert', async () => {
  const { accountId, target } = await aTargetWithObjects(['gone-1', 'gone-2', 'kept-3', 'fresh-4'])
  await api.db.run(sql`
    update listed_objects set gone_at = now() - interval '366 days' where account_id = ${accountId} and external_id <> 'fresh-4'`)
  await api.db.run(sql`
    insert into kept_adverts (account_id, id, target_id, property_id, placement)
    values (${accountId}, 'kept', ${target.id}, 'property of kept-3', '{}')`)

  sweepOnce()

  const left = sql`
    select external_id as number, gone_at < now() - interval '1 hour' as "isLongGone" from listed_objects
    where account_id = ${accountId} order by external_id`
  await eventually(async () =>
    expect(await api.db.many(left)).toEqual([
      { number: 'fresh-4', isLongGone: false },
      { number: 'kept-3', isLongGone: true },
    ]),
  )
})

test('the number of a property that is there stays its own', async () => {
  const { client, target } = await connected(api)
  await listed(client, target, 'STAYS-1')
  const { accountId } = client
  await aTargetWithObjects(['goes'])

  sweepOnce()

  await eventually(async () => {
    const isMarked = sql`select gone_at is not null as "isGone" from listed_objects where external_id = 'goes'`
    expect(await api.db.one(isMarked)).toEqual({ isGone: true })
  })
  const own = sql`select gone_at from listed_objects where account_id = ${accountId}`
  expect(await api.db.many(own)).toEqual([{ gone_at: null }])
})

test('figures of adverts are kept for two years', async () => {
  const { client, target } = await connected(api)
  const { listing } = await listed(client, target, 'FIGURES-1')
  await api.db.run(sql`
    insert into listing_statistics (account_id, listing_id, day, views)
    select ${client.accountId}, ${listing.id}, current_date - days, days from unnest(array[1, 729, 735, 2000]) as days`)

  sweepOnce()

  await eventually(async () => {
    const { body } = await client.get(`/listings/${listing.id}/statistics?from=2000-01-01`)
    expect(body.days.map(({ views }: { views: number }) => views)).toEqual([729, 1])
  })
})

/** Objects whose properties are not there. */
async function aTargetWithObjects(numbers: string[]) {
  const { client, target } = await connected(api)
  await api.db.run(sql`
    insert into listed_objects (account_id, target_id, external_id, property_id, listing_id)
    select ${client.accountId}, ${target.id}, number, 'property of ' || number, 'listing of ' || number
    from unnest(${numbers}::text[]) as number`)
  return { accountId: client.accountId, target }
}
