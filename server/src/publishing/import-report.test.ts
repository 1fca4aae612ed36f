import type { Target } from '@aushang/model'
import sql from 'sql-template-tag'
import { describe, expect, test } from 'vitest'
import { processorMs } from '../../../test/processor-time.ts'
import { eventsOf } from '../../test/events.ts'
import { type Client, startApi } from '../../test/harness.ts'
import { asAttachment, receive } from '../../test/mails/mails.ts'
import { aContactOf, newOpenImmoTarget, startPortalOfFiles } from '../../test/openimmo-portal.ts'
import { listingOnce, newListing, newProperty } from '../../test/portal.ts'
import { eventually, startTestWorker } from '../../test/work.ts'
import { addTargetNote } from '../targets/target-notes.store.ts'
import { accessLost, deauthorizeTarget } from '../targets/authorization.store.ts'
import { getTargetRow } from '../targets/targets.store.ts'
import {
  applyImportReport,
  carriedBy,
  type ImportReport,
  reportsOnListings,
  type UnawaitedReport,
} from './import-report.ts'

const api = startApi()
const { login } = startPortalOfFiles()

async function newTarget(client: Client, options: object = { waitForReport: true }): Promise<Target> {
  return newOpenImmoTarget(client, login(), { contactId: await aContactOf(client), ...options })
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

function report(client: Client, target: Target, given: Partial<ImportReport>): Promise<UnawaitedReport | null> {
  const whole = { words: '', faults: [], hints: [], isClean: true, ...given }
  return api.db.transaction((tx) => applyImportReport(tx, client.accountId, target.id, whole))
}

async function fileOf(client: Client, listingId: string): Promise<string> {
  const { transfer } = await api.db.one<{ transfer: string }>(sql`
    select transfer from listings where account_id = ${client.accountId} and id = ${listingId}`)
  return transfer
}

describe('a listing on a target that does not wait for import reports', () => {
  test('is unconfirmed until the portal has said that all is well with its file', async () => {
    startTestWorker(api)
    const client = await api.account()
    const target = await newTarget(client, {})
    const { id: propertyId } = await newProperty(client, { externalId: 'UNASKED' })
    const { id } = await newListing(client, propertyId, target.id)
    const published = await listingOnce(client, id, { status: 'published' })

    const nameless = await report(client, target, {})
    const afterNameless = (await client.get(`/listings/${id}`)).body
    const named = await report(client, target, { words: `${await fileOf(client, id)} verarbeitet` })

    expect([published.confirmed, afterNameless.confirmed]).toEqual([false, false])
    expect([nameless, named]).toEqual([expect.anything(), null])
    expect((await client.get(`/listings/${id}`)).body).toMatchObject({ status: 'published', confirmed: true })

    await client.patch(`/properties/${propertyId}`, { fields: { title: 'Neu' } })
    await listingOnce(client, id, { status: 'published', attempts: 2, confirmed: false })
  })
})

describe('a listing on a target that waits for import reports', () => {
  test('says that it waits for one, and until when, until it has come', async () => {
    startTestWorker(api)
    const { client, target, listings } = await waiting('SAID-1')
    const shown = async () => (await client.get(`/listings/${listings[0]}`)).body
    const { reportDueAt, propertyId } = await shown()
    const [{ listings: inLine }] = (await client.get('/properties/overview')).body

    await report(client, target, {})

    expect(Date.parse(reportDueAt)).toBeGreaterThan(Date.now())
    expect(inLine).toMatchObject([{ reportDueAt, waitsFor: 'report', waitsUntil: reportDueAt }])
    await listingOnce(client, listings[0] ?? '', { status: 'published' })
    expect(await shown()).not.toHaveProperty('reportDueAt')

    await client.patch(`/properties/${propertyId}`, { fields: { title: 'Neu' } })
    await listingOnce(client, listings[0] ?? '', { status: 'updating', reportDueAt: expect.any(String) })
    await client.delete(`/listings/${listings[0]}`)
    expect(await shown()).not.toHaveProperty('reportDueAt')
  })

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
      failureMessage: refusedByReport,
      problems: [refusedWith('Die Wohnfläche fehlt.')],
    })
  })

  test('is confirmed by the report on its own file, and by no other', async () => {
    startTestWorker(api)
    const { client, target, listings } = await waiting('FILE-1', 'FILE-2')
    const [first = '', second = ''] = listings

    await report(client, target, { words: `Importprotokoll zu ${await fileOf(client, second)}` })

    await listingOnce(client, second, { status: 'published' })
    await report(client, target, { faults: [{ objectNumber: 'FILE-1', message: 'Kein Vertrag.' }] })
    await listingOnce(client, first, { status: 'failed', problems: [refusedWith('Kein Vertrag.')] })
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

    await listingOnce(client, listings[0] ?? '', { status: 'failed', problems: [refusedWith('Doch nicht.')] })
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

    await report(client, target, { words: file })
    startTestWorker(api)

    await eventually(async () => expect(await fileOf(client, id)).not.toBe(file))
    await listingOnce(client, id, { status: 'pending', attempts: 2 })
    expect(await eventsOf(api, client, 'publication.succeeded')).toEqual([])
  })

  test('fails with a refusal that came while the target had no access, once it has', async () => {
    const worker = startTestWorker(api)
    const { client, target, listings } = await waiting('REVOKED-1')
    const [id = ''] = listings
    const row = await getTargetRow(api.db, client.accountId, target.id)
    await api.db.transaction((tx) => deauthorizeTarget(tx, row, accessLost({ sentence: { key: 'accessRevoked' } })))

    await report(client, target, { faults: [{ objectNumber: 'REVOKED-1', message: 'Kein Vertrag.' }] })
    await listingOnce(client, id, { failureCode: 'unauthorized' })
    await client.patch(`/targets/${target.id}`, { credentials: { ...login(), username: 'beispiel' } })

    await listingOnce(client, id, { status: 'failed', problems: [refusedWith('Kein Vertrag.')] })
    await worker.stop()
  })

  test('is published with a warning where the portal only remarks something', async () => {
    startTestWorker(api)
    const { client, target, listings } = await waiting('HINT-1')
    const [id = ''] = listings

    await report(client, target, { hints: [{ objectNumber: 'HINT-1', message: 'Hinweis: Energieausweis fehlt.' }] })

    const { warnings } = await listingOnce(client, id, { status: 'published' })
    expect(warnings).toContainEqual({
      path: '',
      code: 'portal_remark',
      message: 'The portal has taken the advert, with a remark. Please read it.',
      portalMessage: 'Hinweis: Energieausweis fehlt.',
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
      await client.patch(`/targets/${target.id}`, { credentials: { ...login(), username: 'beispiel' } })
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
  const listing = (id: string, transfer: string | null) => ({ id, transfer, numbers: [id] })
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
    ['a fault of one object', { ...clean, faults: [A] }, two, { A: { portalMessage: 'Nein.' } }],
    ['a fault of one object in a file that was overtaken', { ...clean, words: 'F0.zip', faults: [A] }, two, {}],
    [
      'a fault of one of two objects in a file',
      { ...clean, faults: [A] },
      full,
      { A: { portalMessage: 'Nein.' }, B: null },
    ],
    [
      'a fault of the whole file',
      { ...clean, words: 'F2.zip', faults: [{ message: 'Kaputt.' }] },
      two,
      { B: { portalMessage: 'Kaputt.' } },
    ],
    ['a fault of nothing that is named', { ...clean, faults: [{ message: 'Kaputt.' }] }, two, {}],
    [
      'a fault of one object, and one of its file',
      { ...clean, faults: [A, { message: 'Kaputt.' }] },
      full,
      { A: { portalMessage: 'Nein.' }, B: { portalMessage: 'Kaputt.' } },
    ],
    ['a hint about one object', { ...clean, hints: [A] }, two, { A: null }],
    ['an object that nobody knows', { ...clean, faults: [{ ...A, objectNumber: 'X' }] }, two, {}],
    ['that something is wrong, and not what', { ...clean, isClean: false }, two, {}],
  ])('%s', (_what, report, listings, expected) => {
    const said = reportsOnListings(report, carriedBy(report, listings))

    expect(Object.fromEntries(said.map(({ listingId, report: { problem } }) => [listingId, problem]))).toEqual(expected)
  })

  test('of thousands of lines, about thousands of objects, takes no second', () => {
    const many = Array.from({ length: 10_000 }, (_, n) => listing(`A-${n}`, `KD-4711_A-${n}.zip`))
    const faults = Array.from({ length: 2_000 }, (_, n) => ({ objectNumber: `A-${n}`, message: 'Nein.' }))
    const report = { ...clean, words: 'KD-4711_A-1_ '.repeat(80_000), faults }

    const ms = processorMs(() => expect(reportsOnListings(report, carriedBy(report, many))).toHaveLength(2_000))

    expect(ms).toBeLessThan(1_000)
  })
})

