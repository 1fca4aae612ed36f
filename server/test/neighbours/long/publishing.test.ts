import { describe, expect, onTestFinished, test } from 'vitest'
import { aContact, type Client, startApi } from '../../harness.ts'
import { oneLine } from '../../one-line-connector.ts'
import { listingOnce, newListing, newProperty } from '../../portal.ts'
import { type Receiver, startReceiver } from '../../receiver.ts'
import { eventually, nothingDue, startTestWorker } from '../../work.ts'
import { expectGoodNeighbours } from '../neighbours.ts'

/** A portal that takes one advert of an agency at a time, as some do. */
const oneByOne: typeof oneLine = {
  ...oneLine,
  type: 'one-by-one',
  publish: (publication, session) => session.runAlone(() => oneLine.publish(publication, session)),
}

const api = startApi({ connectors: [oneLine, oneByOne] })

async function anAgency(portal: Receiver, { targets = 1, type = 'one-line' } = {}, known?: Client) {
  const client = known ?? (await api.account())
  await client.put(`/account/credentials/${type}`, { contract: 'C-1' })
  const { body: contact } = await client.post('/contacts', aContact())
  const targetIds: string[] = []
  for (let index = 0; index < targets; index += 1) {
    const credentials = { url: `${portal.url}/${index}`, password: 'secret' }
    const { body } = await client.post('/targets', { type, credentials, options: { owner: contact.id } })
    targetIds.push(body.id)
    await eventually(async () =>
      expect((await client.get(`/targets/${body.id}`)).body.authorizationStatus).toBe('authorized'),
    )
  }
  return { client, targetIds }
}

async function listOnAll(client: Client, targetIds: string[], count: number): Promise<void> {
  const properties = await Promise.all(Array.from({ length: count }, () => newProperty(client)))
  for (const targetId of targetIds) {
    await Promise.all(properties.map(({ id }) => newListing(client, id, targetId)))
  }
}

describe('publishing', () => {
  test('goes on beside accounts whose portals do not answer', { timeout: 60_000 }, async (context) => {
    startTestWorker(api)
    const quick = await startReceiver()
    const { client, targetIds } = await anAgency(quick)

    await expectGoodNeighbours(context, {
      async modest() {
        const { id } = await newProperty(client)
        const listing = await newListing(client, id, targetIds[0] ?? '')
        await listingOnce(client, listing.id, { status: 'published' })
      },
      async greedy() {
        const hanging = Promise.withResolvers<number>()
        const silent = await startReceiver(({ method }) => (method === 'PUT' ? hanging.promise : 204))
        const clients: Client[] = []
        for (let account = 0; account < 3; account += 1) {
          const greedy = await anAgency(silent, { targets: 4 })
          clients.push(greedy.client)
          await listOnAll(greedy.client, greedy.targetIds, 10)
        }
        await eventually(() => expect(silent.requests.length).toBeGreaterThan(30))
        return async () => {
          hanging.resolve(204)
          for (const greedy of clients) await nothingDue(api, greedy, 'listings')
        }
      },
    })
  })

  test('does not wait for one portal of an account at the cost of another', async ({ annotate }) => {
    const listings = 10
    const slow = await startReceiver(async ({ method }) => {
      if (method === 'PUT') await new Promise((resolve) => setTimeout(resolve, 50))
      return 204
    })
    const preparing = startTestWorker(api)
    const { client, targetIds } = await anAgency(slow, { targets: 4, type: 'one-by-one' })
    await preparing.stop()
    await listOnAll(client, targetIds, listings)
    const adverts = () => slow.requests.filter(({ method }) => method === 'PUT')

    startTestWorker(api)
    await eventually(() => expect(adverts()).toHaveLength(listings * targetIds.length))

    const tookMs = (adverts().at(-1)?.receivedAt ?? 0) - (adverts()[0]?.receivedAt ?? 0)
    await annotate(`${((adverts().length / tookMs) * 1000).toFixed(1)} listings a second`)
    // All of one portal are due before all of the next.
    const firstHalf = Map.groupBy(adverts().slice(0, 20), ({ path }) => path.split('/')[2])
    expect(firstHalf.size).toBe(4)
    for (const ofPortal of firstHalf.values()) expect(ofPortal.length).toBeGreaterThanOrEqual(3)
  })

  test('has its places on one portal, although many adverts wait for their turn on others', async () => {
    startTestWorker(api)
    const hanging = Promise.withResolvers<number>()
    onTestFinished(() => hanging.resolve(204))
    const startSilent = () => startReceiver(({ method }) => (method === 'PUT' ? hanging.promise : 204))
    const advertsOn = ({ requests }: Receiver) => requests.filter(({ method }) => method === 'PUT').length
    const [busy, free] = [await startSilent(), await startSilent()]
    const { client, targetIds } = await anAgency(busy, { targets: 3, type: 'one-by-one' })
    const another = await anAgency(free, {}, client)

    await listOnAll(client, targetIds, 12)
    await eventually(() => expect(advertsOn(busy)).toBe(3))
    await listOnAll(client, another.targetIds, 12)

    // Of its 36 places, three are in use; with those of all that wait, it would get no more than half a dozen.
    await eventually(() => expect(advertsOn(free)).toBeGreaterThanOrEqual(8))
  })
})
