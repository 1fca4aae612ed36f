import { isLoopbackHost } from './loopback-host.ts'
import { gaugeIn, type Telemetry } from './telemetry/telemetry.ts'

// Portals take what was signed within minutes, some within five; clocks that are kept are right to the second.
const toleratedMs = 60_000

/** Whether the clock of this machine is right, as far as others can tell: portals refuse what bears a wrong time. */
export interface Clock {
  /** By how many seconds it is ahead of the database's. */
  noteDatabase(seconds: number): void
  /** The same for that of a portal. */
  notePortal(host: string, seconds: number): void
  /** By how many seconds it is ahead, or behind if negative; 0 while nobody or not everybody says so. */
  offSeconds(): number
}

export function watchClock({ log, metrics }: Telemetry): Clock {
  /** By host, as it was heard last. */
  const portals = new Map<string, number>()
  let database = 0
  let saidSeconds = 0
  gaugeIn(
    metrics,
    {
      name: 'aushang_clock_off_seconds',
      help: 'By how much the clock of this machine is ahead of that of the database or of portals; 0 within a minute.',
      labelNames: ['of'],
    },
    (set) => {
      set({ of: 'database' }, database)
      set({ of: 'portals' }, offFromPortals())
    },
  )

  /** One of them alone may be wrong itself. */
  function offFromPortals(): number {
    const all = [...portals.values()]
    return all.every((seconds) => seconds !== 0) ? (all[0] ?? 0) : 0
  }

  // A database that agrees may lie on this machine; one that does not may be wrong itself.
  const offSeconds = () => (portals.size > 0 ? offFromPortals() : database)

  function sayChange(): void {
    const seconds = offSeconds()
    if ((seconds === 0) === (saidSeconds === 0)) return
    if (seconds !== 0) log.error({ seconds, database, portals: Object.fromEntries(portals) }, wrongClock(seconds))
    else log.info('the clock of this machine is right again')
    saidSeconds = seconds
  }

  return {
    noteDatabase(seconds) {
      database = seconds
      sayChange()
    },
    notePortal(host, seconds) {
      // On this machine, it has the same clock, so that its agreement says nothing.
      if (seconds === 0 && isLoopbackHost(host)) portals.delete(host)
      else portals.set(host, seconds)
      sayChange()
    },
    offSeconds,
  }
}

/** Of whoever answered just now: by how many seconds our clock is ahead of its; 0 within a minute, or when it does not tell. */
export function secondsAhead({ date = '', age }: Record<string, string>, durationMs: number): number {
  // What comes out of a cache bears the time of when it came in.
  return age === undefined ? secondsAheadOf(Date.parse(date), durationMs) : 0
}

/** It was that late there at some moment between the question and the answer. */
export function secondsAheadOf(theirMs: number, durationMs: number): number {
  const ahead = Date.now() - durationMs - theirMs
  const behind = theirMs - Date.now()
  if (ahead > toleratedMs) return Math.round(ahead / 1000)
  return behind > toleratedMs ? -Math.round(behind / 1000) : 0
}

export function wrongClock(seconds: number): string {
  const minutes = Math.round(Math.abs(seconds) / 60)
  return `the clock of this machine is ${minutes} minutes ${seconds > 0 ? 'fast' : 'slow'}: portals and receivers refuse what we sign, and certificates seem invalid; let it be set (NTP)`
}
