import Type, { type Static } from 'typebox'
import { ListingProblem, listingStatuses } from './listing.ts'
import { ExternalId } from './property/property.ts'
import { closed, Id, oneOfWords, Time } from './schema.ts'
import { authorizationStatuses } from './target.ts'

/** What waits for a person. */
const attentionCodes = [
  'listings_failed',
  'listings_missing',
  'target_without_access',
  'properties_failed',
  'webhook_failing',
  'webhook_disabled',
  'mails_unreadable',
] as const

export const AttentionItem = closed(
  {
    code: oneOfWords(
      attentionCodes,
      '`listings_failed`: a portal refused them, or could not be reached for too long. `listings_missing`: a portal does not show them any more, as a comparison has found. `target_without_access`: its listings wait for the user. ' +
        '`properties_failed`: some of their attachments cannot be had. `webhook_failing`: nothing gets through to it. ' +
        '`webhook_disabled`: the service has disabled it. `mails_unreadable`: mails of the last seven days that were no inquiries.',
    ),
    count: Type.Integer({
      description:
        'How many it is about: listings (of a target without access, those that wait), properties, mails; else 1.',
    }),
    since: Type.Unsafe<string>({ ...Time, description: 'When the first of them came to this.' }),
    newestAt: Type.Unsafe<string>({ ...Time, description: 'When the last of them did.' }),
    targetId: Type.Optional(Id),
    authorizationStatus: Type.Optional(oneOfWords(authorizationStatuses)),
    webhookId: Type.Optional(Id),
    failureCode: Type.Optional(Type.String({ description: 'If it is the same for all of them.' })),
    failureMessage: Type.Optional(Type.String()),
    examples: Type.Optional(
      Type.Array(
        closed({
          propertyId: Id,
          listingId: Type.Optional(Id),
          externalId: ExternalId,
          title: Type.String(),
          failureMessage: Type.Optional(Type.String()),
          problems: Type.Optional(Type.Array(ListingProblem)),
        }),
        { maxItems: 3, description: 'The newest of them.' },
      ),
    ),
  },
  { $id: 'AttentionItem' },
)
export type AttentionItem = Static<typeof AttentionItem>

export const Attention = closed(
  {
    items: Type.Array(AttentionItem, { maxItems: 100, description: 'Those that are alike in one, the newest first.' }),
  },
  {
    $id: 'Attention',
    examples: [
      {
        items: [
          {
            code: 'listings_failed',
            count: 1,
            since: '2026-11-15T09:30:01.000Z',
            newestAt: '2026-11-15T09:30:01.000Z',
            targetId: '0TkW4rYx00tU1vW3xY5z',
            failureCode: 'field_missing',
            examples: [
              {
                propertyId: '0TkW4rYx00qL7mN9pR2s',
                listingId: '0TkW4rYx00bC4dE6fG8h',
                externalId: 'WHG-0815',
                title: 'Helle 3-Zimmer-Wohnung mit Balkon',
                failureMessage: 'street is missing.',
              },
            ],
          },
        ],
      },
    ],
  },
)
export type Attention = Static<typeof Attention>

const count = Type.Integer({ minimum: 0 })

export const ListingCounts = closed(
  {
    targets: Type.Array(
      closed({
        targetId: Id,
        ...Object.fromEntries(listingStatuses.map((status) => [status, count])),
        lastAttemptAt: Type.Optional(
          Type.Unsafe<string>({
            ...Time,
            description: 'When the portal was last sent one of those that are listed now.',
          }),
        ),
      }),
      { description: 'Every target, also one without listings.' },
    ),
  },
  {
    $id: 'ListingCounts',
    examples: [
      {
        targets: [
          { targetId: '0TkW4rYx00tU1vW3xY5z', pending: 1, published: 120, updating: 2, failed: 3, unpublishing: 0 },
        ],
      },
    ],
  },
)

export const RequestCounts = closed(
  {
    unread: Type.Integer({ minimum: 0, description: 'Inquiries that nobody has seen yet.' }),
    unmatched: Type.Integer({
      minimum: 0,
      description: 'Inquiries of which nobody knows yet which property they are about.',
    }),
    unreadable: Type.Integer({ minimum: 0, description: 'Mails that are kept and could not be read as inquiries.' }),
  },
  { $id: 'RequestCounts', examples: [{ unread: 4, unmatched: 1, unreadable: 0 }] },
)
export type RequestCounts = Static<typeof RequestCounts>
