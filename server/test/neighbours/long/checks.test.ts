import { beforeAll, expect, test } from 'vitest'
import { type Client, startApi } from '../../harness.ts'
import { newProperty, newTarget } from '../../portal.ts'
import { expectGoodNeighbours, keepBusy } from '../neighbours.ts'

const api = startApi()
const targets = 50
const properties = 20
let modest: Client
let greedy: Client
const propertyIds: string[] = []
const targetIds: string[] = []

beforeAll(async () => {
  ;[modest, greedy] = [await api.account(), await api.account()]
  for (let number = 0; number < targets; number += 1) targetIds.push((await newTarget(greedy)).id)
  for (let number = 0; number < properties; number += 1)
    propertyIds.push((await newProperty(greedy, { externalId: `CHECK-${number}` })).id)
})

/** Without holding each answer against the document, which takes longer than to make it. */
async function post({ apiKey }: Client, url: string, body: object, status: number): Promise<void> {
  const headers = { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' }
  const answer = await api.app.inject({ method: 'POST', url, headers, payload: JSON.stringify(body) })
  expect(answer.statusCode).toBe(status)
}

test.for<[what: string, ask: () => Promise<void>]>([
  [
    'sends 4,900 members that nobody knows',
    () => {
      const members = Object.fromEntries(Array.from({ length: 4_900 }, (_, number) => [`member${number}`, number]))
      return post(greedy, '/listings/check', members, 400)
    },
  ],
  [
    'checks a property on 50 targets',
    () => post(greedy, '/listings/check', { propertyId: propertyIds[0], targetIds }, 200),
  ],
  [
    'asks what would become of 1,000 listings',
    () => {
      const pairs = propertyIds.flatMap((propertyId) => targetIds.map((targetId) => ({ propertyId, targetId })))
      return post(greedy, '/listings/bulk', { action: 'publish', dryRun: true, pairs }, 200)
    },
  ],
])('another account hardly notices one that %s', { timeout: 180_000 }, async ([, ask], context) => {
  await expectGoodNeighbours(context, {
    modest: async () => expect((await modest.get('/account')).status).toBe(200),
    greedy: async () => {
      await ask()
      return keepBusy(4, ask)
    },
    times: 60,
  })
})
