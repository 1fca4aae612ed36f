import sql from 'sql-template-tag'
import { describe, expect, test } from 'vitest'
import { type Answer, aProperty, startApi } from '../../test/harness.ts'
import { aJpeg } from '../../test/pictures.ts'
import { connected, listed, listingGone, listingOnce, newListing, newProperty } from '../../test/portal.ts'
import { startSource } from '../../test/source.ts'
import { eventually, processed, startTestWorker, waitingForLocks } from '../../test/work.ts'
import { createListings } from '../listings/listings.store.ts'
import { lockLeavingProperties } from './properties.store.ts'

const api = startApi()

async function published(externalId: string) {
  const source = await startSource({ '/1.jpg': await aJpeg() })
  const { client, target } = await connected(api)
  const draft = aProperty({ externalId, attachments: [{ url: `${source.url}/1.jpg` }] })
  const { body: property } = await client.post('/properties', draft)
  const { id: listingId } = await newListing(client, property.id, target.id)
  await listingOnce(client, listingId, { status: 'published' })
  return { client, target, source, draft, path: `/properties/${property.id}`, listingId }
}

const eventNames = ({ body }: Answer) => body.map(({ eventName }: { eventName: string }) => eventName)

describe('an edit that changes nothing', () => {
  test('is not processed, not published and not told', async () => {
    startTestWorker(api)
    const { client, source, draft, path, listingId } = await published('SAME-1')
    const before = await client.get(path)

    const answers = [
      await client.patch(path, {}),
      await client.patch(path, { attachments: draft.attachments }),
      await client.put(path, draft),
      await client.put(path, before.body),
    ]
    // Whatever they had brought about would come before what this does.
    await client.patch(path, { fields: { baseRent: 1333 } })
    await eventually(async () =>
      expect(eventNames(await client.get('/events')).slice(-1)).toEqual(['publication.succeeded']),
    )
    await eventually(async () => expect(eventNames(await client.get('/events'))).toHaveLength(4))

    for (const { status, text, headers } of answers) {
      expect([status, text, headers['etag']]).toEqual([200, before.text, before.headers['etag']])
    }
    expect(eventNames(await client.get('/events'))).toEqual([
      'property.processing_succeeded',
      'publication.succeeded',
      'property.processing_succeeded',
      'publication.succeeded',
    ])
    expect((await client.get(`/listings/${listingId}/attempts`)).body).toHaveLength(2)
    expect(source.requests).toHaveLength(1)
  })

  test.for([
    ['with another change', (url: string) => ({ fields: { title: 'Neu' }, attachments: [{ url }] })],
    ['with another query', (url: string) => ({ attachments: [{ url: `${url}?v=2` }] })],
  ] as const)('asks for no picture again; the same %s does', async ([_what, patch]) => {
    const client = await api.account()
    const source = await startSource({ '/1.jpg': await aJpeg(), '/1.jpg?v=2': await aJpeg(100, 80) })
    startTestWorker(api)
    const url = `${source.url}/1.jpg`
    const { body } = await client.post('/properties', aProperty({ attachments: [{ url }] }))
    await processed(client, body.id)
    source.files.set('/1.jpg', await aJpeg(100, 80))

    await client.patch(`/properties/${body.id}`, { attachments: [{ url }] })
    await client.patch(`/properties/${body.id}`, patch(url))
    const { attachments } = await processed(client, body.id)

    expect(attachments).toMatchObject([{ width: 100, height: 80 }])
    expect(source.requests).toHaveLength(2)
  })

  test.for([
    ['a member taken away', { links: null }],
    ['a list emptied', { attachments: [] }],
    ['a picture that becomes a floor plan', { attachments: [{ url: 'https://example.org/1.jpg', isFloorPlan: true }] }],
    ['a member deep inside', { fields: { address: { city: 'Potsdam' } } }],
  ])('is not what %s is', async ([_what, patch]) => {
    const client = await api.account()
    const links = [{ title: 'Tour', url: 'https://example.org/tour' }]
    const attachments = [{ url: 'https://example.org/1.jpg' }]
    const { body, headers } = await client.post('/properties', aProperty({ links, attachments }))

    const answer = await client.patch(`/properties/${body.id}`, patch)

    expect(answer.status).toBe(200)
    expect(answer.headers['etag']).not.toBe(headers['etag'])
  })
})

