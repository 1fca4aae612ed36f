import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { needing, program } from '../../../test/needs.ts'
import { startApi } from '../harness.ts'

const run = promisify(execFile)
const folder = await mkdtemp(join(tmpdir(), 'aushang-dashboard-'))
await mkdir(join(folder, 'assets'))
await writeFile(join(folder, 'index.html'), '<p>the application</p>')
afterAll(() => rm(folder, { recursive: true }))
const api = startApi({ dashboardFolder: folder })

test(
  "Java's own clients get the API at every path with a key, right or wrong",
  { timeout: 60_000, ...needing(program('java', 'default-jdk-headless')) },
  async () => {
    const url = await api.app.listen({ port: 0 })
    const { apiKey } = await api.account()
    const { paths } = (await api.send({ url: '/openapi.json' })).body
    const asked = Object.entries<Record<string, { security?: unknown }>>(paths).flatMap(([path, operations]) =>
      Object.entries(operations).flatMap(([method, { security }]) =>
        ['HttpURLConnection', 'HttpClient']
          // HttpURLConnection knows no PATCH.
          .filter((client) => method !== 'patch' || client === 'HttpClient')
          .flatMap((client) =>
            [apiKey, 'wrong', ''].map((key) => ({
              path,
              method: method.toUpperCase(),
              client,
              key,
              needsKey: security === undefined,
            })),
          ),
      ),
    )

    const answers = await answersToJava(
      asked.map(({ client, method, path, key }) =>
        [client, method, url + path.replaceAll(/\{\w+\}/g, 'x'.repeat(20)), key].join(' '),
      ),
    )

    const answered = asked.map((each, index) => ({ ...each, answer: answers[index] ?? '' }))
    const pages = answered.filter(({ answer }) => answer.includes('text/html'))
    // HttpURLConnection asks for a page before anything else, unless it is told otherwise.
    expect(pages.filter(({ key, client }) => key !== '' || client === 'HttpClient')).toEqual([])
    expect(pages.length).toBeGreaterThan(0)
    const refused = answered.filter(({ answer }) => /^(401|429) application\/json/.test(answer))
    expect(refused.filter(({ key, needsKey }) => key === 'wrong' && needsKey)).toEqual(
      answered.filter(({ key, needsKey }) => key === 'wrong' && needsKey),
    )
    expect(refused.filter(({ key, needsKey }) => key === apiKey && needsKey)).toEqual([])
  },
)

async function answersToJava(lines: string[]): Promise<string[]> {
  const program = new URL('../fixtures/JavaClients.java', import.meta.url).pathname
  const running = run('java', ['-XX:TieredStopAtLevel=1', program])
  running.child.stdin?.end(lines.join('\n'))
  const answers = (await running).stdout.trim().split('\n')
  expect(answers).toHaveLength(lines.length)
  return answers
}
