import type { Property } from '@aushang/model'
import { availableParallelism, cpus } from 'node:os'
import sql, { type Sql } from 'sql-template-tag'
import { openWakes } from '../../server/src/lib/background-work/wake.ts'
import { type Database, openDatabase } from '../../server/src/lib/database/db.ts'
import { call, connectTarget, inParallel } from './api.ts'
import { untilNoneDue } from './backlog.ts'
import { type Claim, percent, times } from './claims.ts'
import { aPropertyOf } from './sample.ts'
import { startSandboxProcess } from './sandbox.ts'
import { startService, startWorkerProcess } from './service.ts'

const targets = 8
const workerCounts = [1, 2, 4]
// `concurrencyPerAccount` of `publish-listing.work.ts`: what a worker may do at once for an account bounds what it can do.
const places = 72
// Each worker has its places to fill so often: fewer times, and most of what is measured would be how they begin and end.
const rounds = 6
const listingsOfTarget = (workers: number) => (rounds * places * workers) / targets
// With the first, a few workers take all that two cores have; with the second, they do not.
const answersMs = [100, 1500]

/**
 * Updates of listings on eight targets of one account, on a portal that is slow to answer, by 1, 2 and 4 worker processes, as many for
 * each worker: due mixed, and due target by target, as they are when each target was resumed after the other. Workers, database and
 * portal share the cores: how busy those were says whether more workers could have done more.
 */
export async function scaling(): Promise<Claim[]> {
  const sandbox = await startSandboxProcess()
  const settings = { PLATFORM_A_SANDBOX_URL: sandbox.url }
  const service = await startService({ ...settings, RUN: 'api' })
  const wakes = openWakes(service.databaseUrl, console.error)
  const db = openDatabase({ url: service.databaseUrl, onWake: wakes.send })
  const stopWorker = await startWorkerProcess(service.databaseUrl, settings)
  await inParallel(targets, targets, async (index) => {
    const targetId = await connectTarget(service, `user-${index}`)
    for (let listing = 0; listing < listingsOfTarget(Math.max(...workerCounts)); listing++) {
      const draft = { ...aPropertyOf(2_000), externalId: `SCALE-${index}-${listing}` }
      const { id } = await call<Property>(service, 'POST', '/properties', draft)
      await call(service, 'POST', '/listings', { propertyId: id, targetId })
    }
  })
  await untilNoneDue(db, 'listings')
  await stopWorker()

  const claims: Claim[] = []
  for (const answerMs of answersMs) {
    let one = { mixed: 0, byTarget: 0 }
    for (const workers of workerCounts) {
      const rates = await measure(workers, answerMs)
      if (workers === 1) one = rates
      const { mixed, byTarget, busy } = rates
      claims.push({
        what: `${workers} worker${workers === 1 ? '' : 's'}, ${targets} targets on a portal that takes ${answerMs} ms for each answer, ${availableParallelism()} cores`,
        measured: `${mixed.toFixed(0)} listings/s due mixed, ${byTarget.toFixed(0)}/s due target by target: ${times(byTarget / mixed)}; cores busy ${percent(busy)}`,
        anchor:
          workers === 1
            ? `${((places * 1000) / answerMs).toFixed(0)}/s, which is what the ${places} places of an account in a worker allow`
            : `${times(mixed / one.mixed)} what one worker does mixed, ${times(byTarget / one.byTarget)} by target`,
      })
      console.log(`  ${claims.at(-1)?.what}: ${claims.at(-1)?.measured}`)
    }
  }
  await db.close()
  await wakes.close()
  await service.stop()
  sandbox.stop()
  return claims

  async function measure(workers: number, answerMs: number) {
    const stops = await Promise.all(
      Array.from({ length: workers }, () => startWorkerProcess(service.databaseUrl, settings)),
    )
    const ofTarget = listingsOfTarget(workers)
    sandbox.answerAfter(0)
    await editListings(db, ofTarget, sql`now()`) // while they open their connections, and are compiled
    sandbox.answerAfter(answerMs)
    const before = coreTimes()
    const mixed = await editListings(db, ofTarget, sql`now()`)
    const byTarget = await editListings(db, ofTarget, sql`now() - make_interval(secs => target_number * 10)`)
    const after = coreTimes()
    const busy = 1 - (after.idle - before.idle) / (after.all - before.all)
    await Promise.all(stops.map((stop) => stop()))
    return { mixed, byTarget, busy }
  }
}

/** How long all cores were idle so far, and how long that is in all. */
function coreTimes(): { idle: number; all: number } {
  const cores = cpus().map((core) => core.times)
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
  return { idle: sum(cores.map(({ idle }) => idle)), all: sum(cores.flatMap((core) => Object.values(core))) }
}

/** Changes the price of so many properties of each target, as an edit of each would, and returns how many are updated per second. */
async function editListings(db: Database, ofTarget: number, dueAt: Sql): Promise<number> {
  const count = await db.transaction(async (tx) => {
    tx.wake('listings')
    return tx.run(sql`
      with numbered as (
        select id, property_id, dense_rank() over (order by target_id) as target_number,
          row_number() over (partition by target_id order by id) as number
        from listings
      ),
      chosen as (select * from numbered where number <= ${ofTarget}),
      edited as (
        update properties set version = version + 1,
          fields = (fields::jsonb || jsonb_build_object('baseRent', (fields ->> 'baseRent')::numeric + 1))::json
        from chosen where properties.id = chosen.property_id
      )
      update listings set wanted_version = wanted_version + 1, tried_at = null, due_at = ${dueAt}
      from chosen where listings.id = chosen.id`)
  })
  const started = performance.now()
  await untilNoneDue(db, 'listings')
  return (count / (performance.now() - started)) * 1000
}
