import { setTimeout as sleep } from 'node:timers/promises'
import { asUnavailable } from '../database/database-errors.ts'
import { connectClient, endClient, type HostClient, leaveSilentHost } from '../database/hosts.ts'
import { keptConnection } from '../database/db-settings.ts'

/**
 * Tells every process that a table may have work due, right after the commit that made it so. It is a hint: whoever misses
 * one finds the work at its next look. NOTIFY inside the writing transaction would take a lock that all commits share.
 */
export interface Wakes {
  send(table: string): void
  onWake(listener: (table: string) => void): void
  close(): Promise<void>
}

const channel = 'aushang_wake'
const gatherMs = 1
// PostgreSQL commits each, which waits for the disk otherwise, and there is nothing in it to be lost.
const hintSettings = { synchronous_commit: 'off' }
const reconnectMs = 1_000
// This connection waits for nobody else's work: whether the server is still there shows on it.
const usualPulse = { everyMs: 3_000, answerMsMax: 5_000 }

/** `name` is what others see of this process in `pg_stat_activity`: it has one such connection for as long as it runs. */
export function openWakes(url: string, onError: (error: unknown) => void, pulse = usualPulse, name = 'aushang'): Wakes {
  const listeners: ((table: string) => void)[] = []
  const waiting = new Set<string>()
  let notifying = false
  let client: HostClient | undefined
  let closed = false
  void connect()

  return {
    send(table) {
      notifyListeners(table) // this process need not ask the database
      waiting.add(table)
      if (!notifying) void notifyOtherProcesses()
    },
    onWake: (listener) => void listeners.push(listener),
    async close() {
      closed = true
      if (client !== undefined) await endClient(client)
    },
  }

  function notifyListeners(table: string): void {
    for (const listener of listeners) listener(table)
  }

  /** At once; and what comes meanwhile, and a moment later, together. */
  async function notifyOtherProcesses(): Promise<void> {
    notifying = true
    while (waiting.size > 0 && !closed) {
      const tables = [...waiting]
      waiting.clear()
      await client?.query(tables.map((table) => `notify ${channel}, '${table}'`).join(';')).catch(() => {})
      if (waiting.size > 0) await sleep(gatherMs)
    }
    notifying = false
  }

  async function connect(): Promise<void> {
    let ownProcessId: number | undefined
    let next: HostClient | undefined
    try {
      next = await connectClient(url, { ...keptConnection, query_timeout: pulse.answerMsMax }, hintSettings)
      next.on('end', reconnect)
      next.on('notification', ({ payload, processId }) => {
        if (payload !== undefined && processId !== ownProcessId) notifyListeners(payload)
      })
      const { rows } = await next.query<{ pid: number }>(
        `select pg_backend_pid() as pid, set_config('application_name', $1, false)`,
        [name],
      )
      ownProcessId = rows[0]?.pid
      await next.query(`listen ${channel}`)
      if (closed) return await endClient(next)
      client = next
      void feelPulse(next)
    } catch (error) {
      onError(asUnavailable(error))
      if (next === undefined) reconnect()
      else await endClient(next)
    }
  }

  async function feelPulse(listening: HostClient): Promise<void> {
    const isAnswered = () =>
      listening.query('select 1').then(
        () => true,
        () => false,
      )
    do await sleep(pulse.everyMs, undefined, { ref: false })
    while (client === listening && !closed && (await isAnswered()))
    if (client === listening && !closed) await leaveSilentHost(url, listening, pulse.answerMsMax)
  }

  function reconnect(): void {
    client = undefined
    if (!closed) setTimeout(() => void connect(), reconnectMs).unref()
  }
}
