import { connectors } from '@aushang/connectors'
import type { TargetType } from '@aushang/model'
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
const testLogin = { clientId: 'sandbox-client', clientSecret: 'sandbox-secret' }
const sentence = 'There is no test portal here. Whoever runs this service can switch it on.'

test('who would go to a portal that does not run is told so, and not to come again', async () => {
  const target = await newTarget(await elsewhere.account())
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
})

test('whoever gives a login for one that does not run is told so', async () => {
  const client = await elsewhere.account()
  const { body: target } = await client.post('/targets', { type: 'platform-c', credentials: testLogin })

  expect((await client.post(`/targets/${target.id}/check`)).body).toMatchObject({ ok: false, failureMessage: sentence })
})

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

test('the key and the login of the sandbox are offered where they open something', async () => {
  const typesOf = async (api: typeof here) =>
    Object.fromEntries(
      (await (await api.account()).get('/target-types')).body.map((each: TargetType) => [each.type, each]),
    ) as Record<string, { consumer?: object; credentials?: object }>
  const [playing, real] = [await typesOf(here), await typesOf(atPortal)]

  expect(playing['platform-a-24-sandbox']?.consumer).toMatchObject({ examples: [testConsumer] })
  expect(playing['platform-c']?.credentials).toMatchObject({ examples: [testLogin] })
  expect(real['platform-a-24-sandbox']?.consumer).toMatchObject({ examples: [testConsumer] })
  expect(real['platform-c']?.credentials).toMatchObject({ examples: [] })
})
