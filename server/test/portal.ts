import type { PortalSession } from '@aushang/connectors'
import type { Listing, Property, Target } from '@aushang/model'
import sql from 'sql-template-tag'
import { expect } from 'vitest'
import type { PortalOptions } from '../src/portals/portals.ts'
import { openCredentials, getTargetRow } from '../src/targets/targets.store.ts'
import { type Answer, type Api, aProperty, type Client, testConsumer, testPublicUrl, testSecrets } from './harness.ts'
import { portalSignature } from './portal-signature.ts'
import { eventually } from './work.ts'

/** A target whose user, one for each target, has yet to go to the portal. */
export async function newTarget(client: Client, draft: object = {}): Promise<Target> {
  await client.put('/account/credentials/platform-a-24-sandbox', testConsumer)
  const answer = await client.post('/targets', { type: 'platform-a-24-sandbox', ...draft })
  expect(answer.status).toBe(201)
  return answer.body
}

/** The way of the user to the sandbox and back, with a click there. Returns what the browser is shown at the end. */
export async function visitPortal(
  api: Api,
  target: Target,
  decision: 'allow' | 'deny' = 'allow',
  user?: string,
): Promise<Answer> {
  return api.send({ url: await clickOnPortal(api, target, decision, user) })
}

/** Only the way there and the click. Returns the path that the browser is sent back to. */
export async function clickOnPortal(
  api: Api,
  target: Target,
  decision: 'allow' | 'deny' = 'allow',
  user = `agency-${target.id.toLowerCase()}`,
): Promise<string> {
  const away = await api.send({ url: (target.authorizationUrl ?? '').replace(testPublicUrl, '') })
  expect(away.status).toBe(302)
  const page = new URL(away.headers['location'] ?? '')
  const form = {
    oauth_token: page.searchParams.get('oauth_token') ?? '',
    user,
    decision,
  }
  const back = await fetch(`${page.origin}${page.pathname}`, {
    method: 'POST',
    body: new URLSearchParams(form),
    redirect: 'manual',
  })
  expect(back.status).toBe(302)
  return (back.headers.get('location') ?? '').replace(testPublicUrl, '')
}

export async function connectedTarget(api: Api, client: Client): Promise<Target> {
  const target = await newTarget(client)
  await visitPortal(api, target)
  // Once a target has access, all its listings are tried anew. There are none yet, and the first is not to be tried twice.
  await eventually(() =>
    api.db.one(sql`
      update targets set due_at = null
      where account_id = ${client.accountId} and id = ${target.id} and lease_until is null returning id`),
  )
  const connected = (await client.get(`/targets/${target.id}`)).body
  expect(connected.authorizationStatus).toBe('authorized')
  return connected
}

/** Without attachments, and with a number of its own. A member that is undefined is left out. */
export async function newProperty(client: Client, overrides: Parameters<typeof aProperty>[0] = {}): Promise<Property> {
  const { externalId: _example, ...draft } = aProperty({ attachments: [], ...overrides })
  const { externalId } = overrides
  const answer = await client.post('/properties', { ...draft, ...(externalId && { externalId }) })
  expect(answer.status).toBe(201)
  return answer.body
}

export async function newListing(client: Client, propertyId: string, targetId: string): Promise<Listing> {
  const answer = await client.post('/listings', { propertyId, targetId })
  expect(answer.status).toBe(201)
  return answer.body
}

/** The listing, once it is as it is waited for. */
export function listingOnce(client: Client, id: string, expected: Partial<Listing>): Promise<Listing> {
  return eventually(async () => {
    const { body } = await client.get(`/listings/${id}`)
    expect(body).toMatchObject(expected)
    return body
  })
}

export function listingGone(client: Client, id: string): Promise<void> {
  return eventually(async () => expect((await client.get(`/listings/${id}`)).status).toBe(404))
}

/** What the portal has under a number, in the portal's own words; null when it has nothing. */
// oxlint-disable-next-line typescript/no-explicit-any -- the portal's own shape
export async function onPortal(api: Api, client: Client, targetId: string, externalId: string): Promise<any> {
  return askPortal(api, client, targetId, `/realestate/ext-${encodeURIComponent(externalId)}`)
}

