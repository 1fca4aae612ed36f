import { callbackify } from 'node:util'
import pg from 'pg'

/** The servers that a `DATABASE_URL` with several hosts names: one of them takes writes, and which one may change. */
interface Hosts {
  /** The URL of the one that is asked next. */
  current(): string
  /** It cannot be reached, or takes no writes: somebody else's turn. */
  skip(url: string): void
  count: number
}

const known = new Map<string, Hosts>()

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

/** A connection to the one that takes writes. Like everybody's, it must be listened to: a connection may break at any time. */
export async function connectClient(url: string, options: pg.ClientConfig): Promise<pg.Client> {
  const hosts = hostsOf(url)
  for (let tries = 1; ; tries++) {
    const host = hosts.current()
    const client = new pg.Client({ ...options, connectionString: host })
    client.on('error', () => {}) // the statement under way fails with it
    try {
      await client.connect()
      if (hosts.count > 1) await refuseStandby(client)
      return client
    } catch (error) {
      hosts.skip(host)
      await client.end().catch(() => {})
      if (tries >= hosts.count) throw error
    }
  }
}

/** What makes the connections of a pool. One that finds nobody leaves it to the next to ask the next host. */
export function poolHosts(url: string): pg.PoolConfig {
  const hosts = hostsOf(url)
  if (hosts.count === 1) return { connectionString: url }
  class ClientOfHosts extends pg.Client {
    readonly #url: string

    constructor(config?: pg.ClientConfig) {
      const url = hosts.current()
      super({ ...config, connectionString: url })
      this.#url = url
      this.once('end', this.skip)
      this.once('connect', () => this.removeListener('end', this.skip))
    }

    skip = (): void => hosts.skip(this.#url)
  }
  const verify = async (client: pg.PoolClient) => {
    try {
      await refuseStandby(client)
    } catch (error) {
      if (client instanceof ClientOfHosts) client.skip()
      throw error
    }
  }
  return { Client: ClientOfHosts, verify: callbackify(verify) }
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

async function refuseStandby(client: pg.Client | pg.PoolClient): Promise<void> {
  const { rows } = await client.query<{ isStandby: boolean }>('select pg_is_in_recovery() as "isStandby"')
  if (rows[0]?.isStandby) throw new Error('This server is a standby, and takes no writes.')
}
