import Type, { type Static } from 'typebox'
import { FailureCode } from './failure-codes.ts'
import { ListingProblem } from './listing.ts'
import { closed, Id, oneOfWords, Time } from './schema.ts'

/** In what a portal differs from what it should show. */
export const differenceKinds = ['missing', 'deactivated', 'changed', 'unconfirmed', 'unwanted', 'unknown'] as const
export type DifferenceKind = (typeof differenceKinds)[number]

const mendActions = ['publish', 'takeDown', 'forget', 'adopt'] as const
export type MendAction = (typeof mendActions)[number]

/** What can be done about each. */
export const mendsByKind: Record<DifferenceKind, readonly MendAction[]> = {
  missing: ['publish', 'forget'],
  deactivated: ['publish', 'takeDown', 'forget'],
  changed: ['publish', 'adopt', 'takeDown', 'forget'],
  unconfirmed: ['publish', 'takeDown', 'forget'],
  unwanted: ['takeDown', 'forget'],
  unknown: ['adopt', 'takeDown', 'forget'],
}

export const differenceStatuses = ['open', 'forgotten', 'mending', 'mended', 'failed'] as const
export type DifferenceStatus = (typeof differenceStatuses)[number]

const kind = oneOfWords(
  differenceKinds,
  '`missing`: it should be online, and the portal does not have it, or has refused it. `deactivated`: the portal has it, and does not show it. `changed`: ' +
    'the portal shows another version than ours: somebody has changed it there, or ours was refused. `unconfirmed`: it was handed over, and the portal says nothing of it, ' +
    'although it has said something of others since. `unwanted`: it was taken down here, and the portal shows it all the same. ' +
    '`unknown`: the portal shows it, and it never was listed here.',
)

const action = oneOfWords(
  mendActions,
  '`publish`: what is listed here is published again, as it is here. `takeDown`: it is taken down from the portal. `forget`: of a `missing` one, the listing ' +
    'goes; any other is left as it is, and not told again. `adopt`: of an `unknown` one, a property and a listing are made, as `POST /targets/{id}/adopt` does; of a `changed` ' +
    'one, what is different there is taken over into its property, and nothing is sent.',
)

const counts = (description: string) =>
  closed(Object.fromEntries(differenceKinds.map((name) => [name, Type.Integer()])) as CountSchemas, { description })
type CountSchemas = Record<DifferenceKind, ReturnType<typeof Type.Integer>>

/** How a target was, or is being, compared with what its portal has. */
export const Comparison = closed(
  {
    targetId: Id,
    status: oneOfWords(
      ['scheduled', 'pending', 'running', 'succeeded', 'failed'],
      '`scheduled`: there has been none yet. `pending`: it was asked for, and begins at once. `failed`: the portal could not be asked to the end; then nothing was concluded from it.',
    ),
    advertsRead: Type.Integer({ description: 'How many adverts the portal has listed so far.' }),
    advertsTotal: Type.Optional(Type.Integer({ description: 'How many there are, where the portal says so.' })),
    startedAt: Type.Optional(Time),
    endedAt: Type.Optional(Time),
    nextAt: Type.Optional(Type.Unsafe<string>({ ...Time, description: 'When it is done again by itself.' })),
    failureCode: Type.Optional(FailureCode),
    failureMessage: Type.Optional(
      Type.String({ description: 'For the agent to read, in the language of the answer.' }),
    ),
    open: counts('The differences that nothing is done about, by kind.'),
    mending: Type.Integer({ description: 'How many differences are being mended: adverts adopted, or taken down.' }),
    mended: Type.Integer({ description: 'How many have been. They are kept as long as events are.' }),
    failed: Type.Integer({ description: 'How many could not be mended, as the list of differences says.' }),
  },
  {
    $id: 'Comparison',
    examples: [
      {
        targetId: '0TkW4rYx00tU1vW3xY5z',
        status: 'succeeded',
        advertsRead: 212,
        advertsTotal: 212,
        startedAt: '2026-11-15T03:10:00.000Z',
        endedAt: '2026-11-15T03:10:04.000Z',
        nextAt: '2026-11-16T03:10:04.000Z',
        open: { missing: 1, deactivated: 0, changed: 0, unconfirmed: 0, unwanted: 0, unknown: 12 },
        mending: 0,
        mended: 0,
        failed: 0,
      },
    ],
  },
)
export type Comparison = Static<typeof Comparison>

