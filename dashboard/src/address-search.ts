/**
 * What an address says behind the question mark. It is text, whatever it looks like: who looks for `12.50` does not mean the number. Only `true`
 * and `false` are what they say.
 */
export function readAddressSearch(search: string): Record<string, string | boolean> {
  const entries = [...new URLSearchParams(search)]
  return Object.fromEntries(
    entries.map(([name, text]) => [name, text === 'true' || text === 'false' ? text === 'true' : text]),
  )
}

export function writeAddressSearch(search: Record<string, unknown>): string {
  const entries = Object.entries(search).filter(([, value]) => value !== undefined)
  const text = String(new URLSearchParams(entries.map(([name, value]) => [name, String(value)])))
  return text === '' ? '' : `?${text}`
}
