import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { authorization, clientWith, decide, demo, fields, oauthCall, signIn } from '../../../test/platform-a/client.ts'
import { type Sandbox, startSandbox } from '../../index.ts'
import { readAuthorization, signatureOf } from './signature.ts'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox({ host: '127.0.0.1', port: 0 })
})
afterAll(() => sandbox.stop())

const callback = 'https://client.example.org/back?target=t1'

describe('OAuth signatures', () => {
  const host = 'https://rest.sandbox-immobilienscout24.de/restapi'
  const secrets = { consumerSecret: 'demoSecret', tokenSecret: 'accSec' }
  const rows = [
    {
      method: 'POST',
      url: `${host}/security/oauth/request_token`,
      more: { oauth_callback: 'https://dist.example.com/oauth/platform-a/callback?target=t1' },
      secrets: { ...secrets, tokenSecret: '' },
      signature: 'JXXKCebJDStXT5bM/J5ziFnC+XU=',
    },
    {
      method: 'POST',
      url: `${host}/security/oauth/access_token`,
      more: { oauth_token: 'reqTok', oauth_verifier: 'v-42' },
      secrets: { ...secrets, tokenSecret: 'reqSec' },
      signature: 'EvY9Cta8QVvnEmQ7HE20LzXWRdY=',
    },
    {
      method: 'GET',
      url: `${host}/api/offer/v1.0/user/me/realestate`,
      more: { oauth_token: 'accTok', pagesize: '100', pagenumber: '2', archivedobjectsincluded: 'false' },
      secrets,
      signature: 'eMmsnbQzwJk3JydY6kXHBRBbkL4=',
    },
    {
      method: 'PUT',
      url: `${host}/api/offer/v1.0/user/me/realestate/ext-A%2F12%20b`,
      more: { oauth_token: 'accTok', usenewenergysourceenev2014values: 'true' },
      secrets,
      signature: 'y7obpgjUmfb44PsehUzFMjG5niM=',
    },
  ]

  test.for(rows)('are those of the reference: $method $url', ({ method, url, more, secrets, signature }) => {
    const params = {
      oauth_consumer_key: 'demoKey',
      oauth_nonce: 'n0nce0001',
      oauth_signature_method: 'HMAC-SHA1',
      oauth_timestamp: '1790000000',
      oauth_version: '1.0',
      ...more,
    }

    expect(signatureOf({ method, url, params: Object.entries(params), ...secrets })).toBe(signature)
  })

  test('are read from a header with and without quotes and blanks', () => {
    const quoted = readAuthorization('OAuth realm="x", oauth_token="a%2Fb", oauth_signature="c%3D"')
    const bare = readAuthorization('OAuth oauth_token=a%2Fb,oauth_signature=c%3D')

    expect(quoted).toEqual(bare)
    expect(Object.fromEntries(bare ?? [])).toEqual({ oauth_token: 'a/b', oauth_signature: 'c=' })
  })
})

