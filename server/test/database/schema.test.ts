import pg from 'pg'
import { inject, test, expect } from 'vitest'
import { sealedColumns } from '../../src/reseal-secrets.ts'

/** Tables that belong to the installation and to no account. */
const shared = ['accounts', 'migrations', 'secrets_key_check', 'setup_links', 'sign_in_guesses']

async function query<Row extends pg.QueryResultRow>(text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: inject('templateUrl') })
  await client.connect()
  const { rows } = await client.query<Row>(text)
  await client.end()
  return rows
}

test('every table is keyed by account first', async () => {
  const tables = await query<{ name: string; first: string | null }>(`
    select c.relname as name,
      (select a.attname from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
        where i.indrelid = c.oid and i.indisprimary) as first
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')`)

  const own = tables.filter(({ name }) => !shared.includes(name))
  expect(own.length).toBeGreaterThan(0)
  expect(own.filter(({ first }) => first !== 'account_id')).toEqual([])
})

test('every reference between resources goes by account and id', async () => {
  const references = await query<{ name: string; target: string; columns: string[]; targets: string[] }>(`
    select conname as name, confrelid::regclass::text as target,
      array(select attname::text from unnest(conkey) with ordinality k(n, i) join pg_attribute a on a.attrelid = conrelid and a.attnum = n order by i) as columns,
      array(select attname::text from unnest(confkey) with ordinality k(n, i) join pg_attribute a on a.attrelid = confrelid and a.attnum = n order by i) as targets
    from pg_constraint where contype = 'f'`)

  const between = references.filter(({ target }) => target !== 'accounts')
  expect(between.length).toBeGreaterThan(0)
  expect(between.filter(({ columns, targets }) => columns[0] !== 'account_id' || targets[0] !== 'account_id')).toEqual(
    [],
  )
})

/** Bytes that are not sealed: hashes, mails as they came, what tells the keys. */
const inTheClear = [
  'api_keys.hash',
  'idempotency_keys.request_hash',
  'invitations.hash',
  'mails.hash',
  'mails.raw',
  'mails.repeats',
  'password_resets.hash',
  'requests.hash',
  'secrets_key_check.prefix',
  'secrets_key_check.sealed', // by `keepOnlyKey`
  'sessions.hash',
  'setup_links.hash',
  'sign_in_guesses.key',
]

test('every column that is sealed is sealed anew when the key is changed', async () => {
  const columns = await query<{ name: string }>(`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and udt_name in ('bytea', '_bytea')`)

  const sealed = sealedColumns.map(({ table, column }) => `${table}.${column}`)
  expect(columns.map(({ name }) => name).toSorted()).toEqual([...inTheClear, ...sealed].toSorted())
})
