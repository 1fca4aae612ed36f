import { callbackify } from 'node:util'
import pg from 'pg'
import { keptConnection, type SessionSettings, setting } from './db-settings.ts'

/** The servers that a `DATABASE_URL` with several hosts names: one of them takes writes, and which one may change. */
interface Hosts {
  /** The URL of the one that is asked next. */
  current(): string
  /** It cannot be reached, or takes no writes: somebody else's turn. */
  skip(url: string): void
  count: number
}

const known = new Map<string, Hosts>()
const goodbyeMsMax = 1_000

/** `postgres://user:password@one:5432,two:5432/name` as a URL for each. */
export function splitHosts(url: string): string[] {
  const parts = /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)([^/?#]*)(.*)$/s.exec(url)
  if (parts === null) return [url]
  const [, before = '', hosts = '', after = ''] = parts
  const urls = hosts.split(',').map((host) => `${before}${host}${after}`)
  return urls.length === 1 ? urls : urls.map(withoutSessionAttributes)
}

/** What libpq is told by it is what we always want; the driver does not know it. */
function withoutSessionAttributes(url: string): string {
  const parsed = new URL(url)
  parsed.searchParams.delete('target_session_attrs')
  return parsed.href
}

/** Those that are open, or are being opened. */
const clients = new Set<HostClient>()

/** A connection that knows where it leads to. */
export class HostClient extends pg.Client {
  readonly url: string

  constructor(url: string, config?: pg.ClientConfig) {
    super({ ...config, connectionString: url })
    this.url = url
    clients.add(this)
    this.once('end', () => clients.delete(this))
  }
}

/** A connection to the one that takes writes. Like everybody's, it must be listened to: a connection may break at any time. */
export async function connectClient(
  url: string,
  options: pg.ClientConfig,
  settings: SessionSettings = {},
): Promise<HostClient> {
  const hosts = hostsOf(url)
  for (let tries = 1; ; tries++) {
    const host = hosts.current()
    const client = new HostClient(host, options)
    client.on('error', () => {}) // the statement under way fails with it
    try {
      await client.connect()
      await beginSession(client, hosts, settings)
      return client
    } catch (error) {
      hosts.skip(host)
      await endClient(client)
      if (tries >= hosts.count) throw error
    }
  }
}

/** Says goodbye, and does not wait for long for one who does not say it, too. */
export async function endClient(client: pg.Client): Promise<void> {
  const timer = setTimeout(() => cutClient(client), goodbyeMsMax)
  await client.end().catch(() => {})
  clearTimeout(timer)
}

/** As if it had broken: whoever waits for an answer on it is told so. */
export function cutClient({ connection }: { connection: pg.Connection }): void {
  connection.stream.destroy()
}

/**
 * For a connection on which nothing is answered. Where a new one is not answered either, the server is frozen or cannot be reached any more,
 * which no packet says: all connections to it are cut, and the next one goes elsewhere where there is an elsewhere.
 */
export async function leaveSilentHost(url: string, silent: HostClient, answerMsMax: number): Promise<void> {
  const probe = new HostClient(silent.url, { connectionTimeoutMillis: answerMsMax })
  probe.on('error', () => {})
  const isSilent = await probe.connect().then(
    () => false,
    (error: unknown) => !(error instanceof pg.DatabaseError),
  )
  void endClient(probe)
  if (!isSilent) return cutClient(silent)
  hostsOf(url).skip(silent.url)
  for (const client of clients) if (client.url === silent.url) cutClient(client)
}

/** What makes the connections of a pool. One that finds nobody leaves it to the next to ask the next host. */
export function poolHosts(url: string, settings: SessionSettings): pg.PoolConfig {
  const hosts = hostsOf(url)
  class PoolClient extends HostClient {
    constructor(config?: pg.ClientConfig) {
      super(hosts.current(), config)
      this.once('end', this.skip)
      this.once('connect', () => this.removeListener('end', this.skip))
    }

    skip = (): void => hosts.skip(this.url)
  }
  const verify = async (client: pg.PoolClient) => {
    try {
      await beginSession(client, hosts, settings)
    } catch (error) {
      if (client instanceof PoolClient) client.skip()
      throw error
    }
  }
  return { Client: PoolClient, verify: callbackify(verify) }
}

function hostsOf(url: string): Hosts {
  const found = known.get(url)
  if (found !== undefined) return found
  const urls = splitHosts(url)
  let index = 0
  const hosts: Hosts = {
    count: urls.length,
    current: () => urls[index] ?? url,
    skip(skipped) {
      // Of many who find out at the same time, one changes it.
      if (urls[index] === skipped) index = (index + 1) % urls.length
    },
  }
  known.set(url, hosts)
  return hosts
}

/** Before anybody else speaks on it. */
async function beginSession(client: pg.Client | pg.PoolClient, hosts: Hosts, settings: SessionSettings): Promise<void> {
  const query_timeout = keptConnection.connectionTimeoutMillis
  const telling = { text: setting(settings, 'for good'), query_timeout }
  if (Object.keys(settings).length > 0) await client.query(telling)
  if (hosts.count === 1) return
  const question = { text: 'select pg_is_in_recovery() as "isStandby"', query_timeout }
  const { rows } = await client.query<{ isStandby: boolean }>(question)
  if (rows[0]?.isStandby) throw new Error('This server is a standby, and takes no writes.')
}