describe('an import report', () => {
  test.for(['portalId', 'propertyId'] as const)('may name an object by its %s', async (id) => {
    startTestWorker(api)
    const { client, target, listings } = await waiting(`NAMED-${id}`)
    const listing = await listingOnce(client, listings[0] ?? '', { status: 'pending' })

    await report(client, target, { faults: [{ objectNumber: `${listing[id]}`, message: 'Kein Vertrag.' }] })

    await listingOnce(client, listing.id, { status: 'failed', problems: [refusedWith('Kein Vertrag.')] })
  })

  test.for([
    ['uploaded is published', {}],
    ['the portal has confirmed it', { waitForReport: true }],
  ] as const)('that nobody waits for, because %s, changes nothing but the notes of its target', async ([, options]) => {
    startTestWorker(api)
    const client = await api.account()
    const target = await newTarget(client, options)
    const property = await newProperty(client, { externalId: 'FORGED-1' })
    const listing = await newListing(client, property.id, target.id)
    await listingOnce(client, listing.id, { portalId: expect.any(String) })
    if ('waitForReport' in options) await report(client, target, {})
    const published = await listingOnce(client, listing.id, { status: 'published' })

    await receive(api, client, mailboxOf(target), aRefusal('FORGED-1', 'Rufen Sie 0900 1234 an.'))

    // Whatever was set going by that has had its turn when another listing has come as far.
    const later = await newListing(client, (await newProperty(client)).id, target.id)
    await listingOnce(client, later.id, { portalId: expect.any(String) })
    expect((await client.get(`/listings/${listing.id}`)).body).toEqual(published)
    expect(await eventsOf(api, client, 'publication.failed')).toEqual([])
    expect(await notesOf(client, target)).toEqual([
      {
        receivedAt: expect.any(String),
        says: 'refused',
        sender: 'makler@example.org',
        message: 'A mail says that the portal has not taken something. Nobody has checked who sent it.',
        words: 'FORGED-1: Rufen Sie 0900 1234 an.',
      },
    ])
  })

  test('that comes when the wait is over is a note too', async () => {
    startTestWorker(api)
    const { client, target, listings } = await waiting('OVERDUE-1')
    const [id = ''] = listings
    await api.db.run(sql`
      update listings set due_at = now(), report_due_at = now() where account_id = ${client.accountId}`)
    api.wakes.send('listings')
    const failed = await listingOnce(client, id, { status: 'failed', failureCode: 'report_missing' })

    await receive(api, client, mailboxOf(target), aConfirmation(await fileOf(client, id)))

    expect((await client.get(`/listings/${id}`)).body).toEqual(failed)
    expect(await notesOf(client, target)).toMatchObject([{ says: 'accepted', words: 'Anfrage' }])
  })

  test('that comes during an upload counts only where it is waited for', async () => {
    const { client, target, listings } = await waitingAfter('UNDERWAY-1')
    const [id = ''] = listings
    const tryToRefuse = () => report(client, target, { faults: [{ objectNumber: 'UNDERWAY-1', message: 'Nein.' }] })
    const underWay = (isReportAwaited: boolean) =>
      api.db.run(sql`
        update listings set lease_token = 'token', lease_until = now() + interval '1 minute', pending_version = null,
          is_report_awaited = ${isReportAwaited} where account_id = ${client.accountId}`)

    await underWay(false)
    expect(await tryToRefuse()).toMatchObject({ faults: [{ message: 'Nein.' }] })
    await underWay(true)
    expect(await tryToRefuse()).toBeNull()

    const { report: recorded } = await api.db.one<{ report: unknown }>(sql`
      select report from listings where account_id = ${client.accountId} and id = ${id}`)
    expect(recorded).toEqual({ problem: { portalMessage: 'Nein.' } })
  })

  test('that refuses, and names neither a file nor an object, is a note, whoever waits', async () => {
    startTestWorker(api)
    const { client, target, listings } = await waiting('NAMELESS-1')
    const [id = ''] = listings

    await receive(api, client, mailboxOf(target), aRefusal('', 'Rufen Sie 0900 1234 an.'))

    expect(await notesOf(client, target)).toMatchObject([{ says: 'refused', words: 'Rufen Sie 0900 1234 an.' }])
    // The wait goes on: what the portal says counts as before.
    await report(client, target, { words: await fileOf(client, id) })
    await listingOnce(client, id, { status: 'published' })
    expect(await eventsOf(api, client, 'publication.failed')).toEqual([])
  })

  test('counts for the objects that wait, and the rest of it is a note', async () => {
    startTestWorker(api)
    const { client, target, listings } = await waiting('PARTLY-1')

    const left = await report(client, target, {
      faults: [
        { objectNumber: 'PARTLY-1', message: 'Kein Vertrag.' },
        { objectNumber: 'PARTLY-2', message: 'Wer?' },
      ],
    })

    await listingOnce(client, listings[0] ?? '', { status: 'failed', problems: [refusedWith('Kein Vertrag.')] })
    expect(left).toEqual({ faults: [{ objectNumber: 'PARTLY-2', message: 'Wer?' }], hints: [], isClean: true })
  })

  test('is not said twice: the first word counts, the second is a note', async () => {
    const { client, target, listings } = await waitingAfter('TWICE-1')

    await report(client, target, {})
    const left = await report(client, target, { faults: [{ objectNumber: 'TWICE-1', message: 'Doch nicht.' }] })
    startTestWorker(api)

    expect(left).toMatchObject({ faults: [{ message: 'Doch nicht.' }] })
    await listingOnce(client, listings[0] ?? '', { status: 'published' })
  })
})

