import Type, { type Static } from 'typebox'
import { type Issue, withRule } from './check.ts'
import { isRecord } from './is-record.ts'
import { FailureCode } from './failure-codes.ts'
import { ListingDraft, ListingProblem, withdrawalReasons } from './listing.ts'
import { closed, flag, Id, oneOfWords, Time } from './schema.ts'

export const bulkActions = ['publish', 'withdraw', 'retry'] as const
export type BulkAction = (typeof bulkActions)[number]

const pairExample = { propertyId: '0TkW4rYx00qL7mN9pR2s', targetId: '0TkW4rYx00tU1vW3xY5z' }

/** What is to happen to many listings at once. */
export const BulkDraft = withRule(
  closed(
    {
      action: oneOfWords(
        bulkActions,
        'As `POST /listings`, `DELETE /listings/{id}` and `POST /listings/{id}/retry` do it to one.',
      ),
      pairs: Type.Array(ListingDraft, {
        minItems: 1,
        maxItems: 1000,
        uniqueItems: true,
        description: 'Which properties, and on which targets.',
      }),
      reason: Type.Optional(oneOfWords(withdrawalReasons, 'Of `withdraw`: told to portals that want to know.')),
      dryRun: Type.Optional(
        flag(
          'Nothing is done: the answer says what would be refused, here and, of `publish`, by the portals, and what they would remark.',
        ),
      ),
    },
    { $id: 'BulkDraft', examples: [{ action: 'publish', pairs: [pairExample] }] },
  ),
  onlyWithdrawalsHaveReasons,
)
export type BulkDraft = Static<typeof BulkDraft>

function onlyWithdrawalsHaveReasons(draft: unknown): Issue[] {
  if (!isRecord(draft) || draft['reason'] === undefined || draft['action'] === 'withdraw') return []
  const params = { member: 'reason', other: 'action "withdraw"' }
  return [{ path: '/reason', code: 'contradiction', sentence: { key: 'onlyBeside', params } }]
}

export const bulkRefusals = [
  'unknown_property',
  'unknown_target',
  'not_listed',
  'listing_exists',
  'external_id_taken',
  'property_is_leaving',
  'nothing_to_retry',
  'portal_would_refuse',
] as const
export type BulkRefusal = (typeof bulkRefusals)[number]

const refused = Type.Array(
  closed({
    ...ListingDraft.properties,
    code: oneOfWords(
      bulkRefusals,
      '`portal_would_refuse` only with `dryRun`; the others mean what errors of the same name do.',
    ),
    problems: Type.Optional(Type.Array(ListingProblem)),
  }),
  { description: 'Those to which nothing happens.' },
)

export const BulkPreview = closed(
  {
    action: oneOfWords(bulkActions),
    dryRun: Type.Literal(true),
    total: Type.Integer(),
    refused,
    warnings: Type.Array(closed({ ...ListingDraft.properties, warnings: Type.Array(ListingProblem) }), {
      description:
        'Of `publish`: what would go out, and what law and portals remark of it, as `POST /listings/check` does.',
    }),
  },
  { $id: 'BulkPreview', examples: [{ action: 'publish', dryRun: true, total: 1, refused: [], warnings: [] }] },
)
export type BulkPreview = Static<typeof BulkPreview>

export const Bulk = closed(
  {
    id: Id,
    action: oneOfWords(bulkActions),
    createdAt: Time,
    done: Type.Boolean({ description: 'Nothing is waited for any more.' }),
    total: Type.Integer(),
    confirmed: Type.Integer({ description: 'Online as they were then or newer; or taken down.' }),
    waiting: Type.Integer({ description: 'On their way.' }),
    overtaken: Type.Integer({ description: 'Somebody has asked for the contrary since.' }),
    failed: Type.Array(
      closed({
        listingId: Id,
        ...ListingDraft.properties,
        failureCode: Type.Optional(FailureCode),
        failureMessage: Type.Optional(Type.String()),
        problems: Type.Optional(Type.Array(ListingProblem)),
      }),
      { description: 'Those of which the last word was no.' },
    ),
    refused,
  },
  {
    $id: 'Bulk',
    examples: [
      {
        id: '0TkW4rYx00xY7zA9bC1d',
        action: 'publish',
        createdAt: '2026-11-15T09:30:00.000Z',
        done: false,
        total: 10,
        confirmed: 6,
        waiting: 3,
        overtaken: 0,
        failed: [],
        refused: [{ ...pairExample, code: 'listing_exists' }],
      },
    ],
  },
)
export type Bulk = Static<typeof Bulk>
