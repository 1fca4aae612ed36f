import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { asUnavailable } from '../database/db.ts'
import { connectClient } from '../database/hosts.ts'
import { keptConnection } from '../database/db-settings.ts'

/** Lets one at a time do something under a name, in whatever process. */
export interface Locks {
  /** Waits until nobody else has it. Resolves with what gives it back, to be called once. */
  acquire(name: string): Promise<() => Promise<void>>
  close(): Promise<void>
}

const askAgainMs = 25
const answerMsMax = 10_000

/**
 * Advisory locks of one connection of their own: waiting for one must not keep a connection from those who have work to do.
 * When the connection is lost, so are its locks; whoever held one goes on, so they order things and guard no truth.
 */
export function openLocks(url: string, onError: (error: unknown) => void): Locks {
  let connecting: Promise<pg.Client> | null = null
  let lastQuery: Promise<unknown> = Promise.resolve()
  /** Those of this process queue here: on one connection, a lock would let them all in. */
  const queues = new Map<string, Promise<void>>()

  function client(): Promise<pg.Client> {
    connecting ??= connect().catch((cause: unknown) => {
      connecting = null
      throw asUnavailable(cause)
    })
    return connecting
  }

  async function connect(): Promise<pg.Client> {
    const made = await connectClient(url, { ...keptConnection, query_timeout: answerMsMax })
    made.on('error', (error) => {
      connecting = null
      onError(asUnavailable(error))
    })
    return made
  }

  async function acquire(name: string): Promise<() => Promise<void>> {
    const before = queues.get(name)
    const { promise: mine, resolve: letNextIn } = Promise.withResolvers<void>()
    queues.set(name, mine)
    await before
    const leave = () => {
      letNextIn()
      if (queues.get(name) === mine) queues.delete(name)
    }
    try {
      const holder = await client()
      while (!(await ask(holder, 'pg_try_advisory_lock', name))) await sleep(askAgainMs)
      return () => ask(holder, 'pg_advisory_unlock', name).then(leave, (error) => (onError(error), leave()))
    } catch (error) {
      leave()
      throw error
    }
  }

  /** A connection takes one question at a time. */
  function ask(holder: pg.Client, question: 'pg_try_advisory_lock' | 'pg_advisory_unlock', name: string) {
    const statement = { name: question, text: `select ${question}(hashtextextended($1, 0)) as yes`, values: [name] }
    const answer = lastQuery.catch(() => {}).then(() => holder.query<{ yes: boolean }>(statement))
    lastQuery = answer
    return answer
      .then(({ rows }) => rows[0]?.yes === true)
      .catch((cause: unknown) => {
        throw asUnavailable(cause)
      })
  }

  return {
    acquire,
    async close() {
      const open = await connecting?.catch(() => null)
      await open?.end()
    },
  }
}