describe('the notes of a target', () => {
  test('are the last ten refusals, and the last ten that say that all is well', async () => {
    const client = await api.account()
    const target = await newTarget(client, {})
    const add = (says: 'refused' | 'accepted', words: string) =>
      api.db.transaction((tx) =>
        addTargetNote(tx, client.accountId, target.id, { mailId: words, says, words, receivedAt: new Date() }),
      )
    for (let n = 1; n <= 12; n++) await add('refused', `Nein ${n}`)
    for (let n = 1; n <= 30; n++) await add('accepted', `Ja ${n}`)

    const notes = await notesOf(client, target)

    const last = (word: string, from: number) => Array.from({ length: 10 }, (_, n) => `${word} ${from - n}`)
    expect(notes.map(({ words }: { words: string }) => words)).toEqual([...last('Ja', 30), ...last('Nein', 12)])
    expect((await client.get('/targets')).body[0].notes).toEqual(notes)
  })

  test('do not keep anybody from an edit, and come back unchanged', async () => {
    const client = await api.account()
    const { id } = await newTarget(client, {})
    const { headers } = await client.get(`/targets/${id}`)
    const note = { mailId: 'mail', says: 'refused', words: 'Nein', receivedAt: new Date() } as const

    await api.db.transaction((tx) => addTargetNote(tx, client.accountId, id, note))
    const { body: read } = await client.get(`/targets/${id}`)
    const written = await client.put(
      `/targets/${id}`,
      { ...read, name: 'Neu', notes: [] },
      { 'if-match': headers['etag'] ?? '' },
    )

    expect(written).toMatchObject({ status: 200, body: { name: 'Neu', notes: [{ words: 'Nein' }] } })
  })

  test('go with the target, and a mail that is read later leaves none', async () => {
    const client = await api.account()
    const { id } = await newTarget(client, {})
    const add = () =>
      api.db.transaction((tx) =>
        addTargetNote(tx, client.accountId, id, {
          mailId: 'm',
          says: 'refused',
          words: 'Nein',
          receivedAt: new Date(),
        }),
      )
    await add()

    expect((await client.delete(`/targets/${id}`)).status).toBe(204)
    await add()

    expect(await api.db.many(sql`select from target_notes where account_id = ${client.accountId}`)).toEqual([])
  })
})