describe('what only the service sets', () => {
  test('is refused in a new property, and so are other members in an edit', async () => {
    const client = await api.account()
    const attachments = [{ url: 'https://example.org/1.jpg' }]
    const { body } = await client.post('/properties', aProperty({ attachments }))
    const path = `/properties/${body.id}`

    const created = await client.post('/properties', body)
    const put = await client.put(path, { ...body, colour: 'red' })
    const patch = await client.patch(path, { attachments: [{ ...body.attachments[0], size: 1 }] })

    const pathsOf = (answer: Answer) => answer.body.issues.map((issue: { path: string }) => issue.path).toSorted()
    expect([created.status, put.status, patch.status]).toEqual([400, 400, 400])
    expect(pathsOf(created)).toEqual(
      expect.arrayContaining(['/attachments/0/id', '/attachments/0/status', '/createdAt', '/id', '/processingStatus']),
    )
    expect(pathsOf(put)).toEqual(['/colour'])
    expect(pathsOf(patch)).toEqual(['/attachments/0/size'])
  })
})

describe('a property that leaves by ?unpublish=true', () => {
  test('shows it, takes no edit, and may be asked to leave again', async () => {
    const worker = startTestWorker(api)
    const { client, draft, path, listingId } = await published('LEAVING-1')
    const before = await client.get(path)
    await worker.stop()

    const leaving = await client.delete(`${path}?unpublish=true`)
    const shown = await client.get(path)
    const edits = [
      await client.put(path, { ...draft, externalId: 'LEAVING-1' }),
      await client.put(path, shown.body),
      await client.patch(path, { fields: { title: 'Neu' } }),
    ]
    const again = await client.delete(`${path}?unpublish=true`)

    expect(before.body).not.toHaveProperty('isLeaving')
    expect(leaving).toMatchObject({ status: 202, body: { ...before.body, isLeaving: true } })
    expect(shown.text).toBe(leaving.text)
    expect((await client.get('/properties')).body).toEqual([shown.body])
    for (const edit of edits) expect(edit).toMatchObject({ status: 409, body: { code: 'property_is_leaving' } })
    expect([again.status, again.text]).toEqual([202, leaving.text])
    startTestWorker(api)
    await listingGone(client, listingId)
    expect((await client.get(path)).status).toBe(404)
  })

  test('is asked again while somebody records that it is taken down, and neither waits for the other', async () => {
    const { client, target } = await connected(api)
    const { body: property } = await client.post('/properties', aProperty({ externalId: 'LEAVING-2' }))
    const { id } = await newListing(client, property.id, target.id)
    const leave = () => client.delete(`/properties/${property.id}?unpublish=true`)
    await leave()

    const again = await api.db.transaction(async (tx) => {
      await tx.run(sql`select from listings where account_id = ${client.accountId} and id = ${id} for update`)
      const answer = leave()
      await eventually(async () => expect(await waitingForLocks(api)).toBe(1))
      await lockLeavingProperties(tx, client.accountId, [property.id])
      return { answer }
    })

    expect((await again.answer).status).toBe(202)
  })

  test('is asked to while somebody deletes it without, or edits it, and neither waits for the other', async () => {
    const { client, target } = await connected(api)
    const { body: property } = await client.post('/properties', aProperty({ externalId: 'LEAVING-3' }))
    const { id } = await newListing(client, property.id, target.id)

    const leaving = await api.db.transaction(async (tx) => {
      await tx.run(
        sql`select from properties where account_id = ${client.accountId} and id = ${property.id} for update`,
      )
      const answer = client.delete(`/properties/${property.id}?unpublish=true`)
      await eventually(async () => expect(await waitingForLocks(api)).toBe(1))
      await tx.run(sql`select from listings where account_id = ${client.accountId} and id = ${id} for update`)
      return { answer }
    })

    expect((await leaving.answer).status).toBe(202)
  })

  test('is not deleted by a DELETE without, which says that it leaves', async () => {
    const { client, target } = await connected(api)
    const { body: property } = await client.post('/properties', aProperty({ externalId: 'LEAVING-4' }))
    await newListing(client, property.id, target.id)
    await client.delete(`/properties/${property.id}?unpublish=true`)

    const answer = await client.delete(`/properties/${property.id}`)

    expect(answer).toMatchObject({ status: 409, body: { code: 'property_is_leaving' } })
  })
})

