import { AsyncLocalStorage } from 'node:async_hooks'
import { type LookupAddress, TIMEOUT } from 'node:dns'
import { isIP, type LookupFunction, type Socket } from 'node:net'
import { callbackify } from 'node:util'
import { buildConnector } from 'undici'
import { shareWork } from '../slots/share-work.ts'
import { makeSlots } from '../slots/slots.ts'
import { type AddressRanges, judgeAddress, wherever } from './addresses.ts'
import { type Lookup, lookupMsMax, makeLookup } from './look-up-name.ts'

/** The addresses behind a host that may be connected to; never none. */
type Guard = (to: ConnectionWish) => Promise<LookupAddress[]>

interface ConnectionWish {
  /** For whom. */
  accountId: string
  /** A name or an address. */
  host: string
  secure: boolean
  /** Undefined for one at which nothing is opened. */
  port: number | undefined
}

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

/** Only the host is named in messages: what it resolves to inside of a network is nobody else's business. */
export function makeGuard(allow: AddressRanges, lookup = makeLookup(), opened: readonly ServerAddress[] = []): Guard {
  const resolve = makeResolve(lookup)

  return async ({ accountId, host, secure, port }) => {
    const family = isIP(host)
    const addresses = family === 0 ? await resolve(accountId, host) : [{ address: host, family }]
    const isOpened = (address: string) =>
      opened.some((server) => server.port === port && (server.host === host || server.host === address))
    const verdicts = addresses.map(({ address }) => judgeAddress(address, isOpened(address) ? wherever : allow))
    const permitted = addresses.filter((_, at) => verdicts[at] === 'opened' || (secure && verdicts[at] === 'public'))
    if (permitted.length > 0) return permitted
    const why = verdicts.includes('public') ? `${host} must be called by https.` : `${host} is not at a public address.`
    throw new NotConnected('blocked_address', why)
  }
}

// As many as are likely to be wanted at once by one that means well. There is no limit in all, which all would have to share.
const lookupsPerAccount = 64
// Whoever comes behind names that hang has its turn when they are given up.
const turnMsMax = 2 * lookupMsMax

/** Calls of an account to the same host wait for the same lookup, and names that nobody answers for only for its own. */
function makeResolve(lookup: Lookup): (accountId: string, host: string) => Promise<LookupAddress[]> {
  const slots = makeSlots({ total: Infinity, perKey: lookupsPerAccount })
  const shared = shareWork<LookupAddress[]>()

  return (accountId, host) =>
    shared(`${accountId} ${host}`, async () => {
      const addresses = await slots.soon(accountId, turnMsMax, () =>
        lookup(host).catch((error: unknown) => throwUnresolved(host, error)),
      )
      return addresses ?? throwUnresolved(host, { code: TIMEOUT })
    })
}

function throwUnresolved(host: string, error: unknown): never {
  const { code } = error as NodeJS.ErrnoException
  const why = code === TIMEOUT ? ' in time' : ` (${code})`
  throw new NotConnected('dns_failed', `The name ${host} could not be resolved${why}.`)
}

/** Whose request is on its way: undici opens connections by itself, and says nothing of the request to whoever connects. */
const caller = new AsyncLocalStorage<string>()

export function onBehalfOf<Result>(accountId: string, send: () => Result): Result {
  return caller.run(accountId, send)
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
    ask({ accountId: caller.getStore() ?? '', host, secure, port }, (error, addresses) => {
      if (error) callback(error, [])
      else if (all) callback(null, addresses)
      else callback(null, addresses[0]?.address ?? '', addresses[0]?.family)
    })
  const open = buildConnector({
    lookup,
    allowH2: false,
    timeout: connectMs,
    autoSelectFamily: true,
    autoSelectFamilyAttemptTimeout: attemptMs,
  })

  const connect: buildConnector.connector = (options, callback) =>
    open(options, (...result) => {
      if (result[0] === null) skipContinue(result[1])
      callback(...result)
    })

  return (options, callback) => {
    if (isIP(options.hostname) === 0) return connect(options, callback)
    // An address is never looked up, so that it has to be judged before.
    const to = { accountId: '', host: options.hostname, secure, port }
    ask(to, (error) => (error ? callback(error, null) : connect(options, callback)))
  }
}

const beginning = 'HTTP/1.1 100 '
const headEnd = '\r\n\r\n'
const headBytesMax = 1_024
const skippedMax = 16

/**
 * A server may say `100 Continue` to whoever has not asked for it (RFC 9110, 15.2.1). undici gives the connection up then, so that it is
 * kept from reading it: what comes first after a request was written is held back until it is known what it is.
 */
function skipContinue(socket: Socket): void {
  const read = socket.read.bind(socket)
  const write = socket.write.bind(socket) as (...args: unknown[]) => boolean
  let isAtBeginning = true
  let held: Buffer = Buffer.alloc(0)
  let skipped = 0

  socket.write = (...args: unknown[]) => {
    isAtBeginning = true
    skipped = 0
    return write(...args)
  }
  socket.read = (size?: number) => {
    const chunk = read(size) as Buffer | null
    if (!isAtBeginning || chunk === null) return chunk
    held = held.length === 0 ? chunk : Buffer.concat([held, chunk])
    for (; skipped < skippedMax && held.toString('latin1', 0, beginning.length) === beginning; skipped++) {
      const end = held.indexOf(headEnd)
      if (end === -1) break
      held = held.subarray(end + headEnd.length)
    }
    if (skipped < skippedMax && held.length < headBytesMax && mayBecomeContinue(held)) return null
    const rest = held
    held = Buffer.alloc(0)
    isAtBeginning = false
    return rest
  }
}

/** Also of nothing at all. */
function mayBecomeContinue(bytes: Buffer): boolean {
  return beginning.startsWith(bytes.toString('latin1', 0, beginning.length))
}
