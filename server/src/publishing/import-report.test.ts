import type { Target } from '@aushang/model'
import { type OpenImmoPortal, startOpenImmoPortal } from '@aushang/sandbox'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Client, startApi } from '../../test/harness.ts'
import { eventsOf, listingOnce, newListing, newProperty } from '../../test/portal.ts'
import { eventually, startTestWorker } from '../../test/work.ts'
import { deauthorizeTarget, getTargetRow } from '../targets/targets.store.ts'
import { applyImportReport, type ImportReport, reportsOnListings } from './import-report.ts'

const api = startApi()
let portal: OpenImmoPortal
beforeAll(async () => {
  portal = await startOpenImmoPortal({ host: '127.0.0.1', ftpPort: 0, sftpPort: 0 })
})
afterAll(() => portal.close())

const credentials = () => ({
  protocol: 'ftp',
  host: '127.0.0.1',
  port: portal.ftpPort,
  username: 'muster',
  password: 'sandbox',
  providerNumber: 'KD-4711',
})

async function newTarget(client: Client, options: object = { waitForReport: true }): Promise<Target> {
  const { body: contact } = await client.post('/contacts', { lastName: 'Muster', email: 'anna@example.org' })
  const draft = { type: 'openimmo', credentials: credentials(), options: { contactId: contact.id, ...options } }
  const answer = await client.post('/targets', draft)
  expect(answer.status).toBe(201)
  return answer.body
}

/** An agency with these on a target that waits for reports, all handed over. */
async function waiting(...externalIds: string[]) {
  const client = await api.account()
  const target = await newTarget(client)
  const listings: string[] = []
  for (const externalId of externalIds) {
    const { id: propertyId } = await newProperty(client, { externalId })
    const { id } = await newListing(client, propertyId, target.id)
    await listingOnce(client, id, { status: 'pending', attempts: 1, portalId: expect.any(String) })
    listings.push(id)
  }
  return { client, target, listings }
}

function report(client: Client, target: Target, given: Partial<ImportReport>): Promise<void> {
  const whole = { words: '', faults: [], hints: [], isClean: true, ...given }
  return api.db.transaction((tx) => applyImportReport(tx, client.accountId, target.id, whole))
}

async function fileOf(client: Client, listingId: string): Promise<string> {
  const { transfer } = await api.db.one<{ transfer: string }>(sql`
    select transfer from listings where account_id = ${client.accountId} and id = ${listingId}`)
  return transfer
}

