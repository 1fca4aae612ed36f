import sql, { raw } from 'sql-template-tag'
import type { Database, Db, Tx } from './database/db.ts'
import { keepOnlyKey } from './secrets-key.ts'
import type { Secrets } from './secrets.ts'
import { rowsOf } from './database/rows-of.ts'

/** A column that holds what was sealed. Its table is keyed by the account and one column more. */
export interface SealedColumn {
  table: string
  column: string
  key: string
  /** What a value is bound to. */
  place(accountId: string, key: string): string
  /** Goes on without a value that no key opens any more. */
  forget(tx: Tx, secrets: Secrets, accountId: string, key: string): Promise<unknown>
}

/** How many values none of the keys opens, by column, where there are such. */
type Unopened = { column: string; count: number }[]

interface Resealed {
  resealed: number
  unopened: Unopened
  /** Whether everything is sealed with the one key now. */
  isComplete: boolean
}

const batchMax = 500

/**
 * Seals anew what is not sealed with the key of now. It may be ended at any point and begun again, and others may write
 * meanwhile: a value is replaced only where it is still the one that was read.
 */
export async function resealColumns(
  db: Database,
  secrets: Secrets,
  columns: readonly SealedColumn[],
): Promise<Resealed> {
  let resealed = 0
  const unopened: Unopened = []
  for (const column of columns) {
    const result = await resealColumn(db, secrets, column)
    resealed += result.resealed
    if (result.unopened > 0) unopened.push({ column: nameOf(column), count: result.unopened })
  }
  // In one transaction: until its end nobody starts who would not know the old key.
  const isComplete = await db.transaction(async (tx) => {
    for (const column of columns) if (await isAnyLeft(tx, secrets, column)) return false
    await keepOnlyKey(tx, secrets)
    return true
  })
  return { resealed, unopened, isComplete }
}

/** What none of the keys opens; such values are handed to `work`, if there is something to be done about them. */
export async function findUnopened(
  db: Database,
  secrets: Secrets,
  columns: readonly SealedColumn[],
  work: (column: SealedColumn, values: SealedValue[]) => Promise<void> = async () => {},
): Promise<Unopened> {
  const unopened: Unopened = []
  for (const column of columns) {
    let count = 0
    for await (const values of readBatches(db, secrets, column)) {
      const lost = values.filter((each) => openIfPossible(secrets, column, each) === null)
      await work(column, lost)
      count += lost.length
    }
    if (count > 0) unopened.push({ column: nameOf(column), count })
  }
  return unopened
}

/** Goes on without what none of the keys opens. It may be ended at any point and begun again. */
export function forgetUnopened(db: Database, secrets: Secrets, columns: readonly SealedColumn[]): Promise<Unopened> {
  return findUnopened(db, secrets, columns, async (column, values) => {
    for (const [accountId, ofAccount] of Map.groupBy(values, (value) => value.accountId)) {
      await db.transaction(async (tx) => {
        for (const value of ofAccount) {
          if (await isStillThere(tx, column, value)) await column.forget(tx, secrets, accountId, value.key)
        }
      }, accountId)
    }
  })
}

async function isStillThere(tx: Tx, { table, column, key }: SealedColumn, value: SealedValue): Promise<boolean> {
  const found = await tx.maybeOne(sql`
    select from ${raw(table)}
    where account_id = ${value.accountId} and ${raw(key)} = ${value.key} and ${raw(column)} = ${value.sealed}
    for update`)
  return found !== null
}

function nameOf({ table, column }: SealedColumn): string {
  return `${table}.${column}`
}

interface SealedValue {
  accountId: string
  key: string
  sealed: Buffer
}

async function resealColumn(
  db: Db,
  secrets: Secrets,
  column: SealedColumn,
): Promise<{ resealed: number; unopened: number }> {
  let resealed = 0
  let unopened = 0
  for await (const values of readBatches(db, secrets, column)) {
    const fresh = values.flatMap((value) => {
      const plain = openIfPossible(secrets, column, value)
      return plain === null ? [] : [{ ...value, fresh: secrets.seal(column.place(value.accountId, value.key), plain) }]
    })
    resealed += await writeBatch(db, column, fresh)
    unopened += values.length - fresh.length
  }
  return { resealed, unopened }
}

async function* readBatches(db: Db, secrets: Secrets, column: SealedColumn): AsyncGenerator<SealedValue[]> {
  let last: { accountId: string; key: string } | undefined = { accountId: '', key: '' }
  while (last !== undefined) {
    const values: SealedValue[] = await readBatch(db, secrets, column, last)
    if (values.length > 0) yield values
    last = values.at(-1)
  }
}

function isOther({ column }: SealedColumn, { prefix }: Secrets) {
  return sql`${raw(column)} is not null and substring(${raw(column)} for ${prefix.length}) <> ${prefix}`
}

function readBatch(db: Db, secrets: Secrets, sealed: SealedColumn, last: { accountId: string; key: string }) {
  const { table, column, key } = sealed
  return db.many<SealedValue>(sql`
    select account_id as "accountId", ${raw(key)} as key, ${raw(column)} as sealed from ${raw(table)}
    where ${isOther(sealed, secrets)} and (account_id, ${raw(key)}) > (${last.accountId}, ${last.key})
    order by account_id, ${raw(key)} limit ${batchMax}`)
}

function openIfPossible(secrets: Secrets, { place }: SealedColumn, { accountId, key, sealed }: SealedValue) {
  try {
    return secrets.open(place(accountId, key), sealed)
  } catch {
    return null
  }
}

function writeBatch(db: Db, { table, column, key }: SealedColumn, values: (SealedValue & { fresh: Buffer })[]) {
  return db.run(sql`
    update ${raw(table)} as stored set ${raw(column)} = decode(value.fresh, 'hex')
    from ${rowsOf('value', values, {
      account_id: ['text', ({ accountId }) => accountId],
      key: ['text', (value) => value.key],
      sealed: ['text', ({ sealed }) => sealed.toString('hex')],
      fresh: ['text', ({ fresh }) => fresh.toString('hex')],
    })}
    where stored.account_id = value.account_id and stored.${raw(key)} = value.key
      and stored.${raw(column)} = decode(value.sealed, 'hex')`)
}

async function isAnyLeft(db: Db, secrets: Secrets, column: SealedColumn): Promise<boolean> {
  const found = await db.many(sql`select from ${raw(column.table)} where ${isOther(column, secrets)} limit 1`)
  return found.length > 0
}
