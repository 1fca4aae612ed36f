import {
  type Connector,
  findConnector,
  ForbiddenAddress,
  type PortalAnswer,
  type PortalFailure,
  type PortalRequest,
  type PortalSession,
} from '@aushang/connectors'
import { NotConnected } from '../lib/guarded/guarded-connector.ts'
import type { GuardedClient } from '../lib/guarded/guarded-fetch.ts'
import { type Clock, secondsAhead } from '../lib/clock.ts'
import type { Locks } from '../lib/background-work/locks.ts'
import type { OutgoingFailure, Sentence } from '@aushang/model'
import { makeKeptConnections } from './kept-connections.ts'
import { makeSharedTurns } from './shared-turns.ts'
import { unlessAborted } from '../lib/unless-aborted.ts'

/** The way to every portal. */
export interface Portals {
  connectors: readonly Connector[]
  connectorOf(type: string): Connector
  /** Whether there is no portal of this type to speak to: a sandbox that does not run here. */
  isAbsent(type: string): boolean
  /** The operator names a portal where our sandbox would be by default: whatever speaks TLS is taken for one. */
  isReal(type: string): boolean
  open(options: PortalOptions): PortalSession
  /** Closes the connections that were kept. */
  close(): void
}

export interface PortalOptions extends Pick<
  PortalSession,
  'consumer' | 'credentials' | 'access' | 'renewAccess' | 'options' | 'facts' | 'rememberFact' | 'signal'
> {
  accountId: string
  /** The type of the target. */
  type: string
  /** Tells targets apart. */
  name: string
  /** Tells a target from what it was before its login changed. */
  version: number
  /** Whether it is still ours to speak: asked before each call. */
  isHeld?: () => boolean
  onExchange?: (exchange: Exchange) => void
  /** How the turn to speak alone is waited for: somebody else may have work to do meanwhile. */
  waitAside?: <Result>(wait: () => Promise<Result>) => Promise<Result>
  /** A file is about to be handed over. */
  onTransfer?: PortalSession['announceTransfer']
}

/** One call to a portal, for the record. */
export interface Exchange {
  method: string
  url: string
  status?: number
  failureCode?: OutgoingFailure
  durationMs: number
}

/** Portals of these types show no advert without a contact. */
export function typesThatNeedContact({ connectors }: Pick<Portals, 'connectors'>): string[] {
  return connectors.filter(({ needsContact }) => needsContact).map(({ type }) => type)
}

const callDeadlineMs = 60_000
const answerBytesMax = 5 * 1024 * 1024
// Connectors sign an address before they call it.
const nowhere = 'http://sandbox.invalid'

interface PortalsDeps {
  connectors: readonly Connector[]
  /** By target type, for those that have an address of their own; none for our own sandbox where none runs. */
  urls: Readonly<Record<string, string>>
  http: GuardedClient
  locks: Locks
  clock?: Clock
}

export function makePortals({ connectors, urls, http, locks, clock }: PortalsDeps): Portals {
  const connections = makeKeptConnections()
  const turns = makeSharedTurns()

  function isAbsent(type: string): boolean {
    return findConnector(connectors, type)?.url?.default === 'sandbox' && urls[type] === undefined
  }

  async function send(
    type: string,
    request: PortalRequest,
    options: CallOptions,
  ): Promise<PortalAnswer | PortalFailure> {
    if (isAbsent(type)) {
      return { kind: 'failed', code: 'connection_failed', sentence: { key: 'sandboxAbsent' }, maybeSent: false }
    }
    return call(http, request, { ...options, clock })
  }

  function open(options: PortalOptions): PortalSession {
    const { accountId, type, name, version, isHeld = () => true, onExchange = () => {}, ...rest } = options
    const { onTransfer = async () => {}, waitAside = (wait) => wait(), ...portal } = rest
    const { signal } = portal
    const login = `${name} ${version}`
    const exchanges: Exchange[] = []

    function tellExchange(exchange: Exchange): void {
      exchanges.push(exchange)
      onExchange(exchange)
    }

    async function runAlone<Result>(work: () => Promise<Result>, among = name): Promise<Result> {
      const release = await waitAside(() => locks.acquire(among, signal))
      try {
        return await work()
      } finally {
        connections.putBack(login)
        await release()
      }
    }

    async function runTogether<Item, Result>(
      item: Item,
      work: (items: Item[]) => Promise<(Result | undefined)[]>,
      among = name,
    ): Promise<Result | undefined> {
      // Whoever serves the others does so under its own login.
      const turn = `${login} ${among}`
      const mine = { item, isHeld: () => isHeld() && !signal.aborted }
      const joined = turns.join(turn, mine)
      if (joined !== undefined) {
        const served = await waitAside(() => unlessAborted(joined, signal))
        served.exchanges.forEach(tellExchange)
        return served.results.get(mine) as Result | undefined
      }
      const { results } = await turns.lead(turn, mine, {
        inTurn: (serve) => runAlone(serve, among),
        async work(items) {
          const before = exchanges.length
          return { results: await work(items as Item[]), exchanges: exchanges.slice(before) }
        },
      })
      return results.get(mine) as Result | undefined
    }

    return {
      ...portal,
      url: urls[type] ?? (isAbsent(type) ? nowhere : ''),
      http: { send: (request) => send(type, request, { accountId, signal, isHeld, onExchange: tellExchange }) },
      announceTransfer: onTransfer,
      resolveHost: (host, port) => http.addressOf({ accountId, host, port }).catch(asForbidden),
      runAlone,
      runTogether,
      keepConnection: (make) => connections.take(login, make),
    }
  }

  return {
    connectors,
    isAbsent,
    isReal: (type) => urls[type]?.startsWith('https:') === true,
    connectorOf(type) {
      const connector = findConnector(connectors, type)
      if (connector === null) throw new Error(`There is no connector for the target type ${type}.`)
      return connector
    },
    open,
    close: connections.closeAll,
  }
}

