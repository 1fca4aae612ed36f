import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { connectors } from '@aushang/connectors'
import type { Listing, ListingAttempt, Property, Target } from '@aushang/model'
import { setTimeout as sleep } from 'node:timers/promises'
import sql, { raw } from 'sql-template-tag'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { startScriptedServer } from '../../../connectors/test/scripted-server.ts'
import { testSession } from '../../../connectors/test/session.ts'
import { rounds } from '../../../test/rounds.ts'
import { openLocks } from '../../src/lib/background-work/locks.ts'
import { makeGuardedClient } from '../../src/lib/guarded/guarded-fetch.ts'
import { makePortals, type Portals } from '../../src/portals/portals.ts'
import { aContact, aProperty, type Client, startApi } from '../harness.ts'
import { aJpeg } from '../pictures.ts'
import { listingGone, listingOnce, newListing, newProperty as newPropertyAnywhere } from '../portal.ts'
import { callsOnPortal } from '../portal-log.ts'
import { startSource } from '../source.ts'
import { eventually, hasten, startTestWorker } from '../work.ts'

vi.setConfig({ testTimeout: 120_000 })

const api = startApi()

/** For which the time is over at once that a portal is given to decide. */
function startHastyWorker(options?: Parameters<typeof startTestWorker>[1]): void {
  startTestWorker(api, options)
  let isOver = false
  const hastening = (async () => {
    while (!isOver) {
      await api.db.run(sql`
        update listings set report_due_at = now(), due_at = now() where (account_id, id) in (
          select account_id, id from listings where report_due_at > now() for update skip locked)`)
      api.wakes.send('listings')
      await sleep(50)
    }
  })()
  onTestFinished(() => {
    isOver = true
    return hastening
  })
}

/** An account with a target whose login the portal has accepted. At the sandbox, any client id is an agency of its own. */
async function anAgency(
  clientId: string = randomUUID(),
): Promise<{ client: Client; target: Target; clientId: string }> {
  const client = await api.account()
  const credentials = { clientId, clientSecret: 'sandbox-secret' }
  const { body: target } = await client.post('/targets', { type: 'platform-c', credentials })
  expect((await client.post(`/targets/${target.id}/check`)).body).toEqual({ ok: true })
  return { client, target, clientId }
}

const address = { ...aProperty().fields.address, latitude: 52.5321, longitude: 13.3849 }

/** With its position, for the portal takes no advert without. */
function newProperty(client: Client, { fields, ...draft }: Parameters<typeof aProperty>[0] = {}): Promise<Property> {
  return newPropertyAnywhere(client, { ...draft, fields: { address, ...fields } })
}

/** A listing under this number, without waiting for what becomes of it. */
async function listed(client: Client, target: Target, externalId: string) {
  const property = await newProperty(client, { externalId })
  return { property, listing: await newListing(client, property.id, target.id) }
}

async function statusOf(client: Client, { id }: Target): Promise<string> {
  return (await client.get(`/targets/${id}`)).body.authorizationStatus
}

const callsOfPortal = (user: string) => callsOnPortal(api, { portal: 'platform-c', user })

async function tokenCount(clientId: string): Promise<number> {
  return (await callsOfPortal(clientId)).filter(({ path, status }) => path === '/oauth/token' && status === 200).length
}

/** What somebody does on a page of the portal. */
async function postToPortal(path: string, form: Record<string, string>): Promise<void> {
  const url = `${api.sandbox.url}/platform-c${path}`
  const { status } = await fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' })
  expect(status).toBe(303)
}

const expireTokens = (clientId: string) => postToPortal('/access', { expire: clientId })