/** In the order in which the portal shows them. */
export async function attachmentsOnPortal(
  api: Api,
  client: Client,
  targetId: string,
  externalId: string,
): Promise<object[]> {
  const path = `/realestate/ext-${encodeURIComponent(externalId)}/attachment`
  const [list] = (await askPortal(api, client, targetId, path)) as { attachment: object | object[] }[]
  return [list?.attachment ?? []].flat()
}

// oxlint-disable-next-line typescript/no-explicit-any -- the portal's own shape
export async function contactOnPortal(api: Api, client: Client, targetId: string, contactId: string): Promise<any> {
  return askPortal(api, client, targetId, `/contact/ext-${contactId}`)
}

/** How many objects the user of the target has on the portal, online or not. */
export async function objectsOnPortal(api: Api, client: Client, targetId: string): Promise<number> {
  return (await listOnPortal(api, client, targetId)).length
}

/** The numbers of all objects that the user of the target has online, twenty at the most. */
export async function onlineOnPortal(api: Api, client: Client, targetId: string): Promise<string[]> {
  const objects = await listOnPortal(api, client, targetId)
  return objects.filter(({ realEstateState }) => realEstateState === 'ACTIVE').map(({ externalId }) => externalId)
}

async function listOnPortal(api: Api, client: Client, targetId: string) {
  const answer = (await askPortal(api, client, targetId, '/realestate')) as {
    realEstateList: { realEstateElement?: { externalId: string; realEstateState: string }[] }
  }
  return answer.realEstateList.realEstateElement ?? []
}

/** The user of the target takes back on the portal what was granted. */
export async function revokeAccess(api: Api, client: Client, targetId: string): Promise<void> {
  const { token } = await tokenOf(api, client, targetId)
  const { status } = await fetch(`${api.sandbox.url}/platform-a/access/revoke`, {
    method: 'POST',
    body: new URLSearchParams({ token }),
    redirect: 'manual',
  })
  expect(status).toBe(303)
}

/** What an agent does on the portal by hand. */
export async function tellPortal(
  api: Api,
  client: Client,
  targetId: string,
  method: 'PUT' | 'DELETE',
  path: string,
  body?: object,
): Promise<void> {
  const response = await callPortal(api, client, targetId, method, path, body)
  expect([response.status, await response.text()]).toEqual([200, expect.any(String)])
}

export async function callPortal(
  api: Api,
  client: Client,
  targetId: string,
  method: string,
  path: string,
  body?: object | FormData,
): Promise<Response> {
  const url = `${api.sandbox.url}/restapi/api/offer/v1.0${path}`
  return fetch(url, {
    method,
    headers: {
      accept: 'application/json',
      authorization: portalSignature(method, url, await tokenOf(api, client, targetId)),
      ...(body && !(body instanceof FormData) && { 'content-type': 'application/json' }),
    },
    ...(body && { body: body instanceof FormData ? body : JSON.stringify(body) }),
  })
}

async function askPortal(api: Api, client: Client, targetId: string, path: string): Promise<unknown> {
  const response = await callPortal(api, client, targetId, 'GET', `/user/me${path}`)
  if (response.status === 404) return null
  expect(response.status).toBe(200)
  return Object.values((await response.json()) as object)[0]
}

async function tokenOf(api: Api, { accountId }: Client, targetId: string): Promise<{ token: string; secret: string }> {
  return openCredentials(testSecrets, await getTargetRow(api.db, accountId, targetId)) as {
    token: string
    secret: string
  }
}

/** A conversation with a portal, in the name of a target that there is not. */
export function openPortal(api: Api, options: Partial<PortalOptions> = {}): PortalSession {
  return api.portals.open({
    accountId: 'an account',
    type: 'platform-a-24',
    name: 'a target',
    version: 1,
    consumer: null,
    credentials: {},
    access: undefined,
    renewAccess: () => Promise.reject(new Error('nobody asks for it')),
    options: {},
    facts: {},
    rememberFact: async () => {},
    signal: new AbortController().signal,
    ...options,
  })
}

/** An account with a target that may publish. */
export async function connected(api: Api): Promise<{ client: Client; target: Target }> {
  const client = await api.account()
  return { client, target: await connectedTarget(api, client) }
}

/** A listing under this number, without waiting for what becomes of it. */
export async function listed(client: Client, target: Target, externalId: string) {
  const property = await newProperty(client, { externalId })
  return { property, listing: await newListing(client, property.id, target.id) }
}
