import { exampleSentence, type Sentence } from '@aushang/model'
import type { FastifySchema, RouteOptions } from 'fastify'
import type { TSchema } from 'typebox'
import { ApiError, type ErrorCode, errorCatalogue, invalid } from '../../lib/errors.ts'
import { isReading, leastRole } from '../caller.ts'
import { ErrorBody, errorBody } from '../errors.ts'
import { introduction } from '../guides.ts'
import { bodyMayBeMissing } from '../validation.ts'
import { type Json, schemaAsShown } from './openapi-schemas.ts'
import { webhookOperations } from './openapi-webhooks.ts'
import { withCodeSamples } from './sampled-operations.ts'

const tagWords: Record<string, string> = {
  Account: 'The client’s access to the API, and its agreements with portals.',
  'API keys': 'What requests are authenticated with.',
  Sessions: 'How people sign in: a session is good for all of the API, in place of an API key.',
  People: 'Who can sign in to the account: owners, members and readers, and whom they invite.',
  Contacts: 'The people that portals show beside a listing.',
  Properties: 'Flats, houses and plots, to rent or to buy.',
  Targets: 'The portals that properties are distributed to.',
  Listings: 'Properties on targets: what is online, what was refused, and why.',
  Uploads: 'Files of clients that host nothing.',
  Requests: 'Inquiries of prospects, read from forwarded mails.',
  Attention: 'What does not go on by itself.',
  Webhooks: 'Addresses that are told about events.',
  Deliveries: 'Events on their way to webhooks, attempt by attempt.',
  Events: 'The log of everything that happened.',
  Status: 'For those who run the service. No key is needed.',
}

/** The OpenAPI document of the routes: schemas that bear an `$id` become components, and are shown once. */
export function openApiDocument(routes: RouteOptions[]): Json {
  const components: Json = {}
  const paths: Record<string, Json> = {}
  for (const route of routes) {
    if (route.schema?.operationId === undefined || route.method === 'HEAD') continue
    const path = route.url.replaceAll(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [String(route.method).toLowerCase()]: operation(route, components) }
  }
  const webhooks = webhookOperations(components)
  return withCodeSamples({
    openapi: '3.1.0',
    info: {
      title: 'Aushang',
      version: '0.1',
      description: introduction,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'This installation' }],
    security: [{ apiKey: [] }, { session: [] }],
    tags: Object.entries(tagWords).map(([name, description]) => ({ name, description })),
    paths,
    webhooks,
    components: {
      securitySchemes,
      headers: failureHeaders,
      examples: Object.fromEntries(errorsUsed(routes).map((code) => [code, { value: exampleOf(code) }])),
      schemas: Object.fromEntries(Object.entries(components).toSorted(([a], [b]) => (a < b ? -1 : 1))),
    },
  })
}

const securitySchemes = {
  apiKey: { type: 'http', scheme: 'bearer', description: 'The API key of an account.' },
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: 'aushang-session',
    description:
      'Set by `POST /session`; `__Host-aushang-session` where the service is reached by https. What changes something must come ' +
      'from a page of this installation, as the browser says in `Sec-Fetch-Site` or `Origin`.',
  },
  inboundSecret: { type: 'http', scheme: 'bearer', description: 'The `INBOUND_SECRET` of the installation.' },
}