describe('a listing on a target that waits for import reports', () => {
  test('is published when the portal says so', async () => {
    startTestWorker(api)
    const { client, target, listings } = await waiting('REPORT-1')
    expect(await eventsOf(api, client, 'publication.succeeded')).toEqual([])

    await report(client, target, {})

    await listingOnce(client, listings[0] ?? '', { status: 'published' })
    expect(await eventsOf(api, client, 'publication.succeeded')).toHaveLength(1)
  })

  test('fails with the portal’s own words', async () => {
    startTestWorker(api)
    const { client, target, listings } = await waiting('REPORT-2')

    await report(client, target, {
      faults: [
        { objectNumber: 'OTHER', message: 'Not this one.' },
        { objectNumber: 'REPORT-2', message: 'Die Wohnfläche fehlt.' },
      ],
    })

    await listingOnce(client, listings[0] ?? '', {
      status: 'failed',
      failureCode: 'rejected_by_portal',
      failureMessage: 'Die Wohnfläche fehlt.',
    })
  })

  test('is confirmed by the report on its own file, and by no other', async () => {
    startTestWorker(api)
    const { client, target, listings } = await waiting('FILE-1', 'FILE-2')
    const [first = '', second = ''] = listings

    await report(client, target, { words: `Importprotokoll zu ${await fileOf(client, second)}` })

    await listingOnce(client, second, { status: 'published' })
    await report(client, target, { faults: [{ objectNumber: 'FILE-1', message: 'Kein Vertrag.' }] })
    await listingOnce(client, first, { status: 'failed', failureMessage: 'Kein Vertrag.' })
    const told = await eventsOf(api, client, 'publication.succeeded')
    expect(told.map(({ listingId }) => listingId)).toEqual([second])
  })

  test('is confirmed in the order of the files where the portal names none', async () => {
    startTestWorker(api)
    const { client, target, listings } = await waiting('ORDER-1', 'ORDER-2')
    const [first = '', second = ''] = listings

    await report(client, target, {})

    await listingOnce(client, first, { status: 'published' })
    await listingOnce(client, second, { status: 'pending' })
  })

  test('is not confirmed by a report that says only that something is wrong', async () => {
    startTestWorker(api)
    const { client, target, listings } = await waiting('STATUS-1')

    await report(client, target, { isClean: false })
    await report(client, target, { faults: [{ objectNumber: 'STATUS-1', message: 'Doch nicht.' }], isClean: false })

    await listingOnce(client, listings[0] ?? '', { status: 'failed', failureMessage: 'Doch nicht.' })
    expect(await eventsOf(api, client, 'publication.succeeded')).toEqual([])
  })

  test('is not confirmed by a report on the version before', async () => {
    const worker = startTestWorker(api)
    const { client, target, listings } = await waiting('OVERTAKEN-1')
    const [id = ''] = listings
    const file = await fileOf(client, id)
    const { propertyId } = (await client.get(`/listings/${id}`)).body
    await worker.stop()
    await client.patch(`/properties/${propertyId}`, { fields: { title: 'Neu' } })
    await api.db.run(sql`
      update listings set wanted_version = wanted_version + 1, due_at = null where account_id = ${client.accountId}`)

    await report(client, target, { words: file })
    startTestWorker(api)

    await eventually(async () => expect(await fileOf(client, id)).not.toBe(file))
    await listingOnce(client, id, { status: 'pending', attempts: 2 })
    expect(await eventsOf(api, client, 'publication.succeeded')).toEqual([])
  })

  test('fails with a refusal that came while the target had no access, once it has', async () => {
    const worker = startTestWorker(api)
    const client = await api.account()
    const target = await newTarget(client, {})
    const { id: propertyId } = await newProperty(client, { externalId: 'REVOKED-1' })
    const { id } = await newListing(client, propertyId, target.id)
    await listingOnce(client, id, { status: 'published' })
    const row = await getTargetRow(api.db, client.accountId, target.id)
    await api.db.transaction((tx) => deauthorizeTarget(tx, row, 'The password has expired.'))

    await report(client, target, { faults: [{ objectNumber: 'REVOKED-1', message: 'Kein Vertrag.' }] })
    await listingOnce(client, id, { failureCode: 'unauthorized' })
    await client.patch(`/targets/${target.id}`, { credentials: { ...credentials(), username: 'beispiel' } })

    await listingOnce(client, id, { status: 'failed', failureMessage: 'Kein Vertrag.' })
    await worker.stop()
  })

  test('is published with a warning where the portal only remarks something', async () => {
    startTestWorker(api)
    const { client, target, listings } = await waiting('HINT-1')
    const [id = ''] = listings

    await report(client, target, { hints: [{ objectNumber: 'HINT-1', message: 'Hinweis: Energieausweis fehlt.' }] })

    await listingOnce(client, id, {
      status: 'published',
      warnings: [{ path: '', code: 'portal_remark', message: 'Hinweis: Energieausweis fehlt.' }],
    })
  })

  test.each(['the target is new', 'its login is changed'])('goes on waiting when %s', async (when) => {
    startTestWorker(api)
    const client = await api.account()
    const { id: propertyId } = await newProperty(client, { externalId: `WAITS-${when.length}` })
    const target = await newTarget(client)
    const { id } = await newListing(client, propertyId, target.id)
    await listingOnce(client, id, { status: 'pending', attempts: 1, portalId: expect.any(String) })

    if (when === 'its login is changed') {
      await client.patch(`/targets/${target.id}`, { credentials: { ...credentials(), username: 'beispiel' } })
    }
    await eventually(async () =>
      expect((await client.get(`/targets/${target.id}`)).body.authorizationStatus).toBe('authorized'),
    )
    // Whatever was set going by that has had its turn when another listing has come as far.
    const other = await newProperty(client, { externalId: `LATER-${when.length}` })
    const later = await newListing(client, other.id, target.id)
    await listingOnce(client, later.id, { status: 'pending', portalId: expect.any(String) })

    const listing = await listingOnce(client, id, { status: 'pending' })
    expect(listing.failureCode).toBeUndefined()
    const inADay = Date.now() + 86_400_000
    expect(Math.abs(Date.parse(listing.nextAttemptAt ?? '') - inADay)).toBeLessThan(60_000)
  })
})