type CallOptions = Required<Pick<PortalOptions, 'accountId' | 'signal' | 'isHeld' | 'onExchange'>>

async function call(
  http: GuardedClient,
  { isUrlSecret, bearsTime, ...request }: PortalRequest,
  { accountId, signal, isHeld, onExchange, clock }: CallOptions & { clock: Clock | undefined },
): Promise<PortalAnswer | PortalFailure> {
  if (!isHeld()) return { kind: 'failed', code: 'aborted', sentence: { key: 'callGivenUp' }, maybeSent: false }
  const started = performance.now()
  const result = await http.send({
    ...request,
    accountId,
    headers: { 'user-agent': 'Aushang', ...request.headers },
    deadlineMs: callDeadlineMs,
    bodyBytesMax: answerBytesMax,
    longerBody: 'fail',
    signal,
  })
  onExchange({
    method: request.method,
    url: isUrlSecret ? `${new URL(request.url).origin}/…` : request.url,
    ...(result.kind === 'answer' ? { status: result.status } : { failureCode: result.code }),
    durationMs: Math.round(performance.now() - started),
  })
  const { host, hostname } = new URL(request.url)
  if (result.kind === 'answer') {
    const seconds = secondsAhead(result.headers, performance.now() - started)
    clock?.notePortal(hostname, seconds)
    // Neither the access nor the portal is at fault.
    const isClockRefused = bearsTime === true && seconds !== 0 && [401, 403].includes(result.status)
    return isClockRefused ? clockFailure(seconds) : result
  }
  const { kind, code, maybeSent } = result
  // Who has the wrong time takes good certificates for invalid.
  const seconds = code === 'tls_failed' ? (clock?.offSeconds() ?? 0) : 0
  return seconds === 0 ? { kind, code, sentence: sentenceOf(code, host), maybeSent } : clockFailure(seconds)
}

function clockFailure(seconds: number): PortalFailure {
  const sentence: Sentence = { key: 'ourClockIsOff', params: { minutes: Math.round(Math.abs(seconds) / 60) } }
  return { kind: 'failed', code: 'clock_off', sentence, maybeSent: false }
}

function sentenceOf(code: OutgoingFailure, host: string): Sentence {
  switch (code) {
    case 'blocked_address':
      return { key: 'portalAddressBlocked', params: { host } }
    case 'tls_failed':
      return { key: 'portalInsecure' }
    case 'timeout':
      return { key: 'portalSilent' }
    case 'connection_lost':
      return { key: 'portalBrokeOff' }
    case 'malformed_answer':
    case 'body_too_large':
      return { key: 'portalUnintelligible' }
    case 'aborted':
      return { key: 'callGivenUp' }
    default:
      return { key: 'portalUnreachable' }
  }
}

function asForbidden(error: unknown): never {
  if (error instanceof NotConnected && error.code === 'blocked_address') {
    throw new ForbiddenAddress(error.message, { cause: error })
  }
  throw error
}