function operation(route: RouteOptions, components: Json): Json {
  const { schema = {}, method } = route
  const { operationId, summary, description, tags, params, querystring, response, isPublic, needsSession } = schema
  const content = schema.bodyContent ?? contentOf(String(method), schema.body as TSchema | undefined)
  const roleWords = schema.role === 'owner' ? 'For owners.' : schema.role === 'member' ? 'For owners and members.' : ''
  const changes = method === 'PUT' || method === 'PATCH' || method === 'DELETE'
  return {
    operationId,
    summary,
    ...((description ?? roleWords) && { description: [description, roleWords].filter(Boolean).join(' ') }),
    tags,
    ...(isPublic && { security: schema.opensWith ? [{ [schema.opensWith]: [] }] : [] }),
    ...(needsSession && { security: [{ session: [] }] }),
    parameters: [
      ...parameters('path', params as TSchema | undefined, components),
      ...parameters('query', querystring as TSchema | undefined, components),
      ...(method === 'POST' && !isPublic ? [idempotencyKey] : []),
      ...(changes && schema.errors?.includes('precondition_failed') ? [ifMatch] : []),
      ...(isReadWhole(route) ? [ifNoneMatch] : []),
    ],
    ...(content && {
      requestBody: {
        required: route.validatorCompiler !== bodyMayBeMissing,
        content: shownContent(content, components, schema.bodyExample),
      },
    }),
    responses: {
      ...Object.fromEntries(
        Object.entries(response as Record<string, TSchema>).map(([status, answer]) => [
          status,
          success(route, status, answer, components),
        ]),
      ),
      ...(isReadWhole(route) && { 304: notModified }),
      ...failures(errorsOf(route), components),
    },
  }
}

function parameters(place: 'path' | 'query', schema: TSchema | undefined, components: Json): Json[] {
  const { properties = {} } = (schema ?? {}) as { properties?: Record<string, TSchema> }
  return Object.entries(properties).map(([name, each]) => {
    const { description, default: fallback, ...rest } = each as TSchema & { description?: string; default?: unknown }
    return {
      name,
      in: place,
      required: place === 'path',
      ...(description && { description }),
      schema: { ...(schemaAsShown(rest, components) as Json), ...(fallback !== undefined && { default: fallback }) },
    }
  })
}

function contentOf(method: string, body: TSchema | undefined): Record<string, TSchema> | undefined {
  if (body === undefined) return undefined
  const types = method === 'PATCH' ? ['application/merge-patch+json', 'application/json'] : ['application/json']
  return Object.fromEntries(types.map((type) => [type, body]))
}

function shownContent(content: Record<string, TSchema>, components: Json, example: unknown): Json {
  return Object.fromEntries(
    Object.entries(content).map(([type, schema]) => [
      type,
      { schema: schemaAsShown(schema, components), ...(example !== undefined && { example }) },
    ]),
  )
}

/** What has an ETag, and is not sent to whoever has it: neither a list, nor a file that says nothing of it, nor what is there for everybody. */
function isReadWhole({ method, schema = {} }: RouteOptions): boolean {
  const { isPublic, contentType, hasETag, response = {} } = schema
  const isList = Object.values(response as Record<string, TSchema>).some((answer) => 'items' in answer)
  return method === 'GET' && !isPublic && (hasETag === true || (!isList && contentType === undefined))
}

function success(route: RouteOptions, status: string, answer: TSchema, components: Json): Json {
  const { hasETag, isPublic, beginsSession, contentType }: FastifySchema = route.schema ?? {}
  const headers = {
    ...(isPublic ? {} : commonHeaderRefs),
    ...(beginsSession && { 'Set-Cookie': header('The session, good for all of the API in place of an API key.') }),
    ...((hasETag || isReadWhole(route)) && {
      ETag: header('Names what is shown, for If-None-Match, and its version, for If-Match.'),
    }),
    ...(status === '201' && !beginsSession && { Location: header('The path of the new resource.') }),
    ...('items' in answer && { Link: header('With `limit`: the next page, as `<…>; rel="next"`.') }),
  }
  if (status === '204' || status === '304') return { description: successWords[status], headers }
  const content = { [contentType ?? 'application/json']: { schema: schemaAsShown(answer, components) } }
  return { description: successWords[status], headers, content }
}

const successWords: Record<string, string> = {
  '200': 'Here it is.',
  '201': 'Created.',
  '202': 'Under way.',
  '204': 'Done.',
  '304': 'It is still the version that If-None-Match names.',
  '503': 'Not ready.',
}

