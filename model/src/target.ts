import Type, { type Static } from 'typebox'
import { FailureCode } from './failure-codes.ts'
import { PortalMessage } from './listing.ts'
import { readOnly } from './read-only.ts'
import { closed, flag, HttpUrl, Id, mergePatchOf, oneOfWords, text, Time } from './schema.ts'

/**
 *   pending ──► authorized ◄──► revoked
 *      │  ▲          ▲             │
 *      ▼  │          │             │
 *     failed ────────┴─────────────┘
 */
export const authorizationStatuses = ['pending', 'authorized', 'failed', 'revoked'] as const
export type AuthorizationStatus = (typeof authorizationStatuses)[number]

const options = Type.Object(
  {},
  { additionalProperties: true, description: 'What `GET /target-types` lists for the type.' },
)

const autoCollectRequests = flag(
  'Whether the portal is asked to send inquiries to `emailAddress` by itself, where it can, so that nobody has to forward them. Where ' +
    'the agency uses that place itself, it stays as it is. false when left out.',
)

const republishMissing = flag(
  'Whether an advert that the portal does not have any more is published again by itself, once the daily comparison has found that. Without it, and where more than half of ' +
    'all are missing at once, it is only told. false when left out.',
)

const draft = {
  type: text(50, 'One of those that `GET /target-types` describes. It cannot be changed.'),
  name: Type.Optional(text(100)),
  credentials: Type.Optional(
    Type.Object(
      {},
      {
        additionalProperties: true,
        description:
          'The login, for types that have one, as `GET /target-types` lists it. It is stored encrypted, and what is `writeOnly` there is never returned.',
      },
    ),
  ),
  options: Type.Optional(options),
  redirectUrl: Type.Optional(
    Type.Unsafe<string>({
      ...HttpUrl,
      description:
        'Where the user is sent after having granted or refused access on the portal, with these parameters besides its own: ' +
        '`targetId`; `authorizationStatus`, which is `authorized` or `failed`; and after `failed` a `failureCode` and a ' +
        '`failureMessage` for a person to read, in the language of the browser, else of the account. Without it, who is signed in to the dashboard comes back there, and everybody else sees a page of ours that says so, in the language of the ' +
        'browser. When the portal does not answer, nothing is decided: the user stays on such a page, and can go the same way again.',
      examples: ['https://example.org/settings/portals'],
    }),
  ),
  autoCollectRequests: Type.Optional(autoCollectRequests),
  republishMissing: Type.Optional(republishMissing),
}

/** A portal to publish on, as a client sends it. */
export const TargetDraft = closed(draft, {
  $id: 'TargetDraft',
  examples: [
    { type: 'platform-a-24-sandbox', name: 'Portal A', redirectUrl: 'https://example.org/settings/portals' },
    {
      type: 'openimmo',
      name: 'Portal B',
      credentials: {
        protocol: 'ftp',
        host: 'localhost',
        port: 2121,
        username: 'agency',
        password: 'sandbox',
        providerNumber: 'KD-4711',
      },
    },
  ],
})
export type TargetDraft = Static<typeof TargetDraft>

/** What the import report of a portal says may be forged: whoever knows the address of a target can write to it. */
export const TargetNote = closed({
  receivedAt: Type.Unsafe<string>({ ...Time, description: 'When the mail came in.' }),
  says: oneOfWords(
    ['refused', 'remarked', 'accepted', 'unclear'],
    'What the report claims: that something was refused, only a remark, that all is well, or that something is wrong and not what.',
  ),
  sender: Type.Optional(
    Type.String({ maxLength: 320, description: 'Whom the mail says that it is from. Nobody has checked that.' }),
  ),
  message: Type.String({ description: 'What it claims, for the agent to read, in the language of the answer.' }),
  words: Type.String({
    maxLength: 1_000,
    description: 'The words of whoever wrote it, cut off after 1,000 characters: a line for each thing it says.',
  }),
})
export type TargetNote = Static<typeof TargetNote>

