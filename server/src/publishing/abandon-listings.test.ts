import { afterEach, describe, expect, test } from 'vitest'
import { eventsOf } from '../../test/events.ts'
import { aContact, type Client, startApi } from '../../test/harness.ts'
import { oneLine } from '../../test/one-line-connector.ts'
import { listingGone, listingOnce, newListing, newProperty } from '../../test/portal.ts'
import { startReceiver } from '../../test/receiver.ts'
import { eventually, startTestWorker } from '../../test/work.ts'

const api = startApi({ connectors: [oneLine] })

let isLost = false
afterEach(() => void (isLost = false))

/** An advert on a portal that is there, and may be lost later. */
async function anAdvert() {
  const portal = await startReceiver(() => (isLost ? 503 : 204))
  const client = await api.account()
  await client.put('/account/credentials/one-line', { contract: 'C-1' })
  const { body: contact } = await client.post('/contacts', aContact())
  const credentials = { url: portal.url, password: 'secret' }
  const { body: target } = await client.post('/targets', {
    type: 'one-line',
    credentials,
    options: { owner: contact.id },
  })
  await eventually(async () =>
    expect((await client.get(`/targets/${target.id}`)).body.authorizationStatus).toBe('authorized'),
  )
  const property = await newProperty(client)
  const { id } = await newListing(client, property.id, target.id)
  const listing = await listingOnce(client, id, { status: 'published' })
  return { client, target, property, listing }
}

describe('DELETE /listings/{id}', () => {
  test('tells the reason in the event', async () => {
    startTestWorker(api)
    const { client, listing } = await anAdvert()

    await client.delete(`/listings/${listing.id}?reason=rented`)
    await listingGone(client, listing.id)

    expect((await eventsOf(api, client, 'publication.succeeded')).at(-1)).toMatchObject({
      operation: 'delete',
      reason: 'rented',
    })
  })

  test('with abandon lets a listing go whose portal is lost, and says what may still be online', async () => {
    startTestWorker(api)
    const { client, target, property, listing } = await anAdvert()
    isLost = true
    await client.delete(`/listings/${listing.id}`)
    await listingOnce(client, listing.id, { status: 'unpublishing', failureCode: 'portal_unavailable' })

    const abandoned = await client.delete(`/listings/${listing.id}?abandon=true&reason=other`)

    expect(abandoned).toMatchObject({ status: 202, body: { id: listing.id } })
    expect((await client.get(`/listings/${listing.id}`)).status).toBe(404)
    expect((await eventsOf(api, client, 'publication.succeeded')).at(-1)).toMatchObject({
      listingId: listing.id,
      operation: 'delete',
      reason: 'other',
      abandoned: true,
      portalId: listing.portalId,
      publicUrl: listing.publicUrl,
    })
    expect((await client.delete(`/properties/${property.id}`)).status).toBe(204)
    expect((await client.delete(`/targets/${target.id}`)).status).toBe(204)
  })

  test('with abandon is refused while the portal can be told, unless force is said too', async () => {
    startTestWorker(api)
    const { client, listing } = await anAdvert()

    const refused = await client.delete(`/listings/${listing.id}?abandon=true`)
    const forced = await client.delete(`/listings/${listing.id}?abandon=true&force=true`)

    expect(refused).toMatchObject({ status: 409, body: { code: 'portal_reachable' } })
    expect(forced.status).toBe(202)
    expect((await client.get(`/listings/${listing.id}`)).status).toBe(404)
  })

  test('lets the property go that left with it', async () => {
    startTestWorker(api)
    const { client, property, listing } = await anAdvert()
    isLost = true
    await client.delete(`/properties/${property.id}?unpublish=true`)
    await listingOnce(client, listing.id, { failureCode: 'portal_unavailable' })

    await client.delete(`/listings/${listing.id}?abandon=true`)

    expect((await client.get(`/properties/${property.id}`)).status).toBe(404)
  })

  test('gives another account the answer of a listing that is not there', async () => {
    startTestWorker(api)
    const { client, listing } = await anAdvert()
    const stranger = await api.account()

    const foreign = await stranger.delete(`/listings/${listing.id}?abandon=true&force=true`)
    const missing = await stranger.delete('/listings/00000000000000000000?abandon=true&force=true')

    expect({ ...foreign.body, requestId: '' }).toEqual({ ...missing.body, requestId: '' })
    expect((await client.get(`/listings/${listing.id}`)).status).toBe(200)
  })
})

describe('DELETE /targets/{id} with abandon', () => {
  /** Two adverts, of a portal that is lost by now. */
  async function twoAdverts() {
    const { client, target, listing } = await anAdvert()
    const { id } = await newListing(client, (await newProperty(client)).id, target.id)
    await listingOnce(client, id, { status: 'published' })
    isLost = true
    return { client, target, ids: [listing.id, id] as const }
  }

  async function takeDownInVain(client: Client, id: string) {
    await client.delete(`/listings/${id}`)
    await listingOnce(client, id, { failureCode: 'portal_unavailable' })
  }

  test('lets a target go whose portal is lost, with all its listings', async () => {
    startTestWorker(api)
    const { client, target, ids } = await twoAdverts()

    const healthy = await client.delete(`/targets/${target.id}?abandon=true`)
    for (const id of ids) await takeDownInVain(client, id)
    const plain = await client.delete(`/targets/${target.id}`)
    const lost = await client.delete(`/targets/${target.id}?abandon=true`)

    expect(healthy).toMatchObject({ status: 409, body: { code: 'portal_reachable' } })
    expect(plain).toMatchObject({ status: 409, body: { code: 'target_has_listings' } })
    expect(lost.status).toBe(204)
    const told = (await eventsOf(api, client, 'publication.succeeded')).filter(({ abandoned }) => abandoned)
    expect(new Set(told.map(({ listingId }) => listingId))).toEqual(new Set(ids))
    expect((await client.get('/listings')).body).toEqual([])
  })

  test('is refused while one of its listings can be told to the portal, unless force is said too', async () => {
    startTestWorker(api)
    const { client, target, ids } = await twoAdverts()
    await takeDownInVain(client, ids[0])

    const refused = await client.delete(`/targets/${target.id}?abandon=true`)
    const { body: kept } = await client.get('/listings')
    const forced = await client.delete(`/targets/${target.id}?abandon=true&force=true`)

    expect(refused).toMatchObject({ status: 409, body: { code: 'portal_reachable' } })
    expect(kept).toHaveLength(2)
    expect(forced.status).toBe(204)
    expect((await client.get('/listings')).body).toEqual([])
  })
})
