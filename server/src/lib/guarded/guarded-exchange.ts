import type { OutgoingFailure } from '@aushang/model'
import { type Agent, type Dispatcher, errors } from 'undici'
import { NotConnected } from './guarded-connector.ts'

export interface OutgoingAnswer {
  kind: 'answer'
  status: number
  /** Names in lower case, repeated ones joined. */
  headers: Record<string, string>
  /** As it was sent: nothing is decompressed. */
  body: Buffer
  cut: boolean
  /** Where the answer came from, after redirects. */
  url: string
}

/** A failure on its way to the result. */
export class Fault extends Error {
  readonly code: OutgoingFailure
  readonly maybeSent: boolean

  constructor(code: OutgoingFailure, message: string, maybeSent = false) {
    super(message)
    this.code = code
    this.maybeSent = maybeSent
  }
}

interface ExchangeRequest {
  method: string
  body?: string | Buffer
  bodyBytesMax: number
  /** Where a body may be cut, one that does not come to its end is cut there. */
  longerBody: 'cut' | 'fail'
  /** Only to be named: what counts is when it ends. */
  deadlineMs: number
  signal?: AbortSignal
}

/** What may be another with each redirect, and when the whole ends, by performance.now(). */
interface Hop {
  url: URL
  headers: Record<string, string>
  endsAt: number
}

const informationalAnswersMax = 16
// Where the status is what counts, the rest is not waited for to the end: whatever comes next waits behind it.
const cutBodyMsMax = 2_000

type Progress = 'connecting' | 'sent' | 'head' | 'body'

/** One request and its answer, as far as it is wanted. Throws nothing but faults. */
export function exchange(agent: Agent, request: ExchangeRequest, hop: Hop): Promise<OutgoingAnswer> {
  const { method, body, bodyBytesMax, longerBody, deadlineMs, signal } = request
  const { url, headers, endsAt } = hop
  return new Promise((resolve, reject) => {
    let progress: Progress = 'connecting'
    let over = false
    let controller: Dispatcher.DispatchController | undefined
    let informationalAnswers = 0
    let status = 0
    let answerHeaders: Record<string, string> = {}
    const read = makeBytes(bodyBytesMax)

    const end = () => {
      over = true
      clearTimeout(timer)
      signal?.removeEventListener('abort', onAbort)
    }
    const fail = (code: OutgoingFailure, message: string) => {
      if (over) return
      const fault = new Fault(code, message, progress !== 'connecting')
      if (progress === 'body' && longerBody === 'cut' && code !== 'aborted') succeed(true)
      else {
        end()
        reject(fault)
      }
      controller?.abort(fault)
    }
    const succeed = (cut: boolean) => {
      if (over) return
      end()
      resolve({ kind: 'answer', status, headers: answerHeaders, body: read.bytes(), cut, url: url.href })
    }
    const onAbort = () => fail('aborted', `The call to ${url.host} was given up by this service.`)
    const giveUp = () => fail('timeout', `${url.host} ${unfinished[progress]} within ${deadlineMs / 1000} seconds.`)
    let timer = setTimeout(giveUp, endsAt - performance.now())
    if (signal?.aborted) return onAbort()
    signal?.addEventListener('abort', onAbort, { once: true })

    agent.dispatch(
      { origin: url.origin, path: url.pathname + url.search, method, headers, body: body ?? null },
      {
        // From here on the request is on the wire, unless it is aborted at once.
        onRequestStart(started) {
          if (over) return started.abort(new Error('given up'))
          controller = started
          progress = 'sent'
        },
        onResponseStarted() {
          progress = 'head'
        },
        onResponseStart(_, answerStatus, given) {
          if (answerStatus < 200) {
            if (++informationalAnswers > informationalAnswersMax) {
              fail('malformed_answer', `${url.host} sends nothing but 1xx answers.`)
            }
            return
          }
          progress = 'body'
          if (longerBody === 'cut') {
            clearTimeout(timer)
            timer = setTimeout(giveUp, Math.min(cutBodyMsMax, endsAt - performance.now()))
          }
          status = answerStatus
          answerHeaders = joined(given)
          read.expect(Number(answerHeaders['content-length'] ?? 0))
        },
        onResponseData(running, chunk) {
          if (read.add(chunk)) return
          succeed(true)
          running.abort(new Error('cut'))
        },
        onResponseEnd: () => succeed(false),
        onResponseError(_, error) {
          fail(...explain(error, url, progress))
        },
      },
    )
  })
}

