import type { Target } from '@aushang/model'
import sql from 'sql-template-tag'
import { describe, expect, test } from 'vitest'
import { compare, comparisonOnce, differences, mend, online } from '../../test/comparing.ts'
import { eventsOf } from '../../test/events.ts'
import { type Answer, type Client, startApi } from '../../test/harness.ts'
import {
  connected,
  listingGone,
  listingOnce,
  newTarget,
  objectsOnPortal,
  onlineOnPortal,
  onPortal,
  revokeAccess,
  tellPortal,
} from '../../test/portal.ts'
import { eventually, startTestWorker } from '../../test/work.ts'
import { scheduleComparisons } from './comparisons.store.ts'

const api = startApi()

/** What an agent does on the portal's own pages. */
const removeByHand = (client: Client, target: Target, portalId?: string) =>
  tellPortal(api, client, target.id, 'DELETE', `/user/me/realestate/${portalId}`)
const deactivateByHand = (client: Client, target: Target, portalId?: string) =>
  tellPortal(api, client, target.id, 'DELETE', `/publish/${portalId}_10000`)

describe('POST /targets/{id}/compare', () => {
  test('finds nothing when all is as it should be', async () => {
    startTestWorker(api)
    const { client, target } = await connected(api)
    await online(client, target, 'SAME-1')

    const comparison = await compare(client, target)

    expect(comparison).toMatchObject({ advertsRead: 1, advertsTotal: 1, mending: 0, failed: 0 })
    expect(Object.values(comparison.open)).toEqual([0, 0, 0, 0, 0, 0])
    expect(await differences(client, target)).toEqual([])
    expect(Date.parse(comparison.nextAt ?? '') - Date.now()).toBeGreaterThan(20 * 3_600_000)
  })

  test('is still to come as long as there has been none', async () => {
    const { client, target } = await connected(api)

    expect((await client.get(`/targets/${target.id}/comparison`)).body).toEqual({
      targetId: target.id,
      status: 'scheduled',
      advertsRead: 0,
      open: { missing: 0, deactivated: 0, changed: 0, unconfirmed: 0, unwanted: 0, unknown: 0 },
      mending: 0,
      mended: 0,
      failed: 0,
    })
    expect((await client.get('/targets/0TkW4rYx00tU1vW3xY5z/comparison')).status).toBe(404)
  })

  test('is not said to be under way while it is only due some time later, and may be asked for before', async () => {
    startTestWorker(api)
    const { client, target } = await connected(api)
    await online(client, target, 'LATER-1')

    await scheduleComparisons(api.db)
    const scheduled: Answer = await client.get(`/targets/${target.id}/comparison`)

    expect(scheduled.body).toMatchObject({ status: 'scheduled', advertsRead: 0, nextAt: expect.any(String) })
    expect(await compare(client, target)).toMatchObject({ advertsRead: 1 })
  })

  test('an advert that was deleted by hand is noticed, told once, shown, and mended by one call', async () => {
    startTestWorker(api)
    const { client, target } = await connected(api)
    const { listing, property } = await online(client, target, 'GONE-1')
    await online(client, target, 'STAYS-1')
    await removeByHand(client, target, listing.portalId)

    await compare(client, target)
    await compare(client, target)

    const [missing, ...others] = await differences(client, target)
    expect(others).toEqual([])
    expect(missing).toMatchObject({ kind: 'missing', status: 'open', listingId: listing.id, externalId: 'GONE-1' })
    expect((await client.get(`/listings/${listing.id}`)).body.missingSince).toEqual(expect.any(String))
    expect((await client.get('/listings?needsSomeone=true')).body.map(({ id }: { id: string }) => id)).toEqual([
      listing.id,
    ])
    expect((await client.get('/attention')).body.items).toMatchObject([
      { code: 'listings_missing', count: 1, targetId: target.id, examples: [{ propertyId: property.id }] },
    ])
    expect(await eventsOf(api, client, 'listing.missing')).toMatchObject([
      {
        listingId: listing.id,
        propertyId: property.id,
        targetId: target.id,
        kind: 'missing',
        failureCode: 'advert_missing',
      },
    ])

    const mended = await mend(client, target, { action: 'publish', differenceIds: [missing?.id ?? ''] })

    expect(mended.body).toEqual({ action: 'publish', total: 1, refused: [] })
    await eventually(async () => expect(await onPortal(api, client, target.id, 'GONE-1')).toBeTruthy())
    const again = await listingOnce(client, listing.id, { status: 'published' })
    expect(again).not.toHaveProperty('missingSince')
    expect(again.portalId).not.toBe(listing.portalId)
    expect(await differences(client, target)).toEqual([])
    expect((await compare(client, target)).open.missing).toBe(0)
  })

  test('one that was deactivated by hand is brought back, taken down, or left like that', async () => {
    startTestWorker(api)
    const { client, target } = await connected(api)
    const three = await Promise.all(['OFF-1', 'OFF-2', 'OFF-3'].map((number) => online(client, target, number)))
    for (const { listing } of three) await deactivateByHand(client, target, listing.portalId)
    await compare(client, target)
    const found = await differences(client, target, '?kind=deactivated')
    const [back, down, left] = three.map(
      ({ listing }) => found.find(({ listingId }) => listingId === listing.id)?.id ?? '',
    )

    await mend(client, target, { action: 'publish', differenceIds: [back ?? ''] })
    await mend(client, target, { action: 'takeDown', differenceIds: [down ?? ''] })
    await mend(client, target, { action: 'forget', differenceIds: [left ?? ''] })

    await eventually(async () => expect(await onlineOnPortal(api, client, target.id)).toEqual(['OFF-1']))
    await listingGone(client, three[1]?.listing.id ?? '')
    await listingOnce(client, three[0]?.listing.id ?? '', { status: 'published' })
    expect((await compare(client, target)).open.deactivated).toBe(0)
    expect(await differences(client, target, '?status=forgotten')).toMatchObject([{ externalId: 'OFF-3' }])
    expect((await client.get('/attention')).body.items).toEqual([])
  })

  test('one that somebody has changed there is overwritten on request, or accepted', async () => {
    startTestWorker(api)
    const { client, target } = await connected(api)
    const { listing } = await online(client, target, 'CHANGED-1')
    const change = async (title: string) => {
      const { '@id': _id, ...advert } = await onPortal(api, client, target.id, 'CHANGED-1')
      const body = { 'realestates.apartmentRent': { ...advert, title } }
      await tellPortal(api, client, target.id, 'PUT', `/user/me/realestate/${listing.portalId}`, body)
    }
    await compare(client, target)
    await change('Von Hand')

    expect((await compare(client, target)).open.changed).toBe(1)
    await mend(client, target, { action: 'forget', kind: 'changed' })
    expect((await compare(client, target)).open.changed).toBe(0)
    await change('Noch einmal')
    expect((await compare(client, target)).open.changed).toBe(1)
    await mend(client, target, { action: 'publish', kind: 'changed' })

    await eventually(async () => {
      expect((await onPortal(api, client, target.id, 'CHANGED-1')).title).not.toBe('Noch einmal')
    })
    await listingOnce(client, listing.id, { status: 'published' })
    expect((await compare(client, target)).open.changed).toBe(0)
  })

  test('one that is there and should not be is taken down, and what never was ours is left alone', async () => {
    startTestWorker(api)
    const { client, target } = await connected(api)
    const { listing } = await online(client, target, 'STAYED-1')
    await client.delete(`/listings/${listing.id}?abandon=true&force=true`)
    await listingGone(client, listing.id)

    await compare(client, target)

    expect(await differences(client, target)).toMatchObject([{ kind: 'unwanted', externalId: 'STAYED-1' }])
    await mend(client, target, { action: 'takeDown', kind: 'unwanted' })
    await eventually(async () => expect(await onlineOnPortal(api, client, target.id)).toEqual([]))
    await eventually(async () => expect(await differences(client, target)).toEqual([]))
    expect(Object.values((await compare(client, target)).open)).toEqual([0, 0, 0, 0, 0, 0])
  })

  test('what is missing may be forgotten: then the listing goes', async () => {
    startTestWorker(api)
    const { client, target } = await connected(api)
    const { listing, property } = await online(client, target, 'FORGET-1')
    await removeByHand(client, target, listing.portalId)
    await compare(client, target)

    await mend(client, target, { action: 'forget', kind: 'missing' })

    await listingGone(client, listing.id)
    expect((await eventsOf(api, client, 'publication.succeeded')).at(-1)).toMatchObject({
      listingId: listing.id,
      propertyId: property.id,
      operation: 'delete',
    })
    expect(await objectsOnPortal(api, client, target.id)).toBe(0)
  })

  test('is not mended by itself, unless the target says so', async () => {
    startTestWorker(api)
    const { client, target } = await connected(api)
    const { listing } = await online(client, target, 'SELF-1')
    await online(client, target, 'SELF-2')
    await client.patch(`/targets/${target.id}`, { republishMissing: true })
    await removeByHand(client, target, listing.portalId)

    await compare(client, target)

    await eventually(async () => expect(await onPortal(api, client, target.id, 'SELF-1')).toBeTruthy())
    expect(await eventsOf(api, client, 'listing.missing')).toHaveLength(1)
  })

  test('what does not fit, is not known or is another’s is refused by name', async () => {
    startTestWorker(api)
    const { client, target } = await connected(api)
    const neighbour = await connected(api)
    const { listing } = await online(client, target, 'FIT-1')
    await removeByHand(client, target, listing.portalId)
    await compare(client, target)
    const [missing] = await differences(client, target)
    const id = missing?.id ?? ''

    const unfit = await mend(client, target, { action: 'adopt', differenceIds: [id] })
    const foreign = await mend(neighbour.client, neighbour.target, { action: 'publish', differenceIds: [id] })

    expect(unfit.body).toEqual({
      action: 'adopt',
      total: 0,
      refused: [{ differenceId: id, code: 'action_does_not_fit' }],
    })
    const never = await client.post(`/targets/${target.id}/differences/mend`, { action: 'adopt', kind: 'missing' })
    expect([never.status, never.body.issues]).toMatchObject([
      400,
      [{ path: '/action', code: 'not_allowed', message: 'action must be "publish" or "forget".' }],
    ])
    expect(foreign.body.refused).toEqual([{ differenceId: id, code: 'unknown_difference' }])
    for (const path of ['comparison', 'differences']) {
      expect((await neighbour.client.get(`/targets/${target.id}/${path}`)).status).toBe(404)
    }
    for (const [path, body] of [
      ['compare', undefined],
      ['adopt', {}],
      ['differences/mend', { action: 'publish', kind: 'missing' }],
    ] as const) {
      expect((await neighbour.client.post(`/targets/${target.id}/${path}`, body)).status).toBe(404)
    }
    expect((await client.get(`/targets/${target.id}/differences`)).body).toHaveLength(1)
  })
})

