import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { connectionsMax } from './connections-max.ts'

const of = (run: string) => connectionsMax(readConfig({ RUN: run }))

test('docs/operations.md reckons with as many connections as each role takes', async () => {
  const page = await readFile(new URL('../../docs/operations.md', import.meta.url), 'utf8')
  const stated = Object.fromEntries(
    [...page.matchAll(/^\| (`\w+`|all in one) \| (\d+) \|/gm)].map(([, role, count]) => [role, Number(count)]),
  )

  expect(stated).toEqual({
    '`api`': of('api'),
    '`worker`': of('worker'),
    '`smtp`': of('smtp'),
    'all in one': of('api,worker,smtp'),
  })
  expect(page).toContain(`one \`smtp\` are ${2 * of('api') + 2 * of('worker') + of('smtp')}.`)
})
