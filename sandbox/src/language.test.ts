import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Sandbox, startSandbox } from './index.ts'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox({ host: '127.0.0.1', port: 0, fileServers: { ftpPort: 0, sftpPort: 0 } })
})
afterAll(() => sandbox.stop())

const paths = [
  '/',
  '/platform-a',
  '/platform-a/access',
  '/platform-a/log',
  '/platform-a/mails',
  '/platform-a/mails/1',
  '/expose/1',
  '/restapi/security/oauth/confirm_access',
  '/openimmo',
  '/openimmo/reports',
  '/openimmo/mails',
  '/openimmo/1',
  '/openimmo/reports/0',
  '/openimmo/failures',
  '/platform-a/log/1',
  '/platform-a/failures',
  '/platform-c',
  '/platform-c/access',
  '/platform-c/log',
  '/platform-c/mails',
  '/platform-c/expose/1',
  '/platform-c/failures',
]

describe('a page', () => {
  test.for(paths)('%s is German or English, and leads to the other', async (path) => {
    const [german, english] = await Promise.all(['de', 'en;q=0.9, de;q=0.5'].map((wanted) => page(path, wanted)))

    expect(german).toMatchObject({ lang: 'de', other: `${path}?lang=en` })
    expect(english).toMatchObject({ lang: 'en', other: `${path}?lang=de` })
    expect(german?.words.filter((line) => english?.words.includes(line))).toEqual([])
  })

  test.for([
    ['nothing', '', 'de'],
    ['*', '*', 'de'],
    ['a language that we do not have', 'xx', 'de'],
    ['garbage', ';;q=;,,=', 'de'],
    ['Austrian German', 'de-AT', 'de'],
    ['English before German', 'en-GB, de;q=0.9', 'en'],
    ['German before English', 'en;q=0.3, fr, de;q=0.7', 'de'],
    ['anything but English', 'en;q=0', 'de'],
  ] as const)('is in the right language for a browser that wants %s', async ([, wanted, lang]) => {
    expect(await page('/platform-a', wanted)).toMatchObject({ lang })
  })

  test('stays in the language that was switched to, and keeps its other parameters', async () => {
    const switched = await fetch(`${sandbox.url}/platform-a?page=1&lang=en`, { headers: { 'accept-language': 'de' } })
    const [cookie = ''] = switched.headers.get('set-cookie')?.split(';') ?? []

    const later = await page('/platform-a/access', 'de', cookie)

    expect(switched.headers.get('content-language')).toBe('en')
    expect(await switched.text()).toContain('href="/platform-a?page=1&#38;lang=de"')
    expect(later).toMatchObject({ lang: 'en' })
  })

  test.for(['?lang=xx', '?lang=', '?lang=%22%3E'])('is in no other language for %s', async (query) => {
    const answer = await fetch(`${sandbox.url}/platform-a${query}`, { headers: { 'accept-language': 'en' } })

    expect(answer.headers.get('content-language')).toBe('en')
    expect(answer.headers.get('set-cookie')).toBeNull()
  })
})

async function page(path: string, wanted: string, cookie = '') {
  const answer = await fetch(sandbox.url + path, {
    headers: { 'accept-language': wanted, accept: 'text/html', cookie },
  })
  const text = await answer.text()
  return {
    lang: /<html lang="(\w+)"/.exec(text)?.[1],
    other: /<a href="([^"]*)" lang=/.exec(text)?.[1],
    /** What a person reads as a sentence: headings and paragraphs, but for names. */
    words: [...text.matchAll(/<(?:h1|p)\b[^>]*>([^<]{12,})</g)].map(([, words = '']) => words.trim()),
  }
}
