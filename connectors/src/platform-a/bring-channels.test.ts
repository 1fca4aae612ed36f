import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { minimalPublication } from '../../test/publications.ts'
import { type Reaction, type ScriptedServer, startScriptedServer } from '../../test/scripted-server.ts'
import { testSession } from '../../test/session.ts'
import { created, invalidSignature, notFound, refused } from './fixtures/answers.ts'
import { platformA } from './index.ts'

const id = '325500001'
let server: ScriptedServer
/** What the portal answers to a list. */
let answerToList: Reaction

beforeEach(async () => {
  server = await startScriptedServer(({ url }) => {
    if (url.endsWith('/publish/list')) return answerToList
    return url.endsWith('/publish') ? created('publish', `${id}_10000`) : created('realestate', id)
  })
})

afterEach(() => server.stop())

/** Two others wait for their turn with it. */
async function publishAmongOthers(signal = new AbortController().signal) {
  const target = {
    url: server.url,
    consumer: { key: 'consumer-key', secret: 'consumer-secret' },
    credentials: { token: 'access-token', secret: 'token-secret' },
    signal,
  }
  const session = testSession(target)
  const told: unknown[] = []
  session.runTogether = async (item, work) => {
    const others = ['325500002', '325500003'].map((other) => ({ ...item, id: other }))
    const [result, ...ofOthers] = await work([item, ...others])
    told.push(result, ...ofOthers)
    return result
  }
  const outcome = await platformA.publish(minimalPublication('plotBuy'), session)
  const calls = server.received.slice(1).map(({ url }) => url.replace('/restapi/api/offer/v1.0', ''))
  return { outcome, told, calls }
}

function inList(...items: [id: string, messageCode: string][]): Reaction {
  const objects = items.map(([one, messageCode]) => ({
    '@id': `${one}_10000`,
    realEstate: { '@id': one },
    publishChannel: { '@id': '10000' },
    messageCode,
    message: 'real estate published',
  }))
  return { status: 200, body: { 'common.publishObjects': [{ publishObject: objects }] } }
}

describe('adverts that go online together', () => {
  test('go in one call, as the portal takes lists', async () => {
    answerToList = inList(
      [id, 'MESSAGE_OPERATION_SUCCESSFUL'],
      ['325500002', 'MESSAGE_OPERATION_SUCCESSFUL'],
      ['325500003', 'ERROR_RESOURCE_VALIDATION'],
    )

    const { outcome, told, calls } = await publishAmongOthers()

    expect(outcome).toMatchObject({ kind: 'published', portalId: id, remembered: { channels: ['10000'] } })
    const said = { status: 200, words: 'MESSAGE_OPERATION_SUCCESSFUL' }
    expect(outcome.said).toEqual(said)
    expect(told).toEqual([said, said, undefined])
    expect(calls).toEqual(['/publish/list'])
    expect(String(server.received[1]?.body)).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<common:publishObjects xmlns:common="http://rest.immobilienscout24.de/schema/common/1.0">
  <publishObject>
    <realEstate id="325500001"/>
    <publishChannel id="10000"/>
  </publishObject>
  <publishObject>
    <realEstate id="325500002"/>
    <publishChannel id="10000"/>
  </publishObject>
  <publishObject>
    <realEstate id="325500003"/>
    <publishChannel id="10000"/>
  </publishObject>
</common:publishObjects>
`)
  })

  test.each<[string, () => Reaction]>([
    ['this one is refused', () => inList([id, 'ERROR_RESOURCE_VALIDATION'])],
    ['only others are told of', () => inList(['325500002', 'MESSAGE_OPERATION_SUCCESSFUL'])],
    ['lists are refused', () => refused('publishObjects : 3 : not allowed')],
    ['there are no lists', () => notFound],
    ['we may not send lists', () => invalidSignature],
    ['the portal has a bad moment', () => ({ status: 503 })],
    ['a page comes back', () => ({ status: 200, body: '<!doctype html><p>Wartung</p>' })],
  ])('go by themselves where %s', async (_where, answer) => {
    answerToList = answer()

    const { outcome, calls } = await publishAmongOthers()

    expect(outcome).toMatchObject({ kind: 'published', portalId: id, remembered: { channels: ['10000'] } })
    expect(calls).toEqual(['/publish/list', '/publish'])
  })

  test('are not asked for one by one when the portal says when to come back', async () => {
    answerToList = { status: 429, headers: { 'retry-after': '7' } }
    const expected = { kind: 'unavailable', retryAfterMs: 7_000 }

    const { outcome, told, calls } = await publishAmongOthers()

    expect(outcome).toMatchObject({ ...expected, portalId: id })
    expect(told).toMatchObject([{ outcome: expected }, { outcome: expected }, { outcome: expected }])
    expect(calls).toEqual(['/publish/list'])
  })

  test('do not go by themselves when the time is up', async () => {
    const deadline = new AbortController()
    const { react } = server
    server.react = (request) => {
      if (request.url.endsWith('/publish/list')) deadline.abort()
      return react(request)
    }
    answerToList = { status: 503 }

    const { outcome, calls } = await publishAmongOthers(deadline.signal)

    expect(outcome).toMatchObject({ kind: 'unavailable', portalId: id })
    expect(calls).toEqual(['/publish/list'])
  })
})