export const Difference = closed(
  {
    id: Id,
    targetId: Id,
    kind,
    status: oneOfWords(
      differenceStatuses,
      '`mended`: what was asked for is done; of `publish`, the listing says how far it is.',
    ),
    action: Type.Optional(action),
    message: Type.String({ description: 'What is the case, for the agent to read, in the language of the answer.' }),
    listingId: Type.Optional(Id),
    propertyId: Type.Optional(Id),
    portalId: Type.Optional(Type.String({ description: 'What the portal calls it.' })),
    externalId: Type.Optional(
      Type.String({ description: 'The number under which the portal has it. It may have signs that ours have not.' }),
    ),
    title: Type.Optional(Type.String()),
    changedAt: Type.Optional(Type.String({ description: 'When it was changed last, as the portal says.' })),
    unread: Type.Optional(
      Type.Array(
        closed({
          name: Type.String({ description: 'The portal’s own word for it.' }),
          value: Type.Optional(Type.String()),
        }),
        {
          description:
            'What the advert says at the portal and has no place here: the next edit changes or loses it there. One with such parts is `failed` with `would_change_meaning`, and is adopted when it is asked for once more with `acceptLosses`.',
        },
      ),
    ),
    failureCode: Type.Optional(FailureCode),
    failureMessage: Type.Optional(Type.String()),
    problems: Type.Optional(Type.Array(ListingProblem)),
    foundAt: Time,
    mendedAt: Type.Optional(Time),
  },
  {
    $id: 'Difference',
    examples: [
      {
        id: '0TkW4rYx00dF2gH4jK6m',
        targetId: '0TkW4rYx00tU1vW3xY5z',
        kind: 'missing',
        status: 'open',
        message: 'The portal does not have this advert any more.',
        listingId: '0TkW4rYx00bC4dE6fG8h',
        propertyId: '0TkW4rYx00qL7mN9pR2s',
        portalId: '325500001',
        externalId: 'A-2041',
        title: 'Helle 3-Zimmer-Wohnung mit Balkon',
        foundAt: '2026-11-15T03:10:04.000Z',
      },
    ],
  },
)
export type Difference = Static<typeof Difference>

/** What is to be done about some differences, or about all of a kind. */
export const MendDraft = closed(
  {
    action,
    kind: Type.Optional(kind),
    differenceIds: Type.Optional(
      Type.Array(Id, {
        minItems: 1,
        maxItems: 1000,
        uniqueItems: true,
        description: 'Which differences it is done about.',
      }),
    ),
    acceptLosses: Type.Optional(
      Type.Boolean({
        default: false,
        description:
          'Adopts also those of which the next edit here would change or lose something at the portal, as `unread` has it.',
      }),
    ),
  },
  { $id: 'MendDraft', examples: [{ action: 'publish', kind: 'missing' }] },
)
export type MendDraft = Static<typeof MendDraft>

export const Mending = closed(
  {
    action,
    total: Type.Integer({ description: 'To how many it happens.' }),
    refused: Type.Array(
      closed({
        differenceId: Id,
        code: oneOfWords(
          ['unknown_difference', 'action_does_not_fit', 'being_mended'],
          '`action_does_not_fit`: not with a difference of this kind. `being_mended`: something is being done about it, or was.',
        ),
      }),
      { description: 'Those to which nothing happens.' },
    ),
  },
  { $id: 'Mending', examples: [{ action: 'publish', total: 1, refused: [] }] },
)
export type Mending = Static<typeof Mending>

/** Which adverts are to become properties and listings. */
export const AdoptionDraft = closed(
  {
    portalIds: Type.Optional(
      Type.Array(Type.String({ minLength: 1, maxLength: 100 }), {
        minItems: 1,
        maxItems: 1000,
        uniqueItems: true,
        description:
          'What the portal calls them: the `portalId` of `GET /targets/{id}/differences`, or the `externalId` where its list has only that. Without it: all that it shows and that are not listed here; the portal is asked for them first.',
      }),
    ),
  },
  { $id: 'AdoptionDraft', examples: [{}] },
)
export type AdoptionDraft = Static<typeof AdoptionDraft>
