import type { Target } from '@aushang/model'
import { type OpenImmoPortal, startOpenImmoPortal } from '@aushang/sandbox'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Client, startApi } from '../../test/harness.ts'
import { eventsOf, listingGone, listingOnce, newListing, newProperty } from '../../test/portal.ts'
import { aJpeg } from '../../test/pictures.ts'
import { startSource } from '../../test/source.ts'
import { eventually, hasten, nothingDue, processed, startTestWorker } from '../../test/work.ts'
import { backOffTarget } from '../targets/targets.store.ts'
import { applyImportReport } from './import-report.ts'

const api = startApi()
let portal: OpenImmoPortal
beforeAll(async () => {
  portal = await startOpenImmoPortal({ host: '127.0.0.1', ftpPort: 0, sftpPort: 0 })
})
afterAll(() => portal.close())

const login = (protocol: 'ftp' | 'sftp', username = 'muster') => ({
  protocol,
  host: '127.0.0.1',
  port: protocol === 'ftp' ? portal.ftpPort : portal.sftpPort,
  username,
  password: 'sandbox',
  providerNumber: 'KD-4711',
})

async function newTarget(client: Client, credentials: object, options: object = {}): Promise<Target> {
  const answer = await client.post('/targets', { type: 'openimmo', credentials, options })
  expect(answer.status).toBe(201)
  return answer.body
}

async function aContactOf(client: Client): Promise<string> {
  const contact = { firstName: 'Anna', lastName: 'Muster', email: 'anna@example.org' }
  return (await client.post('/contacts', contact)).body.id
}

const adverts = (number: string) => portal.adverts().filter((advert) => advert.number === number)

