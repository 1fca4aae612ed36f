import { describe, expect, test } from 'vitest'
import { eventsOf } from '../../test/events.ts'
import { startApi } from '../../test/harness.ts'
import { aContactOf, newOpenImmoTarget, startPortalOfFiles } from '../../test/openimmo-portal.ts'
import {
  connected,
  listed,
  listingGone,
  listingOnce,
  newListing,
  newProperty,
  newTarget,
  onPortal,
} from '../../test/portal.ts'
import { aJpeg } from '../../test/pictures.ts'
import { startSource } from '../../test/source.ts'
import { eventually, startTestWorker } from '../../test/work.ts'

const api = startApi()
const { login, adverts } = startPortalOfFiles()

describe('a target of type openimmo', () => {
  test.each(['ftp', 'sftp'] as const)('takes a property by %s, follows its edits, and lets it go', async (protocol) => {
    startTestWorker(api)
    const client = await api.account()
    const source = await startSource({ '/1.jpg': await aJpeg() })
    const target = await newOpenImmoTarget(client, login(protocol, `journey-${protocol}`), {
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
    const target = await newOpenImmoTarget(client, login('ftp', 'references'), options)
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
    const target = await newOpenImmoTarget(client, login('ftp', 'demanding'), options)
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
    const target = await newOpenImmoTarget(client, { ...login('ftp'), password: 'wrong' })

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
    const right = await newOpenImmoTarget(client, login('ftp'))

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
})

describe('where nobody has named a contact', () => {
  test.for(['openimmo', 'platform-b'])(
    '%s shows the account itself, then its first contact, and follows it',
    async (type) => {
      startTestWorker(api)
      const client = await api.account('Muster & Söhne')
      const target = await newTarget(client, { type, credentials: login('ftp', `nobody-${type}`) })
      const externalId = `NOBODY-${type}`
      const property = await newProperty(client, { externalId })
      const pair = { propertyId: property.id, targetId: target.id }
      const shown = async (contact: object) =>
        eventually(() => expect(adverts(externalId)).toMatchObject([{ contact }]))

      const check = await client.post('/listings/check', pair)
      const bulk = await client.post('/listings/bulk', { action: 'publish', pairs: [pair], dryRun: true })
      const listing = await newListing(client, property.id, target.id)
      const preview = await client.get(`/listings/${listing.id}/preview`)

      expect(check.body).toMatchObject({ ok: true, problems: [] })
      expect(bulk.body).toMatchObject({ refused: [] })
      expect(preview.text).toContain(target.emailAddress)
      await listingOnce(client, listing.id, { status: 'published' })
      await shown({ name: expect.stringContaining('Muster & Söhne'), email: target.emailAddress })

      const first = await client.post('/contacts', { lastName: 'Erste', email: 'erste@example.org' })
      await shown({ name: expect.stringContaining('Erste') })
      const second = await client.post('/contacts', { lastName: 'Zweite', email: 'zweite@example.org' })
      await client.patch(`/contacts/${first.body.id}`, { lastName: 'Anfang' })
      await shown({ name: expect.stringContaining('Anfang') })

      const kept = await client.delete(`/contacts/${first.body.id}`)
      expect(kept).toMatchObject({ status: 409, body: { code: 'contact_in_use' } })
      await client.patch(`/targets/${target.id}`, { options: { contactId: second.body.id } })
      await shown({ name: expect.stringContaining('Zweite') })
      expect((await client.delete(`/contacts/${first.body.id}`)).status).toBe(204)
    },
  )

  test('platform A goes on to show its own', async () => {
    startTestWorker(api)
    const { client, target } = await connected(api)
    await aContactOf(client)

    const { listing } = await listed(client, target, 'NOBODY-A')
    await listingOnce(client, listing.id, { status: 'published' })

    const advert = await onPortal(api, client, target.id, 'NOBODY-A')
    expect(advert).toMatchObject({ externalId: 'NOBODY-A' })
    expect(advert.contact).not.toHaveProperty('@externalId')
  })
})

describe('the options of a target', () => {
  test('change what is online, and the contact they name stays', async () => {
    startTestWorker(api)
    const client = await api.account()
    const [first, second] = [await aContactOf(client), await aContactOf(client)]
    await client.patch(`/contacts/${second}`, { lastName: 'Beispiel' })
    const target = await newOpenImmoTarget(client, login('ftp', 'options'), { contactId: first })
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
    const target = await newOpenImmoTarget(client, login('ftp', 'collects'), { contactId: await aContactOf(client) })
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
