import type { Contact, ListingAttempt, Target } from '@aushang/model'
import { describe, expect, test } from 'vitest'
import { type Client, startApi } from '../../test/harness.ts'
import { aJpeg } from '../../test/pictures.ts'
import {
  connected,
  contactOnPortal,
  listingGone,
  listingOnce,
  newListing,
  newProperty,
  onPortal,
  tellPortal,
} from '../../test/portal.ts'
import { callsOnPortal } from '../../test/portal-log.ts'
import { startSource } from '../../test/source.ts'
import { eventually, nothingDue, startTestWorker } from '../../test/work.ts'

const api = startApi()

async function newContact(client: Client, more: object = {}): Promise<Contact> {
  return (await client.post('/contacts', { lastName: 'Muster', email: 'anna@example.org', ...more })).body
}

async function online(client: Client, target: Target, draft: Parameters<typeof newProperty>[1]) {
  const property = await newProperty(client, draft)
  const listing = await newListing(client, property.id, target.id)
  const { portalId = '' } = await listingOnce(client, listing.id, { status: 'published' })
  return { property, listing, portalId }
}

async function attemptsOf(client: Client, listingId: string): Promise<ListingAttempt[]> {
  return (await client.get(`/listings/${listingId}/attempts`)).body
}

/** How often the portal was called about a contact. */
async function callsAboutContact(contactId: string): Promise<string[]> {
  const calls = await callsOnPortal(api)
  return calls.filter(({ path }) => path.includes(contactId)).map(({ method }) => method)
}

describe('calls to a portal that bills them', () => {
  test('are one for a changed price, pictures and contact and all; an attempt shows how many', async () => {
    startTestWorker(api)
    const source = await startSource({ '/1.jpg': await aJpeg(), '/2.jpg': await aJpeg(320) })
    const { client, target } = await connected(api)
    const attachments = ['1', '2'].map((name) => ({ url: `${source.url}/${name}.jpg` }))
    const contact = await newContact(client)
    const { property, listing } = await online(client, target, {
      externalId: 'CALLS-1',
      attachments,
      contactId: contact.id,
    })

    await client.patch(`/properties/${property.id}`, { fields: { baseRent: 1333 } })
    await eventually(async () =>
      expect(await onPortal(api, client, target.id, 'CALLS-1')).toMatchObject({ baseRent: 1333 }),
    )
    await listingOnce(client, listing.id, { status: 'published' })

    const attempts = await attemptsOf(client, listing.id)
    expect(attempts.map(({ calls }) => calls)).toEqual([7, 1])
    expect(attempts[1]?.exchanges).toMatchObject([{ method: 'PUT', status: 200 }])
  })

  test('are none for what the portal is not told of', async () => {
    startTestWorker(api)
    const { client, target } = await connected(api)
    const { listing } = await online(client, target, { externalId: 'CALLS-2' })

    await client.patch(`/targets/${target.id}`, { options: { onWithdraw: 'delete' } })
    await listingOnce(client, listing.id, { status: 'published', attempts: 2 })

    expect((await attemptsOf(client, listing.id)).map(({ calls }) => calls)).toEqual([3, 0])
  })

  test('are a look and a write for a changed contact, however many adverts show it', async () => {
    startTestWorker(api)
    const { client, target } = await connected(api)
    const contact = await newContact(client)
    const listings = []
    for (const externalId of ['MANY-1', 'MANY-2', 'MANY-3']) {
      listings.push(await online(client, target, { externalId, contactId: contact.id }))
    }
    const before = await callsAboutContact(contact.id)

    await client.patch(`/contacts/${contact.id}`, { lastName: 'Beispiel' })
    await nothingDue(api, client, 'contacts')
    await nothingDue(api, client, 'shown_contacts')
    const after = await callsAboutContact(contact.id)

    expect(after.toSorted()).toEqual([...before, 'GET', 'PUT'].toSorted())
    expect(await contactOnPortal(api, client, target.id, contact.id)).toMatchObject({ lastname: 'Beispiel' })
    for (const { listing } of listings) {
      expect((await client.get(`/listings/${listing.id}`)).body).toMatchObject({ status: 'published', attempts: 1 })
    }
    expect((await callsOnPortal(api, { externalId: 'MANY-1' })).map(({ method }) => method).toSorted()).toEqual([
      'POST',
      'POST',
      'POST',
    ])
  })
})

describe('a contact', () => {
  test('keeps what the agency set on the portal', async () => {
    startTestWorker(api)
    const { client, target } = await connected(api)
    const contact = await newContact(client)
    await online(client, target, { externalId: 'KEPT-1', contactId: contact.id })
    const byHand = {
      secondaryEmail: 'team@example.org',
      officeHours: 'Mo–Fr',
      portraitUrl: 'https://example.org/a.jpg',
    }
    const detail = { email: 'anna@example.org', lastname: 'Muster', externalId: contact.id, ...byHand }
    await tellPortal(api, client, target.id, 'PUT', `/user/me/contact/ext-${contact.id}`, {
      'common.realtorContactDetail': detail,
    })

    await client.patch(`/contacts/${contact.id}`, { lastName: 'Beispiel' })

    await eventually(async () =>
      expect(await contactOnPortal(api, client, target.id, contact.id)).toMatchObject({
        lastname: 'Beispiel',
        ...byHand,
      }),
    )
  })

  test('that somebody deleted on the portal is brought back with the next edit', async () => {
    startTestWorker(api)
    const { client, target } = await connected(api)
    const contact = await newContact(client)
    const { property } = await online(client, target, { externalId: 'MISSED-AWAY-1', contactId: contact.id })
    await tellPortal(api, client, target.id, 'DELETE', `/user/me/contact/ext-${contact.id}`)

    await client.patch(`/properties/${property.id}`, { fields: { baseRent: 1333 } })

    await eventually(async () =>
      expect(await onPortal(api, client, target.id, 'MISSED-AWAY-1')).toMatchObject({
        baseRent: 1333,
        contact: { '@externalId': contact.id },
      }),
    )
  })

  test('that the portal does not take fails the listings that show it, until it does', async () => {
    startTestWorker(api)
    const { client, target } = await connected(api)
    const contact = await newContact(client)
    const { listing } = await online(client, target, { externalId: 'REFUSED-1', contactId: contact.id })

    await client.patch(`/contacts/${contact.id}`, { company: 'A <b> C' })
    await listingOnce(client, listing.id, { status: 'failed', failureCode: 'field_invalid' })
    await client.patch(`/contacts/${contact.id}`, { company: 'A B C' })
    await listingOnce(client, listing.id, { status: 'published' })

    expect(await contactOnPortal(api, client, target.id, contact.id)).toMatchObject({ company: 'A B C' })
  })
})

