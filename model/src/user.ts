import Type, { type Static } from 'typebox'
import { closed, Id, oneOfWords, text, Time } from './schema.ts'

/** What a person may do, most first: everything; everything but people and API keys; look. */
export const roles = ['owner', 'member', 'reader'] as const
export type Role = (typeof roles)[number]
const Role = oneOfWords(
  roles,
  'An `owner` may do everything, a `member` everything but people and API keys, a `reader` may look.',
)

export const languages = ['de', 'en'] as const
export type Language = (typeof languages)[number]
const Language = oneOfWords(languages, 'In which the person is spoken to.')

export const Email = Type.String({ maxLength: 254, format: 'email', examples: ['anna.muster@example.org'] })
const passwordLength = { min: 10, max: 200 }
const NewPassword = Type.String({
  minLength: passwordLength.min,
  maxLength: passwordLength.max,
  description: `${passwordLength.min} to ${passwordLength.max} characters, and not the e-mail address.`,
  examples: ['correct horse battery staple'],
})
const GivenPassword = Type.String({
  minLength: 1,
  maxLength: passwordLength.max,
  examples: ['correct horse battery staple'],
})
const LinkToken = Type.String({ minLength: 1, maxLength: 100, description: 'What the link bears behind `#token=`.' })

const signIn = { email: 'anna.muster@example.org', password: 'correct horse battery staple' }
const me = { name: 'Anna Muster', language: 'de' }

export const SignIn = closed(
  {
    email: Email,
    password: Type.Unsafe<string>({ ...GivenPassword, description: 'The one that the person has chosen.' }),
  },
  { $id: 'SignIn', examples: [signIn] },
)
export type SignIn = Static<typeof SignIn>

const user = {
  id: Id,
  email: Email,
  name: text(100),
  language: Language,
  role: Role,
  createdAt: Time,
  lastSeenAt: Type.Optional(Time),
}
const userExample = {
  id: '0TkW4rYx00uS3rS5tU7v',
  email: signIn.email,
  ...me,
  role: 'owner',
  createdAt: '2026-11-15T09:30:00.000Z',
  lastSeenAt: '2026-11-15T09:30:00.000Z',
}

/** A person of an account. */
export const User = closed(user, { $id: 'User', examples: [userExample] })
export type User = Static<typeof User>

const session = {
  user: User,
  account: closed({ id: Id, name: text(100) }),
  createdAt: Time,
  expiresAt: Type.Unsafe<string>({ ...Time, description: 'Put off by every use, up to 90 days after signing in.' }),
}
const sessionExample = {
  user: userExample,
  account: { id: '0TkW4rYx00cD5eF7gH9j', name: 'Muster Immobilien' },
  createdAt: '2026-11-15T09:30:00.000Z',
  expiresAt: '2026-11-29T09:30:00.000Z',
}

/** Who has signed in here, and to which account. */
export const Session = closed(session, { $id: 'Session', examples: [sessionExample] })
export type Session = Static<typeof Session>

export const Setup = closed(
  {
    token: LinkToken,
    accountName: text(100),
    email: Email,
    password: NewPassword,
    name: text(100),
    language: Language,
  },
  { $id: 'Setup', examples: [{ token: 'from-the-link', accountName: 'Muster Immobilien', ...signIn, ...me }] },
)
export type Setup = Static<typeof Setup>

export const NewAccountSession = closed(
  {
    ...session,
    apiKey: Type.String({ description: 'The first API key of the account. It is shown only in this answer.' }),
  },
  { $id: 'NewAccountSession', examples: [{ ...sessionExample, apiKey: 'aushang_7Gk2-shown-only-once' }] },
)
export type NewAccountSession = Static<typeof NewAccountSession>

const storedSession = {
  id: Id,
  createdAt: Time,
  lastSeenAt: Time,
  expiresAt: Time,
  address: Type.String({ description: 'That it was begun from.', examples: ['203.0.113.7'] }),
  userAgent: Type.Optional(Type.String({ description: 'What the browser calls itself.' })),
  isCurrent: Type.Boolean({ description: 'Whether this request bears it.' }),
}

/** One of the browsers in which a person has signed in. */
export const StoredSession = closed(storedSession, {
  $id: 'StoredSession',
  examples: [
    {
      id: '0TkW4rYx00sE5sS7iO9n',
      createdAt: '2026-11-15T09:30:00.000Z',
      lastSeenAt: '2026-11-15T09:30:00.000Z',
      expiresAt: '2026-11-29T09:30:00.000Z',
      address: '203.0.113.7',
      userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
      isCurrent: true,
    },
  ],
})

export type StoredSession = Static<typeof StoredSession>

