import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Client, type Received, signIn } from '../../../test/platform-a/client.ts'
import { flat } from '../../../test/platform-a/documents.ts'
import { type Sandbox, startSandbox } from '../../index.ts'
import { slowMs } from '../../failures/switches.ts'
import { sentinelsByWord } from './sentinels.ts'

let sandbox: Sandbox
let client: Client
beforeAll(async () => {
  sandbox = await startSandbox({ host: '127.0.0.1', port: 0, rateLimitPerMinute: 1_000_000 })
  client = await signIn(sandbox.url)
})
afterAll(() => sandbox.stop())

const create = (externalId: string, more = {}) =>
  client.send('POST', '/user/me/realestate', { json: flat({ externalId, ...more }) })
const read = (externalId: string) => client.send('GET', `/user/me/realestate/ext-${externalId}`)
const update = (externalId: string, title = 'Neu', signal?: AbortSignal) =>
  client.send('PUT', `/user/me/realestate/ext-${externalId}`, {
    json: flat({ externalId, title }),
    ...(signal === undefined ? {} : { signal }),
  })
const idOf = ({ json }: Received) => String(json['common.messages'][0].message.id)
const publish = (id: string) =>
  client.send('POST', '/publish', {
    json: { 'common.publishObject': { realEstate: { '@id': id }, publishChannel: { '@id': 10000 } } },
  })

