import { readFile } from 'node:fs/promises'
import type { TSchema } from 'typebox'
import { eventCatalogue } from '../model/src/events.ts'
import { deliveryFailureCatalogue } from '../model/src/outgoing-failures.ts'

/** The page as it stands, with the tables between its marks made anew. */
export async function webhooksPage(): Promise<string> {
  let page = await readFile(new URL('../docs/webhooks.md', import.meta.url), 'utf8')
  for (const [file, rows] of Object.entries({
    'model/src/events.ts': events(),
    'model/src/outgoing-failures.ts': codes(),
  })) {
    const marked = new RegExp(`(<!-- made from ${file} -->\\n).*?(\\n<!-- so far -->)`, 's')
    if (!marked.test(page)) throw new Error(`docs/webhooks.md has no place for what is made from ${file}`)
    page = page.replace(marked, (_, begin: string, end: string) => `${begin}\n${rows.join('\n')}\n${end}`)
  }
  return page
}

function events(): string[] {
  const rows = Object.entries(eventCatalogue).map(
    ([name, { when, payload }]) => `| \`${name}\` | ${when} | ${payloadWords(payload)} |`,
  )
  return ['| `eventName` | when | `eventPayload` |', '|---|---|---|', ...rows]
}

function codes(): string[] {
  const rows = Object.entries(deliveryFailureCatalogue).map(([code, means]) => `| \`${code}\` | ${means} |`)
  return ['| `failureCode` | what happened |', '|---|---|', ...rows]
}

interface ObjectSchema {
  properties: Record<string, TSchema>
  required?: string[]
}

function payloadWords(payload: TSchema): string {
  return 'oneOf' in payload ? 'the property' : memberWords(payload as TSchema & ObjectSchema)
}

/** A question mark stands behind what may be left out. */
function memberWords({ properties, required = [] }: ObjectSchema): string {
  return Object.keys(properties)
    .map((name) => `\`${name}${required.includes(name) ? '' : '?'}\``)
    .join(', ')
}
