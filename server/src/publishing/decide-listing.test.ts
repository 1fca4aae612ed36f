import { messageOf } from '@aushang/model'
import { describe, expect, test } from 'vitest'
import type { ListingRow } from '../listings/claim-listings.ts'
import { decideListing, eventOf, type Tried, type Waits } from './decide-listing.ts'

const row: ListingRow = {
  accountId: 'A',
  id: 'L',
  token: 'T',
  failures: 0,
  dueAt: new Date(0),
  propertyId: 'P',
  targetId: 'X',
  targetType: 'openimmo',
  isWanted: true,
  wantedVersion: 3,
  publishedVersion: 2,
  pendingVersion: null,
  reportDueAt: null,
  portalId: null,
  portalNumber: null,
  isUnsure: false,
  report: null,
  withdrawalReason: null,
  remembered: null,
}

const message = messageOf({ key: 'portalMissesField', params: { field: '/fields/livingArea' } })
const problems = [{ path: '/fields/livingArea', code: 'field_missing' as const, message }]
const away = { kind: 'unavailable', sentence: { key: 'portalUnreachable' } } as const
const silent = { kind: 'unknown', sentence: { key: 'portalSilent' } } as const
const refused = { kind: 'unauthorized', sentence: { key: 'accessRevoked' } } as const

const table: [
  what: string,
  outcome: Tried | Waits,
  verdict: 'done' | 'again' | 'failed' | 'more',
  becomes: string,
  told: string | null,
][] = [
  ['published', { kind: 'published', portalId: '1' }, 'done', 'published', 'publication.succeeded'],
  ['withdrawn', { kind: 'withdrawn' }, 'done', 'gone', 'publication.succeeded'],
  ['taken, and not decided', { kind: 'pending', portalId: '1', askAgainAfterMs: 1_000 }, 'done', 'pending', null],
  ['rejected', { kind: 'rejected', problems }, 'done', 'failed', 'publication.failed'],
  [
    'the first to be told that the user is gone',
    { ...refused, isFirstToKnow: true },
    'done',
    'failed',
    'publication.failed',
  ],
  ['told what another was told before', { ...refused, isFirstToKnow: false }, 'done', 'waiting', null],
  ['kept from a portal that is away', away, 'again', 'retried', null],
  ['kept from a portal that is away for good', away, 'failed', 'failed', 'publication.failed'],
  ['without an answer', silent, 'again', 'retried', null],
  ['without an answer for the last time', silent, 'failed', 'failed', 'publication.failed'],
  ['waiting', { kind: 'waits' }, 'more', 'waiting', null],
]

describe('a listing that was worked on', () => {
  test.each(table)('%s', (_what, outcome, verdict, becomes, told) => {
    const decision = decideListing(row, outcome, verdict)

    expect(decision.becomes).toBe(becomes)
    expect(eventOf(row, decision)?.name ?? null).toBe(told)
  })

  test.each([
    { isUnsure: false, outcome: silent, after: true },
    { isUnsure: true, outcome: away, after: true },
    { isUnsure: true, outcome: { kind: 'rejected', problems } as const, after: true },
    { isUnsure: false, outcome: away, after: false },
    { isUnsure: true, outcome: { kind: 'waits' } as const, after: true },
    { isUnsure: true, outcome: { kind: 'published', portalId: '1' } as const, after: false },
    { isUnsure: true, outcome: { kind: 'withdrawn' } as const, after: false },
  ])('is unsure: $isUnsure, after $outcome.kind: $after', ({ isUnsure, outcome, after }) => {
    expect(decideListing({ isUnsure }, outcome, 'done').isUnsure).toBe(after)
  })

  test('shows the problems of its present state only', () => {
    expect(decideListing(row, { kind: 'rejected', problems }, 'done')).toMatchObject({ failure: { problems } })
    expect(decideListing(row, away, 'again')).toMatchObject({
      failure: { failureCode: 'portal_unavailable', failureMessage: messageOf({ key: 'portalUnreachable' }) },
    })
    expect(decideListing(row, away, 'again')).not.toHaveProperty('failure.problems')
  })

  test.each([
    { isWanted: true, publishedVersion: 0, type: 'set', operation: 'create' },
    { isWanted: true, publishedVersion: 2, type: 'set', operation: 'update' },
    { isWanted: false, publishedVersion: 2, type: 'delete', operation: 'delete' },
  ])('tells $operation as $type', ({ isWanted, publishedVersion, type, operation }) => {
    const of = { ...row, isWanted, publishedVersion }

    const event = eventOf(of, decideListing(of, { kind: 'rejected', problems }, 'done'))

    expect(event).toEqual({
      name: 'publication.failed',
      payload: {
        listingId: 'L',
        propertyId: 'P',
        targetId: 'X',
        type,
        operation,
        failureCode: 'field_missing',
        failureMessage: message,
        problems,
      },
      orderingKey: 'L',
    })
  })
})
