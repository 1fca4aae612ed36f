import Type, { type TSchema } from 'typebox'
import { eventCatalogue, type EventName, eventNames, type EventPayload } from './events.ts'
import { Actor } from './change.ts'
import { closed, Id, Time, variants } from './schema.ts'

/** An event as webhooks receive it and as the log shows it. */
export type Event = { [Name in EventName]: EventOf<Name> }[EventName]
interface EventOf<Name extends EventName> {
  eventId: string
  eventName: Name
  eventPayload: EventPayload<Name>
  eventTime: string
  actor?: Actor
}

const actorOfEvent = Type.Unsafe<Actor>({
  ...Actor,
  $id: 'EventActor',
  description: 'Who asked for it, where it happened by a request. Only the log shows it; webhooks are not sent it.',
})

export const eventSchemas = byName(eventNames, (name) => {
  const { payload } = eventCatalogue[name]
  return closed(
    {
      eventId: Id,
      eventName: Type.Literal(name),
      eventPayload: payload,
      eventTime: Time,
      actor: Type.Optional(actorOfEvent),
    },
    {
      $id: `${componentName(name)}Event`,
      examples: [
        {
          eventId: '0TkW4rYx00jK6lM8nP0q',
          eventName: name,
          eventPayload: exampleOf(payload),
          eventTime: '2026-11-15T09:30:00.000Z',
        },
      ],
    },
  )
})

export const Event = variants<Event>('eventName', Object.values(eventSchemas), { $id: 'Event' })

/** What the earlier envelope calls the events it knows. */
export const legacyEventTypes = {
  'request.created': 'requestReceived',
  'publication.succeeded': 'publicationSucceeded',
  'publication.failed': 'publicationFailed',
  'webhook.ping': 'webhook.ping',
} as const satisfies Partial<Record<EventName, string>>

type LegacyEventName = keyof typeof legacyEventTypes
export const legacyEventNames = Object.keys(legacyEventTypes) as LegacyEventName[]
/** Those of them that a webhook can react to. */
export const subscribableLegacyNames = legacyEventNames.filter((name) => name !== 'webhook.ping')

/** The same events as a webhook with the earlier envelope receives them. */
export const legacyEventSchemas = byName(legacyEventNames, (name) => {
  const eventType = legacyEventTypes[name]
  const payload = legacyPayload(name)
  return closed(
    { eventType: Type.Literal(eventType), eventPayload: payload },
    {
      $id: `Legacy${componentName(name)}Event`,
      examples: [{ eventType, eventPayload: exampleOf(payload) }],
    },
  )
})

/** It tells a first publication from a later one; the current envelope says `set` to both. */
function legacyPayload(name: LegacyEventName): TSchema {
  const { payload } = eventCatalogue[name]
  if (!('operation' in payload.properties)) return payload
  return closed(
    { ...payload.properties, type: payload.properties.operation },
    { $id: `Legacy${componentName(name)}`, examples: [{ ...exampleOf(payload), type: 'create' }] },
  )
}

function byName<Name extends string>(names: Name[], make: (name: Name) => TSchema): Record<Name, TSchema> {
  return Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, TSchema>
}

/** Every payload of the catalogue has one. */
function exampleOf(schema: TSchema): object {
  return (schema as { examples?: object[] }).examples?.[0] ?? {}
}

/** `request.parsing_failed` is `RequestParsingFailed`. */
function componentName(name: EventName): string {
  return name.replaceAll(/(?:^|[._])([a-z])/g, (_, letter: string) => letter.toUpperCase())
}