function errorsOf({ schema = {}, method }: RouteOptions): ErrorCode[] {
  const { body, bodyContent, querystring, response = {}, errors = [], isPublic } = schema
  if (isPublic) return errors
  const isList = Object.values(response as Record<string, TSchema>).some((answer) => 'items' in answer)
  return [
    ...(body || querystring ? (['invalid_request'] as const) : []),
    ...(body ? (['malformed_json'] as const) : []),
    ...(body || bodyContent ? (['payload_too_large', 'unsupported_media_type'] as const) : []),
    ...(method === 'POST' ? (['idempotency_key_reused'] as const) : []),
    ...errors,
    'missing_api_key',
    'unknown_api_key',
    'session_ended',
    ...(isReading(String(method)) ? [] : (['other_site'] as const)),
    ...(leastRole(String(method), schema) === 'reader' ? [] : (['role_too_low'] as const)),
    ...(schema.needsSession ? (['session_needed'] as const) : []),
    'rate_limited',
    ...(isList ? (['too_many_lists'] as const) : []),
    'internal_error',
    'busy',
    'unavailable',
  ]
}

function errorsUsed(routes: RouteOptions[]): ErrorCode[] {
  const used = new Set(routes.filter((route) => route.schema?.operationId).flatMap(errorsOf))
  return (Object.keys(errorCatalogue) as ErrorCode[]).filter((code) => used.has(code))
}

/** The errors of an operation, by their status, with an example of each code. */
function failures(codes: ErrorCode[], components: Json): Json {
  const byStatus = Map.groupBy(codes, (code) => errorCatalogue[code].status)
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      {
        description: codes.map((code) => errorCatalogue[code].means).join(' '),
        headers: failureHeaderRefs,
        content: {
          'application/json': {
            schema: schemaAsShown(ErrorBody, components),
            examples: Object.fromEntries(codes.map((code) => [code, { $ref: `#/components/examples/${code}` }])),
          },
        },
      },
    ]),
  )
}

function exampleOf(code: ErrorCode): Json {
  const sentence: Sentence = { key: 'wrongKind', params: { member: 'livingArea', kind: 'number', found: 'text' } }
  const error =
    code === 'invalid_request'
      ? invalid([{ path: '/fields/livingArea', code: 'wrong_type', sentence }])
      : new ApiError(code, exampleSentence(errorCatalogue[code].says))
  return errorBody(error, '0TkW4rYx00sT5uV7wX9y', 'en')
}

const header = (description: string, type = 'string') => ({ description, schema: { type } })

const commonHeaders = {
  'X-Request-Id': header('Names this request in the log.'),
  'RateLimit-Limit': header('How many requests the account may make in a minute.', 'integer'),
  'RateLimit-Remaining': header('How many are left.', 'integer'),
  'RateLimit-Reset': header('In how many seconds there will be all of them again.', 'integer'),
}

const failureHeaders = { ...commonHeaders, 'Content-Language': header('Of the sentences: en or de.') }

const headerRefs = (headers: object) =>
  Object.fromEntries(Object.keys(headers).map((name) => [name, { $ref: `#/components/headers/${name}` }]))
const commonHeaderRefs = headerRefs(commonHeaders)
const failureHeaderRefs = headerRefs(failureHeaders)

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'The same key and body get the same answer for 24 hours, and the effect happens once.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
}

const ifNoneMatch = {
  name: 'If-None-Match',
  in: 'header',
  description: 'The ETag of what the client has: if it is still that, 304 is answered, and nothing else.',
  schema: { type: 'string', examples: ['"3.2jmj7l5rSw0yVb_vlWAYkK_YBwk"'] },
}

const notModified = { description: 'It is what `If-None-Match` names.', headers: commonHeaderRefs }

const ifMatch = {
  name: 'If-Match',
  in: 'header',
  description:
    'The ETag of the version that is meant; if the resource has changed since, nothing is done. The weak form that a compressing proxy makes of it (`W/"…"`) counts as the same.',
  schema: { type: 'string' },
}
