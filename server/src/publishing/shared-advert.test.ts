import { describe, expect, test } from 'vitest'
import { startApi } from '../../test/harness.ts'
import {
  listingGone,
  listingOnce,
  newListing,
  newProperty,
  newTarget,
  onlineOnPortal,
  visitPortal,
} from '../../test/portal.ts'
import { startTestWorker } from '../../test/work.ts'

const api = startApi()

/** An agency that has connected one user of the portal twice, with a property on both targets. */
async function listedTwice(externalId: string) {
  startTestWorker(api)
  const client = await api.account()
  const [first, second] = [await newTarget(client), await newTarget(client)]
  for (const target of [first, second]) await visitPortal(api, target, 'allow', `agency-${first.id.toLowerCase()}`)
  const property = await newProperty(client, { externalId })
  const online = async (targetId: string) => {
    const { id } = await newListing(client, property.id, targetId)
    return listingOnce(client, id, { status: 'published' })
  }
  return { client, target: first, listings: [await online(first.id), await online(second.id)] as const }
}

describe('an advert that two targets show, because they lead to one user of the portal', () => {
  test('stays while one of them is taken down, and goes with the other', async () => {
    const { client, target, listings } = await listedTwice('SHARED-1')
    const [first, second] = listings

    await client.delete(`/listings/${first.id}`)
    await listingGone(client, first.id)
    const whileShown = await onlineOnPortal(api, client, target.id)
    await client.delete(`/listings/${second.id}`)
    await listingGone(client, second.id)

    expect(first.portalId).toBe(second.portalId)
    expect(whileShown).toEqual(['SHARED-1'])
    expect(await onlineOnPortal(api, client, target.id)).toEqual([])
  })

  test('goes when both are taken down at once', async () => {
    const { client, target, listings } = await listedTwice('SHARED-2')

    await Promise.all(listings.map(({ id }) => client.delete(`/listings/${id}`)))
    for (const { id } of listings) await listingGone(client, id)

    expect(await onlineOnPortal(api, client, target.id)).toEqual([])
  })
})