describe('a target that collects inquiries by itself', () => {
  test('has its address as the second one of the contacts', async () => {
    startTestWorker(api)
    const { client, target } = await connected(api)
    const contact = await newContact(client)
    await online(client, target, { externalId: 'COLLECT-1', contactId: contact.id })

    const shown = await client.patch(`/targets/${target.id}`, { autoCollectRequests: true })
    await eventually(async () =>
      expect(await contactOnPortal(api, client, target.id, contact.id)).toMatchObject({
        email: 'anna@example.org',
        secondaryEmail: target.emailAddress,
      }),
    )
    await client.patch(`/targets/${target.id}`, { autoCollectRequests: false })
    await eventually(async () =>
      expect(await contactOnPortal(api, client, target.id, contact.id)).not.toHaveProperty('secondaryEmail'),
    )

    expect([target.autoCollectRequests, shown.body.autoCollectRequests]).toEqual([false, true])
  })

  test('leaves alone the second address that the agency uses, and its listings say so', async () => {
    startTestWorker(api)
    const { client, target } = await connected(api)
    const contact = await newContact(client)
    const { property, listing } = await online(client, target, { externalId: 'COLLECT-2', contactId: contact.id })
    const detail = { email: 'anna@example.org', lastname: 'Muster', externalId: contact.id }
    const taken = { 'common.realtorContactDetail': { ...detail, secondaryEmail: 'team@example.org' } }
    await tellPortal(api, client, target.id, 'PUT', `/user/me/contact/ext-${contact.id}`, taken)

    await client.patch(`/targets/${target.id}`, { autoCollectRequests: true })
    const told = await listingOnce(client, listing.id, { status: 'published', attempts: 2 })
    await client.patch(`/properties/${property.id}`, { fields: { baseRent: 1333 } })
    const edited = await listingOnce(client, listing.id, { status: 'published', attempts: 3 })

    expect(await contactOnPortal(api, client, target.id, contact.id)).toMatchObject({
      secondaryEmail: 'team@example.org',
    })
    for (const { warnings } of [told, edited]) {
      expect(warnings).toContainEqual(expect.objectContaining({ path: '/contactId', code: 'inquiries_not_collected' }))
    }
    expect((await attemptsOf(client, listing.id)).map(({ calls }) => calls)).toEqual([5, 0, 1])
  })
})

describe('taking down', () => {
  test('deactivates, and publishing again brings the same advert back', async () => {
    startTestWorker(api)
    const { client, target } = await connected(api)
    const { property, listing, portalId } = await online(client, target, { externalId: 'BACK-1' })

    await client.delete(`/listings/${listing.id}`)
    await listingGone(client, listing.id)
    const hidden = await onPortal(api, client, target.id, 'BACK-1')
    const again = await newListing(client, property.id, target.id)
    await listingOnce(client, again.id, { status: 'published', portalId })

    expect(hidden).toMatchObject({ realEstateState: 'INACTIVE' })
    expect(await onPortal(api, client, target.id, 'BACK-1')).toMatchObject({ realEstateState: 'ACTIVE' })
  })

  test.each([
    ['with its property', 'AWAY-1', {}],
    ['if the target says so', 'AWAY-2', { onWithdraw: 'delete' }],
  ])('deletes %s', async (_when, externalId, options) => {
    startTestWorker(api)
    const { client, target } = await connected(api)
    await client.patch(`/targets/${target.id}`, { options })
    const { property, listing } = await online(client, target, { externalId })

    await client.delete(
      'onWithdraw' in options ? `/listings/${listing.id}` : `/properties/${property.id}?unpublish=true`,
    )

    await listingGone(client, listing.id)
    expect(await onPortal(api, client, target.id, externalId)).toBeNull()
  })

  test('by hand, on the portal, is not undone by an edit', async () => {
    startTestWorker(api)
    const { client, target } = await connected(api)
    const { property, listing, portalId } = await online(client, target, { externalId: 'HAND-1' })
    await tellPortal(api, client, target.id, 'DELETE', `/publish/${portalId}_10000`)

    await client.patch(`/properties/${property.id}`, { fields: { baseRent: 1333 } })

    // The price comes before what would switch it on again.
    await listingOnce(client, listing.id, { status: 'published', attempts: 2 })
    expect(await onPortal(api, client, target.id, 'HAND-1')).toMatchObject({
      baseRent: 1333,
      realEstateState: 'INACTIVE',
    })
  })
})
