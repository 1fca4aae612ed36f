import { afterEach, beforeEach, expect, test } from 'vitest'
import { minimalPublication } from '../../test/publications.ts'
import { type Reaction, type ScriptedServer, startScriptedServer } from '../../test/scripted-server.ts'
import { testSession } from '../../test/session.ts'
import { platformA } from './index.ts'

let server: ScriptedServer
let answer: Reaction

beforeEach(async () => {
  server = await startScriptedServer(() => answer)
})

afterEach(() => server.stop())

async function read() {
  const session = testSession({
    url: server.url,
    consumer: { key: 'consumer-key', secret: 'consumer-secret' },
    credentials: { token: 'access-token', secret: 'token-secret' },
  })
  const { placement } = minimalPublication('apartmentRent', { placement: { portalId: '325500001' } })
  return platformA.readStatistics?.(placement, { from: '2026-11-01', to: '2026-11-03' }, session)
}

test('the daily report is asked for once, and told in our words', async () => {
  answer = {
    status: 200,
    body: {
      realEstateId: 'OBJ-1',
      dailyReports: [
        { date: '2026-11-01', exposeHits: 12, displaysResultList: '140', emailContacts: 1, onShortList: 0 },
        { date: '2026-11-02', exposeHits: -1 },
        { date: '2026-12-24', exposeHits: 99 },
        { date: 'never', exposeHits: 5 },
      ],
    },
  }

  const statistics = await read()

  expect(server.received.map(({ url }) => url.replace(/^.*realestate/, ''))).toEqual([
    '/325500001/dailyreport?dateFrom=2026-11-01&dateTo=2026-11-03',
  ])
  expect(statistics).toMatchObject({
    kind: 'read',
    days: [{ day: '2026-11-01', views: 12, impressions: 140, contacts: 1, bookmarks: 0 }, { day: '2026-11-02' }],
  })
})

test.for<[Reaction, string]>([
  [{ status: 404, body: { messageCode: 'ERROR_RESOURCE_NOT_FOUND', message: 'Resource was not found.' } }, 'gone'],
  [{ status: 200, body: { something: 'else' } }, 'unavailable'],
  [{ status: 412, body: { messageCode: 'ERROR_COMMON_URL_PARAMETER_VALIDATION_FAILED', message: '' } }, 'unavailable'],
  [{ status: 503, body: '' }, 'unavailable'],
  [{ status: 401, body: '' }, 'unauthorized'],
])('whatever else it says is an outcome', async ([reaction, kind]) => {
  answer = reaction

  expect(await read()).toMatchObject({ kind })
})
