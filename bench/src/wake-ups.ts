import type { Property } from '@aushang/model'
import { type Database, openDatabase } from '../../server/src/lib/database/db.ts'
import { call, connectTarget, inParallel, lastPosition } from './api.ts'
import { untilNoneDue } from './backlog.ts'
import { type Claim, ms } from './claims.ts'
import { percentile } from './figures.ts'
import { createMailTarget } from './mails.ts'
import { aPropertyOf } from './sample.ts'
import type { Service } from './service.ts'
import { tellOneByOne } from './tell-one-by-one.ts'

const count = 1_000
const lateMs = 100

/**
 * 1,000 mails, and 1,000 edits of properties that are online, one at a time on an idle service: how long until what
 * follows from each is committed, and how many took so long that a wake-up must have been lost.
 */
export async function wakeUps(service: Service): Promise<Claim[]> {
  const db = openDatabase({ url: service.databaseUrl })
  // The first one waits for the process that reads them to start.
  const [first = 0, ...told] = await tellOneByOne(db, service, await createMailTarget(service), count + 1)
  const published = await editOneByOne(db, service)
  await db.close()
  return [
    {
      what: `mails, from the 250 until \`request.created\` is committed (the very first: ${ms(first)})`,
      ...shown(told),
    },
    { what: 'edits, from the answer to `PATCH` until `publication.succeeded` is committed', ...shown(published) },
  ]
}

function shown(waits: number[]): Omit<Claim, 'what'> {
  const late = waits.filter((wait) => wait > lateMs).length
  return {
    measured: `${late} of ${count} over ${lateMs} ms; p50 ${ms(percentile(waits, 0.5))}, p99 ${ms(percentile(waits, 0.99))}`,
    anchor: 'a worker looks once a second without a wake-up',
  }
}

/** Each is another property: edits of the same one that follow within a second are gathered. */
async function editOneByOne(db: Database, service: Service): Promise<number[]> {
  const targetId = await connectTarget(service)
  const ids: string[] = []
  await inParallel(16, count, async (index) => {
    const draft = { ...aPropertyOf(2_000), externalId: `WAKE-${index}` }
    const { id } = await call<Property>(service, 'POST', '/properties', draft)
    await call(service, 'POST', '/listings', { propertyId: id, targetId })
    ids.push(id)
  })
  await untilNoneDue(db, 'listings')

  const waits: number[] = []
  for (const id of ids) {
    const before = await lastPosition(db, service.accountId)
    await call(service, 'PATCH', `/properties/${id}`, { fields: { baseRent: 1234 } })
    const answered = performance.now()
    // Two events: that the property is ready, and that it is online.
    while ((await lastPosition(db, service.accountId)) < before + 2);
    waits.push(performance.now() - answered)
  }
  return waits
}