describe('a listing on platform C', () => {
  test('is published with its pictures once the portal has decided, follows edits, and is taken down', async () => {
    startHastyWorker()
    const source = await startSource({ '/1.jpg': await aJpeg(), '/2.jpg': await aJpeg(320, 240) })
    const { client, target, clientId } = await anAgency()
    const { body: contact } = await client.post('/contacts', aContact({ lastName: 'Muster' }))
    const attachments = ['1', '2'].map((name) => ({ url: `${source.url}/${name}.jpg`, title: `Bild ${name}` }))
    const property = await newProperty(client, { externalId: 'C-1', attachments, contactId: contact.id })

    const listing = await newListing(client, property.id, target.id)
    const taken = await listingOnce(client, listing.id, { portalId: expect.any(String) })
    const published = await listingOnce(client, listing.id, { status: 'published' })
    const shown = await (await fetch(published.publicUrl ?? '')).text()
    await client.patch(`/properties/${property.id}`, { fields: { title: 'Noch heller' } })
    await eventually(async () =>
      expect(await (await fetch(published.publicUrl ?? '')).text()).toContain('<h1>Noch heller</h1>'),
    )
    await listingOnce(client, listing.id, { status: 'published' })
    await client.delete(`/listings/${listing.id}`)
    await listingGone(client, listing.id)

    expect(['pending', 'published']).toContain(taken.status)
    expect(published).toMatchObject({ confirmed: true, publicUrl: expect.stringContaining('/platform-c/expose/') })
    expect([...shown.matchAll(/<figcaption><span>([^<]*)</g)].map(([, title]) => title)).toEqual(['Bild 1', 'Bild 2'])
    expect((await fetch(published.publicUrl ?? '')).status).toBe(404)
    // The files of an edit that changes no picture are there already.
    const calls = await callsOfPortal(clientId)
    expect(calls.filter(({ path }) => path.endsWith('/medias'))).toHaveLength(2)
  })

  test('keeps the addresses of its files to itself: they are all that it takes to upload there', async () => {
    startHastyWorker()
    const source = await startSource({ '/1.jpg': await aJpeg() })
    const { client, target } = await anAgency()
    const { id } = await newProperty(client, { externalId: 'C-2', attachments: [{ url: `${source.url}/1.jpg` }] })
    const listing = await newListing(client, id, target.id)
    await listingOnce(client, listing.id, { status: 'published' })

    const { body: attempts } = await client.get(`/listings/${listing.id}/attempts`)

    const calls = (attempts as ListingAttempt[]).flatMap(({ exchanges = [] }) => exchanges)
    const addresses = calls.map(({ method, url }) => `${method} ${url.replace(api.sandbox.url, '')}`)
    expect(addresses).toContain('POST /clim/v1/medias')
    expect(addresses.filter((address) => address.startsWith('PUT'))).toEqual(['PUT /…'])
  })

  test('fails with every reason of the portal’s, in our words and at our fields', async () => {
    startTestWorker(api)
    const { client, target } = await anAgency()

    const { listing } = await listed(client, target, 'TEN-7')

    const failed = await listingOnce(client, listing.id, { status: 'failed', failureCode: 'field_invalid' })
    expect(failed.problems).toHaveLength(10)
    expect(failed.problems?.[3]).toEqual({
      path: '/fields/address/streetNumber',
      code: 'field_invalid',
      message: 'Portal C does not accept the house number as given. Please check it.',
      portalMessage: '/data/location/houseNumber: is required',
    })
  })

  test('is published also when the portal’s number of its answer is none that the database takes', async () => {
    const front = await startFront(
      () => false,
      (body) => body.replace(/"requestId":"[^"]*"/, '"requestId":"a\\u0000b"'),
    )
    startHastyWorker({ portals: portalsAt(front) })
    const { client, target } = await anAgency()

    const { listing } = await listed(client, target, 'REFERENCE-1')

    await listingOnce(client, listing.id, { status: 'published' })
    const { body: attempts } = await client.get(`/listings/${listing.id}/attempts`)
    expect(attempts).toContainEqual(expect.objectContaining({ portalReference: 'a\ufffdb' }))
  })

  test('fails when the portal refuses it after it was taken, and is published when that is mended', async () => {
    startHastyWorker()
    const { client, target } = await anAgency()

    const { listing } = await listed(client, target, 'LATER-ONCE-7')
    const failed = await listingOnce(client, listing.id, { status: 'failed' })
    await client.post(`/listings/${listing.id}/retry`)

    expect(failed).toMatchObject({ portalId: expect.any(String), problems: [{ path: '/fields/address/street' }, {}] })
    await listingOnce(client, listing.id, { status: 'published' })
  })

  test('fails when the portal refuses it an hour after it was taken', async () => {
    startTestWorker(api)
    const { client, target } = await anAgency()
    const { listing } = await listed(client, target, 'HOUR-7')
    await eventually(async () => expect((await shownListing(client, listing)).attempts).toBeGreaterThan(1))
    expect(await shownListing(client, listing)).toMatchObject({ status: 'pending', portalId: expect.any(String) })

    // The clock of the portal, which runs in this process, and that of the service.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000, shouldAdvanceTime: true })
    onTestFinished(() => void vi.useRealTimers())

    // A worker that asks at this moment, by the clock as it was, would come again half an hour later.
    const failed = await eventually(async () => {
      await api.db.run(sql`update listings set report_due_at = now() where account_id = ${client.accountId}`)
      await hasten(api, client, 'listings')
      const shown = await shownListing(client, listing)
      expect(shown).toMatchObject({ status: 'failed', failureCode: 'field_invalid' })
      return shown
    })
    expect(failed.problems).toMatchObject([{ path: '/fields/address/street' }, { path: '/fields/commission' }])
  })

  test('shows what the portal remarks', async () => {
    startHastyWorker()
    const { client, target } = await anAgency()
    const property = await newProperty(client, { fields: { address: { ...address, streetNumber: '-' } } })

    const listing = await newListing(client, property.id, target.id)

    const { warnings = [] } = await listingOnce(client, listing.id, { status: 'published' })
    expect(warnings).toContainEqual({
      path: '/fields/address',
      code: 'portal_remark',
      message:
        'Portal C shows only roughly where the property lies. Please check the address, or set the place on the map.',
      portalMessage: 'Das Portal kennt diese Hausnummer nicht und zeigt die Anzeige in der Mitte der Straße.',
    })
  })

  test.for(['NEVER-7', 'ODD-7'])(
    '%s, on which the portal never decides, has failed after a day',
    async (externalId) => {
      startTestWorker(api)
      const { client, target } = await anAgency()
      const { listing } = await listed(client, target, externalId)
      await eventually(async () => expect((await shownListing(client, listing)).attempts).toBeGreaterThan(1))

      const aDayAgo = sql`to_jsonb(to_char(now() at time zone 'utc' - interval '1 day', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'))`
      await eventually(async () => {
        await api.db.run(sql`
          update listings set report_due_at = now(),
            remembered = jsonb_set(remembered::jsonb, '{pendingSince}', ${aDayAgo})
          where account_id = ${client.accountId} and lease_until is null`)
        await hasten(api, client, 'listings')
        expect(await shownListing(client, listing)).toMatchObject({ status: 'failed', failureCode: 'report_missing' })
      })
    },
  )

  test('holds nobody up while the portal decides', async () => {
    startHastyWorker()
    const { client, target } = await anAgency()
    for (let n = 0; n < 20; n += 1) await listed(client, target, `NEVER-${n}`)

    const { listing } = await listed(client, target, 'QUICK-1')

    await listingOnce(client, listing.id, { status: 'published' })
  })

  test('that the portal does not delete stays, and says so', async () => {
    startHastyWorker()
    const { client, target } = await anAgency()
    const { listing } = await listed(client, target, 'KEEP-7')
    await listingOnce(client, listing.id, { status: 'published' })

    await client.delete(`/listings/${listing.id}`)

    await listingOnce(client, listing.id, {
      failureMessage: 'Portal C has not taken the advert down. Please look there, and delete it by hand if need be.',
    })
  })
})

