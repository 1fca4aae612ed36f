import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { runApart } from './run-apart.ts'

async function aScript(text: string): Promise<URL> {
  const folder = await mkdtemp(join(tmpdir(), 'aushang-apart-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'script.mjs')
  await writeFile(file, text)
  return pathToFileURL(file)
}

const limits = { secondsMax: 10, megabytesMax: 300 }

test('what a script makes of its input comes back, however much it is', async () => {
  const script = await aScript(`
    import { readFileSync } from 'node:fs'
    process.stdout.write(readFileSync(0).reverse())`)
  const input = Buffer.alloc(5_000_000, 'abc')

  const result = await runApart(script, input, limits)

  expect(result.kind === 'done' && result.output.equals(Buffer.from(input.toReversed()))).toBe(true)
})

test.for([
  ['failed', 'throw new Error()'],
  ['failed', 'process.exit(3)'],
  ['took too long', 'for (;;);'],
  ['took too much memory', 'const all = []; for (;;) all.push(Buffer.alloc(10_000_000, 1))'],
] as const)('"%s" is the result of %s', async ([kind, text]) => {
  expect(await runApart(await aScript(text), Buffer.from('x'), { ...limits, secondsMax: 2 })).toEqual({ kind })
})

test('a script is told nothing of our environment', async () => {
  const script = await aScript(`process.stdout.write(JSON.stringify(Object.keys(process.env)))`)

  const result = await runApart(script, Buffer.alloc(0), limits)

  expect(result.kind === 'done' && result.output.toString()).toBe('[]')
})
