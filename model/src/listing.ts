import Type, { type Static } from 'typebox'
import { type Issue, withRule } from './check.ts'
import { isRecord } from './is-record.ts'
import { FailureCode } from './failure-codes.ts'
import { IssueCode } from './issue-codes.ts'
import { OutgoingFailure } from './outgoing-failures.ts'
import { closed, Id, oneOfWords, Time } from './schema.ts'
import type { Message } from './sentences/message.ts'

/**
 *   pending ──► published ◄──► updating        pending       not online yet
 *      │            │              │           published     the portal shows the newest version
 *      ├────────────┼──► failed ◄──┤           updating      online, a newer version is on its way
 *      │            ▼       │      │           failed        the last word was no
 *      └────► unpublishing ◄┴──────┘           unpublishing  being taken down; then it is gone
 */
export const listingStatuses = ['pending', 'published', 'updating', 'failed', 'unpublishing'] as const
export type ListingStatus = (typeof listingStatuses)[number]

/** What a listing may wait for: its property's attachments, access to the target, a place on the portal, the portal's import report. */
export const awaitedThings = ['attachments', 'access', 'quota', 'report'] as const

/** Why an advert is taken down. */
export const withdrawalReasons = ['sold', 'rented', 'withdrawn', 'other'] as const
export type WithdrawalReason = (typeof withdrawalReasons)[number]

const pair = { propertyId: Id, targetId: Id }
const pairExample = { propertyId: '0TkW4rYx00qL7mN9pR2s', targetId: '0TkW4rYx00tU1vW3xY5z' }

/** A property on a target, as a client asks for it. */
export const ListingDraft = closed(pair, { $id: 'ListingDraft', examples: [pairExample] })
export type ListingDraft = Static<typeof ListingDraft>

/** As it came, in whatever language. */
export const PortalMessage = Type.String({ description: 'The portal’s own words.' })

export const ListingProblem = closed(
  {
    path: Type.String({ description: 'Where in the property the fault lies, as a JSON pointer.' }),
    code: FailureCode,
    message: Type.String({ description: 'For the agent to read, in the language of the answer.' }),
    portalMessage: Type.Optional(PortalMessage),
  },
  { $id: 'ListingProblem' },
)
export type ListingProblem = Static<typeof ListingProblem>

/** The same before it has a language. */
export interface Problem extends Omit<ListingProblem, 'message'> {
  message: Message
}

const problemExample = {
  path: '/fields/address/street',
  code: 'field_missing',
  message: 'The street is missing. The portal wants it, and shows it only if you release the exact address.',
}

const failure = {
  failureCode: Type.Optional(FailureCode),
  failureMessage: Type.Optional(Type.String({ description: 'For the agent to read, in the language of the answer.' })),
  problems: Type.Optional(Type.Array(ListingProblem)),
}

export const Listing = closed(
  {
    id: Id,
    ...pair,
    status: oneOfWords(listingStatuses),
    portalId: Type.Optional(Type.String({ description: 'What the portal calls it.' })),
    publicUrl: Type.Optional(
      Type.String({
        description: 'Where it is to be seen, as the portal says, or else the first inquiry that names it.',
      }),
    ),
    publishedAt: Type.Optional(Time),
    confirmed: Type.Boolean({
      description:
        'False while the portal itself has not said that it shows it: a file that was handed over is online as far as we know.',
    }),
    missingSince: Type.Optional(
      Type.Unsafe<string>({
        ...Time,
        description:
          'The portal does not show it (any more), as a comparison has found, although it was published: see `GET /targets/{id}/differences`.',
      }),
    ),
    reportDueAt: Type.Optional(
      Type.Unsafe<string>({
        ...Time,
        description:
          'It was handed over, and waits for the portal’s import report until then; without one, it fails (`report_missing`). Else left out.',
      }),
    ),
    waitsFor: Type.Optional(
      oneOfWords(
        awaitedThings,
        'What has to come before it goes on: attachments of the property (it goes without those that take longer than a minute, and gets them later), ' +
          'access to the target, a place in the contract with the portal, or the portal’s import report. Others may be added.',
      ),
    ),
    waitsUntil: Type.Optional(
      Type.Unsafe<string>({ ...Time, description: 'Until when at the most, where there is an end to it.' }),
    ),
    attempts: Type.Integer({ description: 'How often the portal was spoken to about it.' }),
    nextAttemptAt: Type.Optional(Time),
    ...failure,
    warnings: Type.Optional(
      Type.Array(ListingProblem, {
        description: 'What is shown otherwise than it was sent, or left out, and what the portal remarks.',
      }),
    ),
    createdAt: Time,
    updatedAt: Time,
  },
  {
    $id: 'Listing',
    examples: [
      {
        id: '0TkW4rYx00bC4dE6fG8h',
        ...pairExample,
        status: 'published',
        portalId: '325500001',
        publicUrl: 'http://localhost:8090/expose/325500001',
        publishedAt: '2026-11-15T09:30:01.000Z',
        confirmed: true,
        attempts: 1,
        createdAt: '2026-11-15T09:30:00.000Z',
        updatedAt: '2026-11-15T09:30:01.000Z',
      },
    ],
  },
)
export type Listing = Static<typeof Listing>

const findings = {
  ok: Type.Boolean({ description: 'The portal would take it.' }),
  problems: Type.Array(ListingProblem),
  warnings: Type.Array(ListingProblem, { description: 'It would be taken, but not quite as it stands.' }),
}