export const Target = closed(
  {
    id: Id,
    ...draft,
    name: text(100),
    options,
    autoCollectRequests,
    republishMissing,
    emailId: Type.String({
      description: 'Identifies the target in the address that inquiries are forwarded to.',
      examples: ['k3v9x0q2m7b1t8w4z6c5'],
    }),
    emailAddress: Type.String({ examples: ['k3v9x0q2m7b1t8w4z6c5@requests.example.org'] }),
    authorizationStatus: oneOfWords(
      authorizationStatuses,
      'pending: the user, or the check of the login, is awaited. revoked: the portal no longer accepts it.',
    ),
    authorizationUrl: Type.Optional(
      Type.String({ description: 'Where the user grants access, while that is awaited.' }),
    ),
    failureCode: Type.Optional(FailureCode),
    failureMessage: Type.Optional(
      Type.String({ description: 'For the agent to read, in the language of the answer.' }),
    ),
    portalMessage: Type.Optional(PortalMessage),
    sync: Type.Optional(
      closed(
        {
          status: oneOfWords(['pending', 'succeeded', 'failed']),
          listings: Type.Optional(Type.Integer({ description: 'How many were transferred.' })),
          failureCode: Type.Optional(FailureCode),
          failureMessage: Type.Optional(Type.String()),
          endedAt: Type.Optional(Time),
        },
        { description: 'What came of the last full transfer, see `POST /targets/{id}/sync`.' },
      ),
    ),
    notes: Type.Optional(
      Type.Array(TargetNote, {
        maxItems: 20,
        description:
          'Import reports that nobody waits for, the newest first: the last ten that say that all is well, and the last ten others. They change nothing, for anybody may have sent them. ' +
          'The `ETag` does not change with them.',
      }),
    ),
    createdAt: Time,
    updatedAt: Time,
  },
  {
    $id: 'Target',
    examples: [
      {
        id: '0TkW4rYx00tU1vW3xY5z',
        type: 'platform-a-24-sandbox',
        name: 'Portal A',
        options: {},
        autoCollectRequests: false,
        republishMissing: false,
        redirectUrl: 'https://example.org/settings/portals',
        emailId: 'k3v9x0q2m7b1t8w4z6c5',
        emailAddress: 'k3v9x0q2m7b1t8w4z6c5@requests.example.org',
        authorizationStatus: 'pending',
        authorizationUrl: 'https://aushang.example.org/authorizations/Vq3sX8zL1mN5pR7tW9yB2dF4gH6jK0cE',
        createdAt: '2026-11-15T09:30:00.000Z',
        updatedAt: '2026-11-15T09:30:00.000Z',
      },
    ],
  },
)
export type Target = Static<typeof Target>

export const TargetReplacement = closed(
  { ...draft, type: Type.Optional(draft.type), ...readOnly(Target.properties, draft) },
  {
    $id: 'TargetReplacement',
    description:
      'Credentials that are left out stay as they are, and so do secrets that are left out of them, since nobody can read them.',
    examples: [{ name: 'Portal A, Berlin' }],
  },
)

export const TargetPatch = mergePatchOf(closed({ ...TargetReplacement.properties, type: draft.type }), 'TargetPatch', {
  name: 'Portal A, Berlin',
})

const jsonSchema = Type.Object(
  {},
  {
    additionalProperties: true,
    description:
      'A JSON Schema, with what people call each member (`title`), what it is for (`description`), and what the values of an `enum` are called (`oneOf`).',
  },
)

/** A kind of portal. */
export const TargetType = closed(
  {
    type: Type.String(),
    name: Type.String({ description: 'In the language of the answer, like all words here.' }),
    description: Type.String(),
    authorization: oneOfWords(
      ['oauth', 'login'],
      'oauth: the user is sent to `authorizationUrl`. login: the target is created with `credentials`.',
    ),
    consumer: Type.Optional(
      Type.Unsafe<object>({
        ...jsonSchema,
        description:
          'What the account must bring first, with `PUT /account/credentials/{type}`, as a JSON Schema like `options`.',
      }),
    ),
    credentials: Type.Optional(jsonSchema),
    options: jsonSchema,
    propertyTypes: Type.Array(Type.String()),
    canSync: Type.Boolean({ description: 'Whether it takes full transfers, see `POST /targets/{id}/sync`.' }),
    canAdopt: Type.Boolean({
      description: 'Whether adverts that are there already can become properties, see `POST /targets/{id}/adopt`.',
    }),
    hasStatistics: Type.Boolean({
      description: 'Whether it tells how often adverts are seen, see `GET /listings/{id}/statistics`.',
    }),
    limits: closed({
      attachments: Type.Integer({ description: 'How many attachments an advert takes.' }),
      imageEdge: Type.Integer({ description: 'The longer edge that pictures are reduced to, in pixels.' }),
      imageBytes: Type.Integer({ description: 'What pictures are reduced to, in bytes.' }),
    }),
  },
  {
    $id: 'TargetType',
    examples: [
      {
        type: 'platform-a-24-sandbox',
        name: 'Portal A (sandbox)',
        description: 'A portal to try things on.',
        authorization: 'oauth',
        consumer: { type: 'object', required: ['key', 'secret'], properties: { key: {}, secret: {} } },
        options: { type: 'object', additionalProperties: false, properties: {} },
        propertyTypes: ['apartmentRent', 'apartmentBuy', 'houseRent', 'houseBuy', 'plotRent', 'plotBuy'],
        canSync: false,
        canAdopt: true,
        hasStatistics: true,
        limits: { attachments: 150, imageEdge: 2000, imageBytes: 5_000_000 },
      },
    ],
  },
)
export type TargetType = Static<typeof TargetType>
