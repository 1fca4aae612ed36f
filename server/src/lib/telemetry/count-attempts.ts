import type { Worker } from '../background-work/start-work.ts'
import type { Attempt } from '../background-work/work.ts'
import { counterIn, gaugeIn, histogramIn, type Telemetry } from './telemetry.ts'

const durations = [0.005, 0.025, 0.1, 0.5, 1, 2.5, 5, 10, 30, 60, 300]

/** Counts what is worked on in the background, by kind: the table that it lies in. */
export function countAttempts({ metrics }: Telemetry, tables: string[]): (attempt: Attempt) => void {
  const seconds = histogramIn(metrics, {
    name: 'aushang_work_duration_seconds',
    help: 'How long attempts at background work took, by kind and outcome; its count is the number of attempts.',
    labelNames: ['kind', 'outcome'],
    buckets: durations,
  })
  const leasesLost = counterIn(metrics, {
    name: 'aushang_leases_lost_total',
    help: 'Attempts that came to nothing because somebody else had taken the row over.',
    labelNames: ['kind'],
    begins: tables.map((kind) => ({ kind })),
  })
  for (const kind of tables) seconds.zero({ kind, outcome: 'done' })
  return ({ table: kind, outcome, durationMs, isLeaseLost }) => {
    seconds.observe({ kind, outcome }, durationMs / 1000)
    if (isLeaseLost) leasesLost.inc({ kind })
  }
}

export function gaugeInHand({ metrics }: Telemetry, workers: Record<string, Pick<Worker, 'inHand'>>): void {
  gaugeIn(
    metrics,
    {
      name: 'aushang_work_in_hand',
      help: 'Background work that this process is at, by kind.',
      labelNames: ['kind'],
    },
    (set) => {
      for (const [kind, worker] of Object.entries(workers)) set({ kind }, worker.inHand())
    },
  )
}
