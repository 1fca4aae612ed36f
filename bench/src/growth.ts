import type { Property } from '@aushang/model'
import { setTimeout as sleep } from 'node:timers/promises'
import sql, { raw } from 'sql-template-tag'
import { claimStatement } from '../../server/src/lib/background-work/work-sql.ts'
import { type Database, openDatabase } from '../../server/src/lib/database/db.ts'
import { analyzeGrownTables } from '../../server/src/lib/database/grown-tables.ts'
import { call, connectTarget, lastPosition } from './api.ts'
import { type Claim, ms, times } from './claims.ts'
import { median } from './figures.ts'
import { aPropertyOf } from './sample.ts'
import type { Service } from './service.ts'

const propertySteps = [1_000, 10_000, 100_000]
const accountSteps = [1, 100, 10_000]
const samples = 40

/** What is done one at a time, each by its index. */
type Operations = Record<string, (index: number) => Promise<unknown>>

/**
 * What single requests cost, and how soon an edit is online, as an account grows from 1,000 to 100,000 properties with a listing each;
 * then, as others join it: from 1 to 10,000 accounts, each with work of every kind for later.
 */
export async function growth(service: Service): Promise<Claim[]> {
  const db = openDatabase({ url: service.databaseUrl })
  const targetId = await connectTarget(service)
  const listed: string[] = []
  for (let index = 0; index < samples; index++) {
    const draft = { ...aPropertyOf(2_000), externalId: `GROW-${index}` }
    const { id } = await call<Property>(service, 'POST', '/properties', draft)
    await call(service, 'POST', '/listings', { propertyId: id, targetId })
    listed.push(id)
  }
  const operations = operationsOf(service, db, listed)

  const byProperties: Map<string, number>[] = []
  for (const [index, count] of propertySteps.entries()) {
    await fillProperties(db, service.accountId, targetId, propertySteps[index - 1] ?? samples, count)
    byProperties.push(await measure(operations, `${count} properties`))
  }
  const byAccounts: Map<string, number>[] = []
  for (const [index, count] of accountSteps.entries()) {
    await fillAccounts(db, accountSteps[index - 1] ?? 1, count)
    byAccounts.push(await measure(operations, `${count} accounts`))
  }
  await db.close()
  return [...claimsOf(propertySteps, 'properties', byProperties), ...claimsOf(accountSteps, 'accounts', byAccounts)]
}

function claimsOf(steps: number[], noun: string, figures: Map<string, number>[]): Claim[] {
  return [...(figures[0]?.keys() ?? [])].map((name) => {
    const [first = 0, ...rest] = figures.map((each) => each.get(name) ?? 0)
    const last = rest.at(-1) ?? 0
    const shownSteps = steps.map((step) => step.toLocaleString('en')).join(' → ')
    return {
      what: `${name}: ${shownSteps} ${noun}`,
      measured: [first, ...rest].map(ms).join(' → '),
      anchor: `${times(last / first)} the first`,
    }
  })
}

function operationsOf(service: Service, db: Database, listed: string[]): Operations {
  const draft = aPropertyOf(2_000)
  const idOf = (index: number) => listed[index % listed.length] ?? ''
  return {
    '`POST /properties`': () => call(service, 'POST', '/properties', draft),
    '`GET /properties/{id}`': (index) => call(service, 'GET', `/properties/${idOf(index)}`),
    '`GET /properties?limit=50`': () => call(service, 'GET', '/properties?limit=50'),
    '`GET /listings?status=failed&limit=10`': () => call(service, 'GET', '/listings?status=failed&limit=10'),
    '`GET /listings?status=pending&limit=10`': () => call(service, 'GET', '/listings?status=pending&limit=10'),
    'a claim that finds nothing due': () => db.work.many(emptyClaim),
    'from `PATCH` until it is online': async (index) => {
      const before = await lastPosition(db, service.accountId)
      await call(service, 'PATCH', `/properties/${idOf(index)}`, {
        fields: { baseRent: Math.ceil(Math.random() * 1e6) },
      })
      while ((await lastPosition(db, service.accountId)) < before + 2);
    },
  }
}

const emptyClaim = claimStatement({
  table: 'listings',
  leaseSeconds: 60,
  room: { total: 50, account: 10, lane: 10, busyAccounts: [], busyLanes: [] },
  lane: { column: 'target_id' },
  lastAccount: '',
  asksAll: false,
  ending: undefined,
})

async function measure(operations: Operations, size: string): Promise<Map<string, number>> {
  const figures = new Map<string, number>()
  for (const [name, operate] of Object.entries(operations)) {
    const took: number[] = []
    for (let index = 0; index < samples; index++) {
      const started = performance.now()
      await operate(index)
      took.push(performance.now() - started)
    }
    figures.set(name, median(took))
  }
  console.log(`  ${size}: ${[...figures].map(([name, took]) => `${name} ${ms(took)}`).join(', ')}`)
  return figures
}

/** With a listing each that is published, but for a few that have failed. The oldest are those that are really online. */
async function fillProperties(
  db: Database,
  accountId: string,
  targetId: string,
  from: number,
  until: number,
): Promise<void> {
  const { type, fields } = aPropertyOf(2_000)
  for (let first = from + 1; first <= until; first += batch) {
    const last = Math.min(until, first + batch - 1)
    await db.run(sql`
      with numbers as (select n, 'zgrown' || lpad(n::text, 14, '0') as id from generate_series(${first}::int, ${last}::int) as n),
      property as (
        insert into properties (account_id, id, type, external_id, fields, attachments, processing_status, due_at)
        select ${accountId}, id, ${type}, id, ${JSON.stringify(fields)}::json, '[]', 'succeeded', null from numbers
      )
      insert into listings (account_id, id, property_id, target_id, wanted_version, published_version, has_failed, due_at)
      select ${accountId}, id, id, ${targetId}, 1, case when n % 1000 = 0 then 0 else 1 end, n % 1000 = 0, null from numbers`)
  }
  await settleDown(db)
}

const batch = 5_000

/** Each has a property, a target, a listing and a mail, which all have something to do in an hour. */
async function fillAccounts(db: Database, from: number, until: number): Promise<void> {
  const { type, fields } = aPropertyOf(2_000)
  const ids = sql`select 'zother' || lpad(n::text, 14, '0') as id from generate_series(${from + 1}::int, ${until}::int) as n`
  const later = sql`now() + interval '1 hour'`
  await db.transaction(async (tx) => {
    await tx.run(sql`insert into accounts (id, name) select id, id from (${ids}) as other`)
    await tx.run(sql`
      insert into properties (account_id, id, type, external_id, fields, attachments, processing_status, due_at)
      select id, id, ${type}, id, ${JSON.stringify(fields)}::json, '[]', 'succeeded', ${later} from (${ids}) as other`)
    await tx.run(sql`
      insert into targets (account_id, id, type, name, email_id, options, due_at)
      select id, id, 'openimmo', id, id, '{}', ${later} from (${ids}) as other`)
    await tx.run(sql`
      insert into listings (account_id, id, property_id, target_id, due_at) select id, id, id, id, ${later} from (${ids}) as other`)
  })
  await settleDown(db)
}

/** Statistics and free space, as a database has them that has grown slowly. */
async function settleDown(db: Database): Promise<void> {
  await analyzeGrownTables(db)
  for (const table of ['properties', 'listings', 'targets']) await db.run(sql`vacuum analyze ${raw(table)}`)
  await sleep(2_000)
}