/** What is to be checked: a stored property, what it would be after some changes, or one that is not stored at all. */
export const ListingCheckDraft = withRule(
  closed(
    {
      propertyId: Type.Optional(Id),
      changes: Type.Optional(
        Type.Unsafe<object>({
          type: 'object',
          additionalProperties: true,
          description: 'With `propertyId`: a JSON merge patch, as `PATCH /properties/{id}` takes it.',
        }),
      ),
      property: Type.Optional(
        Type.Unsafe<object>({
          type: 'object',
          additionalProperties: true,
          description:
            'Instead of `propertyId`: a property as `POST /properties` takes it. It may be incomplete: see `issues`.',
        }),
      ),
      targetId: Type.Optional(Id),
      targetIds: Type.Optional(
        Type.Array(Id, {
          minItems: 1,
          maxItems: 50,
          uniqueItems: true,
          description: 'Instead of `targetId`: several.',
        }),
      ),
    },
    {
      $id: 'ListingCheckDraft',
      examples: [
        pairExample,
        {
          propertyId: pairExample.propertyId,
          changes: { fields: { baseRent: 990 } },
          targetIds: [pairExample.targetId],
        },
      ],
    },
  ),
  eitherOr,
)
export type ListingCheckDraft = Static<typeof ListingCheckDraft>

function eitherOr(draft: unknown): Issue[] {
  if (!isRecord(draft)) return []
  const { propertyId, changes, property, targetId, targetIds } = draft
  const missing = (member: string, other: string): Issue => ({
    path: `/${member}`,
    code: 'required',
    sentence: { key: 'oneOfTwoMissing', params: { member, other } },
  })
  const both = (member: string, other: string): Issue => ({
    path: `/${member}`,
    code: 'contradiction',
    sentence: { key: 'notBeside', params: { member, other } },
  })
  return [
    ...(propertyId === undefined && property === undefined ? [missing('propertyId', 'property')] : []),
    ...(targetId === undefined && targetIds === undefined ? [missing('targetId', 'targetIds')] : []),
    ...(propertyId !== undefined && property !== undefined ? [both('property', 'propertyId')] : []),
    ...(changes !== undefined && property !== undefined ? [both('changes', 'property')] : []),
    ...(targetId !== undefined && targetIds !== undefined ? [both('targetIds', 'targetId')] : []),
  ]
}

const told = closed({ path: Type.String(), code: IssueCode, message: Type.String() })

export const ListingCheck = closed(
  {
    ...findings,
    ok: Type.Boolean({ description: 'Every portal would take it.' }),
    issues: Type.Optional(
      Type.Array(told, {
        description:
          'What `POST /properties`, or `PATCH`, would refuse already, with paths into the property. What portals say is about the rest then, ' +
          'as far as that can be told.',
      }),
    ),
    unchangeable: Type.Optional(
      Type.Array(told, {
        description:
          'With `changes`: what of the property nobody can change any more, and why, whether they name it or not.',
      }),
    ),
    targets: Type.Array(closed({ targetId: Id, ...findings }), {
      description: 'The same by target, in the order of the request.',
    }),
  },
  {
    $id: 'ListingCheck',
    examples: [
      {
        ok: false,
        problems: [problemExample],
        warnings: [],
        targets: [{ targetId: pairExample.targetId, ok: false, problems: [problemExample], warnings: [] }],
      },
    ],
  },
)
export type ListingCheck = Static<typeof ListingCheck>

/** What a connector says that an attempt came to. */
export const listingAttemptOutcomes = [
  'published',
  'withdrawn',
  'pending',
  'rejected',
  'unauthorized',
  'unavailable',
  'unknown',
] as const
export type ListingAttemptOutcome = (typeof listingAttemptOutcomes)[number]

export const ListingAttempt = closed(
  {
    id: Type.Unsafe<string>({ ...Id, description: 'Unique within the listing.' }),
    type: oneOfWords(['set', 'delete']),
    startedAt: Time,
    durationMs: Type.Optional(Type.Integer()),
    outcome: Type.Optional(oneOfWords(listingAttemptOutcomes, 'Left out while it is under way.')),
    ...failure,
    portalStatus: Type.Optional(Type.Integer({ description: 'The status that the portal answered with.' })),
    portalMessage: Type.Optional(PortalMessage),
    portalReference: Type.Optional(
      Type.String({ description: 'The number under which the portal’s support finds it.' }),
    ),
    calls: Type.Optional(
      Type.Integer({
        description:
          'How many calls to the portal were made for it over HTTP, of which `exchanges` shows the first and the last. One that puts several adverts online counts for each.',
      }),
    ),
    fileName: Type.Optional(
      Type.String({ description: 'The file in which it was handed over, for portals that take files.' }),
    ),
    exchanges: Type.Optional(
      Type.Array(
        closed({
          method: Type.String(),
          url: Type.String(),
          status: Type.Optional(Type.Integer()),
          failureCode: Type.Optional(OutgoingFailure),
          durationMs: Type.Integer(),
        }),
        { description: 'What was sent, one after the other.' },
      ),
    ),
  },
  {
    $id: 'ListingAttempt',
    examples: [
      {
        id: '0TkW4rYx00kL9mN1pQ3r',
        type: 'set',
        startedAt: '2026-11-15T09:30:00.012Z',
        durationMs: 61,
        outcome: 'rejected',
        failureCode: 'field_missing',
        failureMessage: problemExample.message,
        problems: [problemExample],
        portalStatus: 412,
        portalMessage: 'ERROR_RESOURCE_VALIDATION',
        portalReference: '3f0b1c52-5d8e-4a57-9d0e-2f4f6a1b7c90',
      },
    ],
  },
)
export type ListingAttempt = Static<typeof ListingAttempt>
