import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import sql, { type Sql } from 'sql-template-tag'
import { makeSlots } from '../slots/slots.ts'
import {
  answerMsMax,
  beginWork,
  keptConnection,
  listPoolSettings,
  planAsUsual,
  poolSettings,
  workPoolSettings,
} from './db-settings.ts'
import { asUnavailable, DatabaseUnavailable, rethrow, WaitedTooLong } from './database-errors.ts'
import { cutClient, poolHosts } from './hosts.ts'
import { type ListSlotUse, makeListSlots } from './list-slots.ts'

/** Something that statements can be sent to: the database, or a transaction on it. */
export interface Db {
  many<Row>(statement: Sql): Promise<Row[]>
  one<Row>(statement: Sql): Promise<Row>
  maybeOne<Row>(statement: Sql): Promise<Row | null>
  /** Returns how many rows it touched. */
  run(statement: Sql): Promise<number>
  /** Once what was written is committed, whoever works on this table is told that something may be due there. */
  wake(table: string): void
}

/** All or nothing. */
export interface Tx extends Db {
  isTransaction: true
}

export interface Database extends Db {
  /**
   * What a request does for an account names it: those of one account have a share of the connections, and wait for each other
   * before they take one. However many of them wait for the same lock, somebody else finds a connection.
   */
  transaction<Result>(work: (tx: Tx) => Promise<Result>, accountId?: string): Promise<Result>
  work: WorkStatements
  /**
   * The rows of a query with one column of text without line breaks, a line each, as fast as they are read. They hold a
   * connection of those that the account may have, until they are closed.
   */
  lines(accountId: string, query: Sql): Promise<Readable>
  /** How its connections are in use right now. */
  use(): DatabaseUse
  close(): Promise<void>
}

/** The statements of `lib/background-work`, which look up rows by their keys, in the order in which they are written. */
interface WorkStatements {
  /** On connections of their own, so that nobody's long transaction keeps due work waiting. */
  many<Row>(statement: Sql): Promise<Row[]>
  /**
   * Such a statement, which returns ids, as the first of a transaction; what follows in it is planned as everywhere else. It takes
   * a connection of those for requests, of which the shares of the accounts leave some.
   */
  transaction(first: Sql, work: (tx: Tx, returned: { id: string }[]) => Promise<void>): Promise<void>
}

interface DatabaseUse {
  /** `open` counts those in use, too; `waiting` are those who wait for one. */
  pools: { name: 'requests' | 'work' | 'lists'; max: number; open: number; idle: number; waiting: number }[]
  lists: ListSlotUse
}

interface DatabaseOptions {
  url: string
  poolMax?: number
  /** How long an answer is waited for. 0: for as long as it takes. */
  answerMs?: number
  /** How long a request waits for a connection of its account's share, and for a lock. */
  patienceMs?: number
  onError?: (error: Error) => void
  onWake?: (table: string) => void
}

// Counts and versions are far below 2^53: as numbers they are simply usable.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

/** Of the pools that a process may fill. */
export function poolSizes(poolMax: number) {
  const half = Math.max(2, Math.ceil(poolMax / 2))
  return { requests: poolMax, work: half, lists: half }
}

const closeMsMax = 2_000

