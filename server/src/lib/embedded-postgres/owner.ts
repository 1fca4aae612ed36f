import { setTimeout } from 'node:timers/promises'
import { Client } from 'pg'
import { StartupError } from '../startup-error.ts'
import type { PostgresLog } from './start.ts'

/** A killed owner's connection ends when its backend next looks at it: at once, on a machine that is not choking. */
const waitForDyingOwnerMs = 2_000
/** "aush" in ASCII. */
const ownerLock = 0x61757368

interface Ownership {
  /**
   * Gives the lock up, after `lastly` is done: nobody is to take over a server that is about to be stopped.
   * When another Aushang has taken the lock meanwhile, the server is the other's, and `lastly` is left out.
   */
  release(lastly: () => Promise<void>): Promise<void>
}

/**
 * A connection that holds the one lock which makes this process the owner of the data: it dies with the process.
 * `url` has to name the same database each time, for advisory locks belong to a database.
 */
export async function becomeOwner(url: string, dataDir: string): Promise<Client> {
  const client = await connect(url, `aushang owner ${process.pid}`)
  try {
    const giveUpAt = Date.now() + waitForDyingOwnerMs
    while (!(await tryLock(client))) {
      const owner = await lockHolder(client)
      if (Date.now() > giveUpAt && owner !== null) {
        throw new StartupError(
          `Another Aushang (process ${owner}) already runs on ${dataDir}. ` +
            'Stop it first, or give this one its own DATA_DIR.',
        )
      }
      await setTimeout(50)
    }
    return client
  } catch (error) {
    await client.end().catch(() => {})
    throw error
  }
}

/** Takes the lock again in the background whenever its connection breaks. */
export function keepOwnership(first: Client, retake: () => Promise<Client>, log: PostgresLog): Ownership {
  const state = { client: first, lost: false, released: false, restoring: Promise.resolve() }
  watch()

  function watch(): void {
    state.client.once('end', () => {
      if (!state.released) state.restoring = restore()
    })
  }

  async function restore(): Promise<void> {
    log.warn('The connection that marks this Aushang as the owner of its database broke and is being restored')
    while (!state.released) {
      try {
        state.client = await retake()
        state.lost = false
        return watch()
      } catch (error) {
        if (error instanceof StartupError && !state.lost) log.error(error.message)
        state.lost = error instanceof StartupError
      }
      await setTimeout(500, undefined, { ref: false })
    }
  }

  return {
    async release(lastly) {
      state.released = true
      await state.restoring
      if (!state.lost) await lastly()
      await state.client.end().catch(() => {})
    },
  }
}

export async function connect(url: string, name: string): Promise<Client> {
  const client = new Client({
    connectionString: url,
    application_name: name,
    connectionTimeoutMillis: 5_000,
    query_timeout: 10_000,
  })
  // A connection that breaks while idle says so here, and would end the process if nobody listened.
  client.on('error', () => {})
  await client.connect()
  return client
}

async function tryLock(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [ownerLock])
  return rows[0]?.locked === true
}

async function lockHolder(client: Client): Promise<string | null> {
  const { rows } = await client.query<{ name: string }>(
    `select application_name as name from pg_locks join pg_stat_activity using (pid)
     where locktype = 'advisory' and granted and classid = 0 and objid = $1 and objsubid = 1`,
    [ownerLock],
  )
  return rows[0]?.name.replace(/^aushang owner /, '') ?? null
}
