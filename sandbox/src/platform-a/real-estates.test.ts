import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Client, signIn } from '../../test/client.ts'
import { flat, flatXml } from '../../test/documents.ts'
import { type Sandbox, startSandbox } from '../index.ts'

let sandbox: Sandbox
let client: Client
beforeAll(async () => {
  sandbox = await startSandbox({ host: '127.0.0.1', port: 0, rateLimitPerMinute: 1_000_000 })
  client = await signIn(sandbox.url)
})
afterAll(() => sandbox.stop())

describe('POST realestate', () => {
  test('takes XML, and answers in XML', async () => {
    const created = await client.send('POST', '/user/me/realestate', {
      xml: flatXml({ externalId: 'x-1' }),
      accept: 'application/xml',
    })
    const read = await client.send('GET', '/user/me/realestate/ext-x-1', { accept: 'application/xml' })

    expect([created.status, created.codes]).toEqual([201, ['MESSAGE_RESOURCE_CREATED']])
    const id = /<id>(\d+)<\/id>/.exec(created.text)?.[1]
    expect(created.headers.get('location')).toBe(`${sandbox.url}/restapi/api/offer/v1.0/user/me/realestate/${id}`)
    expect(read.text).toMatch(new RegExp(`^<\\?xml.*\n<realestates:apartmentRent xmlns:[^>]* id="${id}">`))
    expect(read.text).toContain('<baseRent>900.00</baseRent>')
  })

  test('takes JSON, and answers in JSON', async () => {
    const created = await client.send('POST', '/user/me/realestate', { json: flat({ externalId: 'j-1' }) })

    expect([created.status, created.json]).toEqual([
      201,
      {
        'common.messages': [
          {
            message: {
              messageCode: 'MESSAGE_RESOURCE_CREATED',
              message: expect.stringMatching(/^Resource \[realestate\] with id \[\d+\] has been created\.$/),
              id: expect.stringMatching(/^\d+$/),
            },
          },
        ],
      },
    ])
  })
})
