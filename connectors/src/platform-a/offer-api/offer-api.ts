import { setTimeout as sleep } from 'node:timers/promises'
import { Ended } from '../../ended.ts'
import { type Meaning, unanswered } from '../../http-answers.ts'
import type { PortalSession } from '../../portal-session.ts'
import type { Options } from '../options.ts'
import { type Answer, meaningOf, readAnswer } from './answers.ts'
import { type Consumer, keyPairOf, type Token } from '../signing/keys.ts'
import { authorizationHeader, nonceAndTime } from '../signing/oauth.ts'
import { type Asked, isUnsure, outcomeOf } from './outcomes.ts'

/** What the portal is asked, and which answers beside "done" the asker knows what to do with. */
interface Call extends Asked {
  /** Below `/restapi/api/offer/v1.0`. */
  path: string
  body?: string | Buffer
  contentType?: string
  also?: Meaning[]
}

export interface Reply extends Answer {
  meaning: Meaning
}

/** The portal's interface for those who offer, during one operation: every call is signed in the name of the target. */
export interface OfferApi {
  send(call: Call): Promise<Reply>
  /** The account at the portal, once it has answered: several targets may lead to the same one. */
  account(): string | undefined
  /** What it said last, if it was asked anything. */
  lastReply(): Answer | undefined
}

/** Of one that may publish. */
export type Session = PortalSession<Options, Token, Consumer>

export function openOfferApi(session: Session): OfferApi {
  const { url, consumer, http, signal } = session
  const token = keyPairOf(session.credentials)
  const secrets = [consumer.key, consumer.secret, token.key, token.secret]
  let waitMs = 0
  let account: string | undefined
  let lastReply: Answer | undefined

  return {
    lastReply: () => lastReply,
    account: () => account && `${url} ${account}`,
    async send(call) {
      const { method, path, body, contentType } = call
      await wait(waitMs, signal)
      const address = `${url}/restapi/api/offer/v1.0${path}`
      const signed = authorizationHeader({ method, url: address, consumer, token, ...nonceAndTime() })
      const answer = await http.send({
        method,
        bearsTime: true,
        url: address,
        headers: {
          authorization: signed,
          accept: 'application/json',
          ...(contentType && { 'content-type': contentType }),
        },
        ...(body !== undefined && { body }),
      })
      if (answer.kind === 'failed') throw new Ended(unanswered(answer, isUnsure(call)))
      const clean = readAnswer(answer, secrets)
      lastReply = clean
      waitMs = refillMs(clean)
      account = clean.headers['l-is24-causerid'] ?? account
      const meaning = meaningFor(call, clean)
      if (meaning === 'done' || call.also?.includes(meaning)) return { ...clean, meaning }
      throw new Ended(outcomeOf(meaning, clean, call))
    },
  }
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