describe('a target of type openimmo', () => {
  test.each(['ftp', 'sftp'] as const)('takes a property by %s, follows its edits, and lets it go', async (protocol) => {
    startTestWorker(api)
    const client = await api.account()
    const source = await startSource({ '/1.jpg': await aJpeg() })
    const target = await newTarget(client, login(protocol, `journey-${protocol}`), {
      contactId: await aContactOf(client),
    })
    expect(target).toMatchObject({ authorizationStatus: 'pending' })
    expect(target.authorizationUrl).toBeUndefined()
    const externalId = `OI-${protocol}`
    const attachments = [{ url: `${source.url}/1.jpg`, title: 'Küche' }]
    const property = await newProperty(client, { externalId, attachments })
    const listing = await newListing(client, property.id, target.id)

    await listingOnce(client, listing.id, { status: 'published' })
    expect((await client.get(`/targets/${target.id}`)).body.authorizationStatus).toBe('authorized')
    await eventually(() => expect(adverts(externalId)).toMatchObject([{ pictures: [{ title: 'Küche' }] }]))
    const [attempt] = (await client.get(`/listings/${listing.id}/attempts`)).body
    expect(attempt).toMatchObject({
      outcome: 'published',
      fileName: expect.stringMatching(`^KD-4711_${externalId}_\\d{17}\\.zip$`),
      portalStatus: protocol === 'ftp' ? 250 : 0,
    })
    expect(attempt.portalMessage ?? '').toMatch(protocol === 'ftp' ? /^226.*\n250/ : /^$/)

    await client.patch(`/properties/${property.id}`, { fields: { title: 'Noch schöner' } })
    await eventually(() => expect(adverts(externalId)).toMatchObject([{ title: 'Noch schöner' }]))

    await client.delete(`/listings/${listing.id}`)
    await listingGone(client, listing.id)
    await eventually(() => expect(adverts(externalId)).toEqual([]))
  })

  test('that keeps references is sent the whole object when it is taken down', async () => {
    startTestWorker(api)
    const client = await api.account()
    const source = await startSource({ '/plan.jpg': await aJpeg(), '/1.jpg': await aJpeg() })
    const options = { contactId: await aContactOf(client), deleteAs: 'REFERENZ' }
    const target = await newTarget(client, login('ftp', 'references'), options)
    const attachments = [
      { url: `${source.url}/plan.jpg`, title: 'Plan', isFloorPlan: true },
      { url: `${source.url}/1.jpg`, title: 'Küche' },
    ]
    const property = await newProperty(client, { externalId: 'OI-REFERENCE', attachments })
    const listing = await newListing(client, property.id, target.id)
    await listingOnce(client, listing.id, { status: 'published' })
    await client.patch(`/properties/${property.id}`, { offerStatus: 'closed', fields: { title: 'Vermietet' } })

    await client.delete(`/listings/${listing.id}`)

    await listingGone(client, listing.id)
    await eventually(() =>
      expect(adverts('OI-REFERENCE')).toMatchObject([
        {
          isReference: true,
          title: 'Vermietet',
          facts: { verkaufstatus: 'VERKAUFT' },
          pictures: [{ title: 'Küche' }, { title: 'Plan' }],
        },
      ]),
    )
  })

  test('that wants more than the format is sent nothing that lacks it, and the rest as it wants it', async () => {
    startTestWorker(api)
    const client = await api.account()
    const source = await startSource({ '/1.jpg': await aJpeg() })
    const types = (await client.get('/target-types')).body as { type: string; options: { properties: object } }[]
    const wants = { required: ['description'], germanyOnly: true, linkCountMax: 1, fileLocation: 'INTERN' }
    expect(Object.keys(types.find(({ type }) => type === 'openimmo')?.options.properties ?? {})).toEqual(
      expect.arrayContaining(Object.keys(wants)),
    )
    const options = { contactId: await aContactOf(client), ...wants }
    const target = await newTarget(client, login('ftp', 'demanding'), options)
    const links = ['Rundgang', 'Film'].map((title) => ({ title, url: `https://example.org/${title}` }))
    const attachments = [{ url: `${source.url}/1.jpg`, title: 'Küche' }]
    const fields = { description: undefined }
    const property = await newProperty(client, { externalId: 'OI-WANTS', fields, attachments, links })
    const listing = await newListing(client, property.id, target.id)

    const failed = await listingOnce(client, listing.id, { status: 'failed' })
    expect(failed).toMatchObject({
      failureCode: 'field_missing',
      failureMessage: 'The description is missing. The portal accepts flats only if the description is given.',
    })
    expect(adverts('OI-WANTS')).toEqual([])

    await client.patch(`/properties/${property.id}`, { fields: { description: 'Hell und ruhig.' } })

    await listingOnce(client, listing.id, { status: 'published' })
    await eventually(() =>
      expect(adverts('OI-WANTS')).toMatchObject([{ pictures: [{ title: 'Küche' }], links: [{ title: 'Rundgang' }] }]),
    )
  })

  test('with a wrong password fails, says so, and works once it is put right', async () => {
    startTestWorker(api)
    const client = await api.account()
    const target = await newTarget(client, { ...login('ftp'), password: 'wrong' })

    await eventually(async () =>
      expect((await client.get(`/targets/${target.id}`)).body).toMatchObject({
        authorizationStatus: 'failed',
        failureCode: 'unauthorized',
        failureMessage: '127.0.0.1 does not accept the login. Please check user name and password, or the key.',
        portalMessage: '530 Login incorrect',
      }),
    )
    expect(await eventsOf(api, client, 'target.unauthorized')).toHaveLength(1)

    await client.patch(`/targets/${target.id}`, { credentials: login('ftp') })

    await eventually(async () =>
      expect((await client.get(`/targets/${target.id}`)).body.authorizationStatus).toBe('authorized'),
    )
  })

  test('names every fault of a login, and shows none of it afterwards', async () => {
    const client = await api.account()

    const wrong = await client.post('/targets', { type: 'openimmo', credentials: { protocol: 'smoke', port: 0 } })
    const right = await newTarget(client, login('ftp'))

    expect(wrong.body.issues.map(({ path }: { path: string }) => path).toSorted()).toEqual([
      '/credentials/host',
      '/credentials/password',
      '/credentials/port',
      '/credentials/protocol',
      '/credentials/providerNumber',
      '/credentials/username',
    ])
    expect(JSON.stringify(right)).not.toContain('sandbox')
  })

  test('needs a contact: the check says so', async () => {
    const client = await api.account()
    const target = await newTarget(client, login('ftp'))
    const property = await newProperty(client)

    const { body } = await client.post('/listings/check', { propertyId: property.id, targetId: target.id })

    expect(body).toMatchObject({ ok: false, problems: [{ path: '/contactId', code: 'field_missing' }] })
  })
})

