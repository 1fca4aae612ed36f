import { readFile } from 'node:fs/promises'
import { allMappingNotes } from '../connectors/test/all-mapping-notes.ts'
import type { MappingTable } from '../connectors/src/mapping-notes.ts'
import { mappingRows, type MappingRow } from '../connectors/test/mapping-table.ts'
import { propertyTypes } from '../model/src/property/types.ts'

/** Where every member goes, by each connector that maps. Found out once, whoever asks. */
export const mappings = allMappingNotes.map(({ folder, connector, heading, reaches, surenessOf, tables, beside }) => {
  const [first, ...others] = tables
  const rowsOf = ({ options, explained }: MappingTable) =>
    mappingRows({ connector, options, explained, ...(surenessOf && { surenessOf }) })
  const rows = once(() => rowsOf(first))
  const file = `connectors/src/${folder}/README.md`
  const readme = () =>
    readmeWith(file, [
      tableOf(first, rows()),
      ...others.map((other) =>
        tableOf(
          other,
          rowsOf(other).filter((row) => !rows().some((each) => isSame(each, row))),
        ),
      ),
    ])
  return { heading, reaches, beside, rows, file, readme }
})

/** The README of each connector as it stands, with the tables of its mapping made anew. */
export const mappingReadmes: Record<string, () => Promise<string>> = Object.fromEntries(
  mappings.map(({ file, readme }) => [file, readme]),
)

function isSame(one: MappingRow, other: MappingRow): boolean {
  return one.member === other.member && one.places.join() === other.places.join()
}

function tableOf({ heading }: MappingTable, rows: MappingRow[]): string[] {
  const lines = rows.map(({ member, types, places }) => {
    const where = places.map((place) => place.replaceAll('|', '\\|')).join('<br>')
    return `| \`${member.replace(/^\//, '').replaceAll('/', '.')}\` | ${typeWords(types)} | ${where} |`
  })
  return [`| ours | of | ${heading} |`, '|---|---|---|', ...lines]
}

function typeWords(types: string[]): string {
  const dwellings = propertyTypes.filter((type) => !type.startsWith('plot'))
  if (types.length === propertyTypes.length) return 'all'
  if (types.join() === dwellings.join()) return 'dwellings'
  return types.join(', ')
}

async function readmeWith(file: string, tables: string[][]): Promise<string> {
  const page = await readFile(new URL(`../${file}`, import.meta.url), 'utf8')
  const marked = /(<!-- made from the mapping -->\n).*?(\n<!-- so far -->)/s
  if (!marked.test(page)) throw new Error(`${file} has no place for what is made from the mapping`)
  const text = tables.map((table) => table.join('\n')).join('\n\n')
  return page.replace(marked, (_, begin: string, end: string) => `${begin}\n${text}\n${end}`)
}

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => (made ??= { value: make() }).value
}
