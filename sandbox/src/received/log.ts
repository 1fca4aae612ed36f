import { randomUUID } from 'node:crypto'
import { readableBody } from '../readable-body.ts'

const entriesMax = 20_000
/** Of which bodies are kept: they are for people. */
const exchangesMax = 200

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
  /** What else of it is worth telling, such as for whom it was made. */
  note: string | null
  user: string | null
  /** Of what it is about; of several, where it puts several online. */
  externalIds: string[]
  id: string
}

/** What was sent, and answered, as a person can read it. */
export interface Exchange {
  entry: LogEntry
  request: string
  answer: string
}

interface Body {
  contentType: string
  body: Buffer
}

export type Log = ReturnType<typeof makeLog>

export function makeLog() {
  let entries: LogEntry[] = []
  let received = 0
  const exchanges = new Map<string, Exchange>()
  return {
    keepRequest(entry: LogEntry, { contentType, body }: Body): void {
      exchanges.set(entry.id, { entry, request: readableBody(contentType, body), answer: '' })
      const [oldest] = exchanges.keys()
      if (exchanges.size > exchangesMax && oldest !== undefined) exchanges.delete(oldest)
    },
    keepAnswer({ id }: LogEntry, { contentType, body }: Body): void {
      const exchange = exchanges.get(id)
      if (exchange !== undefined) exchange.answer = readableBody(contentType, body)
    },
    /** Undefined where it was too long ago. */
    findExchange: (id: string): Exchange | undefined => exchanges.get(id),
    count: (): number => received,
    start(method: string, path: string): LogEntry {
      const receivedAtMs = nowMs()
      const entry: LogEntry = {
        receivedAt: new Date(receivedAtMs).toISOString(),
        receivedAtMs,
        method,
        path,
        status: null,
        durationMs: null,
        note: null,
        user: null,
        externalIds: [],
        id: randomUUID(),
      }
      entries.push(entry)
      received++
      if (entries.length >= 2 * entriesMax) entries = entries.slice(-entriesMax)
      return entry
    },
    /** The last ones, oldest first. */
    read({ limit, sinceMs, externalId }: { limit: number; sinceMs?: number; externalId?: string }): LogEntry[] {
      const found = entries.filter(
        (entry) =>
          entry.receivedAtMs >= (sinceMs ?? 0) && (externalId === undefined || entry.externalIds.includes(externalId)),
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
