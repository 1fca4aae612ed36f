import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sql, { raw } from 'sql-template-tag'
import type { Api } from './harness.ts'

/**
 * Where any of these words stands, in whatever column of whatever table, or in a file of the storage, also in base64: as
 * `table.column`, once each. The columns come from the catalogue of the database, so that no table is forgotten.
 */
export async function placesThatHold(api: Pick<Api, 'db' | 'mediaFolder'>, words: string[]): Promise<string[]> {
  const columns = await api.db.many<{ table: string; column: string; type: string }>(sql`
    select table_name as table, column_name as column, udt_name as type from information_schema.columns
    where table_schema = 'public' order by table_name, column_name`)
  const places: string[] = []
  for (const { table, column, type } of columns) {
    const texts = await api.db.many<{ text: string | null }>(sql`
      select ${raw(type === 'bytea' ? `encode("${column}", 'escape')` : `"${column}"::text`)} as text from ${raw(`"${table}"`)}`)
    if (texts.some(({ text }) => text !== null && holds(text, words))) places.push(`${table}.${column}`)
  }
  for (const file of await readdir(api.mediaFolder, { recursive: true, withFileTypes: true })) {
    if (!file.isFile()) continue
    if (holds(await readFile(join(file.parentPath, file.name), 'latin1'), words)) places.push(file.name)
  }
  return places
}

function holds(text: string, words: string[]): boolean {
  const folded = text.toLowerCase()
  const encoded = [...text.matchAll(/[A-Za-z0-9+/]{20}[A-Za-z0-9+/=\s]*/g)].map(([run]) =>
    Buffer.from(run, 'base64').toString('latin1').replaceAll('\0', '').toLowerCase(),
  )
  return words.some((word) => [folded, ...encoded].some((each) => each.includes(word.toLowerCase())))
}