describe('the access to platform C', () => {
  const listingCount = rounds({ few: 80, all: 200 })
  test(`that expires in the middle of ${listingCount} listings and two workers is renewed once, and nothing fails`, async () => {
    startHastyWorker()
    startTestWorker(api, { portals: portalsAt(api.sandbox.url) })
    const { client, target, clientId } = await anAgency()
    const before = await tokenCount(clientId)
    const properties: Awaited<ReturnType<typeof newProperty>>[] = []
    for (let n = 0; n < listingCount; n++) properties.push(await newProperty(client, { externalId: `X-${n}` }))

    // Ten clients, who wait for each answer.
    const list = (some: typeof properties) =>
      Promise.all(
        Array.from({ length: 10 }, async (_, first) => {
          for (const { id } of some.filter((_, n) => n % 10 === first)) await newListing(client, id, target.id)
        }),
      )

    await list(properties.slice(0, listingCount / 2))
    await eventually(async () => expect(await publishedCount(client)).toBeGreaterThan(listingCount / 8))
    await expireTokens(clientId)
    await list(properties.slice(listingCount / 2))

    await vi.waitFor(async () => expect(await publishedCount(client)).toBe(listingCount), {
      timeout: 50_000,
      interval: 200,
    })
    expect((await tokenCount(clientId)) - before).toBe(1)
    expect(await statusOf(client, target)).toBe('authorized')
    const refused = await api.db.one<{ count: number }>(sql`
      select count(*)::int as count from listing_attempts
      where account_id = ${client.accountId} and outcome not in ('pending', 'published')`)
    expect(refused.count).toBe(0)
  })

  test('is renewed once a day, and not for every call', async () => {
    startHastyWorker()
    const { client, target, clientId } = await anAgency()
    onTestFinished(() => void vi.useRealTimers())
    for (const round of [1, 2]) {
      // The clock of the portal, which runs in this process, and that of the service: a token is over.
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 24 * 3_600_000, shouldAdvanceTime: true })
      const all = await Promise.all(Array.from({ length: 12 }, (_, n) => listed(client, target, `SHORT-${round}-${n}`)))
      for (const { listing } of all) await listingOnce(client, listing.id, { status: 'published' })
    }

    expect(await tokenCount(clientId)).toBe(3)
    expect(await statusOf(client, target)).toBe('authorized')
  })

  test('stays when the portal cannot be asked for the next token', async () => {
    let isCut = true
    const front = await startFront((url) => isCut && url === '/oauth/token')
    startTestWorker(api, { portals: portalsAt(front) })
    const { client, target, clientId } = await anAgency()
    await expireTokens(clientId)

    const { listing } = await listed(client, target, 'CUT-1')
    await listingOnce(client, listing.id, { failureCode: 'portal_unavailable' })
    expect(await statusOf(client, target)).toBe('authorized')
    isCut = false
    await hasten(api, client, 'listings')

    await listingOnce(client, listing.id, { status: 'published' })
  })

  test('is lost when the portal takes it back, and works again with the login that the portal gives then', async () => {
    startHastyWorker()
    const { client, target, clientId } = await anAgency()
    await postToPortal('/failures', { user: clientId, on: 'refused' })

    const { listing } = await listed(client, target, 'BACK-1')

    await listingOnce(client, listing.id, { failureCode: 'unauthorized' })
    expect(await statusOf(client, target)).toBe('revoked')
    const credentials = { clientId: randomUUID(), clientSecret: 'sandbox-secret' }
    await client.patch(`/targets/${target.id}`, { credentials })

    await listingOnce(client, listing.id, { status: 'published' })
  })

  test('of those who had consented before there was a login is lost with the upgrade, and their adverts go on with one', async () => {
    startHastyWorker()
    const { client, target, clientId } = await anAgency()
    const { listing } = await listed(client, target, 'OLD-1')
    await listingOnce(client, listing.id, { status: 'published' })
    await api.db.run(sql`
      update targets set credentials = 'sealed tokens', access = null, options = '{"marketingKey":"M-1"}'
      where account_id = ${client.accountId}`)
    const migration = await readFile(new URL('../../migrations/0052_access.sql', import.meta.url), 'utf8')
    await api.db.run(
      raw(`${migration.slice(migration.indexOf('update'), migration.indexOf(';\ndelete'))}
      and account_id = '${client.accountId}'`),
    )

    const upgraded = await client.get(`/targets/${target.id}`)
    const edited = await client.patch(`/properties/${listing.propertyId}`, { fields: { title: 'Nach dem Umstieg' } })
    expect(edited.status).toBe(200)
    const { body: waiting } = await client.get(`/listings/${listing.id}`)
    await client.patch(`/targets/${target.id}`, { credentials: { clientId, clientSecret: 'sandbox-secret' } })

    expect(upgraded.body).toMatchObject({
      authorizationStatus: 'revoked',
      failureMessage: expect.stringContaining('Portal C'),
      options: {},
    })
    expect(waiting.publicUrl).toBe((await shownListing(client, listing)).publicUrl)
    await eventually(async () =>
      expect(await (await fetch(waiting.publicUrl)).text()).toContain('<h1>Nach dem Umstieg</h1>'),
    )
    expect(await statusOf(client, target)).toBe('authorized')
  })

  test('is not given to whoever has the wrong secret', async () => {
    startTestWorker(api)
    const client = await api.account()
    const credentials = { clientId: 'sandbox-client', clientSecret: 'guessed' }

    const { body: target } = await client.post('/targets', { type: 'platform-c', credentials })

    await eventually(async () =>
      expect((await client.get(`/targets/${target.id}`)).body).toMatchObject({
        authorizationStatus: 'failed',
        credentials: { clientId: 'sandbox-client' },
      }),
    )
  })
})

