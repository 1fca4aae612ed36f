import { createClient } from '@aushang/sdk'
import { watchedFetch } from './connection.ts'
import { currentLanguage } from './words/language.ts'

/** The API, as every client has it. The browser's session opens it. */
export const api = createClient({
  baseUrl: '',
  timeoutMs: 30_000,
  fetch(url, init) {
    const headers = new Headers(init.headers)
    headers.set('accept-language', currentLanguage().language)
    // The same address is a page as well: what a cache has of the one must not be shown for the other.
    return watchedFetch(url, { ...init, headers, cache: 'no-store' })
  },
})
