import type { Property, Target } from '@aushang/model'
import sql, { raw } from 'sql-template-tag'
import { beforeAll, describe, expect, test } from 'vitest'
import { aProperty, type Client, startApi } from '../../test/harness.ts'
import { connectedTarget, listingGone, listingOnce, newListing, newProperty, newTarget } from '../../test/portal.ts'
import { eventually, startTestWorker, waitingForLocks } from '../../test/work.ts'

const api = startApi()

describe('POST /listings', () => {
  let client: Client
  let target: Target
  beforeAll(async () => {
    client = await api.account()
    target = await connectedTarget(api, client)
  })

  test('answers with a listing that is on its way', async () => {
    const property = await newProperty(client)

    const { status, body, headers } = await client.post('/listings', { propertyId: property.id, targetId: target.id })

    expect(status).toBe(201)
    expect(headers['location']).toBe(`/listings/${body.id}`)
    expect(body).toMatchObject({ propertyId: property.id, targetId: target.id, status: 'pending', attempts: 0 })
    expect((await client.get(`/listings/${body.id}`)).body).toEqual(body)
    expect((await client.get(`/listings?propertyId=${property.id}`)).body).toEqual([body])
    expect((await client.get(`/listings?propertyId=${property.id}&status=published`)).body).toEqual([])
  })

  test('refuses the same pair twice', async () => {
    const property = await newProperty(client)
    await newListing(client, property.id, target.id)

    const again = await client.post('/listings', { propertyId: property.id, targetId: target.id })

    expect(again).toMatchObject({ status: 409, body: { code: 'listing_exists' } })
  })

  test('refuses a number that another property has on the target, and takes it on another target', async () => {
    const [first, second] = [
      await newProperty(client, { externalId: 'SAME-1' }),
      await newProperty(client, { externalId: 'SAME-1' }),
    ]
    const elsewhere = await connectedTarget(api, client)
    await newListing(client, first.id, target.id)

    const pair = { propertyId: second.id, targetId: target.id }
    const checked = await client.post('/listings/check', pair)
    const taken = await client.post('/listings', pair)
    const free = await client.post('/listings', { propertyId: second.id, targetId: elsewhere.id })

    expect(checked.body).toMatchObject({ ok: false, problems: [{ path: '/externalId', code: 'external_id_taken' }] })
    expect(taken).toMatchObject({ status: 409, body: { code: 'external_id_taken' } })
    expect(free.status).toBe(201)
  })

  test('names every reference that leads nowhere, also into another account', async () => {
    const other = await api.account()
    const property = await newProperty(client)

    const answer = await other.post('/listings', { propertyId: property.id, targetId: target.id })

    expect(answer.status).toBe(400)
    expect(answer.body.issues).toMatchObject([
      { path: '/propertyId', code: 'unknown_property' },
      { path: '/targetId', code: 'unknown_target' },
    ])
  })

  test('gives each of those that come at once its own answer', async () => {
    const [free, twice, first, second] = await Promise.all([
      newProperty(client),
      newProperty(client),
      newProperty(client, { externalId: 'SAME-2' }),
      newProperty(client, { externalId: 'SAME-2' }),
    ])

    const publish = ({ id }: Property, targetId = target.id) => client.post('/listings', { propertyId: id, targetId })
    const answers = await Promise.all([
      publish(free),
      publish(free, free.id),
      publish(twice),
      publish(twice),
      publish(first),
      publish(second),
    ])

    const [fine, nowhere, ...contested] = answers.map(({ status, body }): string => body.code ?? String(status))
    expect([fine, nowhere]).toEqual(['201', 'invalid_request'])
    expect(contested.slice(0, 2).toSorted()).toEqual(['201', 'listing_exists'])
    expect(contested.slice(2).toSorted()).toEqual(['201', 'external_id_taken'])
    expect((await client.get(`/listings?propertyId=${free.id}`)).body).toEqual([answers[0]?.body])
  })

  test.each(['property', 'target'])('names a %s that is deleted in the same moment', async (noun) => {
    const property = await newProperty(client)
    const doomed = await newTarget(client)
    const id = noun === 'property' ? property.id : doomed.id
    const table = raw(noun === 'property' ? 'properties' : 'targets')

    const creating = await api.db.transaction(async (tx) => {
      await tx.run(sql`delete from ${table} where account_id = ${client.accountId} and id = ${id}`)
      const answer = client.post('/listings', { propertyId: property.id, targetId: doomed.id })
      await eventually(async () => expect(await waitingForLocks(api)).toBe(1))
      return { answer }
    })
    const { status, body } = await creating.answer
    expect(status).toBe(400)
    expect(body.issues).toMatchObject([{ path: `/${noun}Id`, code: `unknown_${noun}` }])
  })
})