export function openDatabase(options: DatabaseOptions): Database {
  const { url, poolMax = 10, answerMs = answerMsMax, onError = () => {}, onWake = () => {} } = options
  const { patienceMs = keptConnection.connectionTimeoutMillis } = options
  const lasting = {
    ...keptConnection,
    query_timeout: answerMs,
    idleTimeoutMillis: 0, // to open one, and to plan our statements on it, takes longer than most of them
    pipeline: true, // what need not wait for the answer to what was sent before does not
  }
  const pool = new pg.Pool({ ...lasting, ...poolHosts(url, poolSettings(patienceMs)), max: poolMax })
  // The rest is left to single statements, such as most of those that read, and to what settles.
  const shares = makeSlots({
    total: Math.max(1, poolMax - 2),
    perKey: Math.ceil(poolMax / 2),
    kept: poolMax >= 6 ? 1 : 0,
  })
  const workPool = new pg.Pool({ ...lasting, ...poolHosts(url, workPoolSettings), max: poolSizes(poolMax).work })
  // Lists have connections of their own, so that slow readers do not starve everybody else.
  const listsMax = poolSizes(poolMax).lists
  const lists = new pg.Pool({
    ...poolHosts(url, listPoolSettings),
    max: listsMax,
    connectionTimeoutMillis: keptConnection.connectionTimeoutMillis,
  })
  const listSlots = makeListSlots(listsMax)
  const pools = [pool, workPool, lists]
  const open = new Set<pg.PoolClient>()
  let isClosing = false
  for (const each of pools) {
    each.on('error', (cause) => isClosing || onError(asUnavailable(cause)))
    each.on('connect', (client) => {
      // A connection that breaks while it is lent out must fail its statement, not the process.
      client.on('error', () => {})
      open.add(client)
      client.once('end', () => open.delete(client))
    })
  }

  return {
    ...queries((statement) => pool.query(statement)),
    wake: onWake, // each statement is committed by itself

    async transaction(work, accountId) {
      if (accountId === undefined) return transaction('begin', work)
      const begun = await shares.soon(accountId, patienceMs, async () => ({
        result: await transaction('begin', work),
      }))
      if (begun === null) throw new WaitedTooLong('Too much of the account waits for a lock.')
      return begun.result
    },

    work: {
      many: queries((statement) => workPool.query(statement)).many,
      transaction: (first, work) =>
        transaction(beginWork, async (tx, send) => {
          const [returned] = await Promise.all([
            tx.many<{ id: string }>(first),
            send({ text: planAsUsual }).catch(rethrow),
          ])
          await work(tx, returned)
        }),
    },

    lines: (accountId, query) =>
      listSlots.open(accountId, async () => {
        const client = await lists.connect().catch(rethrow)
        // No value holds the delimiter or the quote, so that this form of COPY is the bare text, a row a line.
        const copy = client.query(
          copyTo(
            `copy (${inlined(query)}) to stdout (format csv, delimiter e'\\x01', quote e'\\x02', encoding 'UTF8')`,
          ),
        )
        copy.once('close', () => client.release(copy.errored ?? !copy.readableEnded))
        // Where it was destroyed for a reason, it is told the end of its connection as another one.
        copy.on('error', () => {})
        return copy
      }),

    use: () => ({
      pools: [
        { name: 'requests', ...useOf(pool) },
        { name: 'work', ...useOf(workPool) },
        { name: 'lists', ...useOf(lists) },
      ],
      lists: listSlots.use(),
    }),

    async close() {
      isClosing = true
      await Promise.race([closePools(), sleep(closeMsMax, undefined, { ref: false })])
      open.forEach(cutClient)
    },
  }

  /** A pool waits for what is lent out, and not until those that it had are closed: a server that ends would complain to them. */
  async function closePools(): Promise<void> {
    await Promise.all(pools.map((each) => each.end()))
    await Promise.all([...open].map((client) => new Promise((ended) => client.once('end', ended))))
  }

  async function transaction<Result>(begin: string, work: (tx: Tx, send: Send) => Promise<Result>): Promise<Result> {
    const client = await pool.connect().catch(rethrow)
    let broken: Error | undefined
    try {
      const woken = new Set<string>()
      const begun = client.query(begin)
      begun.catch(() => {}) // Whatever is sent behind it fails, too.
      let fault: unknown
      const send: Send = async (statement) => {
        try {
          const [answer] = await Promise.all([client.query(statement), begun])
          return answer
        } catch (error) {
          // What was on its way behind a fault is told that one, and not that it came too late.
          throw (fault ??= error)
        }
      }
      const tx: Tx = { ...queries(send), isTransaction: true, wake: (table) => woken.add(table) }
      const result = await work(tx, send)
      await client.query('commit').catch(rethrow)
      woken.forEach(onWake)
      return result
    } catch (error) {
      await client.query('rollback').catch((cause: Error) => (broken = cause))
      throw error
    } finally {
      client.release(broken)
    }
  }
}

/**
 * Rejects when there is no room for a megabyte on its disk. Whoever may make no temporary tables is told that by another error, and finds
 * out by writing.
 */
export async function tryRoom(db: Database): Promise<void> {
  const trying = db.transaction((tx) =>
    tx.run(sql`
      create temporary table aushang_room on commit drop as select gen_random_uuid() from generate_series(1, 20000)`),
  )
  await trying.catch((error: unknown) => {
    if (error instanceof DatabaseUnavailable) throw error
  })
}

function useOf({ options, totalCount, idleCount, waitingCount }: pg.Pool) {
  return { max: options.max, open: totalCount, idle: idleCount, waiting: waitingCount }
}

type Send = (statement: pg.QueryConfig) => Promise<pg.QueryResult>

function queries(send: Send): Omit<Db, 'wake'> {
  const query = ({ text, values }: Sql) => send({ name: statementName(text), text, values }).catch(rethrow)
  return {
    many: async (statement) => (await query(statement)).rows,
    async one(statement) {
      const { rows } = await query(statement)
      if (rows.length !== 1) throw new Error(`Expected one row, not ${rows.length}: ${statement.text}`)
      return rows[0]
    },
    maybeOne: async (statement) => (await query(statement)).rows[0] ?? null,
    run: async (statement) => (await query(statement)).rowCount ?? 0,
  }
}

const names = new Map<string, string>()

/** A named statement is parsed and planned once per connection: twice the throughput of an unnamed one. */
function statementName(text: string): string {
  let name = names.get(text)
  if (name === undefined) names.set(text, (name = createHash('sha1').update(text).digest('base64url')))
  return name
}

/** COPY takes no parameters. */
function inlined(query: Sql): string {
  return query.strings.reduce((text, part, index) => text + literal(query.values[index - 1]) + part)
}

function literal(value: unknown): string {
  if (typeof value === 'number') return String(value)
  if (value instanceof Date) return pg.escapeLiteral(value.toISOString())
  return pg.escapeLiteral(String(value))
}
