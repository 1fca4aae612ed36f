import type { ErrorBody } from './generated/types.ts'

export type ErrorCode = ErrorBody['code']
export type Issue = NonNullable<ErrorBody['issues']>[number]

/** The service's own codes, and what can go wrong on the way to it. */
export type CallErrorCode = ErrorCode | 'timeout' | 'connection_failed' | 'unexpected_answer'

interface Circumstances {
  status?: number
  issues?: Issue[]
  requestId?: string
  retryAfterMs?: number
  cause?: unknown
}

/** What a call throws that the service refused, or that did not get through. Programs go by `code`; `message` is for people. */
export class AushangError extends Error {
  override readonly name = 'AushangError'
  readonly code: CallErrorCode
  /** Of the answer; undefined if there was none. */
  readonly status: number | undefined
  /** Every fault of the request, if it is the request that is at fault. */
  readonly issues: Issue[]
  /** Names the request in the log of the service. */
  readonly requestId: string | undefined
  /** When the service asked to come back. */
  readonly retryAfterMs: number | undefined

  constructor(code: CallErrorCode, message: string, { cause, ...circumstances }: Circumstances = {}) {
    super(message, { cause })
    this.code = code
    this.status = circumstances.status
    this.issues = circumstances.issues ?? []
    this.requestId = circumstances.requestId
    this.retryAfterMs = circumstances.retryAfterMs
  }
}

export async function errorOf(response: Response): Promise<AushangError> {
  const text = await response.text()
  const body = readErrorBody(text)
  if (body === undefined) return unexpectedAnswer(response, text)
  const { code, message, issues } = body
  return new AushangError(code, message, { ...circumstancesOf(response), ...(issues && { issues }) })
}

/** What came was sent by somebody else, such as a proxy. */
export function unexpectedAnswer(response: Response, text?: string): AushangError {
  const message = `The answer is not one of the service: ${response.status} ${response.statusText}`.trim()
  return new AushangError('unexpected_answer', message, { ...circumstancesOf(response), cause: text?.slice(0, 1000) })
}

function circumstancesOf(response: Response): Circumstances {
  const requestId = response.headers.get('x-request-id')
  const retryAfterMs = readRetryAfter(response.headers.get('retry-after'))
  return {
    status: response.status,
    ...(requestId !== null && { requestId }),
    ...(retryAfterMs !== undefined && { retryAfterMs }),
  }
}

export function timedOut(timeoutMs: number, cause: unknown): AushangError {
  return new AushangError('timeout', `No whole answer came within ${timeoutMs} ms.`, { cause })
}

export function connectionFailed(cause: unknown): AushangError {
  return new AushangError('connection_failed', 'The service cannot be reached, or the connection broke.', { cause })
}

function readErrorBody(text: string): ErrorBody | undefined {
  try {
    const body = JSON.parse(text) as Partial<ErrorBody> | null
    return typeof body?.code === 'string' && typeof body.message === 'string' ? (body as ErrorBody) : undefined
  } catch {
    return undefined
  }
}

/** Seconds, or a date (RFC 9110, 10.2.3). */
function readRetryAfter(header: string | null): number | undefined {
  if (header === null) return undefined
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now()
  return Number.isNaN(ms) ? undefined : Math.max(0, ms)
}
