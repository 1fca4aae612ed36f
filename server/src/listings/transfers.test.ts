import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { type Client, startApi } from '../../test/harness.ts'
import { connected, listed } from '../../test/portal.ts'
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
