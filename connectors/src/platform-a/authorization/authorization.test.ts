import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { testSession } from '../../../test/session.ts'
import { type Reaction, type ScriptedServer, startScriptedServer } from '../../../test/scripted-server.ts'
import { invalidSignature } from '../fixtures/answers.ts'
import { platformA } from '../index.ts'

const callback = 'https://aushang.example.org/callback?target=t1'
const handshake = { token: 'request-token', secret: 'request-secret' }
const back = { state: 'authorized', oauth_token: 'request-token', oauth_verifier: 'v-42' }

let server: ScriptedServer
let answer: Reaction

beforeEach(async () => {
  answer = { status: 200, body: 'oauth_token=abc&oauth_token_secret=d%2Fe&oauth_callback_confirmed=true' }
  server = await startScriptedServer(() => answer)
})

afterEach(() => server.stop())

describe('Authorizing a target', () => {
  test('begins with a request token, and sends the user to the portal', async () => {
    const begun = await oauth().begin(callback, portal())

    expect(begun).toEqual({
      kind: 'redirect',
      url: `${server.url}/restapi/security/oauth/confirm_access?oauth_token=abc`,
      handshake: { token: 'abc', secret: 'd/e' },
    })
    expect(server.received[0]?.headers.authorization).toContain(`oauth_callback="${encodeURIComponent(callback)}"`)
  })

  test('ends with an access token, for which the verifier is in the header', async () => {
    const completed = await oauth().complete(back, handshake, portal())

    expect(completed).toEqual({ kind: 'authorized', credentials: { token: 'abc', secret: 'd/e' } })
    expect(server.received[0]).toMatchObject({ method: 'POST', url: '/restapi/security/oauth/access_token' })
    expect(server.received[0]?.headers.authorization).toContain('oauth_verifier="v-42"')
  })

  test.for([
    ['a refusal', { ...back, state: 'rejected' }, 'unauthorized'],
    ['a refusal of no token', { state: 'rejected' }, 'unauthorized'],
    ['no verifier', { state: 'authorized', oauth_token: 'request-token' }, 'unauthorized'],
    ['another token', { ...back, oauth_token: 'other' }, 'otherTry'],
    ['a refusal of another token', { ...back, state: 'rejected', oauth_token: 'other' }, 'otherTry'],
    ['nothing', {}, 'otherTry'],
  ] as [string, Record<string, string>, string][])('when the user comes back with %s', async ([, query, kind]) => {
    const completed = await oauth().complete(query, handshake, portal())

    expect(completed.kind).toBe(kind)
    expect(server.received).toEqual([])
  })

  test.for([
    ['a wrong key', invalidSignature, 'unauthorized'],
    ['a page', { status: 200, body: '<html></html>' }, 'unavailable'],
    ['half a token', { status: 200, body: 'oauth_token=abc' }, 'unavailable'],
    ['trouble of its own', { status: 503, headers: { 'retry-after': '5' } }, 'unavailable'],
    ['nothing', 'reset', 'unavailable'],
  ] as [string, Reaction, string][])('says so when the portal answers with %s', async ([, reaction, kind]) => {
    answer = reaction

    const begun = await oauth().begin(callback, portal())
    const completed = await oauth().complete(back, handshake, portal())

    expect([begun.kind, completed.kind]).toEqual([kind, kind])
    expect(JSON.stringify([begun, completed])).not.toMatch(/consumer-secret|request-secret/)
  })

  test('tells a key of the agreement that is refused from a user who has not agreed', async () => {
    answer = invalidSignature

    expect(await oauth().begin(callback, portal())).toMatchObject({
      code: 'consumer_key_refused',
      sentence: { key: 'consumerKeyRefused' },
    })
    expect(await oauth().complete(back, handshake, portal())).toMatchObject({
      code: 'unauthorized',
      sentence: { key: 'accessNotConfirmed' },
    })
  })

  test('needs the consumer credentials of the account', async () => {
    expect((await oauth().begin(callback, testSession())).kind).toBe('unauthorized')
  })
})

function oauth() {
  const { authorization } = platformA
  if (authorization.kind !== 'oauth') throw new Error('platform A is authorized by OAuth')
  return authorization
}

function portal() {
  return testSession({ url: server.url, consumer: { key: 'consumer-key', secret: 'consumer-secret' } })
}
