import { randomUUID } from 'node:crypto'

const entriesMax = 20_000

/** A request as it was received, for people and for tests. */
export interface LogEntry {
  receivedAt: string
  /** Milliseconds since 1970, with their fraction. */
  receivedAtMs: number
  method: string
  /** With its query. */
  path: string
  /** Null while the answer is under way, and for ever where none was given. */
  status: number | null
  durationMs: number | null
  consumer: string | null
  user: string | null
  externalId: string | null
  requestRefnum: string
}

export type Log = ReturnType<typeof makeLog>

export function makeLog() {
  let entries: LogEntry[] = []
  return {
    start(method: string, path: string): LogEntry {
      const receivedAtMs = nowMs()
      const entry: LogEntry = {
        receivedAt: new Date(receivedAtMs).toISOString(),
        receivedAtMs,
        method,
        path,
        status: null,
        durationMs: null,
        consumer: null,
        user: null,
        externalId: null,
        requestRefnum: randomUUID(),
      }
      entries.push(entry)
      if (entries.length >= 2 * entriesMax) entries = entries.slice(-entriesMax)
      return entry
    },
    /** The last ones, oldest first. */
    read({ limit, sinceMs, externalId }: { limit: number; sinceMs?: number; externalId?: string }): LogEntry[] {
      const found = entries.filter(
        (entry) =>
          entry.receivedAtMs >= (sinceMs ?? 0) && (externalId === undefined || entry.externalId === externalId),
      )
      return found.slice(-Math.min(limit, entriesMax))
    },
  }
}

export function finishEntry(entry: LogEntry, status: number): void {
  entry.status = status
  entry.durationMs = nowMs() - entry.receivedAtMs
}

function nowMs(): number {
  return performance.timeOrigin + performance.now()
}
