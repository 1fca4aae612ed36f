import type { Property, Target } from '@aushang/model'
import { expect, test } from 'vitest'
import { compare, comparisonOnce, differences, mend } from '../../test/comparing.ts'
import { type Client, startApi } from '../../test/harness.ts'
import { aPicture, otherHand } from '../../test/other-hand.ts'
import {
  attachmentsOnPortal,
  connected,
  listingOnce,
  newListing,
  newProperty,
  newTarget,
  objectsOnPortal,
  onPortal,
  tellPortal,
  visitPortal,
} from '../../test/portal.ts'
import { callsOnPortal } from '../../test/portal-log.ts'
import { eventually, nothingDue, startTestWorker } from '../../test/work.ts'

const api = startApi()

async function changeByHand(client: Client, target: Target, externalId: string, changes: object): Promise<void> {
  const { '@id': portalId, ...advert } = await onPortal(api, client, target.id, externalId)
  const body = { 'realestates.apartmentRent': { ...advert, ...changes } }
  await tellPortal(api, client, target.id, 'PUT', `/user/me/realestate/${portalId}`, body)
}

test('what an agent has changed on the portal becomes ours, is told to the other portals, and to this one only with the next edit', async () => {
  startTestWorker(api)
  const { client, target } = await connected(api)
  const second = await newTarget(client, { name: 'Another' })
  await visitPortal(api, second)
  // The portal hides where it lies, and has no place of its own for the rest.
  const address = {
    street: 'Musterweg',
    streetNumber: '1',
    postalCode: '10115',
    city: 'Berlin',
    latitude: 52.52,
    longitude: 13.4,
  }
  const fields = { hasFireplace: true, isSuitableAsSharedFlat: true, address }
  const property = await newProperty(client, { externalId: 'BY-HAND-1', fields })
  const listing = await newListing(client, property.id, target.id)
  const elsewhere = await newListing(client, property.id, second.id)
  const { portalId = '' } = await listingOnce(client, listing.id, { status: 'published' })
  await listingOnce(client, elsewhere.id, { status: 'published' })
  await compare(client, target)
  await changeByHand(client, target, 'BY-HAND-1', { title: 'Von Hand', baseRent: '777.5', lift: 'true' })
  await otherHand(api, client, target.id).hang(portalId, await aPicture())
  expect((await compare(client, target)).open.changed).toBe(1)
  const since = performance.timeOrigin + performance.now()

  const { body: mending } = await mend(client, target, { action: 'adopt', kind: 'changed' })

  expect(mending).toMatchObject({ total: 1, refused: [] })
  await comparisonOnce(client, target, { mending: 0, mended: 1, failed: 0 })
  await nothingDue(api, client, 'properties')
  await nothingDue(api, client, 'listings')
  const now: Property = (await client.get(`/properties/${property.id}`)).body
  expect(now.fields).toEqual({ ...property.fields, title: 'Von Hand', baseRent: 777.5, hasLift: true })
  expect(now.attachments).toMatchObject([{ title: 'Blick', status: 'succeeded' }])
  expect(await onPortal(api, client, second.id, 'BY-HAND-1')).toMatchObject({ title: 'Von Hand', lift: 'true' })
  await listingOnce(client, listing.id, { status: 'published', portalId })
  const told = (await callsOnPortal(api, { user: `agency-${target.id.toLowerCase()}`, sinceMs: since })).map(
    ({ method }) => method,
  )
  expect(new Set(told)).toEqual(new Set(['GET']))
  expect((await compare(client, target)).open.changed).toBe(0)

  await client.patch(`/properties/${property.id}`, { fields: { title: 'Und wieder von hier' } })

  await eventually(async () =>
    expect(await onPortal(api, client, target.id, 'BY-HAND-1')).toMatchObject({ title: 'Und wieder von hier' }),
  )
  await listingOnce(client, listing.id, { status: 'published', portalId })
  expect(await attachmentsOnPortal(api, client, target.id, 'BY-HAND-1')).toMatchObject([
    { title: 'Blick' },
    { title: 'Rundgang' },
  ])
  expect(await objectsOnPortal(api, client, target.id)).toBe(1)
})

test('what is deleted while it is to be taken over is said to be gone, and the property stays as it is', async () => {
  startTestWorker(api)
  const { client, target } = await connected(api)
  const property = await newProperty(client, { externalId: 'BY-HAND-2' })
  const listing = await newListing(client, property.id, target.id)
  const { portalId } = await listingOnce(client, listing.id, { status: 'published' })
  await compare(client, target)
  await changeByHand(client, target, 'BY-HAND-2', { title: 'Von Hand' })
  await compare(client, target)
  await tellPortal(api, client, target.id, 'DELETE', `/user/me/realestate/${portalId}`)

  await mend(client, target, { action: 'adopt', kind: 'changed' })

  const [failed] = await eventually(async () => {
    const found = await differences(client, target, '?status=failed')
    expect(found).toHaveLength(1)
    return found
  })
  expect(failed).toMatchObject({ kind: 'changed', action: 'adopt', failureCode: 'advert_unreadable' })
  expect((await client.get(`/properties/${property.id}`)).body.fields).toEqual(property.fields)
})
