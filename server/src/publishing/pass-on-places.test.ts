import { messageOf } from '@aushang/model'
import { describe, expect, test } from 'vitest'
import { aContact, startApi } from '../../test/harness.ts'
import { oneLine } from '../../test/one-line-connector.ts'
import { listingGone, listingOnce, newListing, newProperty } from '../../test/portal.ts'
import { startReceiver } from '../../test/receiver.ts'
import { eventually, startTestWorker } from '../../test/work.ts'

/** A portal that takes so many adverts of an agency, and refuses the next. */
const fewPlaces: typeof oneLine = {
  ...oneLine,
  type: 'few-places',
  async publish(publication, session) {
    const outcome = await oneLine.publish(publication, session)
    if (outcome.kind !== 'rejected') return outcome
    const message = messageOf({ key: 'portalQuotaExhausted' })
    return { kind: 'rejected', problems: [{ path: '', code: 'quota_exhausted', message }] }
  },
}

const api = startApi({ connectors: [fewPlaces] })

async function anAgency(places: number, whileFull: () => Promise<unknown> = async () => {}) {
  const online = new Set<string>()
  const portal = await startReceiver(async ({ method, path }) => {
    if (method === 'DELETE') online.delete(path)
    if (method === 'PUT' && !online.has(path) && online.size >= places) {
      await whileFull()
      return 422
    }
    if (method === 'PUT') online.add(path)
    return 204
  })
  const client = await api.account()
  await client.put('/account/credentials/few-places', { contract: 'C-1' })
  const { body: contact } = await client.post('/contacts', aContact())
  const credentials = { url: portal.url, password: 'secret' }
  const draft = { type: 'few-places', credentials, options: { owner: contact.id } }
  const { body: target } = await client.post('/targets', draft)
  await eventually(async () =>
    expect((await client.get(`/targets/${target.id}`)).body.authorizationStatus).toBe('authorized'),
  )
  let count = 0
  const list = async () => {
    const { id } = await newProperty(client, { externalId: `P${(count += 1)}` })
    return newListing(client, id, target.id)
  }
  return { client, list, portal }
}

describe('a portal whose places are all taken', () => {
  test('gets the oldest that found none, for each that is taken down, and no more', async () => {
    startTestWorker(api)
    const { client, list, portal } = await anAgency(2)
    const first = await list()
    await listingOnce(client, first.id, { status: 'published' })
    const second = await list()
    await listingOnce(client, second.id, { status: 'published' })
    const waiting = []
    for (let index = 0; index < 3; index += 1) {
      const listing = await list()
      waiting.push(await listingOnce(client, listing.id, { failureCode: 'quota_exhausted' }))
    }

    await client.delete(`/listings/${first.id}`)
    await listingGone(client, first.id)
    await listingOnce(client, waiting[0]?.id ?? '', { status: 'published' })
    await client.delete(`/listings/${second.id}`)
    await listingGone(client, second.id)
    await listingOnce(client, waiting[1]?.id ?? '', { status: 'published' })

    await listingOnce(client, waiting[2]?.id ?? '', {
      status: 'failed',
      failureCode: 'quota_exhausted',
      waitsFor: 'quota',
      attempts: 1,
    })
    const tried = portal.requests.filter(({ method }) => method === 'PUT').map(({ path }) => path.split('/').at(-1))
    expect(tried).toEqual(['P1', 'P2', 'P3', 'P4', 'P5', 'P3', 'P4'])
  })

  test('gets one that found none while another was being taken down', async () => {
    startTestWorker(api)
    let first = ''
    const { client, list } = await anAgency(1, async () => {
      await client.delete(`/listings/${first}`)
      await listingGone(client, first)
    })
    first = (await list()).id
    await listingOnce(client, first, { status: 'published' })

    const second = await list()

    await listingOnce(client, second.id, { status: 'published', attempts: 2 })
  })
})
