import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { asUnavailable } from '../database/database-errors.ts'
import { connectClient, endClient } from '../database/hosts.ts'
import { keptConnection } from '../database/db-settings.ts'
import { unlessAborted } from '../unless-aborted.ts'

/** Lets one at a time do something under a name, in whatever process. */
export interface Locks {
  /** Waits until nobody else has it, or the signal is aborted. Resolves with what gives it back, to be called once. */
  acquire(name: string, signal?: AbortSignal): Promise<() => Promise<void>>
  close(): Promise<void>
}

/** A lock that this process has: by which connection, and since when without a look at whether others wait for it. */
interface Held {
  holder: pg.Client
  since: number
}

const askAgainMs = 25
const answerMsMax = 10_000
// For so long a lock goes from hand to hand in this process; then somebody looks whether another one waits for it.
const keptMsMax = 100

/**
 * Advisory locks of one connection of their own: waiting for one must not keep a connection from those who have work to do.
 * When the connection is lost, so are its locks; whoever held one goes on, so they order things and guard no truth.
 */
export function openLocks(url: string, onError: (error: unknown) => void, answerMs = answerMsMax): Locks {
  let connecting: Promise<pg.Client> | null = null
  let connected: pg.Client | null = null
  let lastQuery: Promise<unknown> = Promise.resolve()
  /** Those of this process queue here, and hand the lock on: on one connection, it would let them all in. */
  const queues = new Map<string, Promise<Held | null>>()

  function client(): Promise<pg.Client> {
    connecting ??= connect().catch((cause: unknown) => {
      connecting = null
      throw asUnavailable(cause)
    })
    return connecting
  }

  async function connect(): Promise<pg.Client> {
    const made = await connectClient(url, { ...keptConnection, query_timeout: answerMs })
    made.on('error', (error) => {
      endConnection(made)
      onError(asUnavailable(error))
    })
    connected = made
    return made
  }

  /** The next one to ask makes another. */
  function endConnection(ended: pg.Client): void {
    if (connected !== ended) return
    connected = null
    connecting = null
    void endClient(ended)
  }

  async function acquire(name: string, signal?: AbortSignal): Promise<() => Promise<void>> {
    const myTurn = queues.get(name) ?? Promise.resolve(null)
    const { promise: mine, resolve: letNextIn } = Promise.withResolvers<Held | null>()
    queues.set(name, mine)
    const leave = (held: Held | null) => {
      letNextIn(held)
      if (queues.get(name) === mine) queues.delete(name)
    }
    const handOn = async (held: Held | null) =>
      leave(held !== null && queues.get(name) === mine ? await giveBack(name, held) : held)
    const handed = await unlessAborted(myTurn, signal).catch((reason: unknown) => {
      // Whoever is behind still has to wait for those before.
      void myTurn.then(handOn)
      throw reason
    })
    try {
      const held = await takeOver(name, handed, signal)
      return () => handOn(held)
    } catch (error) {
      leave(null)
      throw error
    }
  }

  /** A lock is asked for unless it was handed over, by a connection that still is ours. */
  async function takeOver(name: string, handed: Held | null, signal: AbortSignal | undefined): Promise<Held> {
    if (handed !== null && handed.holder === (await client())) {
      if (performance.now() - handed.since < keptMsMax) return handed
      if (!(await isAwaited(handed.holder, name))) return { ...handed, since: performance.now() }
      await giveBack(name, handed)
      await unlessAborted(sleep(2 * askAgainMs), signal)
    }
    const holder = await client()
    if (!(await ask(holder, 'pg_try_advisory_lock', name))) {
      await ask(holder, 'pg_try_advisory_lock_shared', waitersOf(name))
      try {
        do await unlessAborted(sleep(askAgainMs), signal)
        while (!(await ask(holder, 'pg_try_advisory_lock', name)))
      } finally {
        await ask(holder, 'pg_advisory_unlock_shared', waitersOf(name)).catch(onError)
      }
    }
    return { holder, since: performance.now() }
  }

  async function giveBack(name: string, { holder }: Held): Promise<null> {
    await ask(holder, 'pg_advisory_unlock', name).catch(onError)
    return null
  }

  /** Somebody who waits says so by a second lock, which all who wait share. */
  function isAwaited(holder: pg.Client, name: string): Promise<boolean> {
    return yesOrNo(holder, 'is_awaited', waitersOf(name), isAwaitedBySomebody)
  }

  function ask(holder: pg.Client, question: string, name: string): Promise<boolean> {
    return yesOrNo(holder, question, name, `select ${question}(hashtextextended($1, 0)) as yes`)
  }

  /** A connection takes one question at a time. */
  function yesOrNo(holder: pg.Client, question: string, name: string, text: string): Promise<boolean> {
    const statement = { name: question, text, values: [name] }
    const answer = lastQuery.catch(() => {}).then(() => holder.query<{ yes: boolean }>(statement))
    lastQuery = answer
    return answer
      .then(({ rows }) => rows[0]?.yes === true)
      .catch((cause: unknown) => {
        // The answer may have got lost, and nobody would give back a lock that was granted: it ends with the connection.
        endConnection(holder)
        throw asUnavailable(cause)
      })
  }

  return {
    acquire,
    async close() {
      const open = await connecting?.catch(() => null)
      if (open) await endClient(open)
    },
  }
}

function waitersOf(name: string): string {
  return `waits for ${name}`
}

// A key of 64 bits is shown in two halves.
const isAwaitedBySomebody = `
  select exists (
    select from pg_locks
    where locktype = 'advisory' and mode = 'ShareLock' and pid <> pg_backend_pid()
      and database = (select oid from pg_database where datname = current_database())
      and ((classid::bigint << 32) | objid::bigint) = hashtextextended($1, 0)
  ) as yes`
