import { setTimeout as sleep } from 'node:timers/promises'
import { isRecord } from '@aushang/model'
import type { Portal } from '../contract.ts'
import { type Answer, type Meaning, meaningOf, readAnswer } from './answers.ts'
import { authorizationHeader, type KeyPair } from './oauth.ts'
import { type Asked, type Failure, outcomeOf, unanswered } from './outcomes.ts'

/** What the portal is asked, and which answers beside "done" the asker knows what to do with. */
export interface Call extends Asked {
  /** Below `/restapi/api/offer/v1.0`. */
  path: string
  body?: string | Buffer
  contentType?: string
  also?: Meaning[]
}

export interface Reply extends Answer {
  meaning: Meaning
}

/** One operation's calls, signed in the name of the target. */
export interface Session {
  send(call: Call): Promise<Reply>
  /** The account at the portal, once it has answered: several targets may lead to the same one. */
  account(): string | undefined
}

/** The operation is over before its end, with this outcome. */
export class Ended extends Error {
  readonly outcome: Failure

  constructor(outcome: Failure) {
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
  let account: string | undefined

  return {
    account: () => account && `${url} ${account}`,
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
      const clean = readAnswer(answer, secrets)
      waitMs = refillMs(clean)
      account = clean.headers['l-is24-causerid'] ?? account
      const meaning = meaningFor(call, clean)
      if (meaning === 'done' || call.also?.includes(meaning)) return { ...clean, meaning }
      throw new Ended(outcomeOf(meaning, clean, call, nowMs()))
    },
  }
}

export function tokenOf(credentials: unknown): KeyPair | undefined {
  if (!isRecord(credentials)) return undefined
  const { token, secret } = credentials
  return typeof token === 'string' && typeof secret === 'string' ? { key: token, secret } : undefined
}

function meaningFor({ method }: Call, answer: Answer): Meaning {
  const meaning = meaningOf(answer)
  return meaning === 'done' && method === 'GET' && answer.json === undefined ? 'unreadable' : meaning
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