describe('the way to an access token', () => {
  test('leads over a page where a person agrees', async () => {
    const asked = await oauthCall(sandbox.url, 'request_token', { oauth_callback: callback })
    const requested = fields(await asked.text())
    const page = await fetch(
      `${sandbox.url}/restapi/security/oauth/confirm_access?oauth_token=${requested['oauth_token']}`,
    )
    const shown = await page.text()

    const consent = await decide(sandbox.url, requested['oauth_token'] ?? '', 'allow')

    expect(requested['oauth_callback_confirmed']).toBe('true')
    expect(shown).toContain('Zugriff erlauben')
    expect(consent.status).toBe(302)
    const back = new URL(consent.headers.get('location') ?? '')
    expect(back.href).toMatch(/^https:\/\/client\.example\.org\/back\?target=t1&/)
    expect(back.searchParams.get('state')).toBe('authorized')
    expect(back.searchParams.get('oauth_token')).toBe(requested['oauth_token'])
    expect(back.searchParams.get('oauth_verifier')).toMatch(/.{8,}/)
  })

  test('is also open to clients that ask with GET, and in English', async () => {
    const asked = await oauthCall(sandbox.url, 'request_token', { oauth_callback: callback }, demo, '', 'GET')
    const { oauth_token: token = '' } = fields(await asked.text())
    const page = await fetch(`${sandbox.url}/restapi/security/oauth/confirm_access?oauth_token=${token}`, {
      headers: { 'accept-language': 'en-GB,en;q=0.9,de;q=0.5' },
    })

    expect(await page.text()).toContain('Allow access')
  })

  test('ends where the person declines', async () => {
    const asked = await oauthCall(sandbox.url, 'request_token', { oauth_callback: callback })
    const { oauth_token: token = '', oauth_token_secret: secret = '' } = fields(await asked.text())

    const refused = await decide(sandbox.url, token, 'deny')
    const late = await oauthCall(sandbox.url, 'access_token', { oauth_token: token, oauth_verifier: 'x' }, demo, secret)

    expect(new URL(refused.headers.get('location') ?? '').searchParams.get('state')).toBe('rejected')
    expect(late.status).toBe(401)
  })

  test('is gone once: a request token buys one access token', async () => {
    const asked = await oauthCall(sandbox.url, 'request_token', { oauth_callback: callback })
    const { oauth_token: token = '', oauth_token_secret: secret = '' } = fields(await asked.text())
    const consent = await decide(sandbox.url, token, 'allow')
    const verifier = new URL(consent.headers.get('location') ?? '').searchParams.get('oauth_verifier') ?? ''
    const exchange = (oauth_verifier: string) =>
      oauthCall(sandbox.url, 'access_token', { oauth_token: token, oauth_verifier }, demo, secret)

    const wrong = await exchange('guessed')
    const first = await exchange(verifier)
    const second = await exchange(verifier)

    expect([wrong.status, first.status, second.status]).toEqual([401, 200, 401])
  })

  test('needs the verifier in the header, not in the body', async () => {
    const asked = await oauthCall(sandbox.url, 'request_token', { oauth_callback: callback })
    const { oauth_token: token = '', oauth_token_secret: secret = '' } = fields(await asked.text())
    const consent = await decide(sandbox.url, token, 'allow')
    const verifier = new URL(consent.headers.get('location') ?? '').searchParams.get('oauth_verifier') ?? ''
    const target = `${sandbox.url}/restapi/security/oauth/access_token`

    const response = await fetch(target, {
      method: 'POST',
      headers: {
        authorization: authorization(
          'POST',
          `${target}?oauth_verifier=${verifier}`,
          { oauth_token: token },
          demo.key,
          demo.secret,
          secret,
        ),
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: `oauth_verifier=${verifier}`,
    })

    expect(response.status).toBe(401)
    expect(await response.text()).toContain('Invalid verifier')
  })
})

describe('a signed call', () => {
  test('tells who it is for', async () => {
    const client = await signIn(sandbox.url, 'agency-one')

    const me = await client.send('GET', '/user/me')

    expect(me.status).toBe(200)
    expect(me.json).toEqual({ 'offeruser.offerUser': { customer: { professional: 'true' } } })
    expect(me.headers.get('l-is24-apiclient')).toBe('sandbox-key')
    expect(me.headers.get('l-is24-requestrefnum')).toMatch(/^[0-9a-f-]{36}$/)
    expect(me.headers.get('l-is24-causerid')).toMatch(/^\d+$/)
    expect(me.headers.get('x-ratelimit-limit')).toBe('2000')
  })

  test('is signed with its query, and with an external id that must be encoded', async () => {
    const client = await signIn(sandbox.url)

    const list = await client.send('GET', '/user/me/realestate?pagesize=5&pagenumber=1&features=withAttachments')
    const missing = await client.send('GET', '/user/me/realestate/ext-A%2F12%20b%20%C3%A4?x=%20y')

    expect(list.status).toBe(200)
    expect([missing.status, missing.codes]).toEqual([404, ['ERROR_RESOURCE_NOT_FOUND']])
  })

  const refused = [
    { name: 'another token secret', make: (url: string, token: string) => clientWith(url, token, 'wrong') },
    { name: 'an unknown token', make: (url: string) => clientWith(url, 'unknown', 'x') },
    {
      name: 'an unknown consumer',
      make: (url: string, token: string, secret: string) =>
        clientWith(url, token, secret, { key: 'nobody', secret: 'x' }),
    },
  ]
  test.for(refused)('is refused with $name', async ({ make }) => {
    const client = await signIn(sandbox.url)

    const answer = await make(sandbox.url, client.token, client.tokenSecret).send('GET', '/user/me')

    expect([answer.status, answer.codes]).toEqual([401, ['ERROR_COMMON_AUTHENTICATION_REQUIRED']])
    expect(answer.headers.get('content-type')).toBe('application/json;charset=UTF-8')
  })

  const nonceExpired = 'ERROR_COMMON_AUTHENTICATION_OAUTH_NONCE_EXPIRED'

  test('is refused when it is repeated word for word', async () => {
    const { token, tokenSecret } = await signIn(sandbox.url)
    const target = `${sandbox.url}/restapi/api/offer/v1.0/user/me`
    const header = authorization('GET', target, { oauth_token: token }, demo.key, demo.secret, tokenSecret)
    const call = () => fetch(target, { headers: { authorization: header, accept: 'application/json' } })

    const first = await call()
    const second = await call()

    expect([first.status, second.status]).toEqual([200, 401])
    expect(await second.text()).toContain(nonceExpired)
  })

  test('is refused when its clock is wrong', async () => {
    const { token, tokenSecret } = await signIn(sandbox.url)
    const target = `${sandbox.url}/restapi/api/offer/v1.0/user/me`
    const params = { oauth_token: token, oauth_timestamp: String(Math.floor(Date.now() / 1000) - 3600) }
    const header = authorization('GET', target, params, demo.key, demo.secret, tokenSecret)

    const answer = await fetch(target, { headers: { authorization: header } })

    expect(answer.status).toBe(401)
    expect(await answer.text()).toContain(nonceExpired)
  })

  test('says who signs and for whom, or is refused', async () => {
    const answer = await fetch(`${sandbox.url}/restapi/api/offer/v1.0/user/me`)

    expect(answer.status).toBe(401)
    expect(await answer.text()).toContain('ERROR_COMMON_AUTHENTICATION_REQUIRED')
  })
})
