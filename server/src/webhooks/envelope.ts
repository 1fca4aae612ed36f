import {
  type EventName,
  type EventPayload,
  type Language,
  legacyEventTypes,
  renderMessagesIn,
  type Webhook,
} from '@aushang/model'

export interface DeliverableBody {
  eventId: string
  eventName: EventName
  /** As JSON, both of them. */
  eventPayload: string
  eventTime: string
}

/** The body of a webhook request: the same bytes at each attempt, unless the account speaks another language by then. */
export function envelope(
  form: Webhook['envelope'],
  { eventId, eventName, eventPayload: recorded, eventTime }: DeliverableBody,
  language: Language,
): string {
  const eventPayload = renderMessagesIn(recorded, language)
  if (form === 'legacy') {
    return `{"eventType":"${legacyType(eventName)}","eventPayload":${legacyPayload(eventName, eventPayload)}}`
  }
  return `{"eventId":"${eventId}","eventName":"${eventName}","eventPayload":${eventPayload},"eventTime":${eventTime}}`
}

/** A webhook that took to the earlier form may still get an event that it does not know. */
function legacyType(eventName: EventName): string {
  const types: Partial<Record<EventName, string>> = legacyEventTypes
  return types[eventName] ?? eventName
}

/** The earlier form tells a first publication from a later one; the current one says `set` to both. */
function legacyPayload(eventName: EventName, payload: string): string {
  if (eventName !== 'publication.succeeded' && eventName !== 'publication.failed') return payload
  const publication: EventPayload<typeof eventName> = JSON.parse(payload)
  return JSON.stringify({ ...publication, type: publication.operation })
}
