import { readFile } from 'node:fs/promises'
import type { Connector } from '../connectors/src/contract.ts'
import { openImmo } from '../connectors/src/openimmo/index.ts'
import { platformA } from '../connectors/src/platform-a/index.ts'
import { mappingRows, type MappingRow } from '../connectors/test/mapping-table.ts'
import { propertyTypes } from '../model/src/property/types.ts'

/** Where every member goes. Found out once, whoever asks. */
export const platformARows = once(() =>
  rowsOf(
    platformA,
    {},
    {
      '/links/kind': 'every link is a `common:Link`; its title says what is there',
      '/offerStatus=open': 'nothing: that is what adverts are',
    },
  ),
)

export const openImmoRows = once(() => rowsOf(openImmo, {}, explainedOpenImmo))

const hidden = 'not sent, unless the target says `hiddenAddress: sent`'
const explainedOpenImmo = {
  'address/street': hidden,
  'address/streetNumber': hidden,
  '/contact/salutation=none': 'nothing',
}

/** The README of a connector as it stands, with the table of its mapping made anew. */
export function platformAReadme(): Promise<string> {
  return readmeWith('connectors/src/platform-a/README.md', [
    ['| ours | of | theirs |', '|---|---|---|', ...tableOf(platformARows())],
  ])
}

export function openImmoReadme(): Promise<string> {
  const rows = openImmoRows()
  const earlier = rowsOf(openImmo, { version: '1.2.5' }, explainedOpenImmo).filter(
    (row) => !rows.some((each) => isSame(each, row)),
  )
  return readmeWith('connectors/src/openimmo/README.md', [
    ['| ours | of | in 1.2.7 |', '|---|---|---|', ...tableOf(rows)],
    ['| ours | of | in 1.2.5, where it is another |', '|---|---|---|', ...tableOf(earlier)],
  ])
}

function rowsOf(connector: Connector, options: object, explained: Record<string, string>): MappingRow[] {
  return mappingRows({ connector, options, explained })
}

function isSame(one: MappingRow, other: MappingRow): boolean {
  return one.member === other.member && one.places.join() === other.places.join()
}

function tableOf(rows: MappingRow[]): string[] {
  return rows.map(({ member, types, places }) => {
    const lines = places.map((place) => place.replaceAll('|', '\\|')).join('<br>')
    return `| \`${member.replace(/^\//, '').replaceAll('/', '.')}\` | ${typeWords(types)} | ${lines} |`
  })
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
