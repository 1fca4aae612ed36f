import sql from 'sql-template-tag'
import { describe, expect, test } from 'vitest'
import { startApi } from '../../test/harness.ts'
import { connected, listed, listingOnce } from '../../test/portal.ts'
import { eventually, startTestWorker } from '../../test/work.ts'
import { dayAt, daysBefore, daysToRead } from './days.ts'
import { recordStatistics } from './statistics.store.ts'

const api = startApi()
const yesterday = daysBefore(dayAt(new Date()), 1)

describe('GET /listings/{id}/statistics', () => {
  test('has what the portal says by day, and our own count of inquiries beside it', async () => {
    const worker = startTestWorker(api)
    const { client, target } = await connected(api)
    const { listing } = await listed(client, target, 'SEEN-1')
    await listingOnce(client, listing.id, { status: 'published' })
    expect((await client.get(`/listings/${listing.id}/statistics`)).body).toMatchObject({
      listingId: listing.id,
      to: dayAt(new Date()),
      total: { inquiries: 0 },
      days: [],
    })
    await worker.stop()
    await onlineSince(listing.id, `${daysBefore(yesterday, 4)}T12:00:00Z`)
    await anInquiry(client.accountId, target.id, listing.id, `${yesterday}T11:00:00Z`)

    startTestWorker(api)
    await eventually(async () => {
      const due = await api.db.run(
        sql`update statistic_reads set due_at = now() where id = ${listing.id} and read_at is null and lease_until is null`,
      )
      expect(due).toBe(0)
      expect((await client.get(`/listings/${listing.id}/statistics`)).body.readAt).toBeDefined()
    })

    const { body } = await client.get(`/listings/${listing.id}/statistics`)
    const last = body.days.at(-1)
    expect(body.days).toHaveLength(5)
    expect(last).toEqual({
      day: yesterday,
      views: expect.any(Number),
      impressions: expect.any(Number),
      contacts: expect.any(Number),
      bookmarks: expect.any(Number),
      inquiries: 1,
    })
    expect(body.total).toMatchObject({
      views: body.days.reduce((sum: number, { views }: { views: number }) => sum + views, 0),
      inquiries: 1,
    })
  })

  test('keeps what was said of each day, and sums it up', async () => {
    const { client, target } = await connected(api)
    const { listing } = await listed(client, target, 'SUM-1')
    await api.db.run(sql`
      insert into listing_statistics (account_id, listing_id, day, views, contacts)
      values (${client.accountId}, ${listing.id}, ${yesterday}, 12, 1),
        (${client.accountId}, ${listing.id}, ${daysBefore(yesterday, 1)}, 30, null)`)

    const { body } = await client.get(`/listings/${listing.id}/statistics?to=${yesterday}`)
    const { body: one } = await client.get(`/listings/${listing.id}/statistics?from=${yesterday}&to=${yesterday}`)

    expect(body.total).toEqual({ views: 42, contacts: 1, inquiries: 0 })
    expect(body.days).toEqual([
      { day: daysBefore(yesterday, 1), views: 30, inquiries: 0 },
      { day: yesterday, views: 12, contacts: 1, inquiries: 0 },
    ])
    expect(one.days).toHaveLength(1)
  })

  test('has what can be true of what a portal says: a day once, of the calendar, and counts that there can be', async () => {
    const { client, target } = await connected(api)
    const { listing } = await listed(client, target, 'LIE-1')
    const said = [
      { day: yesterday, views: 1 },
      { day: yesterday, views: 2, impressions: 3_000_000_000 },
      { day: `${yesterday.slice(0, 8)}32`, views: 3 },
    ]

    await api.db.transaction((tx) => recordStatistics(tx, { accountId: client.accountId, id: listing.id }, said))

    const { body } = await client.get(`/listings/${listing.id}/statistics`)
    expect(body.days).toEqual([{ day: yesterday, views: 2, inquiries: 0 }])
  })

  test('is nobody else’s, and takes only days', async () => {
    const { client, target } = await connected(api)
    const { listing } = await listed(client, target, 'MINE-1')
    const stranger = await api.account()

    const foreign = await stranger.get(`/listings/${listing.id}/statistics`)
    const missing = await stranger.get('/listings/0TkW4rYx00aB3dE5fG7h/statistics')
    const malformed = await client.get(`/listings/${listing.id}/statistics?from=gestern`)
    const ancient = await client.get(`/listings/${listing.id}/statistics?to=0001-01-01`)
    const noYear = await client.get(`/listings/${listing.id}/statistics?from=0000-01-01`)

    expect([foreign, missing, malformed, ancient, noYear].map(({ status }) => status)).toEqual([
      404, 404, 400, 200, 400,
    ])
    expect({ ...foreign.body, requestId: '' }).toEqual({ ...missing.body, requestId: '' })
  })
})

test('GET /listings/{id}/statistics refuses a last day that lies before the first', async () => {
  const { client, target } = await connected(api)
  const { listing } = await listed(client, target, 'BACKWARDS-1')

  const answer = await client.get(`/listings/${listing.id}/statistics?from=2026-11-10&to=2026-11-01`)

  const issue = { path: '/query/from', code: 'contradiction', message: 'from must not be later than to.' }
  expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_request', issues: [issue] } })
})

test.for<[string | null, string, object | null]>([
  [null, '2026-11-10T10:00:00Z', { from: '2026-11-10', to: '2026-11-14' }],
  [null, '2026-01-01T10:00:00Z', { from: '2026-10-16', to: '2026-11-14' }],
  ['2026-11-13', '2026-01-01T10:00:00Z', { from: '2026-11-12', to: '2026-11-14' }],
  [null, '2026-11-15T10:00:00Z', null],
])('the days to be asked for, read until %s and online since %s', ([readUntil, publishedAt, days]) => {
  expect(daysToRead(readUntil, new Date(publishedAt), new Date('2026-11-15T12:00:00Z'))).toEqual(days)
})

async function onlineSince(listingId: string, time: string): Promise<void> {
  await api.db.run(sql`update listings set created_at = ${time}::timestamptz where id = ${listingId}`)
}

async function anInquiry(accountId: string, targetId: string, listingId: string, receivedAt: string): Promise<void> {
  await api.db.run(sql`
    with mail as (
      insert into mails (account_id, id, target_id, hash, received_at, envelope_sender, recipient, due_at)
      values (${accountId}, ${listingId}, ${targetId}, 'x', ${receivedAt}::timestamptz, '', '', null)
      returning id
    )
    insert into requests (account_id, id, target_id, mail_id, listing_id, details, hash, received_at)
    select ${accountId}, ${listingId}, ${targetId}, id, ${listingId}, '{}', 'x', ${receivedAt}::timestamptz from mail`)
}