describe('an address that platform C gives for a file', () => {
  test.for(['http://169.254.169.254/latest/meta-data', 'another server on this machine', 'file:///etc/passwd'])(
    'is not followed to %s',
    async (where) => {
      const local = await startScriptedServer(() => ({ status: 200 }))
      onTestFinished(() => local.stop())
      const address = where.startsWith('another') ? `${local.url}/secret` : where
      const front = await startFront(
        () => false,
        (body) => body.replace(/"presignedURL":"[^"]*"/, `"presignedURL":"${address}"`),
      )
      const { hostname: host, port } = new URL(front)
      const http = makeGuardedClient({ allow: [], opened: [{ host, port: Number(port) }] })
      const preparing = startTestWorker(api)
      const source = await startSource({ '/1.jpg': await aJpeg() })
      const { client, target } = await anAgency()
      const property = await newProperty(client, { attachments: [{ url: `${source.url}/1.jpg` }] })
      await eventually(async () =>
        expect((await client.get(`/properties/${property.id}`)).body.processingStatus).toBe('succeeded'),
      )
      await preparing.stop()
      startTestWorker(api, { portals: portalsAt(front, http) })

      const listing = await newListing(client, property.id, target.id)

      await listingOnce(client, listing.id, { failureCode: 'portal_unavailable' })
      expect(local.received).toEqual([])
    },
  )
})