describe('GET /listings?propertyId=', () => {
  test('looks for the listings of the property, and not at all there are', async () => {
    const client = await api.account()
    const target = await connectedTarget(api, client)
    const { id } = await newProperty(client, { externalId: 'NEEDLE-1' })
    await newListing(client, id, target.id)
    await haystack(client, target)
    const before = await lookups()

    const { body: listings } = await client.get(`/listings?propertyId=${id}`)
    const { body: properties } = await client.get('/properties?externalId=NEEDLE-1')
    // What an idle connection has done is else counted only ten seconds later.
    await api.db.run(sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`)

    expect([listings, properties]).toMatchObject([[{ propertyId: id }], [{ id }]])
    await eventually(async () => {
      const { ofProperty, byExternalId } = await lookups()
      expect(ofProperty).toBeGreaterThan(before.ofProperty)
      expect(byExternalId).toBeGreaterThan(before.byExternalId)
    })
  })

  /** So many that the database would rather use an index. */
  async function haystack({ accountId }: Client, target: Target): Promise<void> {
    await api.db.run(sql`
      insert into properties (account_id, id, type, external_id, fields, attachments, due_at)
      select account_id, 'hay' || n, type, 'hay' || n, fields, attachments, null
      from properties, generate_series(1, 2000) as n where account_id = ${accountId}`)
    await api.db.run(sql`
      insert into listings (account_id, id, property_id, target_id)
      select account_id, id, id, ${target.id} from properties where account_id = ${accountId} and id like 'hay%'`)
    await api.db.run(sql`analyze properties, listings`)
  }

  function lookups(): Promise<{ ofProperty: number; byExternalId: number }> {
    return api.db.one(sql`
      select pg_stat_get_numscans('listings_of_property'::regclass) as "ofProperty",
        pg_stat_get_numscans('properties_by_external_id'::regclass) as "byExternalId"`)
  }
})

describe('a listing of another account', () => {
  test('looks like one that is missing', async () => {
    const [owner, other] = [await api.account(), await api.account()]
    const target = await connectedTarget(api, owner)
    const listing = await newListing(owner, (await newProperty(owner)).id, target.id)
    const missing = `${listing.id.slice(0, -1)}${listing.id.endsWith('0') ? '1' : '0'}`

    for (const ask of [
      (id: string) => other.get(`/listings/${id}`),
      (id: string) => other.get(`/listings/${id}/attempts`),
      (id: string) => other.get(`/listings/${id}/preview`),
      (id: string) => other.post(`/listings/${id}/retry`),
      (id: string) => other.delete(`/listings/${id}`),
    ]) {
      const [theirs, none] = [await ask(listing.id), await ask(missing)]
      expect(theirs.status).toBe(404)
      expect({ ...theirs.body, requestId: '' }).toEqual({ ...none.body, requestId: '' })
    }
    expect((await other.get(`/listings?targetId=${target.id}`)).body).toEqual([])
  })
})

describe('POST /listings/check', () => {
  test('says what the portal would refuse, in our own words, and sends nothing', async () => {
    const client = await api.account()
    const target = await connectedTarget(api, client)
    const property = await newProperty(client, { fields: { numberOfRooms: 0.5, constructionYear: undefined } })

    const { body } = await client.post('/listings/check', { propertyId: property.id, targetId: target.id })

    expect(body.ok).toBe(false)
    expect(body.problems).toMatchObject([{ path: '/fields/numberOfRooms', code: 'field_invalid' }])
    expect(body.warnings[0]).toMatchObject({ path: '/fields/constructionYear', code: 'field_missing' })
  })

  test('is content with a property that the portal takes', async () => {
    const client = await api.account()
    const target = await connectedTarget(api, client)
    const property = await newProperty(client)

    const { body } = await client.post('/listings/check', { propertyId: property.id, targetId: target.id })

    expect(body).toMatchObject({ ok: true, problems: [] })
  })

  test('checks a draft on several targets at once, and stores nothing', async () => {
    const client = await api.account()
    const targets = [await connectedTarget(api, client), await connectedTarget(api, client)]
    const targetIds = targets.map(({ id }) => id)
    const property = aProperty({ fields: { numberOfRooms: 0.5 } })

    const { body } = await client.post('/listings/check', { property, targetIds })

    expect(body).toMatchObject({ ok: false, problems: [{ path: '/fields/numberOfRooms' }] })
    expect(body.problems).toHaveLength(1)
    expect(body.targets).toMatchObject(targetIds.map((targetId) => ({ targetId, ok: false })))
    expect(body.issues).toBeUndefined()
    expect((await client.get('/properties')).body).toEqual([])
  })

  test('says of a draft in which something is missing what that is, and what portals say of the rest', async () => {
    const client = await api.account()
    const target = await connectedTarget(api, client)
    const fields = { numberOfRooms: 0.5, title: undefined, baseRent: 'viel', address: { city: 'Berlin' } }

    const { body } = await client.post('/listings/check', { property: aProperty({ fields }), targetIds: [target.id] })

    const paths = body.issues.map(({ path }: { path: string }) => path)
    expect(paths).toEqual(expect.arrayContaining(['/fields/title', '/fields/baseRent', '/fields/address/postalCode']))
    const refused = body.targets[0].problems.map(({ path }: { path: string }) => path)
    expect(refused).toEqual(['/fields/address/street', '/fields/address/streetNumber', '/fields/numberOfRooms'])
    expect(body.ok).toBe(false)
    for (const nothing of [{}, { type: 'castle' }, { type: 'plotBuy', fields: [] }]) {
      const answer = await client.post('/listings/check', { property: nothing, targetId: target.id })

      expect([answer.status, answer.body.ok]).toEqual([200, false])
      expect(answer.body.issues.length).toBeGreaterThan(0)
    }
  })

  test('checks what a property would be after changes, and leaves it as it is', async () => {
    const client = await api.account()
    const target = await connectedTarget(api, client)
    const property = await newProperty(client)
    const before = await client.get(`/properties/${property.id}`)
    const after = async (changes: object) =>
      (await client.post('/listings/check', { propertyId: property.id, changes, targetIds: [target.id] })).body

    expect(await after({ fields: { baseRent: 990 } })).toMatchObject({ ok: true })
    expect(await after({ fields: { numberOfRooms: 0.5 } })).toMatchObject({
      ok: false,
      problems: [{ path: '/fields/numberOfRooms' }],
    })
    expect(await after({ fields: { title: null } })).toMatchObject({ ok: false, issues: [{ path: '/fields/title' }] })
    expect(await after({ type: 'plotBuy' })).toMatchObject({ ok: false, issues: [{ path: '/type' }] })
    expect(await after({ contactId: '0'.repeat(20) })).toMatchObject({ ok: false, issues: [{ path: '/contactId' }] })
    expect((await client.get(`/properties/${property.id}`)).text).toBe(before.text)
  })

  test('refuses what names nothing, or too much, or another account’s', async () => {
    const [client, stranger] = [await api.account(), await api.account()]
    const target = await connectedTarget(api, client)
    const { id: propertyId } = await newProperty(client)
    const own = { propertyId, targetId: target.id }
    const refusals = [
      [{}, ['/propertyId', '/targetId']],
      [{ ...own, property: aProperty() }, ['/property']],
      [{ property: aProperty(), changes: {}, targetId: target.id }, ['/changes']],
      [{ ...own, targetIds: [target.id] }, ['/targetIds']],
      [{ propertyId, targetIds: [target.id, '0'.repeat(20)] }, ['/targetIds/1']],
      [{ propertyId: '0'.repeat(20), targetId: target.id }, ['/propertyId']],
    ] as const

    for (const [body, paths] of refusals) {
      const answer = await client.post('/listings/check', body)

      expect(answer.status).toBe(400)
      expect(answer.body.issues.map(({ path }: { path: string }) => path)).toEqual(paths)
    }
    const ofStranger = await stranger.post('/listings/check', own)
    expect(ofStranger.body.issues.map(({ path }: { path: string }) => path)).toEqual(['/propertyId', '/targetId'])
  })
})

describe('GET /listings/{id}/preview', () => {
  test('is the document that the portal would be sent, part by part', async () => {
    const client = await api.account()
    const target = await connectedTarget(api, client)
    const { body: contact } = await client.post('/contacts', { lastName: 'Muster', email: 'anna@example.org' })
    const property = await newProperty(client, { contactId: contact.id, externalId: 'PRE-1' })
    const listing = await newListing(client, property.id, target.id)

    const advert = await client.get(`/listings/${listing.id}/preview`)
    const person = await client.get(`/listings/${listing.id}/preview?part=contact`)
    const none = await client.get(`/listings/${listing.id}/preview?part=soup`)

    expect(advert.headers['content-type']).toMatch(/^application\/xml/)
    expect(advert.text).toContain('<externalId>PRE-1</externalId>')
    expect(person.text).toContain('<lastname>Muster</lastname>')
    expect(none).toMatchObject({ status: 400, body: { issues: [{ path: '/query/part' }] } })
  })

  test('bears the number under which the portal has it', async () => {
    const client = await api.account()
    const target = await connectedTarget(api, client)
    const property = await newProperty(client, { externalId: 'OURS-1' })
    const { id } = await newListing(client, property.id, target.id)
    await api.db.run(sql`
      update listings set portal_number = 'THEIRS-1' where account_id = ${client.accountId} and id = ${id}`)

    const { text } = await client.get(`/listings/${id}/preview`)

    expect(text).toContain('<externalId>THEIRS-1</externalId>')
  })
})

describe('DELETE /properties/{id}', () => {
  async function published(): Promise<{ client: Client; property: Property; listingId: string }> {
    const client = await api.account()
    const target = await connectedTarget(api, client)
    const property = await newProperty(client)
    const listing = await newListing(client, property.id, target.id)
    await listingOnce(client, listing.id, { status: 'published' })
    return { client, property, listingId: listing.id }
  }

  test('is refused while the property is listed', async () => {
    startTestWorker(api)
    const { client, property } = await published()

    const answer = await client.delete(`/properties/${property.id}`)

    expect(answer).toMatchObject({ status: 409, body: { code: 'property_has_listings' } })
  })

  test('with unpublish=true takes it down everywhere, and deletes it then', async () => {
    const worker = startTestWorker(api)
    const { client, property, listingId } = await published()
    await worker.stop()

    const leaving = await client.delete(`/properties/${property.id}?unpublish=true`)
    const late = await client.post('/listings', {
      propertyId: property.id,
      targetId: (await client.get(`/listings/${listingId}`)).body.targetId,
    })
    expect(leaving).toMatchObject({ status: 202, body: { id: property.id } })
    expect(late).toMatchObject({ status: 409, body: { code: 'property_is_leaving' } })
    startTestWorker(api)

    await listingGone(client, listingId)
    expect((await client.get(`/properties/${property.id}`)).status).toBe(404)
  })

  test('with unpublish=true deletes a property without listings at once', async () => {
    const client = await api.account()
    const property = await newProperty(client)

    expect((await client.delete(`/properties/${property.id}?unpublish=true`)).status).toBe(204)
  })
})
