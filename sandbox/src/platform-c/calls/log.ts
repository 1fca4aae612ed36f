const entriesMax = 20_000

/** A request as it was received, for people and for tests; of forms, only what kind of grant was asked for. */
export interface LogEntry {
  receivedAt: string
  /** Milliseconds since 1970, with their fraction. */
  receivedAtMs: number
  method: string
  path: string
  /** Null while the answer is under way, and for ever where none was given. */
  status: number | null
  user: string | null
  externalId: string | null
  grantType: string | null
}

export type Log = ReturnType<typeof makeLog>

export function makeLog() {
  let entries: LogEntry[] = []
  let received = 0
  return {
    count: (): number => received,
    start(method: string, path: string): LogEntry {
      const receivedAtMs = performance.timeOrigin + performance.now()
      const receivedAt = new Date(receivedAtMs).toISOString()
      const entry = {
        receivedAt,
        receivedAtMs,
        method,
        path,
        status: null,
        user: null,
        externalId: null,
        grantType: null,
      }
      entries.push(entry)
      received++
      if (entries.length >= 2 * entriesMax) entries = entries.slice(-entriesMax)
      return entry
    },
    /** The last ones, oldest first. */
    read({ limit, externalId }: { limit: number; externalId?: string | undefined }): LogEntry[] {
      return entries
        .filter((entry) => externalId === undefined || entry.externalId === externalId)
        .slice(-Math.min(limit, entriesMax))
    },
  }
}
