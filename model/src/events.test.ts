import { describe, expect, test } from 'vitest'
import { check } from './check.ts'
import { type Event, Event as EventSchema, eventSchemas, legacyEventSchemas } from './envelope.ts'
import { eventCatalogue, eventNames, withoutPerson } from './events.ts'
import { requestExample } from './request.ts'

const exampleOf = (schema: object) => (schema as { examples: Event[] }).examples[0] as Event

describe('the catalogue of events', () => {
  test.for(eventNames)('shows an example of %s that fits, in the envelope and by itself', (name) => {
    const event = exampleOf(eventSchemas[name])

    expect(check(EventSchema, event)).toEqual([])
    expect(check(eventCatalogue[name].payload, event.eventPayload)).toEqual([])
  })

  test.for(Object.entries(legacyEventSchemas))(
    'shows an example of %s in the legacy envelope that fits',
    ([, schema]) => {
      expect(check(schema, exampleOf(schema))).toEqual([])
    },
  )

  test.for(eventNames)('lets no other payload go out as %s', (name) => {
    const others = eventNames.filter((other) => other !== name).map((other) => exampleOf(eventSchemas[other]))
    const fitting = others.filter(({ eventPayload }) => check(eventCatalogue[name].payload, eventPayload).length === 0)

    expect(fitting.map(({ eventName }) => eventName)).toEqual([])
  })
})

describe('an event whose person was erased', () => {
  test('of a request has its structure still, and nothing of the person', () => {
    const { prospect, message = '', wishes = [] } = requestExample

    const payload = withoutPerson['request.created'](requestExample)

    expect(check(eventCatalogue['request.created'].payload, payload)).toEqual([])
    expect(payload).toMatchObject({ id: requestExample.id, propertyId: requestExample.propertyId, erased: true })
    const text = JSON.stringify(payload)
    for (const word of [prospect.lastName ?? '', prospect.email ?? '', message, ...wishes])
      expect(text).not.toContain(word)
  })

  test('stays as it is when it is erased again', () => {
    const once = withoutPerson['request.created'](requestExample)

    expect(withoutPerson['request.created'](once)).toEqual(once)
  })
})
