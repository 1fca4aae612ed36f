import Type, { type Static } from 'typebox'
import { eventNames } from './events.ts'
import { DeliveryFailure } from './outgoing-failures.ts'
import { closed, Id, oneOfWords, Time } from './schema.ts'

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
  attemptCount: Type.Integer({ minimum: 0, description: 'How often it was tried.' }),
  createdAt: Time,
}

const deliveryExample = {
  id: '0TkW4rYx00hJ8kL0nP2q',
  webhookId: '0TkW4rYx00gH7jK9mN1p',
  eventId: '0TkW4rYx00jK6lM8nP0q',
  eventName: 'publication.succeeded',
  status: 'pending',
  nextAttemptAt: '2026-11-15T09:30:05.214Z',
  attemptCount: 1,
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
  {
    ...delivery,
    attempts: Type.Array(DeliveryAttempt),
    requestBody: Type.Optional(
      Type.String({ description: 'What is sent at each attempt, to the letter. Only in `GET /deliveries/{id}`.' }),
    ),
  },
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
            failureMessage: 'The receiver answered, but has not accepted the message.',
          },
        ],
      },
    ],
  },
)