describe('an external id that asks for failure', () => {
  const plain = [
    { word: 'REJECT', status: 412, says: '[MESSAGE: title : Helle Wohnung : LENGTH_EXCEEDED]' },
    { word: 'FORBIDDEN', status: 403, says: 'ERROR_COMMON_ACCESS_DENIED' },
    { word: 'DOWN', status: 503, says: 'ERROR_COMMON_SERVICE_UNAVAILABLE' },
    { word: 'ERROR', status: 500, says: 'Internal Server Error' },
    { word: 'HTML', status: 200, says: '<!doctype html>' },
    { word: 'GARBAGE', status: 200, says: '{"common.messages":[{"message":{"messageCode":"MESS' },
    { word: 'OKERROR', status: 200, says: 'ERROR_COMMON_INTERNAL_SERVER_ERROR' },
  ]
  test.for(plain)('$word- is answered $status, and nothing is done', async ({ word, status, says }) => {
    const first = await create(`${word}-1`)
    const second = await create(`${word}-1`)
    const list = await client.send('GET', '/user/me/realestate?pagesize=100')

    expect([first.status, second.status]).toEqual([status, status])
    expect(first.text).toContain(says)
    expect(list.text).not.toContain(`"externalId":"${word}-1"`)
  })

  test('every one that the page explains has a test here', () => {
    const others = ['DUPLICATE', 'GONE', 'QUOTA', 'REVOKED', 'LIMIT', 'SLOW', 'TIMEOUT', 'LOST']
    const tested = plain.map(({ word }) => word).concat(others)

    expect(tested.toSorted()).toEqual(Object.keys(sentinelsByWord).toSorted())
  })

  const fields = [
    { externalId: 'REJECT-baseRent-1', says: '[MESSAGE: baseRent : 900 : NUMBER_IS_OUT_OF_RANGE]' },
    { externalId: 'REJECT-address.houseNumber-1', says: '[MESSAGE: address.houseNumber : 1 : LENGTH_EXCEEDED]' },
    { externalId: 'REJECT-totalRent-1', says: '[MESSAGE: totalRent : null : MANDATORY_FIELD_EMPTY]' },
    { externalId: 'REJECT-nosuchfield-1', says: '[MESSAGE: title : Helle Wohnung : LENGTH_EXCEEDED]' },
  ]
  test.for(fields)('$externalId blames a field', async ({ externalId, says }) => {
    const refused = await create(externalId)

    expect([refused.status, refused.codes]).toEqual([412, ['ERROR_RESOURCE_VALIDATION']])
    expect(refused.texts[0]).toContain(says)
  })

  test('DUPLICATE- is there already when it is created, and can be changed then', async () => {
    const before = await read('DUPLICATE-1')
    const refused = await create('DUPLICATE-1')
    const updated = await update('DUPLICATE-1')

    expect([before.status, refused.status, updated.status]).toEqual([404, 412, 200])
    expect(refused.texts[0]).toContain('RealEstate already exists for external id.')
  })

  test('GONE- has been deleted when it is changed, and can be created again', async () => {
    await create('GONE-1')

    const gone = await update('GONE-1')
    const again = await create('GONE-1')
    const updated = await update('GONE-1')

    expect([gone.status, again.status, updated.status]).toEqual([404, 201, 200])
  })

  test('QUOTA- can be created, not published', async () => {
    const created = await create('QUOTA-1')

    const refused = await publish(idOf(created))

    expect([created.status, refused.status]).toEqual([201, 412])
    expect(refused.texts[0]).toContain('No contingent available')
  })

  test('REVOKED- costs the token, until somebody signs in again', async () => {
    const other = await signIn(sandbox.url)
    const json = flat({ externalId: 'REVOKED-1' })

    const refused = await other.send('POST', '/user/me/realestate', { json })
    const after = await other.send('GET', '/user/me')
    const again = await (await signIn(sandbox.url)).send('POST', '/user/me/realestate', { json })

    expect([refused.status, after.status, again.status]).toEqual([401, 401, 201])
  })

  test('LIMIT- is too much once, or as often as it says', async () => {
    const once = [await create('LIMIT-1'), await create('LIMIT-1')]
    const often = [await create('LIMIT-TIMES2-1'), await create('LIMIT-TIMES2-1'), await create('LIMIT-TIMES2-1')]

    expect(once.map(({ status }) => status)).toEqual([429, 201])
    expect(often.map(({ status }) => status)).toEqual([429, 429, 201])
    expect(once[0]?.headers.get('retry-after')).toBe('1')
    expect(once[0]?.text).toBe('Too many requests.')
  })

  test('SLOW- takes its time, and works', async () => {
    const started = performance.now()

    const created = await create('SLOW-ONCE-1')

    expect(created.status).toBe(201)
    expect(performance.now() - started).toBeGreaterThan(slowMs - 50)
  })

  test('SLOW- does not undo what happens while it takes its time', async () => {
    const id = idOf(await create('SLOW-UPDATE-1'))

    const updating = update('SLOW-UPDATE-1', 'Anders')
    const published = await publish(id)
    await updating

    expect(published.status).toBe(201)
    expect((await read('SLOW-UPDATE-1')).json['realestates.apartmentRent']).toMatchObject({
      title: 'Anders',
      realEstateState: 'ACTIVE',
    })
  })

  test('LOST- is done, and its answer never arrives', async () => {
    await expect(create('LOST-1')).rejects.toThrow('fetch failed')

    const found = await read('LOST-1')
    await expect(update('LOST-1', 'Anders')).rejects.toThrow('fetch failed')
    const changed = await read('LOST-1')

    expect(found.status).toBe(200)
    expect(changed.json['realestates.apartmentRent'].title).toBe('Anders')
  })

  test('TIMEOUT- is done, and keeps its client waiting', async () => {
    await create('TIMEOUT-UPDATE-1')
    const patience = new AbortController()

    const waiting = update('TIMEOUT-UPDATE-1', 'Anders', patience.signal)
    // It answers nothing for longer than it takes to answer everything else.
    while ((await read('TIMEOUT-UPDATE-1')).json['realestates.apartmentRent'].title !== 'Anders') await sleep(5)
    const first = await Promise.race([waiting.then(() => 'an answer'), read('TIMEOUT-UPDATE-1').then(() => 'silence')])
    patience.abort()

    expect(first).toBe('silence')
    await expect(waiting).rejects.toThrow('aborted')
  })

  test('fails at the step and as often as it says, and works otherwise', async () => {
    const created = await create('LOST-PUBLISH-ONCE-1')
    await expect(publish(idOf(created))).rejects.toThrow('fetch failed')

    const again = await publish(idOf(created))
    const updated = await update('LOST-PUBLISH-ONCE-1')

    expect([created.status, again.status, updated.status]).toEqual([201, 409, 200])
  })

  test.for(['UNKNOWN-1', 'DOWN', 'down-1', 'DOWNTOWN-1', 'A-DOWN-1', 'constructor-1'])(
    '%s is an ordinary one',
    async (externalId) => {
      const created = await create(externalId)

      expect(created.status).toBe(201)
    },
  )
})
