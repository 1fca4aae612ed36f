import { fits, Id, Time } from '@aushang/model'
import sql, { raw, type Sql } from 'sql-template-tag'
import { invalid } from '../lib/errors.ts'

export type Order = 'asc' | 'desc'

/** What a list is in the order of, and how a page says where the next one begins. */
export interface SortKey {
  value: Sql
  /** The same, as no index has it. */
  unindexed: Sql
  /** Two rows never have the same. Otherwise those that do are in the order of their ids. */
  isUnique: boolean
  /** What the index on it says of its rows. */
  condition?: Sql
  /** What `after` is for a page that begins after this row. */
  cursor(row: { id: string; key: unknown }): string
  isAfter(after: string, order: Order, accountId: string): Sql
}

export const comes = (order: Order) => raw(order === 'asc' ? '>' : '<')

export const byId: SortKey = {
  value: sql`id`,
  unindexed: sql`id || ''`,
  isUnique: true,
  cursor: ({ id }) => id,
  isAfter: (after, order) => sql`id ${comes(order)} ${knownId(after)}`,
}

const types = {
  text: {
    isOne: (value: unknown) => typeof value === 'string' && !value.includes('\0'),
    unindexed: (value: Sql) => sql`${value} || ''`,
  },
  'double precision': {
    isOne: (value: unknown) => Number.isFinite(value),
    unindexed: (value: Sql) => sql`${value} + 0`,
  },
  timestamptz: {
    isOne: (value: unknown) => fits(Time, value),
    unindexed: (value: Sql) => sql`${value} + interval '0'`,
  },
}

/**
 * By a value that several rows may have, and that changes: where the next page begins is said by the value that the last row had
 * when it was shown, and its id. Nothing that stays where it is comes twice, or is left out.
 */
export function sortKey(value: Sql, type: keyof typeof types): SortKey {
  const { isOne, unindexed } = types[type]
  return {
    value,
    unindexed: unindexed(value),
    isUnique: false,
    cursor: ({ id, key }) => Buffer.from(JSON.stringify([key, id])).toString('base64url'),
    isAfter(after, order) {
      const [key, id] = readCursor(after)
      if (!isOne(key) || !fits(Id, id)) throw unknownCursor()
      return sql`(${value}, id) ${comes(order)} (${key}::${raw(type)}, ${id})`
    },
  }
}

function readCursor(after: string): unknown[] {
  try {
    const cursor: unknown = JSON.parse(Buffer.from(after, 'base64url').toString())
    return Array.isArray(cursor) ? cursor : []
  } catch {
    return []
  }
}

export function knownId(after: string): string {
  if (fits(Id, after)) return after
  throw invalid([{ path: '/query/after', code: 'wrong_format', sentence: { key: 'afterMustBeId' } }])
}

function unknownCursor() {
  return invalid([{ path: '/query/after', code: 'wrong_format', sentence: { key: 'afterMustBeCursor' } }])
}
