import { setTimeout as sleep } from 'node:timers/promises'
import { isRecord } from '@aushang/model'
import type { Portal, PortalFailure, PortalRequest, Rejected, Unauthorized, Unavailable, Unknown } from '../contract.ts'
import { type Answer, type Meaning, meaningOf, readAnswer, saidIn } from './answers.ts'
import { authorizationHeader, type KeyPair } from './oauth.ts'
import { type Explain, explainAnything, problemsOf } from './refusals.ts'

/** What the portal is asked, and which answers beside "done" the asker knows what to do with. */
export interface Call {
  method: PortalRequest['method']
  /** Below `/restapi/api/offer/v1.0`. */
  path: string
  body?: string | Buffer
  contentType?: string
  also?: Meaning[]
  /** Whether the same again would do no harm. All but POST are. */
  isRepeatable?: boolean
  explain?: Explain
}

export interface Reply extends Answer {
  meaning: Meaning
}

/** One operation's calls, signed in the name of the target. */
export interface Session {
  send(call: Call): Promise<Reply>
}

/** The operation is over before its end, with this outcome. */
export class Ended extends Error {
  readonly outcome: Rejected | Unauthorized | Unavailable | Unknown

  constructor(outcome: Ended['outcome']) {
    super(outcome.kind)
    this.outcome = outcome
  }
}

export interface Randomness {
  nonce(): string
  nowMs(): number
}

export function openSession(url: string, portal: Portal, { nonce, nowMs }: Randomness): Session {
  const { consumer } = portal
  const token = tokenOf(portal.credentials)
  let waitMs = 0

  return {
    async send(call) {
      if (consumer === null || token === undefined) {
        throw new Ended({ kind: 'unauthorized', detail: 'The portal has not granted this target access yet.' })
      }
      const secrets = [consumer.key, consumer.secret, token.key, token.secret]
      const { method, path, body, contentType } = call
      await wait(waitMs, portal.signal)
      const address = `${url}/restapi/api/offer/v1.0${path}`
      const timeSeconds = Math.floor(nowMs() / 1000)
      const signed = authorizationHeader({ method, url: address, consumer, token, nonce: nonce(), timeSeconds })
      const answer = await portal.http.send({
        method,
        url: address,
        headers: {
          authorization: signed,
          accept: 'application/json',
          ...(contentType && { 'content-type': contentType }),
        },
        ...(body !== undefined && { body }),
      })
      if (answer.kind === 'failed') throw new Ended(unanswered(answer, call))
      const clean = readAnswer({ ...answer, body: Buffer.from(withoutSecrets(answer.body.toString('utf8'), secrets)) })
      waitMs = refillMs(clean)
      const meaning = meaningFor(call, clean)
      if (meaning === 'done' || call.also?.includes(meaning)) return { ...clean, meaning }
      throw new Ended(outcomeOf(meaning, clean, call, nowMs()))
    },
  }
}

export function unanswered(
  { message, maybeSent }: PortalFailure,
  call: Pick<Call, 'method' | 'isRepeatable'>,
): Unavailable | Unknown {
  return { kind: maybeSent && !isRepeatable(call) ? 'unknown' : 'unavailable', detail: message }
}

export function tokenOf(credentials: unknown): KeyPair | undefined {
  if (!isRecord(credentials)) return undefined
  const { token, secret } = credentials
  return typeof token === 'string' && typeof secret === 'string' ? { key: token, secret } : undefined
}

export function retryAfterMs({ headers }: Pick<Answer, 'headers'>, nowMs: number): number | undefined {
  const text = headers['retry-after']?.trim()
  if (text === undefined || text === '') return undefined
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - nowMs
  return Number.isNaN(ms) ? undefined : Math.min(Math.max(ms, 0), retryAfterMsMax)
}

/** Some error pages repeat the request that led to them. */
export function withoutSecrets(text: string, secrets: string[]): string {
  return secrets.reduce((rest, secret) => (secret === '' ? rest : rest.replaceAll(secret, '…')), text)
}

const retryAfterMsMax = 24 * 3_600_000

function meaningFor({ method }: Call, answer: Answer): Meaning {
  const meaning = meaningOf(answer)
  return meaning === 'done' && method === 'GET' && answer.json === undefined ? 'unreadable' : meaning
}

function outcomeOf(meaning: Meaning, answer: Answer, call: Call, nowMs: number): Ended['outcome'] {
  const said = saidIn(answer)
  const after = retryAfterMs(answer, nowMs)
  const unavailable = (detail: string): Unavailable => ({
    kind: 'unavailable',
    detail,
    ...(after !== undefined && { retryAfterMs: after }),
    said,
  })
  switch (meaning) {
    case 'unauthorized':
      return {
        kind: 'unauthorized',
        detail: `The portal does not accept our right to publish (${answer.status}).`,
        said,
      }
    case 'refused':
    case 'conflict':
      return { kind: 'rejected', problems: problemsOf(answer, call.explain ?? explainAnything), said }
    case 'busy':
      return { ...unavailable('The portal takes no more requests at the moment (429).'), retryAfterMs: after ?? 60_000 }
    case 'missing':
      return unavailable('The portal does not find what it had a moment ago (404).')
    case 'unreadable':
    case 'done':
      return isRepeatable(call)
        ? unavailable('The portal’s answer could not be read.')
        : { kind: 'unknown', detail: 'The portal’s answer could not be read.', said }
    case 'unavailable':
      return unavailable(`The portal could not do its work (${answer.status}).`)
  }
}

function isRepeatable({ method, isRepeatable }: Pick<Call, 'method' | 'isRepeatable'>): boolean {
  return isRepeatable ?? method !== 'POST'
}

/** The portal's allowance fills up evenly. Who has used it up waits until there is one request in it again. */
function refillMs({ headers }: Answer): number {
  if (headers['x-ratelimit-remaining']?.trim() !== '0') return 0
  const perMinute = Number(headers['x-ratelimit-limit'])
  return perMinute > 0 ? Math.min(60_000 / perMinute, 5_000) : 1_000
}

async function wait(ms: number, signal: AbortSignal): Promise<void> {
  if (ms > 0) await sleep(ms, undefined, { signal }).catch(() => {})
}
