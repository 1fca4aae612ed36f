import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbeddedPostgres } from '../server/src/lib/embedded-postgres/start.ts'
import { migrate } from '../server/src/lib/database/migrate.ts'

/** The schema that all migrations together make, as the database itself describes it. */
export async function schemaFile(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'aushang-schema-'))
  const postgres = await startEmbeddedPostgres({ dataDir, settings: { fsync: 'off' } })
  try {
    await migrate(postgres.url)
    const client = new pg.Client({ connectionString: postgres.url })
    await client.connect()
    const { rows } = await client.query<Table>(tables)
    const { rows: described } = await client.query<{ definition: string }>(functions)
    await client.end()
    return (
      [
        '-- Made from server/migrations/: the tables as they are after the last one.',
        ...described.map(({ definition }) => `${definition.trim()};`),
        ...rows.map(describe),
      ].join('\n\n') + '\n'
    )
  } finally {
    await postgres.stop()
    await rm(dataDir, { recursive: true })
  }
}

/** Those that no trigger calls: they stand with their tables. */
const functions = `
  select pg_get_functiondef(oid) as definition from pg_proc
  where pronamespace = 'public'::regnamespace and prorettype <> 'trigger'::regtype order by proname`

interface Table {
  name: string
  columns: string[]
  constraints: string[]
  indexes: string[]
  triggers: string[]
}

const tables = `
  select
    c.relname as name,
    array(
      select concat_ws(' ', quote_ident(a.attname), format_type(a.atttypid, a.atttypmod),
        case when a.attcollation <> t.typcollation then 'collate ' || quote_ident(l.collname) end,
        case when a.attnotnull then 'not null' end,
        case a.attgenerated
          when '' then 'default ' || pg_get_expr(d.adbin, d.adrelid)
          else 'generated always as (' || pg_get_expr(d.adbin, d.adrelid) || ')' ||
            case a.attgenerated when 's' then ' stored' else ' virtual' end
        end)
      from pg_attribute a
      join pg_type t on t.oid = a.atttypid
      left join pg_collation l on l.oid = a.attcollation
      left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      order by a.attnum
    ) as columns,
    array(
      select 'constraint ' || quote_ident(conname) || ' ' || pg_get_constraintdef(oid)
      from pg_constraint where conrelid = c.oid and contype <> 'n' order by contype = 'f', conname
    ) as constraints,
    array(
      select pg_get_indexdef(i.indexrelid) || ';'
      from pg_index i join pg_class x on x.oid = i.indexrelid
      where i.indrelid = c.oid and not exists (select from pg_constraint where conindid = i.indexrelid and conrelid = c.oid)
      order by x.relname
    ) as indexes,
    array(
      select rtrim(pg_get_functiondef(tgfoid), chr(10)) || E';\n' || pg_get_triggerdef(oid) || ';'
      from pg_trigger where tgrelid = c.oid and not tgisinternal order by tgname
    ) as triggers
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
  order by c.relname`

function describe({ name, columns, constraints, indexes, triggers }: Table): string {
  const body = [...columns, ...constraints].map((line) => `  ${line}`).join(',\n')
  return [
    `create table ${name} (\n${body}\n);`,
    ...indexes.map((index) => index.replace(/ON public\.(\S+) USING btree/, 'ON $1')),
    ...triggers,
  ].join('\n')
}
