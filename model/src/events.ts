import Type, { type Static } from 'typebox'
import { closed, Id, oneOfWords, Time } from './schema.ts'

/** Everything that is told. The first six are the interface's; the rest tell about what stands between. */
export const eventNames = [
  'request.created',
  'request.parsing_failed',
  'publication.succeeded',
  'publication.failed',
  'property.processing_succeeded',
  'property.processing_failed',
  'target.unauthorized',
  'webhook.disabled',
] as const
export type EventName = (typeof eventNames)[number]

/** What the earlier envelope calls the events it knows. */
export const legacyEventTypes: Partial<Record<string, string>> = {
  'request.created': 'requestReceived',
  'publication.succeeded': 'publicationSucceeded',
  'publication.failed': 'publicationFailed',
}

/** An event as webhooks receive it and as the log shows it. */
export const Event = closed(
  {
    eventId: Id,
    eventName: oneOfWords([...eventNames, 'webhook.ping']),
    eventPayload: Type.Object({}, { additionalProperties: true, description: 'What happened; see docs/webhooks.md.' }),
    eventTime: Time,
  },
  {
    $id: 'Event',
    examples: [
      {
        eventId: '0TkW4rYx00jK6lM8nP0q',
        eventName: 'publication.succeeded',
        eventPayload: {
          listingId: '0TkW4rYx00bC4dE6fG8h',
          propertyId: '0TkW4rYx00qL7mN9pR2s',
          targetId: '0TkW4rYx00tU1vW3xY5z',
          type: 'set',
        },
        eventTime: '2026-11-15T09:30:00.000Z',
      },
    ],
  },
)
export type Event = Static<typeof Event>
