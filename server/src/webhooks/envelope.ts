import { isRecord, legacyEventTypes } from '@aushang/model'

export interface ToldEvent {
  eventId: string
  eventName: string
  /** As JSON, both of them. */
  eventPayload: string
  eventTime: string
}

/** The body of a webhook request: the same bytes at each attempt. */
export function envelope(form: string, { eventId, eventName, eventPayload, eventTime }: ToldEvent): string {
  if (form === 'legacy') {
    const eventType = legacyEventTypes[eventName] ?? eventName
    return `{"eventType":${JSON.stringify(eventType)},"eventPayload":${legacyPayload(eventPayload)}}`
  }
  return `{"eventId":"${eventId}","eventName":"${eventName}","eventPayload":${eventPayload},"eventTime":${eventTime}}`
}

/** The earlier form tells a first publication from a later one; the current one says `set` to both. */
function legacyPayload(payload: string): string {
  const value: unknown = JSON.parse(payload)
  return isRecord(value) && 'operation' in value ? JSON.stringify({ ...value, type: value['operation'] }) : payload
}
