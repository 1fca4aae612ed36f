import { createHash } from 'node:crypto'
import type { Difference, Target } from '@aushang/model'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { gazette } from '../../connectors/test/gazette.ts'
import { type ScriptedServer, startScriptedServer } from '../../connectors/test/scripted-server.ts'
import { compare, differences, mend } from './comparing.ts'
import { type Client, startApi } from './harness.ts'
import { listingGone, listingOnce, newListing, newProperty } from './portal.ts'
import { eventually, startTestWorker } from './work.ts'

/** A portal whose connector is a table of members and five calls: the service does with it what it does with the others. */
const api = startApi({ connectors: [gazette] })

const adverts = new Map<string, object>()
let portal: ScriptedServer

beforeAll(async () => {
  portal = await startScriptedServer(({ method, url, headers, body }) => {
    if (headers.authorization !== 'secret') return { status: 401 }
    const number = decodeURIComponent(url.replace(/^\/adverts\/?/, ''))
    if (number === '')
      return { status: 200, body: [...adverts].map(([nummer, text]) => ({ nummer, marke: markOf(text) })) }
    if (method === 'PUT') adverts.set(number, JSON.parse(body.toString()) as object)
    if (method === 'DELETE') adverts.delete(number)
    const advert = adverts.get(number)
    return method !== 'GET' ? { status: 204 } : advert ? { status: 200, body: advert } : { status: 404 }
  })
})
afterAll(() => portal.stop())

function markOf(advert: object): string {
  return createHash('md5').update(JSON.stringify(advert)).digest('hex')
}

async function anAgency(): Promise<{ client: Client; target: Target }> {
  adverts.clear()
  startTestWorker(api)
  const client = await api.account()
  const credentials = { url: portal.url, password: 'secret' }
  const { body: target } = await client.post('/targets', { type: 'gazette', credentials })
  await eventually(async () => {
    expect((await client.get(`/targets/${target.id}`)).body.authorizationStatus).toBe('authorized')
  })
  return { client, target }
}

test('publishes what its table says, says the rest in the note, follows an edit, and takes down', async () => {
  const { client, target } = await anAgency()
  const fields = { title: 'Helle Wohnung', hasLift: true, hasFireplace: true, flooring: ['parquet', 'vinyl'] }
  const property = await newProperty(client, { externalId: 'G-1', fields })

  const { id } = await newListing(client, property.id, target.id)
  const listing = await listingOnce(client, id, { status: 'published' })

  expect(adverts.get('G-1')).toMatchObject({
    art: 'Wohnung, Miete',
    zeile: 'Helle Wohnung',
    lift: true,
    boeden: ['Parkett'],
    sonst: expect.stringMatching(/Kamin, .*Bodenbelag: Vinyl/),
  })
  expect(listing.warnings).toContainEqual(
    expect.objectContaining({ path: '/fields/hasFireplace', code: 'said_in_note' }),
  )

  await client.patch(`/properties/${property.id}`, { fields: { hasLift: false } })
  await eventually(() => expect(adverts.get('G-1')).toMatchObject({ lift: false }))

  await client.delete(`/listings/${id}`)
  await listingGone(client, id)
  expect(adverts.size).toBe(0)
})

test('is compared: what was changed there is found, and taken over', async () => {
  const { client, target } = await anAgency()
  const property = await newProperty(client, { externalId: 'G-2', fields: { title: 'Vorher', hasFireplace: true } })
  const { id } = await newListing(client, property.id, target.id)
  await listingOnce(client, id, { status: 'published' })
  await compare(client, target)

  adverts.set('G-2', { ...adverts.get('G-2'), zeile: 'Nachher' })
  await compare(client, target)
  const [difference] = await differences(client, target)
  expect(difference).toMatchObject({ kind: 'changed', listingId: id })
  await mend(client, target, { action: 'adopt', differenceIds: [difference?.id ?? ''] })

  await eventually(async () => {
    const { body } = await client.get(`/properties/${property.id}`)
    expect(body.fields).toMatchObject({ title: 'Nachher', hasFireplace: true })
    expect(body.fields).not.toHaveProperty('miscellaneousDescription')
  })
})

test('is adopted, and what would be lost is named first', async () => {
  const { client, target } = await anAgency()
  const there = {
    art: 'Haus, Kauf',
    zeile: 'Altes Haus',
    ort: { plz: '10115', name: 'Berlin' },
    wohnflaeche: 120,
    zimmer: 5,
  }
  const more = {
    grundflaeche: 640,
    preisAufAnfrage: true,
    sonst: 'Mit Hof.\n\nAußerdem: Kamin, Denkmalschutz.',
    turm: 2,
  }
  adverts.set('G-3', { ...there, ...more })

  await client.post(`/targets/${target.id}/adopt`, {})
  const failed = await eventually(async () => {
    const { body } = await client.get(`/targets/${target.id}/differences?status=failed`)
    expect(body).toMatchObject([{ failureCode: 'would_change_meaning', unread: [{ name: 'turm', value: '2' }] }])
    return body as Difference[]
  })
  expect((await client.get('/properties')).body).toEqual([])
  await mend(client, target, { action: 'adopt', differenceIds: failed.map(({ id }) => id), acceptLosses: true })

  const [property] = await eventually(async () => {
    const { body } = await client.get('/properties')
    expect(body).toHaveLength(1)
    return body
  })
  expect(property).toMatchObject({
    type: 'houseBuy',
    externalId: 'G-3',
    fields: { purchasePriceOnRequest: true, hasFireplace: true, isListed: true, miscellaneousDescription: 'Mit Hof.' },
  })
})
