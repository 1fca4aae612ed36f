import { setTimeout as sleep } from 'node:timers/promises'
import { DatabaseFull, DatabaseUnavailable, WaitedTooLong } from '../database/database-errors.ts'
import { counterIn, type Telemetry } from './telemetry.ts'

export interface Trouble {
  /** For everything that goes wrong where nobody waits for an answer. */
  report(error: unknown): void
  /** Whether a write was refused for want of room, and there is none yet. */
  isDatabaseFull(): boolean
  stop(): void
}

interface TroubleOptions extends Telemetry {
  /** Rejects as long as the database is away. */
  askDatabase(): Promise<unknown>
  /** Rejects as long as it has no room. */
  askForRoom(): Promise<unknown>
  askEveryMs?: number
  quietMs?: number
}

interface Spell {
  beganAt: number
  lastAt: number
  times: number
}

/**
 * Says when trouble begins and when it has ended, and how often it was met with in between: whoever does something every
 * second would else say so every second. That the database is away, or has no room, is one trouble, whoever meets with it. The first has
 * ended when it answers; anything else has ended when it has not come for a minute, and there is room again.
 */
export function watchTrouble(options: TroubleOptions): Trouble {
  const { log, metrics, askDatabase, askForRoom, askEveryMs = 1_000, quietMs = 60_000 } = options
  const spells = new Map<string, Spell>()
  const errors = counterIn(metrics, {
    name: 'aushang_background_errors_total',
    help: 'Errors where nobody waited for an answer; the log says when they began and ended.',
    begins: [{}],
  })
  let isStopped = false
  const looking = setInterval(() => void endQuietSpells(), quietMs / 6)
  looking.unref()

  return {
    report(error) {
      errors.inc()
      const isFull = error instanceof DatabaseFull
      const isAway = error instanceof DatabaseUnavailable && !(error instanceof WaitedTooLong) && !isFull
      const isNew = note(isAway ? databaseAway : isFull ? databaseFull : placeOf(error))
      if (isAway && isNew) {
        log.error({ err: error }, 'the database is away: background work, mails and writes wait for it')
        void untilDatabaseAnswers()
      } else if (isFull && isNew) {
        log.error(
          { err: error },
          'the database has no room left on its disk: nothing can be written until there is some',
        )
      } else if (isNew) {
        log.error({ err: error }, 'background trouble')
      }
    },
    isDatabaseFull: () => spells.has(databaseFull),
    stop() {
      clearInterval(looking)
      isStopped = true
    },
  }

  function note(name: string): boolean {
    const now = Date.now()
    const spell = spells.get(name)
    if (spell !== undefined) Object.assign(spell, { lastAt: now, times: spell.times + 1 })
    else spells.set(name, { beganAt: now, lastAt: now, times: 1 })
    return spell === undefined
  }

  async function untilDatabaseAnswers(): Promise<void> {
    while (!isStopped && !(await isWell(askDatabase))) await sleep(askEveryMs, undefined, { ref: false })
    const spell = spells.get(databaseAway)
    if (isStopped || spell === undefined) return
    spells.delete(databaseAway)
    log.info({ seconds: (Date.now() - spell.beganAt) / 1000, errors: spell.times }, 'the database answers again')
  }

  async function endQuietSpells(): Promise<void> {
    for (const [name, { beganAt, lastAt, times }] of spells) {
      if (name === databaseAway || Date.now() - lastAt < quietMs) continue
      // Who writes nothing meanwhile is refused nothing.
      if (name === databaseFull && !(await isWell(askForRoom))) continue
      if (isStopped || !spells.delete(name)) continue
      const seconds = (lastAt - beganAt) / 1000
      if (name === databaseFull) log.info({ seconds, errors: times }, 'the database has room again')
      else if (times > 1) log.info({ where: name, seconds, errors: times }, 'trouble has ended')
    }
  }
}

async function isWell(ask: () => Promise<unknown>): Promise<boolean> {
  return ask().then(
    () => true,
    () => false,
  )
}

const databaseAway = 'database'
const databaseFull = 'database full'

/** Where it was thrown, and what it is: its words may name an id, and be others each time. */
function placeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error).slice(0, 100)
  const frame = (error.stack ?? '').split('\n').find((line) => line.trimStart().startsWith('at ')) ?? ''
  const code = 'code' in error ? ` ${String(error.code)}` : ''
  return `${error.name}${code}${frame && ` ${frame.trim()}`}`
}