/** What people change of themselves. */
export const OwnUserPatch = closed(
  {
    name: Type.Optional(text(100)),
    language: Type.Optional(Language),
    password: Type.Optional(NewPassword),
    currentPassword: Type.Optional(
      Type.Unsafe<string>({ ...GivenPassword, description: 'Needed with a new password.' }),
    ),
  },
  { $id: 'OwnUserPatch', examples: [{ name: 'Anna Beispiel', language: 'en' }] },
)
export type OwnUserPatch = Static<typeof OwnUserPatch>

export const UserPatch = closed({ role: Role }, { $id: 'UserPatch', examples: [{ role: 'member' }] })

const invitationDraft = {
  email: Email,
  role: Role,
  language: Type.Unsafe<Language>({
    ...Language,
    description: 'Of the mail, and of the pages that the person sees first.',
  }),
}
const invitationExample = { email: 'bernd.beispiel@example.org', role: 'member', language: 'de' }

export const InvitationDraft = closed(invitationDraft, { $id: 'InvitationDraft', examples: [invitationExample] })
export type InvitationDraft = Static<typeof InvitationDraft>

const invitation = { id: Id, ...invitationDraft, createdAt: Time, expiresAt: Time }
const storedInvitationExample = {
  id: '0TkW4rYx00iN5vI7tE9d',
  ...invitationExample,
  createdAt: '2026-11-15T09:30:00.000Z',
  expiresAt: '2026-11-22T09:30:00.000Z',
}

export const Invitation = closed(invitation, { $id: 'Invitation', examples: [storedInvitationExample] })

export const NewInvitation = closed(
  {
    ...invitation,
    isMailed: Type.Boolean({ description: 'Whether the link is on its way by mail: then it is not shown here.' }),
    url: Type.Optional(
      Type.String({
        description: 'The link to hand on, where no mail goes out. It is shown only in this answer, and is good once.',
      }),
    ),
  },
  {
    $id: 'NewInvitation',
    examples: [
      {
        ...storedInvitationExample,
        isMailed: false,
        url: 'https://aushang.example.org/invitation#token=shown-only-once',
      },
    ],
  },
)
export type NewInvitation = Static<typeof NewInvitation>

/** An invitation as it is shown to whoever has its link. */
export const OpenInvitation = closed(
  {
    accountName: text(100),
    ...invitationDraft,
    expiresAt: Time,
    endsAccessTo: Type.Optional(
      Type.String({
        description:
          'The name of an account that somebody belongs to with this address, without having proved that it is theirs. ' +
          'Whoever accepts takes the address over, and ends that.',
      }),
    ),
  },
  {
    $id: 'OpenInvitation',
    examples: [{ accountName: 'Muster Immobilien', ...invitationExample, expiresAt: '2026-11-22T09:30:00.000Z' }],
  },
)
export type OpenInvitation = Static<typeof OpenInvitation>

export const InvitationAcceptance = closed(
  { name: text(100), language: Language, password: NewPassword },
  { $id: 'InvitationAcceptance', examples: [{ ...me, password: signIn.password }] },
)

export const MailedLinkRequest = closed(
  { email: Email, language: Language },
  { $id: 'MailedLinkRequest', examples: [{ email: signIn.email, language: 'de' }] },
)
export type MailedLinkRequest = Static<typeof MailedLinkRequest>

export const MailedLink = closed(
  { status: oneOfWords(['accepted']) },
  { $id: 'MailedLink', examples: [{ status: 'accepted' }] },
)

export const PasswordReset = closed(
  { password: NewPassword },
  { $id: 'PasswordReset', examples: [{ password: signIn.password }] },
)

export const LinkCheckDraft = closed(
  { token: Type.String({ minLength: 1, maxLength: 100, description: 'What the link bears behind `#token=`.' }) },
  { $id: 'LinkCheckDraft', examples: [{ token: 'TOKEN' }] },
)

export const LinkCheck = closed(
  { isGood: Type.Boolean({ description: 'False: it was used, is too old, or never was.' }) },
  { $id: 'LinkCheck', examples: [{ isGood: true }] },
)
export type LinkCheck = Static<typeof LinkCheck>

/** What a page to sign in has to know beforehand. */
export const SignInOptions = closed(
  {
    isSetUp: Type.Boolean({
      description: 'Whether anybody can sign in. If not, the link that the service has printed helps.',
    }),
    canSignUp: Type.Boolean({ description: 'Whether anybody may open an account.' }),
    canResetPassword: Type.Boolean({
      description: 'Whether a forgotten password can be replaced by a link in a mail.',
    }),
  },
  { $id: 'SignInOptions', examples: [{ isSetUp: true, canSignUp: false, canResetPassword: true }] },
)
