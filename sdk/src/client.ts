import { type Call, type Operation, send, type Settings } from './call.ts'
import { operations, type Operations } from './generated/operations.ts'
import { makeList, makePage, pageSize } from './lists.ts'
import { readStream } from './streams.ts'

export interface ClientOptions {
  /** Where the service is, such as `https://aushang.example`. In a browser, '' is the origin of the page. */
  baseUrl: string
  /** Without one, the session cookie of the browser is sent along. */
  apiKey?: string | undefined
  /** The language that the service's sentences are wanted in, such as `de`. */
  language?: string | undefined
  /** For each attempt; 60 seconds when left out. */
  timeoutMs?: number | undefined
  /** How often a call is tried again after its first attempt; twice when left out. */
  retries?: number | undefined
  /** Sent with every call. */
  headers?: Record<string, string> | undefined
  fetch?: ((url: string, init: RequestInit) => Promise<Response>) | undefined
}

/** The operations of the API as methods, by their names in the reference. */
export type Client = Operations

export function createClient(options: ClientOptions): Client {
  const settings = settingsOf(options)
  const methods = Object.entries<Operation>(operations).map(([name, operation]) => [name, method(settings, operation)])
  return Object.fromEntries(methods) as Client
}

/** The answer that a resource or a page came with. */
export interface AnswerDetails {
  status: number
  headers: Headers
  /** The version of the resource, for `ifMatch`. */
  etag: string | undefined
  requestId: string | undefined
}

/** Undefined for what is no object, or was not given by a client of this package. */
export function answerOf(value: object): AnswerDetails | undefined {
  const response = answers.get(value)
  if (response === undefined) return undefined
  const { status, headers } = response
  return {
    status,
    headers,
    etag: headers.get('etag') ?? undefined,
    requestId: headers.get('x-request-id') ?? undefined,
  }
}

/** The version of a resource as it was read, for `ifMatch`. What comes in a list has none. */
export function etagOf(resource: object): string {
  const etag = answerOf(resource)?.etag
  if (etag !== undefined) return etag
  throw new TypeError(
    'This has no ETag. Those of a list do not: read the resource by itself, such as with getContact(id).',
  )
}

const answers = new WeakMap<object, Response>()

function settingsOf(options: ClientOptions): Settings {
  const { baseUrl, apiKey, language, timeoutMs = 60_000, retries = 2 } = options
  return {
    baseUrl: checkedBaseUrl(baseUrl).replace(/\/+$/, ''),
    headers: {
      accept: 'application/json, */*;q=0.5',
      ...(apiKey !== undefined && { authorization: `Bearer ${apiKey}` }),
      ...(language !== undefined && { 'accept-language': language }),
      ...options.headers,
    },
    // Some runtimes refuse the option altogether, so that it is left out where a key does the work.
    ...(apiKey === undefined && { credentials: 'include' }),
    // Not the function itself: a browser's will not be called as a member of another object.
    fetch: options.fetch ?? ((url, init) => fetch(url, init)),
    timeoutMs,
    retries,
  }
}

/** What `fetch` would refuse at each call looks like a service that cannot be reached. */
function checkedBaseUrl(baseUrl: string): string {
  const isOnPage = baseUrl === '' || /^\/(?!\/)/.test(baseUrl)
  if (isOnPage || (/^https?:\/\/[^/@]+(?:\/|$)/i.test(baseUrl) && URL.canParse(baseUrl))) return baseUrl
  throw new TypeError(`baseUrl is not an address such as https://aushang.example: ${baseUrl}`)
}

type Query = Call['query']

function method(settings: Settings, operation: Operation) {
  const idCount = operation.path.split('{').length - 1
  return (...given: unknown[]): unknown => {
    const ids = given.slice(0, idCount) as string[]
    const body = operation.sends === undefined ? undefined : given[idCount]
    const rest = (given[idCount + (operation.sends === undefined ? 0 : 1)] ?? {}) as Call['options'] & Query
    const { signal, timeoutMs, retries, headers, idempotencyKey, ifMatch, ...query } = rest
    const options = { signal, timeoutMs, retries, headers, idempotencyKey, ...('ifMatch' in rest && { ifMatch }) }
    const call = { operation, ids, body, options }
    if (operation.gives === 'events') return readStream(settings, { ...call, query })
    if (operation.isList) return makeList((after) => fetchPage(settings, { ...call, query }, after))
    return fetchValue(settings, { ...call, query })
  }
}

async function fetchValue(settings: Settings, call: Call): Promise<unknown> {
  const { value, response } = await send(settings, call)
  if (typeof value === 'object' && value !== null) answers.set(value, response)
  return value
}

async function fetchPage(settings: Settings, { query, ...call }: Call, after?: string) {
  const paging = { ...(call.operation.isPaged && { limit: pageSize }), ...query, ...(after && { after }) }
  const { value, response } = await send(settings, { ...call, query: paging })
  const page = makePage(value as unknown[], response.headers.get('link'))
  answers.set(page, response)
  return page
}