describe('the number of a property', () => {
  const refusal = { status: 400, body: { issues: [{ path: '/externalId', code: 'unchangeable' }] } }

  test('stays once it was online, also when it is no more', async () => {
    startTestWorker(api)
    const { client, target, path, listingId } = await published('KNOWN-1')

    const online = await client.patch(path, { externalId: 'KNOWN-2' })
    await client.delete(`/listings/${listingId}`)
    await listingGone(client, listingId)
    const offline = await client.patch(path, { externalId: 'KNOWN-2' })
    const propertyId = path.split('/').at(-1)
    const asked = { propertyId, changes: { externalId: 'KNOWN-2' }, targetId: target.id }
    const checked = await client.post('/listings/check', asked)

    expect([online, offline]).toMatchObject([refusal, refusal])
    expect(offline.body.issues[0].message).toContain('externalId stays KNOWN-1')
    expect(checked.body.issues).toMatchObject(refusal.body.issues)
    expect((await client.get(path)).body.externalId).toBe('KNOWN-1')
  })

  test('changes after portals have refused it, its listing goes on under the new one, and the old one is anybody’s', async () => {
    startTestWorker(api)
    const { client, target } = await connected(api)
    const { property, listing } = await listed(client, target, 'REJECT-1')
    const [path, listingId] = [`/properties/${property.id}`, listing.id]
    await listingOnce(client, listingId, { status: 'failed' })

    const asked = { propertyId: property.id, changes: {}, targetId: target.id }
    const before = await client.post('/listings/check', asked)
    const renumbered = await client.patch(path, { externalId: 'FREE-1' })
    await listingOnce(client, listingId, { status: 'published' })
    const after = await client.post('/listings/check', asked)
    await listed(client, target, 'REJECT-1')

    expect(renumbered).toMatchObject({ status: 200, body: { externalId: 'FREE-1' } })
    expect(before.body.unchangeable).toEqual([])
    expect(after.body.unchangeable).toMatchObject(refusal.body.issues)
  })

  test('changes to none that another has on the same target', async () => {
    startTestWorker(api)
    const { client, target } = await connected(api)
    await listed(client, target, 'TAKEN-1')
    const { property, listing } = await listed(client, target, 'REJECT-2')
    await listingOnce(client, listing.id, { status: 'failed' })

    const taken = await client.patch(`/properties/${property.id}`, { externalId: 'TAKEN-1' })

    expect(taken).toMatchObject({ status: 409, body: { code: 'external_id_taken' } })
    expect((await client.get(`/properties/${property.id}`)).body.externalId).toBe('REJECT-2')
  })

  test('stays while somebody is telling a portal', async () => {
    const { client, target } = await connected(api)
    const { property, listing } = await listed(client, target, 'BUSY-1')
    const rename = () => client.patch(`/properties/${property.id}`, { externalId: 'BUSY-2' })

    const held = await api.db.transaction(async (tx) => {
      await tx.run(sql`select from listings where account_id = ${client.accountId} and id = ${listing.id} for update`)
      return rename()
    })
    await api.db.run(sql`
      update listings set lease_until = now() + interval '1 minute'
      where account_id = ${client.accountId} and id = ${listing.id}`)
    const leased = await rename()
    await api.db.run(sql`
      update listings set lease_until = null, due_at = null
      where account_id = ${client.accountId} and id = ${listing.id}`)

    expect([held, leased]).toMatchObject([refusal, refusal])
    expect((await rename()).status).toBe(200)
  })

  test('is that of a listing which is made at the same moment', async () => {
    const { client, target } = await connected(api)
    const property = await newProperty(client, { externalId: 'RACE-1' })

    const renumbered = await api.db.transaction(async (tx) => {
      await createListings(tx, client.accountId, [{ propertyId: property.id, targetId: target.id }])
      const answer = client.patch(`/properties/${property.id}`, { externalId: 'RACE-2' })
      await eventually(async () => expect(await waitingForLocks(api)).toBe(1))
      return { answer }
    })

    expect((await renumbered.answer).status).toBe(200)
    const objects = await api.db.many(sql`
      select external_id as number from listed_objects where account_id = ${client.accountId}`)
    expect(objects).toEqual([{ number: 'RACE-2' }])
  })
})
