import { Readable } from 'node:stream'
import { type Language, renderMessagesIn } from '@aushang/model'
import sql from 'sql-template-tag'
import type { Wakes } from '../lib/background-work/wake.ts'
import type { Db } from '../lib/database/db.ts'
import { ApiError } from '../lib/errors.ts'
import { makeTally } from '../lib/slots/tally.ts'
import { threadTurns } from '../lib/slots/thread-turns.ts'
import { eventJson, type LogPlace } from './events.store.ts'
import { watchLogs } from './watch-logs.ts'

// Whoever has read for so long comes again.
const openMsMax = 5 * 60_000
const heartbeatMs = 15_000
// At a time: what a stream holds in memory.
const eventsMax = 50
const streams = { perAccountMax: 10, inAllMax: 500 }

interface Reader {
  accountId: string
  language: Language
  isStillLetIn(): Promise<boolean>
}

interface EventStreams {
  /** Everything after this place in the account's log, and what comes, until the reader is gone, or not let in any more, or it has been open for long. */
  open(reader: Reader, place: LogPlace, gone: AbortSignal): Readable
  /** All of them end. */
  close(): void
}

/** Server-sent events. Each is read from the log when there is room for it, so that a slow reader holds up nobody and costs nothing. */
export function makeEventStreams({ db, wakes }: { db: Db; wakes: Pick<Wakes, 'onWake'> }): EventStreams {
  const logs = watchLogs({ db, wakes })
  const closing = new AbortController()
  const open = makeTally()

  async function* follow(reader: Reader, after: LogPlace, signal: AbortSignal): AsyncGenerator<string> {
    const { accountId, language } = reader
    const until = Date.now() + openMsMax
    let { position } = after
    // Before anything has happened, a reader knows from the id alone where to go on; without data, it is no event to anybody.
    yield `id: ${after.id}\nretry: 1000\n\n`
    while (!signal.aborted && Date.now() < until && (await reader.isStillLetIn())) {
      const seen = logs.seen()
      const events = await threadTurns.lent(accountId, () => readLog(db, accountId, position))
      position = events.at(-1)?.position ?? position
      const chunk = () => events.map((event) => asChunk(event, language)).join('')
      if (events.length > 0) yield threadTurns.counted(accountId, chunk)
      if (events.length === eventsMax) continue
      const hasMore = await logs.next({ accountId, position, seen, waitMs: heartbeatMs, signal })
      if (!hasMore) yield ': nothing new\n\n'
    }
  }

  return {
    open(reader, place, gone) {
      const { accountId } = reader
      if (gone.aborted || open.of(accountId) >= streams.perAccountMax || open.total() >= streams.inAllMax)
        throw tooMany()
      open.add(accountId, 1)
      gone.addEventListener('abort', () => open.add(accountId, -1), { once: true })
      return Readable.from(follow(reader, place, AbortSignal.any([gone, closing.signal])))
    },
    close() {
      closing.abort()
      logs.close()
    },
  }
}

interface LoggedEvent {
  id: string
  position: number
  json: string
}

function readLog(db: Db, accountId: string, after: number): Promise<LoggedEvent[]> {
  return db.many(sql`
    select id, position, ${eventJson} as json from events
    where account_id = ${accountId} and position > 0 and position > ${after} order by position limit ${eventsMax}`)
}

/** Without a name of its own: whoever listens gets all of them in one place, and `eventName` stands in the data. */
function asChunk({ id, json }: LoggedEvent, language: Language): string {
  return `id: ${id}\ndata: ${renderMessagesIn(json, language)}\n\n`
}

function tooMany(): ApiError {
  return new ApiError('too_many_lists', { key: 'tooManyStreams' }, { headers: { 'retry-after': '10' } })
}