describe('the options of a target', () => {
  test('change what is online, and the contact they name stays', async () => {
    startTestWorker(api)
    const client = await api.account()
    const [first, second] = [await aContactOf(client), await aContactOf(client)]
    await client.patch(`/contacts/${second}`, { lastName: 'Beispiel' })
    const target = await newTarget(client, login('ftp', 'options'), { contactId: first })
    const property = await newProperty(client, { externalId: 'OPTIONS-1' })
    const listing = await newListing(client, property.id, target.id)
    await listingOnce(client, listing.id, { status: 'published' })

    const changed = await client.patch(`/targets/${target.id}`, { options: { contactId: second } })
    const kept = await client.delete(`/contacts/${second}`)

    expect(changed.status).toBe(200)
    expect(kept).toMatchObject({ status: 409, body: { code: 'contact_in_use' } })
    await eventually(() =>
      expect(adverts('OPTIONS-1')).toMatchObject([{ contact: { name: expect.stringContaining('Beispiel') } }]),
    )
  })
})

describe('a target that collects inquiries by itself', () => {
  test('names its address to the portal, and not any more when it does not', async () => {
    startTestWorker(api)
    const client = await api.account()
    const target = await newTarget(client, login('ftp', 'collects'), { contactId: await aContactOf(client) })
    const property = await newProperty(client, { externalId: 'COLLECTS-1' })
    const listing = await newListing(client, property.id, target.id)
    await listingOnce(client, listing.id, { status: 'published' })

    await client.patch(`/targets/${target.id}`, { autoCollectRequests: true })
    await eventually(() =>
      expect(adverts('COLLECTS-1')).toMatchObject([{ contact: { feedbackEmail: target.emailAddress } }]),
    )
    await client.patch(`/targets/${target.id}`, { autoCollectRequests: false })

    await eventually(() => expect(adverts('COLLECTS-1')).toMatchObject([{ contact: { feedbackEmail: '' } }]))
  })
})

