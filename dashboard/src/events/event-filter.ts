import type { Event } from '@aushang/sdk'

export interface EventFilter {
  name?: Event['eventName']
  resourceId?: string
}

const names: Record<Event['eventName'], true> = {
  'listing.missing': true,
  'property.processing_failed': true,
  'property.processing_succeeded': true,
  'publication.failed': true,
  'publication.succeeded': true,
  'request.created': true,
  'request.parsing_failed': true,
  'target.unauthorized': true,
  'webhook.disabled': true,
  'webhook.ping': true,
}

export const eventNames = Object.keys(names) as Event['eventName'][]

/** What the address says. */
export function readEventFilter(search: Record<string, unknown>): EventFilter {
  const { name, resourceId } = search
  return {
    ...(isEventName(name) && { name }),
    ...(isId(resourceId) && { resourceId }),
  }
}

export function isId(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9A-Za-z]{20}$/.test(value)
}

function isEventName(value: unknown): value is Event['eventName'] {
  return typeof value === 'string' && Object.hasOwn(names, value)
}
