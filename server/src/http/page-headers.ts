/**
 * What every page of ours tells the browser: it loads nothing from elsewhere, is shown in nobody's frame, and tells nobody its
 * address, which may hold a token. The policy says what the page itself needs.
 */
export function pageHeaders(policy: string): Record<string, string> {
  return {
    'content-security-policy': `default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; ${policy}`,
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
  }
}
