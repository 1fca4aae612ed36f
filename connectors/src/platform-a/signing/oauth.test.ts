import { describe, expect, test } from 'vitest'
import { authorizationHeader, type ToSign } from './oauth.ts'

const host = 'https://rest.sandbox-immobilienscout24.de'
const demo = { consumer: { key: 'demoKey', secret: 'demoSecret' }, nonce: 'n0nce0001', timeSeconds: 1_790_000_000 }
const access = { key: 'accTok', secret: 'accSec' }

const vectors: [string, ToSign, string][] = [
  [
    'a request token with its callback',
    {
      ...demo,
      method: 'POST',
      url: `${host}/restapi/security/oauth/request_token`,
      extra: { oauth_callback: 'https://dist.example.com/oauth/platform-a/callback?target=t1' },
    },
    'JXXKCebJDStXT5bM/J5ziFnC+XU=',
  ],
  [
    'an access token with its verifier',
    {
      ...demo,
      method: 'POST',
      url: `${host}/restapi/security/oauth/access_token`,
      token: { key: 'reqTok', secret: 'reqSec' },
      extra: { oauth_verifier: 'v-42' },
    },
    'EvY9Cta8QVvnEmQ7HE20LzXWRdY=',
  ],
  [
    'a question with a query',
    {
      ...demo,
      method: 'GET',
      url: `${host}/restapi/api/offer/v1.0/user/me/realestate?pagesize=100&pagenumber=2&archivedobjectsincluded=false`,
      token: access,
    },
    'eMmsnbQzwJk3JydY6kXHBRBbkL4=',
  ],
  [
    'an external id with a slash and a blank',
    {
      ...demo,
      method: 'PUT',
      url: `${host}/restapi/api/offer/v1.0/user/me/realestate/ext-A%2F12%20b?usenewenergysourceenev2014values=true`,
      token: access,
    },
    'y7obpgjUmfb44PsehUzFMjG5niM=',
  ],
  [
    'what a client in use signs',
    {
      method: 'POST',
      url: `${host}/restapi/api/offer/v1.0/user/me/realestate`,
      consumer: { key: 'consumer_key', secret: 'consumer_secret' },
      token: { key: 'access_token', secret: 'access_token_secret' },
      nonce: 'PVx4OURceEU5XHhEMlx4MUVceEYxXHhENQ',
      timeSeconds: 1_548_064_800,
    },
    'x3HEE425zb0WaD6It/jGZSdCRhE=',
  ],
]

describe('The signature', () => {
  test.for(vectors)('of %s is the one that the portal computes', ([, request, signature]) => {
    expect(authorizationHeader(request)).toContain(`oauth_signature="${encodeURIComponent(signature)}"`)
  })

  test('bears what was signed in the header, the verifier included', () => {
    const [, [, request]] = vectors as [unknown, (typeof vectors)[number]]

    const header = authorizationHeader(request)

    expect(header).toMatch(/^OAuth oauth_consumer_key="demoKey", /)
    expect(header).toContain('oauth_verifier="v-42"')
    expect(header).not.toContain('Secret')
  })
})
