import sql from 'sql-template-tag'
import { describe, expect, test } from 'vitest'
import { compare, differences, mend, online } from '../../test/comparing.ts'
import { startApi } from '../../test/harness.ts'
import {
  connected,
  listingGone,
  listingOnce,
  newListing,
  onlineOnPortal,
  onPortal,
  tellPortal,
} from '../../test/portal.ts'
import { callsOnPortal } from '../../test/portal-log.ts'
import { eventually, startTestWorker } from '../../test/work.ts'
import { beginComparison, endComparison } from './comparisons.store.ts'
import { recordListings } from './record-differences.ts'

const api = startApi()

describe('what a comparison has found, and is not so any more', () => {
  test('an advert that should not be there, and is listed again, is not taken down', async () => {
    startTestWorker(api)
    const { client, target } = await connected(api)
    const { property, listing } = await online(client, target, 'AGAIN-1')
    await client.delete(`/listings/${listing.id}?abandon=true&force=true`)
    await listingGone(client, listing.id)
    await compare(client, target)
    expect(await differences(client, target)).toMatchObject([{ kind: 'unwanted' }])
    const again = await newListing(client, property.id, target.id)
    await listingOnce(client, again.id, { status: 'published' })

    await mend(client, target, { action: 'takeDown', kind: 'unwanted' })

    await eventually(async () => expect(await differences(client, target)).toEqual([]))
    expect(await onlineOnPortal(api, client, target.id)).toEqual(['AGAIN-1'])
  })

  test('a listing that was missing, and is online again, is not forgotten', async () => {
    startTestWorker(api)
    const { client, target } = await connected(api)
    const { property, listing } = await online(client, target, 'BACK-1')
    await tellPortal(api, client, target.id, 'DELETE', `/user/me/realestate/${listing.portalId}`)
    await compare(client, target)
    expect(await differences(client, target)).toMatchObject([{ kind: 'missing' }])
    await client.patch(`/properties/${property.id}`, { fields: { title: 'Wieder da' } })
    await eventually(async () => expect((await onPortal(api, client, target.id, 'BACK-1'))?.title).toBe('Wieder da'))
    await listingOnce(client, listing.id, { status: 'published' })

    await mend(client, target, { action: 'forget', kind: 'missing' })

    expect(await differences(client, target)).toEqual([])
    expect((await client.get(`/listings/${listing.id}`)).status).toBe(200)
  })

  test('a change is not read from the portal as long as the listing waits to be published', async () => {
    const worker = startTestWorker(api)
    const { client, target } = await connected(api)
    const { listing } = await online(client, target, 'WAITS-1')
    await compare(client, target)
    const { '@id': portalId, ...advert } = await onPortal(api, client, target.id, 'WAITS-1')
    const body = { 'realestates.apartmentRent': { ...advert, title: 'Von Hand' } }
    await tellPortal(api, client, target.id, 'PUT', `/user/me/realestate/${portalId}`, body)
    expect((await compare(client, target)).open.changed).toBe(1)
    await worker.stop()
    await api.db.run(sql`update listings set due_at = now() + interval '1 hour' where id = ${listing.id}`)
    const reads = async () => {
      const calls = await callsOnPortal(api)
      return calls.filter(({ method, path }) => method === 'GET' && path.includes(portalId)).length
    }
    const before = await reads()

    await mend(client, target, { action: 'adopt', kind: 'changed' })
    startTestWorker(api)

    await eventually(async () => {
      const { waits } = await api.db.one<{ waits: boolean }>(sql`
        select due_at > now() + interval '20 seconds' as waits from differences where account_id = ${client.accountId}`)
      expect(waits).toBe(true)
    })
    expect(await reads()).toBe(before)
  })
})

test('a listing that was on its way while others were asked for is not taken for gone', async () => {
  const worker = startTestWorker(api)
  const { client, target } = await connected(api)
  await online(client, target, 'MOVED-1')
  await compare(client, target)
  await worker.stop()
  const { id } = await api.db.one<{ id: string }>(sql`
    select id from comparisons where account_id = ${client.accountId}`)
  // The pages of this one are read, nothing stood on them, and nothing was asked for.
  const comparison = await beginComparison(api.db, { accountId: client.accountId, id })

  const connector = api.portals.connectorOf(target.type)
  await api.db.transaction((tx) => recordListings(tx, comparison, connector))

  expect(await differences(client, target)).toEqual([])
})

test('who asks for all adverts at the last step of a comparison gets them by the next, which begins at once', async () => {
  const { client, target } = await connected(api)
  await client.post(`/targets/${target.id}/compare`)
  const { id } = await api.db.one<{ id: string }>(sql`
    select id from comparisons where account_id = ${client.accountId} and target_id = ${target.id}`)
  const begun = await beginComparison(api.db, { accountId: client.accountId, id })

  await client.post(`/targets/${target.id}/adopt`, {})
  await api.db.transaction((tx) => endComparison(tx, begun, null))

  const after = await api.db.one(sql`
    select adopts_unknown as "adoptsUnknown", due_at <= now() as "isDue" from comparisons where id = ${id}`)
  expect(after).toEqual({ adoptsUnknown: true, isDue: true })
})