describe('what an import report says of the listings', () => {
  const listing = (id: string, transfer: string | null, isAwaited = true) => ({
    id,
    transfer,
    isAwaited,
    numbers: [id],
  })
  const two = [listing('A', 'F1.zip'), listing('B', 'F2.zip')]
  const full = [listing('A', 'F.zip'), listing('B', 'F.zip')]
  const A = { objectNumber: 'A', message: 'Nein.' }
  const clean = { words: '', faults: [], hints: [], isClean: true }

  test.each([
    ['nothing: the oldest file is confirmed', clean, two, { A: null }],
    ['the name of a file', { ...clean, words: 'Protokoll zu F2.zip' }, two, { B: null }],
    ['its name without the ending', { ...clean, words: 'F2 ist verarbeitet.' }, two, { B: null }],
    ['a name of which ours is a part', { ...clean, words: 'F22.zip' }, two, {}],
    ['a file that is not ours', { ...clean, words: 'other.zip' }, two, {}],
    ['a fault of one object', { ...clean, faults: [A] }, two, { A: 'Nein.' }],
    ['a fault of one object in a file that was overtaken', { ...clean, words: 'F0.zip', faults: [A] }, two, {}],
    ['a fault of one of two objects in a file', { ...clean, faults: [A] }, full, { A: 'Nein.', B: null }],
    [
      'a fault of the whole file',
      { ...clean, words: 'F2.zip', faults: [{ message: 'Kaputt.' }] },
      two,
      { B: 'Kaputt.' },
    ],
    ['a hint about one object', { ...clean, hints: [A] }, two, { A: null }],
    ['an object that nobody knows', { ...clean, faults: [{ ...A, objectNumber: 'X' }] }, two, {}],
    ['that something is wrong, and not what', { ...clean, isClean: false }, two, {}],
  ])('%s', (_what, report, listings, expected) => {
    const said = reportsOnListings(report, listings).map(({ listingId, report: { problem } }) => [listingId, problem])

    expect(Object.fromEntries(said)).toEqual(expected)
  })
})

describe('an import report', () => {
  test.for(['portalId', 'propertyId'] as const)('may name an object by its %s', async (id) => {
    startTestWorker(api)
    const { client, target, listings } = await waiting(`NAMED-${id}`)
    const listing = await listingOnce(client, listings[0] ?? '', { status: 'pending' })

    await report(client, target, { faults: [{ objectNumber: `${listing[id]}`, message: 'Kein Vertrag.' }] })

    await listingOnce(client, listing.id, { status: 'failed', failureMessage: 'Kein Vertrag.' })
  })

  test('that refuses an advert fails its listing although uploaded counts as published', async () => {
    startTestWorker(api)
    const client = await api.account()
    const target = await newTarget(client, {})
    const property = await newProperty(client, { externalId: 'LATE-1' })
    const listing = await newListing(client, property.id, target.id)
    await listingOnce(client, listing.id, { status: 'published' })

    await report(client, target, { faults: [{ objectNumber: 'LATE-1', message: 'Kein Vertrag.' }] })

    await listingOnce(client, listing.id, { status: 'failed', failureMessage: 'Kein Vertrag.' })
    await client.patch(`/properties/${property.id}`, { fields: { title: 'Neuer Versuch' } })
    await listingOnce(client, listing.id, { status: 'published' })
  })
})