describe('POST /targets/{id}/sync', () => {
  test('makes the portal’s stock what is listed: what else was there of ours is gone', async () => {
    startTestWorker(api)
    const client = await api.account()
    const contactId = await aContactOf(client)
    const target = await newTarget(client, login('ftp', 'sync'), { contactId })
    const [kept, lost] = [
      await newProperty(client, { externalId: 'KEPT' }),
      await newProperty(client, { externalId: 'LOST' }),
    ]
    for (const property of [kept, lost]) {
      const listing = await newListing(client, property.id, target.id)
      await listingOnce(client, listing.id, { status: 'published' })
    }
    await eventually(() => expect([adverts('KEPT'), adverts('LOST')]).toMatchObject([[{}], [{}]]))
    // As if a deletion had been lost on the way.
    await api.db.run(sql`delete from listings where account_id = ${client.accountId} and property_id = ${lost.id}`)

    const answer = await client.post(`/targets/${target.id}/sync`)

    expect(answer).toMatchObject({ status: 202, body: { sync: { status: 'pending' } } })
    await eventually(async () =>
      expect((await client.get(`/targets/${target.id}`)).body.sync).toMatchObject({ status: 'succeeded', listings: 1 }),
    )
    await eventually(() => expect([adverts('KEPT'), adverts('LOST')]).toMatchObject([[{}], []]))
  })

  test('leaves what waits for the portal’s report where it is', async () => {
    startTestWorker(api)
    const client = await api.account()
    const options = { waitForReport: true, contactId: await aContactOf(client) }
    const target = await newTarget(client, login('ftp', 'sync-waiting'), options)
    for (const externalId of ['DECIDED', 'WAITING']) {
      const property = await newProperty(client, { externalId })
      const listing = await newListing(client, property.id, target.id)
      await listingOnce(client, listing.id, { status: 'pending', portalId: expect.any(String) })
      if (externalId === 'WAITING') break
      await api.db.transaction((tx) =>
        applyImportReport(tx, client.accountId, target.id, { words: '', faults: [], hints: [], isClean: true }),
      )
      await listingOnce(client, listing.id, { status: 'published' })
    }

    await client.post(`/targets/${target.id}/sync`)

    await eventually(async () =>
      expect((await client.get(`/targets/${target.id}`)).body.sync).toMatchObject({ status: 'succeeded', listings: 2 }),
    )
    expect([adverts('DECIDED'), adverts('WAITING')]).toMatchObject([[{}], [{}]])
  })

  test('waits for pictures that may still come, and goes without those that will not', async () => {
    startTestWorker(api)
    const client = await api.account()
    const source = await startSource({
      '/1.jpg': await aJpeg(),
      '/later.jpg': (response) => response.writeHead(503).end(),
    })
    const target = await newTarget(client, login('ftp', 'sync-pictures'), { contactId: await aContactOf(client) })
    const good = { url: `${source.url}/1.jpg` }
    const property = await newProperty(client, { externalId: 'PICTURES', attachments: [good] })
    const listing = await newListing(client, property.id, target.id)
    await listingOnce(client, listing.id, { status: 'published' })
    const sync = async () => (await client.get(`/targets/${target.id}`)).body.sync

    await client.patch(`/properties/${property.id}`, { attachments: [good, { url: `${source.url}/later.jpg` }] })
    await client.post(`/targets/${target.id}/sync`)
    await eventually(async () => {
      const { failures } = await api.db.one<{ failures: number }>(sql`
        select failures from targets where account_id = ${client.accountId} and id = ${target.id}`)
      expect(failures).toBeGreaterThan(0)
    })
    expect(await sync()).toEqual({ status: 'pending' })

    await client.patch(`/properties/${property.id}`, { attachments: [good, { url: `${source.url}/none.jpg` }] })
    await processed(client, property.id)
    // What goes out meanwhile changes the stock, and the transfer would come later for that.
    await listingOnce(client, listing.id, { status: 'published' })
    await hasten(api, client, 'targets')

    await eventually(async () => expect(await sync()).toMatchObject({ status: 'succeeded', listings: 1 }))
    expect(adverts('PICTURES')).toMatchObject([{ pictures: [{}] }])
  })

  test('waits for access: it is done once the login is put right', async () => {
    startTestWorker(api)
    const client = await api.account()
    const target = await newTarget(client, login('ftp', 'sync-access'), { contactId: await aContactOf(client) })
    const property = await newProperty(client, { externalId: 'ACCESS' })
    const listing = await newListing(client, property.id, target.id)
    await listingOnce(client, listing.id, { status: 'published' })
    await client.patch(`/targets/${target.id}`, { credentials: { ...login('ftp', 'sync-access'), password: 'wrong' } })
    await nothingDue(api, 'targets')

    await client.post(`/targets/${target.id}/sync`)
    await nothingDue(api, 'targets')
    const waiting = (await client.get(`/targets/${target.id}`)).body
    await client.patch(`/targets/${target.id}`, { credentials: login('ftp', 'sync-access') })

    await eventually(async () =>
      expect((await client.get(`/targets/${target.id}`)).body.sync).toMatchObject({ status: 'succeeded', listings: 1 }),
    )
    expect(waiting).toMatchObject({ authorizationStatus: 'failed', sync: { status: 'pending' } })
  })

  test('waits while the portal wants to be left alone, which is no failed try', async () => {
    startTestWorker(api)
    const client = await api.account()
    const target = await newTarget(client, login('ftp', 'sync-quiet'), { contactId: await aContactOf(client) })
    const property = await newProperty(client, { externalId: 'QUIET' })
    const listing = await newListing(client, property.id, target.id)
    await listingOnce(client, listing.id, { status: 'published' })
    await backOffTarget(api.db, client.accountId, target.id, 600_000)

    await client.post(`/targets/${target.id}/sync`)
    const { failures } = await eventually(() =>
      api.db.one<{ failures: number }>(sql`
        select failures from targets
        where account_id = ${client.accountId} and id = ${target.id} and due_at > now() + interval '500 seconds' and lease_until is null`),
    )
    const waiting = (await client.get(`/targets/${target.id}`)).body
    await api.db.run(sql`update targets set quiet_until = now() where account_id = ${client.accountId}`)
    await hasten(api, client, 'targets')

    await eventually(async () =>
      expect((await client.get(`/targets/${target.id}`)).body.sync).toMatchObject({ status: 'succeeded', listings: 1 }),
    )
    expect([failures, waiting.sync]).toEqual([0, { status: 'pending' }])
  })

  test('is refused with nothing to show, and where it means nothing', async () => {
    startTestWorker(api)
    const client = await api.account()
    const target = await newTarget(client, login('ftp', 'empty'))
    await client.put('/account/credentials/platform-a-24', { key: 'k', secret: 's' })
    const { body: other } = await client.post('/targets', { type: 'platform-a-24' })

    await client.post(`/targets/${target.id}/sync`)
    const meaningless = await client.post(`/targets/${other.id}/sync`)

    expect(meaningless).toMatchObject({ status: 409, body: { code: 'sync_not_supported' } })
    await eventually(async () =>
      expect((await client.get(`/targets/${target.id}`)).body.sync).toMatchObject({ status: 'failed', listings: 0 }),
    )
  })
})
