import { type LookupAddress, promises as dns } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import { callbackify } from 'node:util'
import { buildConnector } from 'undici'
import { type AddressRanges, judgeAddress, wherever } from './addresses.ts'

export type Lookup = (host: string) => Promise<LookupAddress[]>

/** The addresses behind a host, given as a name or as an address, that may be connected to; never none. */
type Guard = (host: string, secure: boolean, port: number | undefined) => Promise<LookupAddress[]>

/** A server that may be reached, in plain http too, although its address is closed: at this port and no other. */
export interface ServerAddress {
  /** A name, which may then be anywhere, or an address. */
  host: string
  port: number
}

/** Why there is nothing to connect to. */
export class NotConnected extends Error {
  readonly code: 'blocked_address' | 'dns_failed'

  constructor(code: 'blocked_address' | 'dns_failed', message: string) {
    super(message)
    this.code = code
  }
}

const systemLookup: Lookup = (host) => dns.lookup(host, { all: true })

/** Only the host is named in messages: what it resolves to inside of a network is nobody else's business. */
export function makeGuard(allow: AddressRanges, lookup = systemLookup, opened: readonly ServerAddress[] = []): Guard {
  const resolve = shareRunning(lookup)

  return async (host, secure, port) => {
    const family = isIP(host)
    const addresses = family === 0 ? await resolve(host) : [{ address: host, family }]
    const isOpened = (address: string) =>
      opened.some((server) => server.port === port && (server.host === host || server.host === address))
    const verdicts = addresses.map(({ address }) => judgeAddress(address, isOpened(address) ? wherever : allow))
    const permitted = addresses.filter((_, at) => verdicts[at] === 'opened' || (secure && verdicts[at] === 'public'))
    if (permitted.length > 0) return permitted
    const why = verdicts.includes('public')
      ? `${host} must be called by https: plain http is for addresses that OUTBOUND_ALLOW opens.`
      : `${host} is not at a public address, nor at one that OUTBOUND_ALLOW opens.`
    throw new NotConnected('blocked_address', why)
  }
}

/** A lookup holds one of the few threads there are for it: calls to the same host wait for the same one. */
function shareRunning(lookup: Lookup): Lookup {
  const running = new Map<string, Promise<LookupAddress[]>>()
  return (host) => {
    const found = running.get(host)
    if (found !== undefined) return found
    const started = lookup(host)
      .catch(({ code }: NodeJS.ErrnoException) => {
        throw new NotConnected('dns_failed', `The name ${host} could not be resolved (${code}).`)
      })
      .finally(() => running.delete(host))
    running.set(host, started)
    return started
  }
}

// Also how long a connection is still tried for when the request that it was opened for has been given up.
const connectMs = 10_000
// After this long, Node leaves an address for the next one. Its default of 250 ms is less than a lost packet costs.
const attemptMs = 1_500

/** Connects only to what the guard permits: the addresses that were judged are the ones that are used. */
export function makeGuardedConnector(guard: Guard, opened: readonly ServerAddress[] = []): buildConnector.connector {
  const https = connectorFor(guard, true)
  const http = connectorFor(guard, false)
  const atPort = new Map(
    opened.flatMap(({ port }) => [
      [`https:${port}`, connectorFor(guard, true, port)],
      [`http:${port}`, connectorFor(guard, false, port)],
    ]),
  )
  return (options, callback) => {
    const isSecure = options.protocol === 'https:'
    const port = options.port || (isSecure ? '443' : '80')
    const connect = atPort.get(options.protocol + port) ?? (isSecure ? https : http)
    connect(options, callback)
  }
}

function connectorFor(guard: Guard, secure: boolean, port?: number): buildConnector.connector {
  const ask = callbackify(guard)
  const lookup: LookupFunction = (host, { all }, callback) =>
    ask(host, secure, port, (error, addresses) => {
      if (error) callback(error, [])
      else if (all) callback(null, addresses)
      else callback(null, addresses[0]?.address ?? '', addresses[0]?.family)
    })
  const connect = buildConnector({
    lookup,
    allowH2: false,
    timeout: connectMs,
    autoSelectFamily: true,
    autoSelectFamilyAttemptTimeout: attemptMs,
  })

  return (options, callback) => {
    if (isIP(options.hostname) === 0) return connect(options, callback)
    // An address is never looked up, so that it has to be judged before.
    ask(options.hostname, secure, port, (error) => (error ? callback(error, null) : connect(options, callback)))
  }
}
