import { readFile } from 'node:fs/promises'
import type { TSchema } from 'typebox'
import type { SomeSchemaWords } from '../connectors/src/contract.ts'
import { optionWords } from '../connectors/src/openimmo/option-words.ts'
import { Options } from '../connectors/src/openimmo/options.ts'

const source = 'connectors/src/openimmo/options.ts'

/** The page as it stands, with the table of the options made anew. */
export async function openImmoPortalsPage(): Promise<string> {
  const page = await readFile(new URL('../docs/openimmo-portals.md', import.meta.url), 'utf8')
  const marked = new RegExp(`(<!-- made from ${source} -->\\n).*?(<!-- so far -->)`, 's')
  if (!marked.test(page)) throw new Error(`docs/openimmo-portals.md has no place for what is made from ${source}`)
  const table = ['| option | takes | what it is |', '|---|---|---|', ...rows()].join('\n')
  return page.replace(marked, (_, begin: string, end: string) => `${begin}\n${table}\n\n${end}`)
}

function rows(): string[] {
  const words: SomeSchemaWords = optionWords
  return Object.entries(Options.properties).map(
    ([name, schema]) => `| \`${name}\` | ${valuesOf(schema)} | ${words[name]?.explanation.en} |`,
  )
}

function valuesOf(schema: TSchema): string {
  const { enum: words, type, minimum, maximum, maxLength, format, items } = schema as Described
  if (items) return `any of ${valuesOf(items)}`
  if (words) return words.map((word) => `\`${word}\``).join(', ')
  if (type === 'boolean') return '`true`, `false`'
  if (type === 'integer') return `${minimum} to ${maximum}`
  if (format === 'email') return 'an e-mail address'
  return maxLength ? `text of up to ${maxLength} characters` : 'an id'
}

interface Described {
  enum?: string[]
  type?: string
  minimum?: number
  maximum?: number
  maxLength?: number
  format?: string
  items?: TSchema
}
