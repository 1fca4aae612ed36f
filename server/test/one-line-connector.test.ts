import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { eventsOf } from './events.ts'
import { aContact, startApi } from './harness.ts'
import { oneLine } from './one-line-connector.ts'
import { listingGone, listingOnce, newListing, newProperty } from './portal.ts'
import { eventually, hasten, startTestWorker } from './work.ts'

/** The portal: what is at each path, for those who know the password. It takes no line with the word castle in it. */
const adverts = new Map<string, string>()
let isAway = false
const portal = createServer((request, response) => {
  const { method, url = '', headers } = request
  void text(request).then((body) => {
    if (isAway) return response.writeHead(503).end()
    if (headers.authorization !== 'C-1 secret') return response.writeHead(401).end()
    if (method === 'PUT' && body.includes('castle')) return response.writeHead(422).end('There are no castles here.')
    if (method === 'PUT') adverts.set(url, body)
    if (method === 'DELETE') adverts.delete(url)
    return response.writeHead(204).end()
  })
})

// The one line.
const api = startApi({ connectors: [oneLine] })

let credentials: { url: string; password: string }
beforeAll(async () => {
  portal.listen(0, '127.0.0.1')
  await once(portal, 'listening')
  credentials = { url: `http://127.0.0.1:${(portal.address() as AddressInfo).port}`, password: 'secret' }
})
afterAll(() => portal.close())

async function anAgency() {
  const client = await api.account()
  await client.put('/account/credentials/one-line', { contract: 'C-1' })
  const { body: contact } = await client.post('/contacts', aContact({ lastName: 'Muster' }))
  const draft = { type: 'one-line', credentials, options: { owner: contact.id } }
  const { body: target } = await client.post('/targets', draft)
  return { client, contact, target }
}

