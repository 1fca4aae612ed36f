import Type, { type Static } from 'typebox'
import { type Issue, isRecord, pointer, withRule } from './check.ts'
import { legacyEventNames } from './envelope.ts'
import { eventCatalogue, eventNames, subscribableEventNames } from './events.ts'
import { DeliveryFailure } from './outgoing-failures.ts'
import { closed, HttpUrl, Id, mergePatchOf, oneOfWords, text, Time } from './schema.ts'

const envelopes = ['current', 'legacy'] as const

const draft = {
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

/** An address that is told about events, as a client sends it. */
export const WebhookDraft = withRule(
  closed(draft, {
    $id: 'WebhookDraft',
    examples: [{ url: 'https://example.org/hooks/aushang', events: ['publication.succeeded', 'publication.failed'] }],
  }),
  legacyRule,
)
export type WebhookDraft = Static<typeof WebhookDraft>

export const Webhook = closed(
  {
    id: Id,
    ...draft,
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

export const WebhookPatch = mergePatchOf('WebhookPatch', { enabled: true })

function legacyRule(value: unknown): Issue[] {
  if (!isRecord(value) || value['envelope'] !== 'legacy' || !Array.isArray(value['events'])) return []
  const known: string[] = legacyEventNames.filter((name) => name !== 'webhook.ping')
  return value['events'].flatMap((name: unknown, index) =>
    typeof name !== 'string' || known.includes(name)
      ? []
      : [
          {
            path: pointer('events', index),
            code: 'not_in_legacy',
            message: `The legacy envelope knows only ${known.join(', ')}; leave ${name} out, or use the current envelope.`,
          },
        ],
  )
}

/** pending: an attempt is due or planned. succeeded: a 2xx came. failed: the last attempt was in vain. */
export const deliveryStatuses = ['pending', 'succeeded', 'failed'] as const

const delivery = {
  id: Id,
  webhookId: Id,
  eventId: Id,
  eventName: oneOfWords(eventNames),
  status: oneOfWords(deliveryStatuses),
  nextAttemptAt: Type.Optional(
    Type.Unsafe<string>({
      ...Time,
      description:
        'Left out while an attempt is under way, and while an earlier event of the same listing is waited for.',
    }),
  ),
  createdAt: Time,
}

const deliveryExample = {
  id: '0TkW4rYx00hJ8kL0nP2q',
  webhookId: '0TkW4rYx00gH7jK9mN1p',
  eventId: '0TkW4rYx00jK6lM8nP0q',
  eventName: 'publication.succeeded',
  status: 'pending',
  nextAttemptAt: '2026-11-15T09:30:05.214Z',
  createdAt: '2026-11-15T09:30:00.000Z',
}

/** An event on its way to a webhook. */
export const Delivery = closed(delivery, { $id: 'Delivery', examples: [deliveryExample] })
export type Delivery = Static<typeof Delivery>

const DeliveryAttempt = closed(
  {
    id: Type.Unsafe<string>({ ...Id, description: 'Unique within the delivery.' }),
    startedAt: Time,
    durationMs: Type.Optional(Type.Integer()),
    statusCode: Type.Optional(Type.Integer({ description: 'What the receiver answered.' })),
    responseHeaders: Type.Optional(Type.Record(Type.String(), Type.String())),
    responseBody: Type.Optional(Type.String({ description: 'Its first 16 KiB.' })),
    failureCode: Type.Optional(DeliveryFailure),
    failureMessage: Type.Optional(Type.String()),
  },
  { $id: 'DeliveryAttempt', description: 'Without durationMs, it is under way, or the service was interrupted in it.' },
)

export const DeliveryWithAttempts = closed(
  { ...delivery, attempts: Type.Array(DeliveryAttempt) },
  {
    $id: 'DeliveryWithAttempts',
    examples: [
      {
        ...deliveryExample,
        attempts: [
          {
            id: '0TkW4rYx00kL9mN1pQ3r',
            startedAt: '2026-11-15T09:30:00.012Z',
            durationMs: 41,
            statusCode: 500,
            responseHeaders: { 'content-type': 'text/plain' },
            responseBody: 'out of order',
            failureCode: 'refused_by_receiver',
            failureMessage: 'The receiver answered 500; only a status from 200 to 299 counts as received.',
          },
        ],
      },
    ],
  },
)
