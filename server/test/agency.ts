import type { Target } from '@aushang/model'
import fc from 'fast-check'
import { expect } from 'vitest'
import { newId } from '../src/lib/ids.ts'
import { aContact, type Api, type Client } from './harness.ts'
import { connectedTarget, newProperty, revokeAccess, visitPortal } from './portal.ts'

/** An agency that does as it pleases, and what was acknowledged to it. */
export interface Agency {
  client: Client
  targets: Target[]
  contactId: string
  properties: (ListedProperty | null)[]
  listings: KnownListing[]
  revocations: number
}

interface ListedProperty {
  id: string
  externalId: string
}

/** A listing that was acknowledged, and whether it should be online. */
interface KnownListing {
  id: string
  property: ListedProperty
  targetId: string
  isWanted: boolean
}

export type Step = fc.AsyncCommand<Agency, Agency>

const slot = fc.nat(2)
const side = fc.nat(1)
const rent = fc.integer({ min: 500, max: 3_000 })

/** How the portal behaves towards a property, for a while. */
export const trouble = fc.constantFrom(
  '',
  'DOWN-TIMES2-',
  'LOST-CREATE-ONCE-',
  'LOST-PUBLISH-ONCE-',
  'LOST-UPDATE-ONCE-',
  'LIMIT-',
  'GONE-',
)

/** What it does with its properties, its listings and its contact. */
export function editing(): fc.Arbitrary<Step>[] {
  return [
    fc.tuple(slot, trouble).map(([at, how]) =>
      step(`create property ${at} ${how}`, {
        when: ({ properties }) => properties[at] === null,
        run: (agency) => addProperty(agency, at, how),
      }),
    ),
    fc.tuple(slot, rent).map(([at, baseRent]) => edit(at, { baseRent })),
    fc.tuple(slot, fc.constantFrom(0.5, 3, 4)).map(([at, numberOfRooms]) => edit(at, { numberOfRooms })),
    fc.tuple(slot, fc.array(rent, { minLength: 2, maxLength: 5 })).map(([at, rents]) =>
      ofProperty(`edit property ${at} ${rents.length} times at once`, at, async ({ client }, { id }) => {
        const edits = rents.map((baseRent) => client.patch(`/properties/${id}`, { fields: { baseRent } }))
        for (const { status } of await Promise.all(edits)) expect(status).toBe(200)
      }),
    ),
    fc
      .tuple(slot, side)
      .map(([at, on]) =>
        ofProperty(`list property ${at} on ${on}`, at, (agency, property) => list(agency, property, on)),
      ),
    fc.nat(9).map((which) =>
      ofListing(`take down listing ${which}`, which, async ({ client }, listing) => {
        expect((await client.delete(`/listings/${listing.id}`)).status).toBe(202)
        listing.isWanted = false
      }),
    ),
    fc.tuple(fc.nat(9), rent).map(([which, baseRent]) =>
      ofListing(`edit and take down listing ${which} at once`, which, async ({ client }, listing) => {
        await Promise.all([
          client.patch(`/properties/${listing.property.id}`, { fields: { baseRent } }),
          client.delete(`/listings/${listing.id}`),
        ])
        listing.isWanted = false
      }),
    ),
    fc.nat(9).map((which) =>
      ofListing(`try listing ${which} again`, which, async ({ client }, { id }) => {
        expect([202, 409]).toContain((await client.post(`/listings/${id}/retry`)).status)
      }),
    ),
    slot.map((at) =>
      ofProperty(`delete property ${at} everywhere`, at, async ({ client, properties, listings }, { id }) => {
        expect([202, 204]).toContain((await client.delete(`/properties/${id}?unpublish=true`)).status)
        properties[at] = null
        for (const listing of listings) if (listing.property.id === id) listing.isWanted = false
      }),
    ),
    fc.constantFrom('Muster', 'Beispiel', 'Probe').map((lastName) =>
      step(`rename the contact ${lastName}`, {
        run: async ({ client, contactId }) => {
          expect((await client.patch(`/contacts/${contactId}`, { lastName })).status).toBe(200)
        },
      }),
    ),
  ]
}

/** What its users do on the portals. */
export function granting(api: Api): fc.Arbitrary<Step>[] {
  return [
    side.map((on) =>
      step(`revoke the access to ${on}`, {
        run: async (agency) => {
          await revokeAccess(api, agency.client, targetOf(agency, on).id)
          agency.revocations++
        },
      }),
    ),
    side.map((on) =>
      step(`grant access to ${on}`, { run: (agency) => grantAccess(api, agency.client, targetOf(agency, on).id) }),
    ),
  ]
}

/** With two targets, and three properties on one of them each. */
export async function newAgency(api: Api, troubles: string[]): Promise<Agency> {
  const client = await api.account()
  const targets = [await connectedTarget(api, client), await connectedTarget(api, client)]
  const { body: contact } = await client.post('/contacts', aContact())
  const agency: Agency = { client, targets, contactId: contact.id, properties: [], listings: [], revocations: 0 }
  for (const [at, how] of troubles.entries()) {
    await addProperty(agency, at, how)
    await list(agency, agency.properties[at] as ListedProperty, at % 2)
  }
  return agency
}

async function addProperty({ client, contactId, properties }: Agency, at: number, how: string): Promise<void> {
  properties[at] = await newProperty(client, { contactId, externalId: how + newId() })
}

async function list(agency: Agency, property: ListedProperty, on: number): Promise<void> {
  const targetId = targetOf(agency, on).id
  const { status, body } = await agency.client.post('/listings', { propertyId: property.id, targetId })
  expect([201, 409]).toContain(status)
  if (status === 409) expect(body.code).toBe('listing_exists')
  else agency.listings.push({ id: body.id, property, targetId, isWanted: true })
}

/** If the target is in need of it. */
export async function grantAccess(api: Api, client: Client, targetId: string): Promise<void> {
  const { body: target } = await client.get(`/targets/${targetId}`)
  if (target.authorizationStatus !== 'authorized') await visitPortal(api, target)
}

export function step(
  name: string,
  { when = () => true, run }: { when?: Step['check']; run: (agency: Agency) => Promise<void> },
) {
  return { check: when, run: (agency: Agency) => run(agency), toString: () => name }
}

function ofProperty(name: string, at: number, run: (agency: Agency, property: ListedProperty) => Promise<void>): Step {
  return step(name, {
    when: ({ properties }) => properties[at] !== null,
    run: (agency) => run(agency, agency.properties[at] as ListedProperty),
  })
}

function edit(at: number, fields: object): Step {
  return ofProperty(`edit property ${at} ${JSON.stringify(fields)}`, at, async ({ client }, { id }) => {
    expect((await client.patch(`/properties/${id}`, { fields })).status).toBe(200)
  })
}

/** One of those that should be online. */
function ofListing(name: string, which: number, run: (agency: Agency, listing: KnownListing) => Promise<void>): Step {
  const wanted = ({ listings }: Readonly<Agency>) => listings.filter(({ isWanted }) => isWanted)
  return step(name, {
    when: (agency) => wanted(agency).length > 0,
    run: (agency) => run(agency, wanted(agency)[which % wanted(agency).length] as KnownListing),
  })
}

function targetOf({ targets }: Readonly<Agency>, on: number): Target {
  return targets[on] as Target
}
