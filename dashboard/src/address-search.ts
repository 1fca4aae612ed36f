import type { GridSearch } from './properties/grid/grid-filter.ts'
import type { RequestSearch } from './requests/request-search.ts'

/** What is so or is not. A link is known as the one that one is at by the same value, so that it is read here, and not by each page. */
const flags: string[] = ['filters', 'matched', 'needsSomeone', 'read'] satisfies (
  | keyof GridSearch
  | keyof RequestSearch
)[]

/** What an address says behind the question mark. Flags aside it is text, whatever it looks like: who looks for `12.50` or `true` means the word. */
export function readAddressSearch(search: string): Record<string, string | boolean> {
  const entries = [...new URLSearchParams(search)]
  return Object.fromEntries(
    entries.map(([name, text]) => {
      const isFlag = flags.includes(name) && (text === 'true' || text === 'false')
      return [name, isFlag ? text === 'true' : text]
    }),
  )
}

export function writeAddressSearch(search: Record<string, unknown>): string {
  const entries = Object.entries(search).filter(([, value]) => value !== undefined)
  const text = String(new URLSearchParams(entries.map(([name, value]) => [name, String(value)])))
  return text === '' ? '' : `?${text}`
}
