import { describe, expect, test } from 'vitest'
import { startApi } from '../../test/harness.ts'
import { connected, listed, listingGone, listingOnce, newListing, onPortal } from '../../test/portal.ts'
import { callsOnPortal } from '../../test/portal-log.ts'
import { eventually, startTestWorker } from '../../test/work.ts'

const api = startApi()

/** Published once, and switched off on the portal. */
async function aKeptAdvert(externalId: string) {
  startTestWorker(api)
  const { client, target } = await connected(api)
  const { property, listing } = await listed(client, target, externalId)
  const { portalId } = await listingOnce(client, listing.id, { status: 'published' })
  await client.delete(`/listings/${listing.id}`)
  await listingGone(client, listing.id)
  return { client, target, property, portalId }
}

describe('an advert that the portal keeps, switched off', () => {
  test('is deleted there when its property is deleted here', async () => {
    const { client, target, property } = await aKeptAdvert('KEPT-1')
    const before = await onPortal(api, client, target.id, 'KEPT-1')

    const { status } = await client.delete(`/properties/${property.id}`)

    expect(before).toMatchObject({ realEstateState: 'INACTIVE' })
    expect(status).toBe(204)
    await eventually(async () => expect(await onPortal(api, client, target.id, 'KEPT-1')).toBeNull())
  })

  test.for(['alone', 'with others'])('is switched on again when it is listed again, %s', async (how) => {
    const externalId = `AGAIN-${how.length}`
    const { client, target, property, portalId } = await aKeptAdvert(externalId)
    const callsBefore = (await callsOnPortal(api, { externalId })).length

    if (how === 'alone') await newListing(client, property.id, target.id)
    else
      await client.post('/listings/bulk', {
        action: 'publish',
        pairs: [{ propertyId: property.id, targetId: target.id }],
      })

    const [again] = await eventually(async () => {
      const { body } = await client.get('/listings')
      expect(body).toMatchObject([{ status: 'published', portalId }])
      return body
    })
    const calls = (await callsOnPortal(api, { externalId })).slice(callsBefore)
    expect(calls.filter(({ method, path }) => method === 'POST' && path.endsWith('/realestate'))).toEqual([])
    expect(await onPortal(api, client, target.id, externalId)).toMatchObject({ realEstateState: 'ACTIVE' })
    await client.delete(`/listings/${again.id}`)
    await listingGone(client, again.id)
    await client.delete(`/properties/${property.id}`)
    await eventually(async () => expect(await onPortal(api, client, target.id, externalId)).toBeNull())
  })
})
