import { Registry } from 'prom-client'
import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { eventually } from '../../../../test/eventually.ts'
import { createJobs } from '../../../test/jobs.ts'
import { silentTelemetry } from '../../../test/telemetry.ts'
import { startWork } from '../background-work/start-work.ts'
import type { WorkRow } from '../background-work/work.ts'
import { countAttempts, gaugeInHand } from './count-attempts.ts'

const jobs = createJobs()

test('attempts are counted by what came of them, and so are leases that somebody else has taken', async () => {
  const telemetry = { ...silentTelemetry(), metrics: new Registry() }
  await jobs.db.run(sql`
    insert into jobs (account_id, id, due_at)
    values ('a', 'done', now()), ('a', 'again', now()), ('a', 'error', now()), ('a', 'lost', now())`)
  const runs: Record<string, (row: WorkRow) => Promise<{ kind: 'done' | 'again' }>> = {
    done: async () => ({ kind: 'done' }),
    again: async () => ({ kind: 'again' }),
    error: () => Promise.reject(new Error('a fault of ours')),
    async lost({ id }) {
      await jobs.db.run(sql`update jobs set lease_token = 'somebody else' where id = ${id}`)
      return { kind: 'done' }
    },
  }
  const worker = startWork(
    {
      table: 'jobs',
      leaseSeconds: 60,
      concurrency: 8,
      concurrencyPerAccount: 8,
      retryAfterSeconds: [3_600],
      run: (row: WorkRow) => runs[row.id]?.(row) ?? Promise.resolve({ kind: 'done' }),
    },
    { db: jobs.db, onError: () => {}, pollMs: 20, onAttempt: countAttempts(telemetry, ['jobs']) },
  )
  gaugeInHand(telemetry, { jobs: worker })

  await eventually(async () => expect(await telemetry.metrics.metrics()).toContain('outcome="error"} 1'))
  await worker.stop()

  const figures = await telemetry.metrics.metrics()
  expect(figures).toContain('aushang_work_duration_seconds_count{kind="jobs",outcome="done"} 2')
  expect(figures).toContain('aushang_work_duration_seconds_count{kind="jobs",outcome="again"} 1')
  expect(figures).toContain('aushang_leases_lost_total{kind="jobs"} 1')
  expect(figures).toContain('aushang_work_in_hand{kind="jobs"} 0')
})
