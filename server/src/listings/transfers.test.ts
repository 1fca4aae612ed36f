import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { type Client, startApi } from '../../test/harness.ts'
import { connected, listed } from '../../test/portal.ts'
import { eventually, waitingForLocks } from '../../test/work.ts'
import { LeaseLost, recordTransfer } from './attempts.store.ts'
import type { ListingRow } from './claim-listings.ts'
import { listOnline, recordFullTransfer, StockChanged } from './full-transfers.store.ts'

const api = startApi()

const setTransfer = ({ accountId }: Client, id: string, transfer: string) =>
  api.db.run(sql`update listings set transfer = ${transfer} where account_id = ${accountId} and id = ${id}`)

test('whoever has lost a listing to another does not hand it over any more', async () => {
  const { client, target } = await connected(api)
  const { listing } = await listed(client, target, 'LOST-1')
  await api.db.run(sql`update listings set lease_token = 'another' where account_id = ${client.accountId}`)

  const late = { accountId: client.accountId, id: listing.id, token: 'late' } as ListingRow

  await expect(recordTransfer(api.db, late, 'LOST-1.zip', false)).rejects.toThrow(LeaseLost)
})

test('a full transfer is not sent when something was handed over since it was prepared', async () => {
  const { client, target } = await connected(api)
  const [first, second] = [await listed(client, target, 'FULL-1'), await listed(client, target, 'FULL-2')]
  await setTransfer(client, first.listing.id, 'FULL-1.zip')
  const carried = await listOnline(api.db, client.accountId, target.id)
  expect(carried.map(({ id }) => id)).toEqual([first.listing.id])
  const send = () => recordFullTransfer(api.db, client.accountId, target.id, { carried, transfer: 'full.zip' })

  await send()
  await setTransfer(client, second.listing.id, 'FULL-2.zip')

  await expect(send()).rejects.toThrow(StockChanged)
})

test('a full transfer locks listings in the order of their ids, as all others do', async () => {
  const { client, target } = await connected(api)
  const { accountId } = client
  const ids = [
    (await listed(client, target, 'ORDER-1')).listing.id,
    (await listed(client, target, 'ORDER-2')).listing.id,
  ]
  const [first, second] = ids.toSorted()
  await api.db.run(sql`update listings set published_version = 1 where account_id = ${accountId}`)
  // By now it lies behind the second.
  await api.db.run(sql`update listings set updated_at = now() where account_id = ${accountId} and id = ${first}`)
  const carried = await listOnline(api.db, accountId, target.id)
  const lock = (id = '') =>
    sql`select id from listings where account_id = ${accountId} and id = ${id} for update nowait`

  let sending: Promise<void> | undefined
  await api.db.transaction(async (tx) => {
    await tx.one(lock(first))
    sending = api.db.transaction(async (other) => {
      // As the database may find them when they are many.
      await other.run(sql`set local enable_indexscan = off`)
      await other.run(sql`set local enable_bitmapscan = off`)
      await recordFullTransfer(other, accountId, target.id, { carried, transfer: 'full.zip' })
    })
    await eventually(async () => expect(await waitingForLocks(api)).toBe(1))

    await tx.one(lock(second))
  })

  await sending
})
