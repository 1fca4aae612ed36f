import Type, { type Static } from 'typebox'
import { closed, Id, oneOfWords, text, Time } from './schema.ts'
import { languages } from './sentences/define-sentence.ts'

export const CredentialStatus = closed(
  { configured: Type.Boolean(), updatedAt: Type.Optional(Time) },
  { $id: 'CredentialStatus', examples: [{ configured: true, updatedAt: '2026-11-15T09:30:00.000Z' }] },
)
export type CredentialStatus = Static<typeof CredentialStatus>

const AccountLanguage = oneOfWords(
  languages,
  'In which the account is told things: failures, problems, notes, webhooks; and in which it is answered where a request has no Accept-Language.',
)

const UsedOf = (description: string) =>
  closed({ used: Type.Integer({ minimum: 0 }), max: Type.Integer({ minimum: 0 }) }, { description })

const AccountUsage = closed(
  {
    mediaBytes: UsedOf(
      'Bytes of pictures and documents, with what was made of them for portals. What no property has any more is counted for a day.',
    ),
    mailBytes: UsedOf('Bytes of the mails that are kept.'),
    targets: UsedOf('Targets, each with an address for inquiries.'),
  },
  { description: 'What the account has, and what the operator allows.' },
)

/** What a client may change of its account. */
export const AccountSettings = closed({ name: text(100), language: AccountLanguage })
export type AccountSettings = Static<typeof AccountSettings>

/** An account as it is shown: these are the target types that need an agreement with their portal. */
export function accountSchema(credentialTypes: string[]) {
  return closed(
    {
      id: Id,
      ...AccountSettings.properties,
      createdAt: Time,
      updatedAt: Time,
      usage: AccountUsage,
      credentials: closed(Object.fromEntries(credentialTypes.map((type) => [type, CredentialStatus]))),
    },
    {
      $id: 'Account',
      examples: [
        {
          id: '0TkW4rYx00cD5eF7gH9j',
          name: 'Muster Immobilien',
          language: 'de',
          createdAt: '2026-11-15T09:30:00.000Z',
          updatedAt: '2026-11-15T09:30:00.000Z',
          usage: {
            mediaBytes: { used: 1_288_490_189, max: 21_474_836_480 },
            mailBytes: { used: 73_400_320, max: 5_368_709_120 },
            targets: { used: 4, max: 200 },
          },
          credentials: Object.fromEntries(
            credentialTypes.map((type, index) => [
              type,
              index === 0 ? { configured: true, updatedAt: '2026-11-15T09:30:00.000Z' } : { configured: false },
            ]),
          ),
        },
      ],
    },
  )
}
export type Account = Static<ReturnType<typeof accountSchema>>

export const ApiKeyDraft = closed({ name: text(100) }, { $id: 'ApiKeyDraft', examples: [{ name: 'nightly import' }] })
export type ApiKeyDraft = Static<typeof ApiKeyDraft>

const apiKey = {
  id: Id,
  name: text(100),
  prefix: Type.String({
    description: 'The first characters of the key, to recognise it by.',
    examples: ['aushang_7Gk2'],
  }),
  createdAt: Time,
  lastUsedAt: Type.Optional(Time),
  createdBy: Type.Optional(
    Type.Unsafe<string>({
      ...Id,
      description: 'The person who made it, with a session or another key: it goes when they are no owner any more.',
    }),
  ),
}

const apiKeyExample = {
  id: '0TkW4rYx00eF6gH8jK0m',
  name: 'nightly import',
  prefix: 'aushang_7Gk2',
  createdAt: '2026-11-15T09:30:00.000Z',
}

export const ApiKey = closed(apiKey, { $id: 'ApiKey', examples: [apiKeyExample] })
export type ApiKey = Static<typeof ApiKey>

export const NewApiKey = closed(
  { ...apiKey, key: Type.String({ description: 'The whole key. It is shown only in this answer.' }) },
  { $id: 'NewApiKey', examples: [{ ...apiKeyExample, key: 'aushang_7Gk2-shown-only-once' }] },
)
export type NewApiKey = Static<typeof NewApiKey>