describe('what is online on platform C', () => {
  test('by another hand is adopted, and the next edit changes the advert instead of making a second', async () => {
    startHastyWorker()
    const source = await startSource({ '/1.jpg': await aJpeg() })
    const other = await anAgency()
    const attachments = [{ url: `${source.url}/1.jpg`, title: 'Blick' }]
    const fields = { apartmentType: 'loft', flooring: ['tiles', 'parquet'] }
    const theirs = await newProperty(other.client, { externalId: 'ALT-1', attachments, fields })
    const made = await newListing(other.client, theirs.id, other.target.id)
    const { portalId } = await listingOnce(other.client, made.id, { status: 'published' })
    const { client, target } = await anAgency(other.clientId)

    await client.post(`/targets/${target.id}/adopt`, { portalIds: ['ALT-1'] })
    const listing = await eventually(async () => {
      const { body } = await client.get(`/listings?targetId=${target.id}`)
      expect(body).toMatchObject([{ status: 'published', portalId }])
      return body[0] as Listing
    })
    const { body: property } = await client.get(`/properties/${listing.propertyId}`)
    await client.patch(`/properties/${property.id}`, { fields: { title: 'Neuer Titel' } })

    expect(property).toMatchObject({ externalId: 'ALT-1', fields: theirs.fields, attachments: [{ title: 'Blick' }] })
    await eventually(async () =>
      expect(await (await fetch(listing.publicUrl ?? '')).text()).toContain('<h1>Neuer Titel</h1>'),
    )
    await listingOnce(client, listing.id, { status: 'published' })
    const calls = (await callsOfPortal(other.clientId)).filter(({ method }) => method !== 'GET')
    expect(
      calls.filter(({ path, externalIds }) => path.endsWith('/listings') && externalIds.includes('ALT-1')),
    ).toHaveLength(1)
    // The portal's own picture stays, and is not sent a second time.
    expect(calls.filter(({ path }) => /medias$|uploads/.test(path))).toHaveLength(2)
    expect(await (await fetch(listing.publicUrl ?? '')).text()).toContain('<figcaption><span>Blick<')
  })

  test('by another hand is taken down on request', async () => {
    startHastyWorker()
    const other = await anAgency()
    const { listing } = await listed(other.client, other.target, 'ALT-2')
    const { publicUrl = '' } = await listingOnce(other.client, listing.id, { status: 'published' })
    const { client, target } = await anAgency(other.clientId)
    await client.post(`/targets/${target.id}/compare`)
    await eventually(async () =>
      expect((await client.get(`/targets/${target.id}/differences`)).body).toMatchObject([{ kind: 'unknown' }]),
    )

    await client.post(`/targets/${target.id}/differences/mend`, { action: 'takeDown', kind: 'unknown' })

    await eventually(async () => expect((await fetch(publicUrl)).status).toBe(404))
  })

  test('and deleted there by hand is found missing', async () => {
    startHastyWorker()
    const { client, target, clientId } = await anAgency()
    const { listing } = await listed(client, target, 'HAND-1')
    await listingOnce(client, listing.id, { status: 'published' })
    const other = await anAgency(clientId)
    await other.client.post(`/targets/${other.target.id}/adopt`, {})
    const [theirs] = await eventually(async () => {
      const { body } = await other.client.get(`/listings?targetId=${other.target.id}`)
      expect(body).toHaveLength(1)
      return body as Listing[]
    })
    await other.client.delete(`/listings/${theirs?.id}`)
    await listingGone(other.client, theirs?.id ?? '')

    await client.post(`/targets/${target.id}/compare`)

    await eventually(async () =>
      expect((await client.get(`/targets/${target.id}/differences`)).body).toMatchObject([
        { kind: 'missing', listingId: listing.id, externalId: 'HAND-1' },
      ]),
    )
  })
})