describe('a connector that is one line in the list', () => {
  test('is a target type, with what its account must bring', async () => {
    const client = await api.account()
    const draft = { type: 'one-line', credentials }

    const { body: types } = await client.get('/target-types')
    const early = await client.post('/targets', draft)
    const misshapen = await client.put('/account/credentials/one-line', { contract: '' })
    const stored = await client.put('/account/credentials/one-line', { contract: 'C-1' })
    const created = await client.post('/targets', draft)

    expect(types.at(-1)).toMatchObject({ type: 'one-line', authorization: 'login', limits: { attachments: 0 } })
    expect(early).toMatchObject({ status: 409, body: { code: 'credentials_missing' } })
    expect([misshapen.status, stored.status, created.status]).toEqual([400, 200, 201])
    expect((await client.get('/account')).body.credentials).toMatchObject({
      'platform-a-24': { configured: false },
      'one-line': { configured: true },
    })
  })

  test('speaks for itself, in the language of whoever asks', async () => {
    const client = await api.account('Muster', 'de')

    const inGerman = (await client.get('/target-types')).body.at(-1)
    const inEnglish = (await client.get('/target-types', { 'accept-language': 'en' })).body.at(-1)
    await client.put('/account/credentials/one-line', { contract: 'C-1' })
    const created = await client.post('/targets', { type: 'one-line', credentials })

    expect(inGerman).toMatchObject({
      name: 'Einzeiler',
      description: 'Ein Portal zum Testen, dessen Inserate eine Zeile haben.',
      consumer: { properties: { contract: { title: 'Vertragsnummer', description: 'Steht oben auf dem Vertrag.' } } },
      credentials: { properties: { password: { title: 'Passwort', writeOnly: true } } },
      options: {
        properties: {
          tone: {
            title: 'Ton',
            enum: ['plain', 'merry'],
            oneOf: [
              { const: 'plain', title: 'sachlich' },
              { const: 'merry', title: 'fröhlich' },
            ],
          },
        },
      },
    })
    expect(inEnglish).toMatchObject({
      name: 'One line',
      consumer: { properties: { contract: { title: 'Contract number', minLength: 1 } }, required: ['contract'] },
    })
    expect(created.body.name).toBe('Einzeiler')
  })

  test('publishes, follows edits of the property, of its options and of the contact they name, and takes down', async () => {
    startTestWorker(api)
    const { client, contact, target } = await anAgency()
    const property = await newProperty(client, { externalId: 'ONE/1', fields: { title: 'Helle Wohnung' } })
    const path = '/adverts/ONE%2F1'

    const listing = await newListing(client, property.id, target.id)
    const published = await listingOnce(client, listing.id, { status: 'published' })
    expect(published).toMatchObject({ portalId: 'ONE/1', publicUrl: credentials.url + path })
    expect(adverts.get(path)).toBe('Helle Wohnung, Muster')

    await client.patch(`/properties/${property.id}`, { fields: { title: 'Noch heller' } })
    await eventually(() => expect(adverts.get(path)).toBe('Noch heller, Muster'))
    await client.patch(`/contacts/${contact.id}`, { lastName: 'Beispiel' })
    await eventually(() => expect(adverts.get(path)).toBe('Noch heller, Beispiel'))
    await client.patch(`/targets/${target.id}`, { options: { isLoud: true } })
    await eventually(() => expect(adverts.get(path)).toBe('NOCH HELLER, BEISPIEL'))
    expect((await client.delete(`/contacts/${contact.id}`)).status).toBe(409)

    await client.delete(`/listings/${listing.id}`)
    await listingGone(client, listing.id)
    expect(adverts.has(path)).toBe(false)
    const events = await eventsOf(api, client, 'publication.succeeded')
    expect(new Set(events.map(({ operation }) => operation))).toEqual(new Set(['create', 'update', 'delete']))
  })

  test('refuses with its own words, and with our code', async () => {
    startTestWorker(api)
    const { client, target } = await anAgency()
    const property = await newProperty(client, { fields: { title: 'A castle' } })

    const listing = await newListing(client, property.id, target.id)

    await listingOnce(client, listing.id, {
      status: 'failed',
      failureCode: 'rejected_by_portal',
      problems: [
        {
          path: '/fields/title',
          code: 'rejected_by_portal',
          message: 'Einzeiler has refused the advert. Please read the reason it gives.',
          portalMessage: 'There are no castles here.',
        },
      ],
    })
  })

  test('that is away when it is asked again shows nothing of what it refused before', async () => {
    startTestWorker(api)
    const { client, target } = await anAgency()
    const property = await newProperty(client, { fields: { title: 'A castle' } })
    const listing = await newListing(client, property.id, target.id)
    await listingOnce(client, listing.id, { failureCode: 'rejected_by_portal' })

    isAway = true
    onTestFinished(() => void (isAway = false))
    await client.post(`/listings/${listing.id}/retry`)

    const shown = await listingOnce(client, listing.id, { failureCode: 'portal_unavailable' })
    expect(shown).not.toHaveProperty('problems')
  })

  test('that is away for all tries is given up on, and that is told', async () => {
    startTestWorker(api)
    isAway = true
    onTestFinished(() => void (isAway = false))
    const { client, target } = await anAgency()
    const tries = async () =>
      (
        await api.db.one<{ failures: number }>(sql`
          select failures from targets where account_id = ${client.accountId} and id = ${target.id}`)
      ).failures

    for (let failures = 1; failures <= 8; failures += 1) {
      await eventually(async () => expect(await tries()).toBe(failures))
      expect((await client.get(`/targets/${target.id}`)).body.authorizationStatus).toBe('pending')
      await hasten(api, client, 'targets')
    }

    await eventually(async () =>
      expect((await client.get(`/targets/${target.id}`)).body).toMatchObject({
        authorizationStatus: 'failed',
        failureCode: 'portal_unavailable',
      }),
    )
    expect(await eventsOf(api, client, 'target.unauthorized')).toMatchObject([{ failureCode: 'portal_unavailable' }])
  })

  test('is told that its login is not accepted', async () => {
    startTestWorker(api)
    const { client, target } = await anAgency()

    await client.patch(`/targets/${target.id}`, { credentials: { ...credentials, password: 'wrong' } })

    await eventually(async () =>
      expect((await client.get(`/targets/${target.id}`)).body).toMatchObject({
        authorizationStatus: 'failed',
        failureMessage: 'Einzeiler does not let us in any more. Please connect it again.',
      }),
    )
  })
})
