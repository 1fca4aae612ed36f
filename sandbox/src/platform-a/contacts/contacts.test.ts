import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Client, type Received, signIn, type Tree } from '../../../test/platform-a/client.ts'
import { flat } from '../../../test/platform-a/documents.ts'
import { type Sandbox, startSandbox } from '../../index.ts'

let sandbox: Sandbox
let client: Client
let users = 0
beforeAll(async () => {
  sandbox = await startSandbox({ host: '127.0.0.1', port: 0, rateLimitPerMinute: 1_000_000 })
})
afterAll(() => sandbox.stop())
beforeEach(async () => {
  client = await signIn(sandbox.url, `user-${++users}`)
})

const path = '/user/me/contact'
const person = (more: Record<string, unknown> = {}) => ({
  'common.realtorContactDetail': { email: 'erika@example.org', lastname: 'Beispiel', ...more },
})
const messageOf = ({ json }: Received): Tree => json['common.messages'][0].message
const create = async (more = {}) => String(messageOf(await client.send('POST', path, { json: person(more) })).id)
const list = async () =>
  (await client.send('GET', path)).json['common.realtorContactDetailsList'].realtorContactDetails as Tree[]

describe('contacts', () => {
  test('begin with the account’s own', async () => {
    expect(await list()).toEqual([
      {
        '@id': expect.stringMatching(/^\d+$/),
        email: `user-${users}@example.org`,
        salutation: 'NO_SALUTATION',
        lastname: `user-${users}`,
        defaultContact: 'true',
        localPartnerContact: 'false',
        businessCardContact: 'false',
        realEstateReferenceCount: 0,
        showOnProfilePage: 'false',
      },
    ])
  })

  test('keep a telephone number in both its forms', async () => {
    const whole = await create({ phoneNumber: '+49 30 23125 000' })
    const parts = await create({
      phoneNumberCountryCode: '+49',
      phoneNumberAreaCode: '30',
      phoneNumberSubscriber: '23125 001',
    })

    const numbers = Object.fromEntries(
      (await list()).map((each) => [each['@id'], [each.phoneNumber, each.phoneNumberSubscriber]]),
    )

    expect([numbers[whole], numbers[parts]]).toEqual([
      ['+49 30 23125 000', '23125 000'],
      ['+49 30 23125 001', '23125 001'],
    ])
  })

  test('are answered with the oddities of the portal', async () => {
    const created = messageOf(await client.send('POST', path, { json: person({ externalId: 'e/1' }) }))

    const updated = messageOf(await client.send('PUT', `${path}/ext-e%2F1`, { json: person({ externalId: 'e/1' }) }))
    const deleted = messageOf(await client.send('DELETE', `${path}/${created.id}`))
    const gone = await client.send('GET', `${path}/${created.id}`)

    expect(created.id).toBeTypeOf('number')
    expect(updated).toEqual({
      messageCode: 'MESSAGE_RESOURCE_UPDATED',
      message: 'Resource [contact] with id [(externalId) e/1] has been updated. ',
    })
    expect(deleted).toEqual({
      messageCode: 'MESSAGE_RESOURCE_DELETED',
      message: `Resource [contact] with id [${created.id}] has been deleted. `,
      id: created.id,
    })
    expect(gone.status).toBe(404)
  })

  const refused: [string, Record<string, unknown>, string][] = [
    ['no e-mail address', { email: undefined }, 'Element(s) [email] must be set'],
    ['no name', { lastname: undefined }, 'Element(s) [lastname] must be set'],
    ['a long first name', { firstname: 'x'.repeat(31) }, `firstname : ${'x'.repeat(31)} : LENGTH_EXCEEDED`],
    ['a number that is none', { phoneNumber: '030 23125 000' }, 'cvc-pattern-valid'],
    [
      'a zero before the area',
      { phoneNumberCountryCode: '+49', phoneNumberAreaCode: '030' },
      'phoneNumberAreaCode : 030',
    ],
  ]
  test.for(refused)('are refused with %s', async ([, more, says]) => {
    const answer = await client.send('POST', path, { json: person(more) })

    expect(answer.status).toBe(412)
    expect(answer.texts[0]).toContain(says)
  })

  test('have external ids of their own', async () => {
    await create({ externalId: 'e' })

    const again = await client.send('POST', path, { json: person({ externalId: 'e' }) })
    const mistaken = await client.send('PUT', `${path}/ext-e`, { json: person({ '@id': '1' }) })

    expect([again.status, mistaken.status]).toEqual([412, 412])
  })

  test('are exactly one the default: true moves it, false and silence do not', async () => {
    const id = await create()
    const defaults = async () =>
      (await list()).filter((each) => each.defaultContact === 'true').map((each) => each['@id'])
    const [own] = await defaults()

    await client.send('PUT', `${path}/${own}`, { json: person({ defaultContact: false }) })
    const kept = await defaults()
    await client.send('PUT', `${path}/${id}`, { json: person({ defaultContact: 'true' }) })
    const moved = await defaults()

    expect([kept, moved]).toEqual([[own], [id]])
  })

  test('hand their objects over when they go', async () => {
    const [own] = (await list()).map((each) => each['@id'] as string)
    const id = await create({ externalId: 'e' })
    await client.send('POST', '/user/me/realestate', {
      json: flat({ externalId: 'o', contact: { '@externalId': 'e' } }),
    })
    const contactOf = async (): Promise<Tree> =>
      (await client.send('GET', '/user/me/realestate/ext-o')).json['realestates.apartmentRent'].contact
    const before = await contactOf()

    const refused = await client.send('DELETE', `${path}/${own}`)
    const deleted = await client.send('DELETE', `${path}/${id}`)
    const after = await contactOf()
    const heir = await create()
    const succeeded = await client.send('DELETE', `${path}/${own}?assigntocontactid=${heir}`)

    expect(before).toEqual({ '@id': id, '@externalId': 'e' })
    expect(refused.texts[0]).toContain(
      'default contact can not be deleted. Please provide assigntocontactid query parameter',
    )
    expect([refused.status, deleted.status, succeeded.status]).toEqual([412, 200, 200])
    expect([after, await contactOf()]).toEqual([{ '@id': own }, { '@id': heir }])
    expect(await list()).toMatchObject([{ '@id': heir, defaultContact: 'true', realEstateReferenceCount: 1 }])
  })
})
