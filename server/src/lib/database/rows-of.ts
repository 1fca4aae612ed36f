import sql, { join, raw, type Sql } from 'sql-template-tag'

/** What a column of each type is given. Null is what is not there. */
interface ColumnTypes {
  text: string
  int: number
  bigint: number
  float8: number
  bool: boolean
  bytea: Uint8Array
  date: string
  timestamptz: Date | string
}

type Column<Row> = {
  [Type in keyof ColumnTypes]: readonly [Type, (row: Row, index: number) => ColumnTypes[Type] | null | undefined]
}[keyof ColumnTypes]

/**
 * What a statement brings along, as a table in its `from`. It is the same statement for any number of rows.
 *
 *   sql`insert into tags (id, word) select id, word from ${rowsOf('tag', tags, { id: ['text', () => newId()], word: ['text', ({ word }) => word] })}`
 */
export function rowsOf<Row>(name: string, rows: readonly Row[], columns: Record<string, Column<Row>>): Sql {
  const values = Object.values(columns).map(([type, value]) => {
    const ofRows = rows.map((row, index) => value(row, index) ?? null)
    return sql`${ofRows}::${raw(type)}[]`
  })
  return join(values, ', ', 'unnest(', `) as ${name} (${Object.keys(columns).join(', ')})`)
}
