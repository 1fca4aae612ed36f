import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Reaction, type ScriptedServer, startScriptedServer } from '../../test/scripted-server.ts'
import { testSession } from '../../test/session.ts'
import { invalidSignature, listPage } from './fixtures/answers.ts'
import { platformA } from './index.ts'

let server: ScriptedServer
let answer: Reaction

beforeEach(async () => {
  server = await startScriptedServer(() => answer)
})

afterEach(() => server.stop())

describe('Listing what is there', () => {
  test('reads the page that it is told, and says where the next one begins', async () => {
    answer = listPage({ ids: [3, 2], hits: 5, hasNext: true })

    const page = await list('2')

    expect(server.received[0]?.url).toContain('pagesize=100&pagenumber=2')
    expect(page).toMatchObject({
      kind: 'page',
      total: 5,
      next: '3',
      adverts: [
        { portalId: '3', externalId: 'OBJ-3', title: 'Objekt 3', isShown: true, changedAt: '2026-10-02T08:00:00.000Z' },
        { portalId: '2', isShown: false },
      ],
    })
  })

  test('a page of one is a page, and the last one has none after it', async () => {
    answer = listPage({ ids: [1], hits: 1 })

    expect(await list(null)).not.toHaveProperty('next')
    expect(await list(null)).toMatchObject({ adverts: [{ portalId: '1' }] })
  })

  test('that there is nothing is believed only where the portal says so', async () => {
    answer = listPage({ ids: [], hits: 0 })

    expect(await list(null)).toMatchObject({ kind: 'page', adverts: [], total: 0 })
  })

  test.for<[string, Reaction, string]>([
    ['an empty page before others', listPage({ ids: [], hits: 300, hasNext: true }), 'unavailable'],
    ['no adverts where there are some', listPage({ ids: [], hits: 3 }), 'unavailable'],
    ['something else', { status: 200, body: { 'realestates.realEstates': {} } }, 'unavailable'],
    ['a page for browsers', { status: 200, body: '<html>Wartung</html>' }, 'unavailable'],
    ['that it is away', { status: 503, body: '' }, 'unavailable'],
    ['that there is no such list', { status: 404, body: '' }, 'unavailable'],
    ['that we are too many', { status: 429, headers: { 'retry-after': '7' }, body: '' }, 'unavailable'],
    ['that we are not known', invalidSignature, 'unauthorized'],
  ])('%s is never taken for an empty list', async ([, reaction, kind]) => {
    answer = reaction

    expect(await list(null)).toMatchObject({ kind })
  })
})

async function list(from: string | null) {
  const session = testSession({
    url: server.url,
    consumer: { key: 'consumer-key', secret: 'consumer-secret' },
    credentials: { token: 'access-token', secret: 'token-secret' },
  })
  return platformA.listAdverts?.(from, session)
}
