import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Client, type Received, signIn } from '../../../test/platform-a/client.ts'
import { flat } from '../../../test/platform-a/documents.ts'
import { type Sandbox, startSandbox } from '../../index.ts'

let sandbox: Sandbox
let client: Client
beforeAll(async () => {
  sandbox = await startSandbox({ host: '127.0.0.1', port: 0, rateLimitPerMinute: 1_000_000 })
  client = await signIn(sandbox.url)
})
afterAll(() => sandbox.stop())

const idOf = ({ json }: Received) => String(json['common.messages'][0].message.id)
const anObject = async () => idOf(await client.send('POST', '/user/me/realestate', { json: flat() }))
const publishObject = (id: string, channel = '10000') => ({
  realEstate: { '@id': id },
  publishChannel: { '@id': channel },
})
const publish = (id: string, channel?: string) =>
  client.send('POST', '/publish', { json: { 'common.publishObject': publishObject(id, channel) } })
const stateOf = async (id: string) =>
  (await client.send('GET', `/user/me/realestate/${id}`)).json['realestates.apartmentRent'].realEstateState as string

describe('publication', () => {
  test('is created once, read, and deleted once', async () => {
    const id = await anObject()

    const states = [await stateOf(id)]
    const created = await publish(id)
    states.push(await stateOf(id))
    const twice = await publish(id)
    const read = await client.send('GET', `/publish/${id}_10000`)
    const deleted = await client.send('DELETE', `/publish/${id}_10000`)
    states.push(await stateOf(id))
    const gone = await client.send('DELETE', `/publish/${id}_10000`)
    const unread = await client.send('GET', `/publish/${id}_10000`)

    expect([created.status, created.headers.get('location')]).toEqual([
      201,
      `${sandbox.url}/restapi/api/offer/v1.0/publish/${id}_10000`,
    ])
    expect([twice.status, twice.codes, twice.texts]).toEqual([
      409,
      ['ERROR_COMMON_REQUEST_CONFLICT'],
      [
        `The operation for your request causes a conflict. [MESSAGE: Publish object already exists for publishchannel id=10000, realestate id=${id}]`,
      ],
    ])
    expect(read.json['common.publishObject'].realEstate).toEqual({
      '@id': id,
      '@title': 'Helle Wohnung',
      '@firstActivationDate': expect.stringMatching(/Z$/),
    })
    expect(deleted.texts).toEqual([`Resource [publish] with id [${id}_10000] has been deleted. `])
    expect([gone.status, gone.codes]).toEqual([404, ['ERROR_RESOURCE_NOT_FOUND']])
    expect([unread.status, unread.codes]).toEqual([404, ['ERROR_COMMON_RESOURCE_NOT_FOUND']])
    expect(states).toEqual(['INACTIVE', 'ACTIVE', 'INACTIVE'])
  })

  test('on the homepage alone does not make an object active', async () => {
    const id = await anObject()
    await publish(id, '10001')
    const onHomepage = await stateOf(id)
    await publish(id)
    const both = await client.send('GET', `/publish?realestate=${id}`)
    await client.send('DELETE', `/publish/${id}_10000`)

    expect([onHomepage, await stateOf(id)]).toEqual(['INACTIVE', 'INACTIVE'])
    expect(both.json['common.publishObjects'][0].publishObject).toHaveLength(2)
    const one = await client.send('GET', `/publish?realestate=${id}`)
    expect(one.json['common.publishObjects'][0].publishObject.publishChannel['@id']).toBe('10001')
  })

  test('of an unknown object, or of somebody else’s, is answered alike', async () => {
    const id = await anObject()
    const other = await signIn(sandbox.url, 'another')

    const foreign = await other.send('POST', '/publish', { json: { 'common.publishObject': publishObject(id) } })
    const unknown = await publish('1')

    expect([unknown.status, unknown.codes]).toEqual([404, ['ERROR_COMMON_RESOURCE_NOT_FOUND']])
    expect(foreign.text).toBe(unknown.text)
  })

  test('ends with the object', async () => {
    const id = await anObject()
    await publish(id)

    await client.send('DELETE', `/user/me/realestate/${id}`)

    const list = await client.send('GET', `/publish?realestate=${id}`)
    expect(list.json).toEqual({ 'common.publishObjects': [] })
  })

  test('goes in lists, with a message for each', async () => {
    const [a, b] = [await anObject(), await anObject()]
    const list = [publishObject(a), publishObject(b), publishObject('1')]

    const published = await client.send('POST', '/publish/list', {
      json: { 'common.publishObjects': [{ publishObject: list }] },
    })
    const deleted = await client.send('DELETE', `/publish/list?publishids=${a}_10000,${b}_10000,1_10000`)

    expect([published.status, published.texts]).toEqual([
      200,
      ['real estate published', 'real estate published', 'Resource was not found.'],
    ])
    expect([deleted.status, deleted.texts]).toEqual([
      200,
      ['publishing deleted', 'publishing deleted', 'PublishObject with ID 1_10000 does not exist.'],
    ])
  })

  test.each([
    ['REVOKED-PUBLISH', 401],
    ['DOWN-PUBLISH', 503],
  ])('of a list with %s- in it is answered %i as a whole', async (word, status) => {
    const signedIn = await signIn(sandbox.url)
    const ids: string[] = []
    for (const externalId of [`${word}-list`, `after-${word}`]) {
      ids.push(idOf(await signedIn.send('POST', '/user/me/realestate', { json: flat({ externalId }) })))
    }

    const refused = await signedIn.send('POST', '/publish/list', {
      json: { 'common.publishObjects': [{ publishObject: ids.map((id) => publishObject(id)) }] },
    })

    expect(refused.status).toBe(status)
    expect(await stateOf(ids[1] ?? '')).toBe('INACTIVE')
  })

  test('is counted, and its channels are listed', async () => {
    const counting = await signIn(sandbox.url, 'counting')
    const id = idOf(await counting.send('POST', '/user/me/realestate', { json: flat() }))
    await counting.send('POST', '/user/me/realestate', { json: flat() })
    await counting.send('POST', '/publish', { json: { 'common.publishObject': publishObject(id) } })

    const counts = await counting.send('GET', '/user/me/realestatecounts')
    const channels = await counting.send('GET', '/user/me/publishchannel')

    expect(counts.json['realestatecounts.realEstateCounts']).toEqual({
      is24publishedRealEstatesCount: 1,
      is24notPublishedRealEstatesCount: 1,
      homepagePublishedRealEstatesCount: 0,
    })
    expect(channels.json['common.publishChannels'].publishChannel[0]['@id']).toBe('10000')
  })
})
