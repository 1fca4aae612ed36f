import {
  eventCatalogue,
  type EventName,
  eventNames,
  eventSchemas,
  legacyEventNames,
  legacyEventSchemas,
  legacyEventTypes,
} from '@aushang/model'
import type { TSchema } from 'typebox'
import { type Json, schemaAsShown } from './openapi-schemas.ts'

/** What the service sends to webhooks: an entry for each event, and for each by its name in the earlier envelope. */
export function webhookOperations(components: Json): Json {
  const current = eventNames.map((name) => [name, webhookOperation(name, [eventSchemas[name]], components)])
  const legacy = legacyEventNames.map((name) => [
    legacyEventTypes[name],
    // A ping has the same name in both.
    webhookOperation(
      name,
      [...(legacyEventTypes[name] === name ? [eventSchemas[name]] : []), legacyEventSchemas[name]],
      components,
    ),
  ])
  return Object.fromEntries([...current, ...legacy])
}

function webhookOperation(name: EventName, bodies: TSchema[], components: Json): Json {
  const schemas = bodies.map((body) => schemaAsShown(body, components))
  const isLegacy = !bodies.includes(eventSchemas[name])
  return {
    post: {
      operationId: `receive${(bodies[0] as { $id?: string }).$id}`,
      summary: isLegacy ? `${name}, in the earlier envelope` : name,
      description: isLegacy
        ? `${eventCatalogue[name].when} For a webhook whose \`envelope\` is \`legacy\`.`
        : eventCatalogue[name].when,
      tags: ['Webhooks'],
      security: [],
      parameters: signatures,
      requestBody: {
        required: true,
        content: { 'application/json': { schema: schemas.length === 1 ? schemas[0] : { anyOf: schemas } } },
      },
      responses: {
        '2XX': { description: 'Received. Whatever else is answered, or nothing within 15 seconds, is tried again.' },
        '410': { description: 'Never come again: the webhook is disabled.' },
      },
    },
  }
}

const signed = (name: string, description: string, example: string) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string', examples: [example] },
})

const signatures = [
  signed(
    'Service-Signature',
    'The time in Unix seconds, and the HMAC-SHA-256 of time, a full stop and the raw body, in hexadecimal; its key are the ' +
      'characters of `signingKey`. While a key is changed there are two.',
    't=1794735000, v1=5f8c2d0e7b1a4c3d9e6f8a7b5c4d3e2f1a0b9c8d7e6f5a4b3c2d1e0f9a8b7c6d',
  ),
  signed('webhook-id', 'The `eventId`, also when it comes again.', '0TkW4rYx00jK6lM8nP0q'),
  signed('webhook-timestamp', 'The time in Unix seconds.', '1794735000'),
  signed(
    'webhook-signature',
    'As the Standard Webhooks specification has it, with the decoded part of `signingKey` as the key.',
    'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
  ),
]