async function shownListing(client: Client, { id }: Listing): Promise<Listing> {
  return (await client.get(`/listings/${id}`)).body
}

async function publishedCount({ accountId }: Client): Promise<number> {
  const { count } = await api.db.one<{ count: number }>(sql`
    select count(*)::int as count from listings where account_id = ${accountId} and published_version > 0`)
  return count
}

/** What a process has of its own: its locks are of another connection. */
function portalsAt(url: string, http = api.http): Portals {
  const locks = openLocks(api.url, () => {})
  onTestFinished(() => locks.close())
  return makePortals({ connectors, urls: { 'platform-c': url }, http, locks })
}

/** Stands before the sandbox, cuts the line for some of what goes there, and may change what comes back. */
async function startFront(isCut: (url: string) => boolean, change = (body: string) => body): Promise<string> {
  const { http } = testSession()
  const front = await startScriptedServer(async ({ method, url, headers, body }) => {
    if (isCut(url)) return 'reset'
    const kept = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
    const answer = await http.send({ method: method as 'GET', url: api.sandbox.url + url, headers: kept, body })
    if (answer.kind === 'failed') return 'reset'
    return {
      status: answer.status,
      headers: { 'content-type': 'application/json' },
      body: change(answer.body.toString('utf8')),
    }
  })
  onTestFinished(() => front.stop())
  return front.url
}
