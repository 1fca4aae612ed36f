import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApi } from './harness.ts'

// What `long/java-clients.test.ts` has Java itself ask, where there is one.
const folder = await mkdtemp(join(tmpdir(), 'aushang-dashboard-'))
await mkdir(join(folder, 'assets'))
await writeFile(join(folder, 'index.html'), '<p>the application</p>')
afterAll(() => rm(folder, { recursive: true }))
const api = startApi({ dashboardFolder: folder })

let url: string
beforeAll(async () => (url = await api.app.listen({ host: '127.0.0.1', port: 0 })))

interface Route {
  method: string
  path: string
  needsKey: boolean
}

async function everyRoute(): Promise<Route[]> {
  const { paths } = (await api.send({ url: '/openapi.json' })).body
  return Object.entries<Record<string, { security?: unknown }>>(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { security }]) => ({
      method: method.toUpperCase(),
      path,
      needsKey: security === undefined,
    })),
  )
}

async function ask({ method, path }: Route, headers: Record<string, string>) {
  const answer = await fetch(url + path.replaceAll(/\{\w+\}/g, 'x'.repeat(20)), { method, headers })
  await answer.body?.cancel()
  return { status: answer.status, isPage: answer.headers.get('content-type')?.startsWith('text/html') ?? false }
}

test.for([
  'text/html, image/gif, image/jpeg, */*; q=0.2',
  // Of a JDK of some years ago
  'text/html, image/gif, image/jpeg, *; q=.2, */*; q=.2',
])('Accept: %s gets the API at every route with a key, right or wrong, and a page only without one', async (accept) => {
  const { apiKey } = await api.account()
  const routes = await everyRoute()

  const answers = await Promise.all(
    routes.map(async (route, index) => {
      // Too many wrong keys from one network are told something else.
      const headers = { accept, 'x-forwarded-for': `198.51.100.${index}` }
      return {
        ...route,
        right: await ask(route, { ...headers, authorization: `Bearer ${apiKey}` }),
        wrong: await ask(route, { ...headers, authorization: 'Bearer wrong' }),
        without: await ask(route, headers),
      }
    }),
  )

  const needing = answers.filter(({ needsKey }) => needsKey)
  expect(needing.length).toBeGreaterThan(80)
  expect(answers.filter(({ right, wrong }) => right.isPage || wrong.isPage)).toEqual([])
  expect(needing.filter(({ right }) => right.status === 401)).toEqual([])
  expect(needing.filter(({ wrong }) => wrong.status !== 401)).toEqual([])
  expect(needing.filter(({ without }) => without.status !== (without.isPage ? 200 : 401))).toEqual([])
  expect(answers.filter(({ without, method }) => without.isPage && method !== 'GET')).toEqual([])
  expect(answers.filter(({ without }) => without.isPage).length).toBeGreaterThan(20)
})
