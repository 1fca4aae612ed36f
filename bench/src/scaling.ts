import type { Property } from '@aushang/model'
import { availableParallelism, cpus } from 'node:os'
import sql, { type Sql } from 'sql-template-tag'
import { type Database, openDatabase } from '../../server/src/lib/database/db.ts'
import { call, connectTarget, inParallel, untilNone } from './api.ts'
import { type Claim, percent, times } from './claims.ts'
import { aPropertyOf } from './sample.ts'
import { startSandboxProcess } from './sandbox.ts'
import { startService, startWorkerProcess } from './service.ts'

const targets = 8
const listingsOfEach = 75
const answerMs = 100
const workerCounts = [1, 2, 4]

/**
 * Updates of listings on eight accounts of a portal that takes 100 ms for each answer, by 1, 2 and 4 worker processes: due
 * mixed, and due target by target, as they are when each target was resumed after the other. Workers, database and portal
 * share the cores: how busy those were says whether more workers could have done more.
 */
export async function scaling(): Promise<Claim[]> {
  const sandbox = await startSandboxProcess({ answerMs })
  const settings = { PLATFORM_A_SANDBOX_URL: sandbox.url }
  const service = await startService({ ...settings, RUN: 'api' })
  const db = openDatabase({ url: service.databaseUrl })
  const stopWorker = await startWorkerProcess(service.databaseUrl, settings)
  await inParallel(targets, targets, async (index) => {
    const targetId = await connectTarget(service, `user-${index}`)
    for (let listing = 0; listing < listingsOfEach; listing++) {
      const draft = { ...aPropertyOf(2_000), externalId: `SCALE-${index}-${listing}` }
      const { id } = await call<Property>(service, 'POST', '/properties', draft)
      await call(service, 'POST', '/listings', { propertyId: id, targetId })
    }
  })
  await untilNone(db, sql`select from listings where due_at is not null`)
  await stopWorker()

  const rates: { mixed: number; byTarget: number; busy: number }[] = []
  for (const workers of workerCounts) {
    const stops = await Promise.all(
      Array.from({ length: workers }, () => startWorkerProcess(service.databaseUrl, settings)),
    )
    await republish(db, sql`now()`) // while they open their connections, and are compiled
    const before = coreTimes()
    const mixed = await republish(db, sql`now()`)
    const byTarget = await republish(db, sql`now() - make_interval(secs => dense_rank * 10)`)
    const after = coreTimes()
    const busy = 1 - (after.idle - before.idle) / (after.all - before.all)
    rates.push({ mixed, byTarget, busy })
    console.log(
      `  ${workers} workers: ${mixed.toFixed(1)} listings/s mixed, ${byTarget.toFixed(1)}/s by target; cores busy ${percent(busy)}`,
    )
    await Promise.all(stops.map((stop) => stop()))
  }
  await db.close()
  await service.stop()
  sandbox.stop()

  const [one = { mixed: 0, byTarget: 0 }] = rates
  return rates.map(({ mixed, byTarget, busy }, index) => ({
    what: `${workerCounts[index]} worker${index === 0 ? '' : 's'}, ${targets} accounts of a portal that takes ${answerMs} ms for each answer, ${availableParallelism()} cores`,
    measured: `${mixed.toFixed(1)} listings/s due mixed, ${byTarget.toFixed(1)}/s due target by target: ${times(byTarget / mixed)}; cores busy ${percent(busy)}`,
    anchor:
      index === 0
        ? `the portal, which takes ${(targets * 1000) / answerMs} calls/s when it is asked by each account one at a time`
        : `${times(mixed / one.mixed)} what one worker does mixed, ${times(byTarget / one.byTarget)} by target`,
  }))
}

/** How long all cores were idle so far, and how long that is in all. */
function coreTimes(): { idle: number; all: number } {
  const cores = cpus().map((core) => core.times)
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
  return { idle: sum(cores.map(({ idle }) => idle)), all: sum(cores.flatMap((core) => Object.values(core))) }
}

/** Makes all of them due, as if each had been edited, and returns how many are updated per second. */
async function republish(db: Database, dueAt: Sql): Promise<number> {
  const count = await db.run(sql`
    update listings set wanted_version = wanted_version + 1, tried_at = null, due_at = ${dueAt}
    from (select id as listed, dense_rank() over (order by target_id) as dense_rank from listings) as ranked
    where listings.id = listed`)
  const started = performance.now()
  await untilNone(db, sql`select from listings where due_at is not null`)
  return (count / (performance.now() - started)) * 1000
}
