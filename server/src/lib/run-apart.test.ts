import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { getCompileCacheDir } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, onTestFinished, test } from 'vitest'
import { linux, needing } from '../../../test/needs.ts'
import { type ApartLimits, type ApartResult, runApart, startApart } from './run-apart.ts'

/** A script that answers each `input` with what this text makes of it. */
async function aScript(text: string): Promise<URL> {
  const folder = await mkdtemp(join(tmpdir(), 'aushang-apart-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'script.mjs')
  const child = new URL('apart-child.ts', import.meta.url)
  await writeFile(
    file,
    `import { answerInputs } from '${child.href}'
    const kept = []
    await answerInputs((input) => { ${text} })`,
  )
  return pathToFileURL(file)
}

const limits = { secondsMax: 10, megabytesMax: 300 }
const textOf = (result: ApartResult) => (result.kind === 'done' ? result.output.toString() : result.kind)

describe('a script in a process of its own', () => {
  test('gives back what it makes of its input, however much it is', async () => {
    const script = await aScript('return input.reverse()')
    const input = Buffer.alloc(5_000_000, 'abc')

    const result = await runApart(script, input, limits)

    expect(result.kind === 'done' && result.output.equals(Buffer.from(input.toReversed()))).toBe(true)
  })

  test.for([
    ['failed', 'throw new Error()'],
    ['failed', 'process.exit(3)'],
    ['took too long', 'for (;;);'],
    ['took too much memory', 'for (;;) kept.push(Buffer.alloc(10_000_000, 1))'],
  ] as const)('"%s" is the result of %s', async ([kind, text]) => {
    const secondsMax = kind === 'took too long' ? 2 : 30

    expect(await runApart(await aScript(text), Buffer.from('x'), { ...limits, secondsMax })).toEqual({ kind })
  })

  test('that does not start has no result, for that is no fault of the input', async () => {
    const nowhere = new URL('nowhere.ts', import.meta.url)

    await expect(runApart(nowhere, Buffer.from('x'), limits)).rejects.toThrow('The process did not start.')
  })

  test.for(['SIGHUP', 'SIGINT', 'SIGTERM'])('that somebody else ends by %s has no result, either', async (signal) => {
    const script = await aScript(`process.kill(process.pid, '${signal}'); for (;;);`)

    await expect(runApart(script, Buffer.from('x'), limits)).rejects.toThrow('The process was ended from outside.')
  })

  test('is in no terminal with us', needing(linux), async () => {
    const script = await aScript(`return process.getBuiltinModule('node:fs').readFileSync('/proc/self/stat')`)

    const [pid, , , , group] = textOf(await runApart(script, Buffer.alloc(0), limits)).split(' ')

    expect(group).toBe(pid)
  })

  test('is told nothing of our environment, but where compiled code is kept', async () => {
    const script = await aScript('return Buffer.from(JSON.stringify(process.env))')

    const told = textOf(await runApart(script, Buffer.alloc(0), limits))

    expect(JSON.parse(told)).toEqual({ NODE_COMPILE_CACHE: getCompileCacheDir() })
  })

  test('may not answer with more than anything may be', async () => {
    const script = await aScript(
      `
      const size = Buffer.alloc(4, 255)
      fs.writeSync(1, size)
      for (;;) fs.writeSync(1, size)`.replaceAll('fs.', `process.getBuiltinModule('node:fs').`),
    )

    expect(await runApart(script, Buffer.from('x'), limits)).toEqual({ kind: 'failed' })
  })
})

describe('a process that is kept', () => {
  async function kept(text: string, options: Partial<ApartLimits> = {}) {
    const apart = startApart(await aScript(text), { ...limits, ...options })
    onTestFinished(() => apart.close())
    return { ...apart, answerTo: async (input: string) => textOf(await apart.run(Buffer.from(input))) }
  }

  test('answers one input after the other', async () => {
    const { answerTo } = await kept('return Buffer.from(`${kept.push(1)} ${input}`)')

    expect(await Promise.all(['a', 'b', 'c'].map(answerTo))).toEqual(['1 a', '2 b', '3 c'])
  })

  test('answers several that come together, up to the first that is too much', async () => {
    const { runAll } = await kept('if (String(input) === "c") throw new Error(); return input')
    const inputs = ['a', 'b', 'c', 'd'].map((text) => Buffer.from(text))

    expect((await runAll(inputs)).map(textOf)).toEqual(['a', 'b', 'failed'])
    expect((await runAll(inputs.slice(0, 2))).map(textOf)).toEqual(['a', 'b'])
  })

  test('is followed by another when it has ended, and the inputs that wait are answered', async () => {
    const { answerTo } = await kept('if (kept.push(1) === 2) throw new Error(); return input')

    expect(await Promise.all(['a', 'b', 'c', 'd', 'e'].map(answerTo))).toEqual(['a', 'failed', 'c', 'failed', 'e'])
  })

  test('is followed by another when it was ended by somebody else in between', async () => {
    const { answerTo } = await kept('return Buffer.from(String(process.pid))')
    const pid = Number(await answerTo('a'))

    process.kill(pid, 'SIGKILL')
    await expect.poll(() => answerTo('b'), { timeout: 20_000 }).not.toBe('failed')

    expect(Number(await answerTo('c'))).not.toBe(pid)
  })

  test('is followed by another before it is too large for the next input', async () => {
    const { run } = await kept('kept.push(Buffer.alloc(120_000_000, 1)); return Buffer.from(String(kept.length))')
    const large = Buffer.alloc(2_000_000)

    expect([textOf(await run(large)), textOf(await run(large))]).toEqual(['1', '1'])
  })

  test('gives no answer when it is closed, and takes no input any more', async () => {
    const { run, close } = await kept('for (;;);')
    const running = run(Buffer.from('a'))
    const waiting = run(Buffer.from('b'))
    running.catch(() => {})
    waiting.catch(() => {})

    await close()

    await expect(running).rejects.toThrow('There is no process')
    await expect(waiting).rejects.toThrow('There is no process')
  })
})
