import Type, { type Static } from 'typebox'
import { type Issue, withRule } from './check.ts'
import { isRecord } from './is-record.ts'
import { pointer } from './json-pointer.ts'
import { legacyEventTypes, subscribableLegacyNames } from './envelope.ts'
import { eventCatalogue, subscribableEventNames } from './events.ts'
import { DeliveryFailure } from './outgoing-failures.ts'
import { readOnly } from './read-only.ts'
import { closed, HttpUrl, Id, mergePatchOf, oneOfWords, text, Time } from './schema.ts'

const envelopes = ['current', 'legacy'] as const

const earlierEventNames = subscribableLegacyNames.map((name) => legacyEventTypes[name])

const shown = {
  url: Type.Unsafe<string>({ ...HttpUrl, examples: ['https://example.org/hooks/aushang'] }),
  events: Type.Array(oneOfWords(subscribableEventNames), {
    minItems: 1,
    uniqueItems: true,
    description: 'The events it reacts to.',
  }),
  envelope: Type.Optional(
    Type.Unsafe<(typeof envelopes)[number]>({
      ...oneOfWords(envelopes),
      default: 'current',
      description: '"legacy" is the earlier form, {eventType, eventPayload}; it knows requests and publications only.',
    }),
  ),
  description: Type.Optional(text(200)),
  enabled: Type.Optional(Type.Boolean({ default: true })),
}

/** What clients of the hosted service send is understood too, and shown in our words. */
const draft = {
  ...shown,
  events: Type.Array(oneOfWords([...subscribableEventNames, ...earlierEventNames]), {
    minItems: 1,
    uniqueItems: true,
    description:
      'The events it reacts to. The names of the earlier envelope are shown as the current ones; in a webhook created or replaced with them, `envelope` is "legacy" when left out.',
  }),
}

const example = { url: 'https://example.org/hooks/aushang', events: ['publication.succeeded', 'publication.failed'] }

/** An address that is told about events, as a client sends it. */
export const WebhookDraft = withRule(
  closed(draft, {
    $id: 'WebhookDraft',
    examples: [example],
  }),
  legacyRule,
)
export type WebhookDraft = Static<typeof WebhookDraft>

/** The same in our words. */
export interface PlainWebhook extends Omit<WebhookDraft, 'events'> {
  events: Webhook['events']
}

/** What is meant by what a client has sent, in our words. */
export function plainWebhook(sent: WebhookDraft): PlainWebhook {
  const events = [...new Set(sent.events.map(currentName))]
  return { ...sent, events, ...(isLegacy(sent) && { envelope: 'legacy' }) }
}

export const Webhook = closed(
  {
    id: Id,
    ...shown,
    envelope: oneOfWords(envelopes),
    enabled: Type.Boolean(),
    signingKey: Type.String({
      description: 'Verifies signatures: "whsec_" and base64.',
      examples: ['whsec_bm90LWEtcmVhbC1rZXktanVzdC1hbi1leGFtcGxl'],
    }),
    failingSince: Type.Optional(
      Type.Unsafe<string>({
        ...Time,
        description: 'Since when no attempt has succeeded. After five days it is disabled.',
      }),
    ),
    disabledReason: Type.Optional(eventCatalogue['webhook.disabled'].payload.properties.reason),
    disabledMessage: Type.Optional(eventCatalogue['webhook.disabled'].payload.properties.disabledMessage),
    createdAt: Time,
    updatedAt: Time,
  },
  {
    $id: 'Webhook',
    examples: [
      {
        id: '0TkW4rYx00gH7jK9mN1p',
        url: 'https://example.org/hooks/aushang',
        events: ['publication.succeeded', 'publication.failed'],
        envelope: 'current',
        enabled: true,
        signingKey: 'whsec_bm90LWEtcmVhbC1rZXktanVzdC1hbi1leGFtcGxl',
        createdAt: '2026-11-15T09:30:00.000Z',
        updatedAt: '2026-11-15T09:30:00.000Z',
      },
    ],
  },
)
export type Webhook = Static<typeof Webhook>

/** What replaces one: what was read may be written back. */
export const WebhookReplacement = closed(
  { ...draft, ...readOnly(Webhook.properties, draft) },
  { $id: 'WebhookReplacement', examples: [example] },
)

export const WebhookPatch = mergePatchOf(WebhookReplacement, 'WebhookPatch', { enabled: true })

export const SigningKeyRotation = closed(
  {
    overlapHours: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 24,
        default: 24,
        description:
          'For how long the old key still signs beside the new one. 0 ends it at once: of a key that has leaked.',
      }),
    ),
  },
  { $id: 'SigningKeyRotation', examples: [{ overlapHours: 0 }] },
)

/** How a webhook did in the last 24 hours. */
export const WebhookHealth = closed(
  {
    webhookId: Id,
    hours: Type.Array(
      closed({
        startsAt: Time,
        succeeded: Type.Integer({ minimum: 0 }),
        pending: Type.Integer({ minimum: 0, description: 'Still on their way.' }),
        failed: Type.Integer({ minimum: 0, description: 'Given up.' }),
      }),
      {
        minItems: 24,
        maxItems: 24,
        description: 'What became of the deliveries that began in each hour, the oldest first.',
      },
    ),
    lastAttempt: Type.Optional(
      closed({
        startedAt: Time,
        statusCode: Type.Optional(Type.Integer()),
        failureCode: Type.Optional(DeliveryFailure),
      }),
    ),
    replayedAt: Type.Optional(
      Type.Unsafe<string>({
        ...Time,
        description: 'When a replay was last asked for: `GET /webhooks/{id}/replay` shows how far it is.',
      }),
    ),
  },
  {
    $id: 'WebhookHealth',
    examples: [
      {
        webhookId: '0TkW4rYx00hJ5kL7mN9p',
        hours: Array.from({ length: 24 }, (_, hour) => ({
          startsAt: new Date(Date.UTC(2026, 10, 14, 9 + hour)).toISOString(),
          succeeded: hour < 23 ? 0 : 4,
          pending: 0,
          failed: 0,
        })),
        lastAttempt: { startedAt: '2026-11-15T08:59:12.345Z', statusCode: 200 },
      },
    ],
  },
)
export type WebhookHealth = Static<typeof WebhookHealth>

function legacyRule(value: unknown): Issue[] {
  if (!isRecord(value) || !Array.isArray(value['events'])) return []
  const events: unknown[] = value['events']
  if (!isLegacy({ envelope: value['envelope'], events })) return []
  const known: string[] = subscribableLegacyNames
  return events.flatMap((name, index) =>
    typeof name !== 'string' || known.includes(name) || isEarlier(name)
      ? []
      : [
          {
            path: pointer('events', index),
            code: 'not_in_legacy',
            sentence: { key: 'notInLegacyEnvelope', params: { event: name, known } },
          },
        ],
  )
}

function isLegacy({ envelope, events }: { envelope?: unknown; events: unknown[] }): boolean {
  return envelope === 'legacy' || (envelope === undefined && events.some(isEarlier))
}

function isEarlier(name: unknown): boolean {
  return earlierEventNames.some((earlier) => earlier === name)
}

function currentName(sent: WebhookDraft['events'][number]): Webhook['events'][number] {
  const current = subscribableLegacyNames.find((name) => legacyEventTypes[name] === sent)
  return current ?? (sent as Webhook['events'][number])
}