const unfinished: Record<Progress, string> = {
  connecting: 'could not be connected to',
  sent: 'did not answer',
  head: 'did not finish the head of its answer',
  body: 'did not finish its answer',
}

/** One growing buffer: a million chunks of a byte each must not become a million objects. */
function makeBytes(max: number) {
  let buffer = Buffer.alloc(0)
  let length = 0
  return {
    /** What is announced need not be true. */
    expect(announced: number): void {
      buffer = Buffer.allocUnsafe(Math.min(announced, max) || 0)
    },
    /** Whether all of it fitted. */
    add(chunk: Buffer): boolean {
      const wanted = Math.min(length + chunk.length, max)
      if (wanted > buffer.length) {
        const larger = Buffer.allocUnsafe(Math.min(Math.max(wanted, 2 * buffer.length), max))
        buffer.copy(larger, 0, 0, length)
        buffer = larger
      }
      const fits = chunk.length <= max - length
      length += chunk.copy(buffer, length, 0, wanted - length)
      return fits
    },
    bytes: () => buffer.subarray(0, length),
  }
}

function joined(headers: Record<string, string | string[] | undefined>): Record<string, string> {
  const single: Record<string, string> = Object.create(null)
  for (const name in headers) {
    const value = headers[name] ?? ''
    single[name] = typeof value === 'string' ? value : value.join(', ')
  }
  return single
}

const unsendable = ['UND_ERR_INVALID_ARG', 'UND_ERR_NOT_SUPPORTED', 'UND_ERR_REQ_CONTENT_LENGTH_MISMATCH']

/** What undici, TLS and the operating system call it, in our words. */
function explain(error: NodeJS.ErrnoException, { host, protocol }: URL, progress: Progress): [OutgoingFailure, string] {
  const code = error.code ?? error.name
  if (error instanceof NotConnected) return [error.code, error.message]
  if (unsendable.includes(code)) return ['invalid_request', `The request cannot be sent: ${error.message}.`]
  if (['UND_ERR_DESTROYED', 'UND_ERR_CLOSED'].includes(code)) return ['aborted', 'This service is shutting down.']
  if (code === 'ECONNREFUSED') return ['connection_refused', `${host} refused the connection.`]

  const fromSystem = /^E[A-Z]+$/.test(code) && code !== 'EPROTO'
  if (progress === 'connecting') {
    if (['ETIMEDOUT', 'UND_ERR_CONNECT_TIMEOUT'].includes(code))
      return ['timeout', `${host} could not be reached in time.`]
    if (fromSystem || protocol === 'http:') return ['connection_failed', `${host} could not be reached (${code}).`]
    return ['tls_failed', `There is no secure connection to ${host} (${code}).`]
  }
  if (code === 'EPROTO' || code.startsWith('ERR_SSL_'))
    return ['tls_failed', `${host} broke the secure connection (${code}).`]
  if (fromSystem || (isBrokenOff(error) && progress !== 'head')) {
    return [
      'connection_lost',
      `${host} closed the connection before its answer ${progress === 'sent' ? 'began' : 'ended'}.`,
    ]
  }
  return ['malformed_answer', `The answer of ${host} is not valid HTTP (${error.message}).`]
}

/** The answer ended where it must not. Of the parser's errors, only the one about the end has no data to show. */
function isBrokenOff(error: NodeJS.ErrnoException): boolean {
  if (error instanceof errors.HTTPParserError) return (error as { data?: unknown }).data === ''
  return ['UND_ERR_SOCKET', 'UND_ERR_RES_CONTENT_LENGTH_MISMATCH'].includes(error.code ?? '')
}