/** As `waiting`, and nobody works on them any more. */
async function waitingAfter(externalId: string) {
  const worker = startTestWorker(api)
  const all = await waiting(externalId)
  await worker.stop()
  return all
}

const notesOf = async (client: Client, { id }: Target) => (await client.get(`/targets/${id}`)).body.notes

const mailboxOf = ({ id, emailId, emailAddress }: Target) => ({ id, emailId, address: emailAddress })

const refusedByReport = 'The portal reports that it did not take the advert. Please read the reason it gives.'

function refusedWith(portalMessage: string) {
  return { path: '', code: 'rejected_by_portal' as const, message: refusedByReport, portalMessage }
}

function aRefusal(objectNumber: string, words: string): Buffer {
  const object = objectNumber && `<objekt_id>${objectNumber}</objekt_id>`
  const fault = `<fehler>${object}<fehlernr>1</fehlernr><text>${words}</text></fehler>`
  return asAttachment(`<openimmo_feedback><fehlerliste>${fault}</fehlerliste></openimmo_feedback>`)
}

function aConfirmation(file: string): Buffer {
  const status = `<status><statusnr>0</statusnr><text>${file} verarbeitet</text></status>`
  return asAttachment(`<openimmo_feedback>${status}</openimmo_feedback>`)
}
