import { connectors } from '@aushang/connectors'
import { expect, test } from 'vitest'
import { startApi, testConsumer, testPublicUrl } from '../../test/harness.ts'
import { connectedTarget, newListing, newProperty, newTarget } from '../../test/portal.ts'
import { eventually, startTestWorker } from '../../test/work.ts'
import { makeGuardedClient } from '../lib/guarded/guarded-fetch.ts'
import { makePortals } from '../portals/portals.ts'

// As in a process that does not run the sandbox, and is not told where one runs.
const withoutSandbox = makePortals({
  connectors,
  urls: {},
  http: makeGuardedClient({ allow: [] }),
  locks: { acquire: async () => async () => {}, close: async () => {} },
})
// As with PLATFORM_C_URL.
const withPortal = makePortals({
  connectors,
  urls: { 'platform-a-24-sandbox': 'http://sandbox:8090', 'platform-c': 'https://portal.example' },
  http: makeGuardedClient({ allow: [] }),
  locks: { acquire: async () => async () => {}, close: async () => {} },
})
const here = startApi()
const atPortal = startApi({ portals: withPortal })
const elsewhere = startApi({ portals: withoutSandbox })
const sentence = 'There is no test portal here. Whoever runs this service can switch it on.'

test.for(['platform-a-24-sandbox', 'platform-c'])(
  'who would go to %s, which does not run, is told so, and not to come again',
  async (type) => {
    const client = await elsewhere.account()
    await client.put('/account/credentials/platform-c', testConsumer)
    const target = await newTarget(client, { type })
    const path = (target.authorizationUrl ?? '').replace(testPublicUrl, '')

    const pages = [
      await elsewhere.send({ url: path }),
      await elsewhere.send({ url: `${path}/callback?state=authorized` }),
    ]

    expect(pages.map(({ status }) => status)).toEqual([503, 503])
    for (const { text } of pages) {
      expect(text).toContain(sentence)
      expect(text).not.toContain('in a few minutes')
    }
  },
)

test('a listing on it says the same', async () => {
  const client = await here.account()
  const target = await connectedTarget(here, client)
  const property = await newProperty(client)
  startTestWorker(here, { portals: withoutSandbox })

  const listing = await newListing(client, property.id, target.id)

  await eventually(async () =>
    expect((await client.get(`/listings/${listing.id}`)).body).toMatchObject({
      failureCode: 'portal_unavailable',
      failureMessage: sentence,
    }),
  )
})

test('the key of the sandbox is offered where it opens something', async () => {
  const { body } = await (await atPortal.account()).get('/target-types')
  const offered = (type: string) => body.find((each: { type: string }) => each.type === type).consumer.examples

  expect(offered('platform-a-24-sandbox')).toEqual([testConsumer])
  expect(offered('platform-c')).toEqual([])
})
