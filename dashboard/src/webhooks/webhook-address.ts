/**
 * What to call a webhook by: `example.org/hooks/aushang`. The host alone would not tell two of them apart; what is in the query may be a
 * secret, and is left out.
 */
export function addressOf(url: string): string {
  const { host, pathname } = URL.parse(url) ?? { host: url, pathname: '' }
  return host + (pathname === '/' ? '' : pathname)
}