describe('Nothing is taken for gone', () => {
  test('when access is revoked in the middle', async () => {
    startTestWorker(api)
    const { client, target } = await connected(api)
    const { listing } = await online(client, target, 'ACCESS-1')
    await revokeAccess(api, client, target.id)

    await client.post(`/targets/${target.id}/compare`)
    const comparison = await comparisonOnce(client, target, { status: 'failed' })

    expect(comparison.failureCode).toBe('unauthorized')
    expect((await client.get(`/targets/${target.id}`)).body.authorizationStatus).toBe('revoked')
    expect(await differences(client, target)).toEqual([])
    expect((await client.get(`/listings/${listing.id}`)).body).not.toHaveProperty('missingSince')
  })

  test('of a target that nobody has connected yet', async () => {
    startTestWorker(api)
    const client = await api.account()
    const target = await newTarget(client)

    await client.post(`/targets/${target.id}/compare`)

    expect((await comparisonOnce(client, target, { status: 'failed' })).failureCode).toBe('unauthorized')
  })
})

test('a target with something online is compared once a day by itself', async () => {
  const worker = startTestWorker(api)
  const { client, target } = await connected(api)
  const { listing } = await online(client, target, 'DAILY-1')
  await removeByHand(client, target, listing.portalId)
  await worker.stop()

  startTestWorker(api)
  await eventually(async () =>
    expect((await client.get(`/targets/${target.id}/comparison`)).body).toMatchObject({
      status: 'scheduled',
      nextAt: expect.any(String),
    }),
  )
  await api.db.run(sql`update comparisons set due_at = now() where target_id = ${target.id}`)

  expect((await comparisonOnce(client, target, { status: 'succeeded' })).open.missing).toBe(1)
})
