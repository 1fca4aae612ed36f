import type { Event, Property, PropertyDraft } from './generated/types.ts'

export type PropertyType = Property['type']
export type EventName = Event['eventName']

/** Such as `PropertyOf<'plotBuy'>`. */
export type PropertyOf<T extends PropertyType> = Extract<Property, { type: T }>
export type PropertyDraftOf<T extends PropertyType> = Extract<PropertyDraft, { type: T }>

/** Such as `EventOf<'publication.failed'>`. */
export type EventOf<T extends EventName> = Extract<Event, { eventName: T }>
