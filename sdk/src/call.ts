import { AushangError, connectionFailed, errorOf, timedOut, unexpectedAnswer } from './errors.ts'
import { mayBeDone, mayRepeat, pauseBeforeRetry } from './retries.ts'

/** What every call can be told, beside the query of its operation. */
export interface CallOptions {
  /** Ends the call, and whatever it waits for. */
  signal?: AbortSignal | undefined
  /** For each attempt, from the first byte sent to the last byte read. */
  timeoutMs?: number | undefined
  /** How often it is tried again after the first attempt. */
  retries?: number | undefined
  headers?: Record<string, string> | undefined
}

export interface PostOptions extends CallOptions {
  /** Made up for each call when left out. Name your own to be safe beyond the life of your process, too. */
  idempotencyKey?: string | undefined
}

export interface ChangeOptions extends CallOptions {
  /** The ETag of the version that is meant: `etagOf(resource)`. Leave it out to change any version; undefined is refused. */
  ifMatch?: string
}

/** A file, whole: what cannot be read twice cannot be sent again. A large one is a Blob, such as `openAsBlob` of node:fs gives. */
export type Sendable = Blob | ArrayBuffer | Uint8Array<ArrayBuffer> | string

/** A row of the table in generated/operations.ts. */
export interface Operation {
  method: string
  path: string
  /** The content type of the body, where there is one. */
  sends?: string
  /** What the answer is read as, where it is not JSON. */
  gives?: 'text' | 'blob' | 'events'
  isList?: true
  isPaged?: true
  takesKey?: true
}

export interface Settings {
  baseUrl: string
  headers: Record<string, string>
  credentials?: 'include'
  fetch: (url: string, init: RequestInit) => Promise<Response>
  timeoutMs: number
  retries: number
}

export interface Call {
  operation: Operation
  ids: string[]
  body: unknown
  options: PostOptions & ChangeOptions
  query: Record<string, unknown>
}

/** An answer that was read. */
export interface Answer {
  response: Response
  value: unknown
}

/** Calls, and calls again where that can do no harm. */
export async function send(settings: Settings, call: Call): Promise<Answer> {
  const { signal, retries = settings.retries } = call.options
  const url = settings.baseUrl + pathOf(call)
  const init = requestOf(settings, call, retries)
  let wasLost = false
  for (let attempt = 0; ; attempt++) {
    signal?.throwIfAborted()
    try {
      return await attemptOnce(settings, call, url, init)
    } catch (error) {
      if (!(error instanceof AushangError)) throw error
      // It was there and is gone: the attempt before this one did it, and only its answer was lost.
      if (wasLost && init.method === 'DELETE' && error.code === 'not_found') return gone()
      if (attempt >= retries || !mayRepeat(error, call)) throw error
      wasLost ||= mayBeDone(error)
      await pauseBeforeRetry(attempt, error.retryAfterMs, signal)
    }
  }
}

/** The answer before it is read, however long that takes; only its beginning must come in time. */
export async function open(settings: Settings, call: Call): Promise<Response> {
  const { signal, timeoutMs = settings.timeoutMs } = call.options
  const init = requestOf(settings, call, 0)
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(), timeoutMs)
  try {
    const response = await settings.fetch(settings.baseUrl + pathOf(call), {
      ...init,
      signal: signal ? AbortSignal.any([signal, late.signal]) : late.signal,
    })
    if (!response.ok) throw await errorOf(response)
    // A page that a proxy answers with, such as to log in, ends at once, as a stream may.
    if (!response.headers.get('content-type')?.startsWith('text/event-stream')) {
      late.abort()
      throw unexpectedAnswer(response)
    }
    return response
  } catch (error) {
    if (error instanceof AushangError) throw error
    signal?.throwIfAborted()
    throw late.signal.aborted ? timedOut(timeoutMs, error) : connectionFailed(error)
  } finally {
    clearTimeout(timer)
  }
}

function gone(): Answer {
  return { response: new Response(null, { status: 204 }), value: undefined }
}

function pathOf({ operation, ids, query }: Call): string {
  const left = [...ids]
  const path = operation.path.replaceAll(/\{\w+\}/g, () => encodeURIComponent(givenId(left.shift(), operation)))
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    for (const each of Array.isArray(value) ? value : [value]) {
      if (each !== undefined) parameters.append(name, String(each))
    }
  }
  return parameters.size > 0 ? `${path}?${parameters.toString()}` : path
}

/** With an empty one, or with dots, another path would be asked for. */
function givenId(id: unknown, { method, path }: Operation): string {
  if (typeof id === 'string' && !['', '.', '..'].includes(id)) return id
  throw new TypeError(`${method} ${path} needs an id, which is text; it was given ${JSON.stringify(id) ?? 'none'}.`)
}

function requestOf(settings: Settings, { operation, body, options }: Call, retries: number): RequestInit {
  const { sends } = operation
  const key = options.idempotencyKey ?? (operation.takesKey && retries > 0 ? newKey() : undefined)
  const headers = new Headers(settings.headers)
  if (body !== undefined && sends !== undefined) {
    headers.set('content-type', (body instanceof Blob && body.type) || sends)
  }
  if (key !== undefined) headers.set('idempotency-key', key)
  if ('ifMatch' in options) headers.set('if-match', givenTag(options.ifMatch))
  for (const [name, value] of Object.entries(options.headers ?? {})) headers.set(name, value)
  return {
    method: operation.method,
    headers,
    ...(settings.credentials && { credentials: settings.credentials }),
    ...(body !== undefined &&
      sends !== undefined && { body: sends.endsWith('json') ? JSON.stringify(body) : wholeFile(body) }),
  }
}

/** Who names a version and has none would overwrite whatever is there. */
function givenTag(ifMatch: string | undefined): string {
  if (ifMatch !== undefined) return ifMatch
  throw new TypeError(
    'ifMatch is undefined. Read the resource by itself and pass etagOf(resource), or leave ifMatch out.',
  )
}

function wholeFile(body: unknown): Sendable {
  if (typeof body === 'object' && body !== null && (Symbol.asyncIterator in body || 'getReader' in body)) {
    throw new TypeError(
      'A stream cannot be sent again. Pass a Blob, such as openAsBlob(path) of node:fs gives, or bytes.',
    )
  }
  return body as Sendable
}

/** Not randomUUID, which browsers have on secure pages only. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

async function attemptOnce(settings: Settings, call: Call, url: string, init: RequestInit): Promise<Answer> {
  const { signal, timeoutMs = settings.timeoutMs } = call.options
  const timeout = AbortSignal.timeout(timeoutMs)
  try {
    const response = await settings.fetch(url, {
      ...init,
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    })
    if (!response.ok) throw await errorOf(response)
    return { response, value: await readAnswer(response, call.operation) }
  } catch (error) {
    if (error instanceof AushangError) throw error
    signal?.throwIfAborted()
    throw timeout.aborted ? timedOut(timeoutMs, error) : connectionFailed(error)
  }
}

async function readAnswer(response: Response, { method, gives, isList }: Operation): Promise<unknown> {
  if (response.status === 204) {
    // The service has nothing to say only of what was deleted.
    if (method !== 'DELETE') throw unexpectedAnswer(response)
    return undefined
  }
  if (gives === 'blob') return response.blob()
  const text = await response.text()
  if (gives === 'text') return text
  const value = readJson(response, text)
  if (isList && !Array.isArray(value)) throw unexpectedAnswer(response, text)
  return value
}

export function readJson(response: Response, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw unexpectedAnswer(response, text)
  }
}
