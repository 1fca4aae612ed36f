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

const Email = Type.String({ maxLength: 254, format: 'email', examples: ['anna.muster@example.org'] })
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

export const SignIn = closed({ email: Email, password: GivenPassword }, { $id: 'SignIn', examples: [signIn] })
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
