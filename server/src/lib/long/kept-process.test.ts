import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { keepProcess, type KeptProcessOptions } from '../kept-process.ts'

/** What a script of these tests says when it is ready. */
interface Ready {
  pid: number
  settings: object
}

async function aScript(text: string): Promise<URL> {
  const folder = await mkdtemp(join(tmpdir(), 'aushang-kept-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'script.mjs')
  await writeFile(
    file,
    `process.once('disconnect', () => process.exit())
    process.once('message', (settings) => { ${text} })`,
  )
  return pathToFileURL(file)
}

const listens = `
  process.send({ kind: 'ready', ready: { pid: process.pid, settings } })
  process.once('message', () => process.exit())`

interface Ending {
  signal: string | null
  words: string
  waitMs: number
}

async function keep(script: URL, settings: KeptProcessOptions<Ready>['settings'] = () => ({ port: 1 })) {
  const started: Ready[] = []
  const endings: Ending[] = []
  const kept = await keepProcess<Ready>({
    script,
    settings,
    megabytesMax: 64,
    onReady: (ready) => started.push(ready),
    onEnd: ({ signal, words }, waitMs) => endings.push({ signal, words, waitMs }),
  })
  onTestFinished(kept.stop)
  return { ...kept, started, endings }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

const soon = { timeout: 10_000, interval: 10 }

describe('a process that is kept running', () => {
  test('is started again when it is killed, after waits that grow, with what it said the first time', async () => {
    const kept = await keep(await aScript(listens), (before) => ({ port: before ? before.pid : 0 }))

    for (let times = 1; times <= 4; times++) {
      process.kill(kept.started.at(-1)?.pid ?? 0, 'SIGKILL')
      await vi.waitFor(() => expect(kept.started).toHaveLength(times + 1), soon)
    }

    expect(kept.endings.map(({ signal, waitMs }) => [signal, waitMs])).toEqual([
      ['SIGKILL', 100],
      ['SIGKILL', 200],
      ['SIGKILL', 400],
      ['SIGKILL', 800],
    ])
    const [first, ...later] = kept.started
    expect(first?.settings).toEqual({ port: 0 })
    expect(later.map(({ settings }) => settings)).toEqual(later.map(() => ({ port: first?.pid })))
  })

  test('is started again when it throws, and its last words are told', async () => {
    const script = await aScript(`${listens}; setTimeout(() => Promise.reject(new Error('a poison file')), 100)`)

    const kept = await keep(script)

    await vi.waitFor(() => expect(kept.started.length).toBeGreaterThan(1), soon)
    expect(kept.endings[0]?.words).toContain('Error: a poison file')
  })

  test('is told nothing of our environment', async () => {
    const script = await aScript(listens.replace('settings }', 'settings: Object.keys(process.env) }'))

    const { ready } = await keep(script)

    expect(Object.values(ready.settings).filter((name) => name !== 'NODE_COMPILE_CACHE')).toEqual([])
  })

  test('ends when it is stopped, and at the latest after three seconds', async () => {
    const [polite, deaf] = [
      await keep(await aScript(listens)),
      await keep(await aScript(listens.replace('exit', 'cwd'))),
    ]

    await Promise.all([polite.stop(), deaf.stop()])

    expect([polite, deaf].map(({ ready }) => isAlive(ready.pid))).toEqual([false, false])
    expect([...polite.endings, ...deaf.endings]).toEqual([])
  })

  test('that cannot start says why', async () => {
    const refusing = await aScript(
      `process.exitCode = 1; process.send({ kind: 'failed', message: 'in use', code: 'EADDRINUSE', port: 7 }); process.disconnect()`,
    )
    const broken = await aScript(`throw new Error('no such thing')`)

    await expect(keep(refusing)).rejects.toMatchObject({ message: 'in use', code: 'EADDRINUSE', port: 7 })
    await expect(keep(broken)).rejects.toThrow('no such thing')
  })

  test('dies with whoever keeps it, also by kill -9', async () => {
    const script = await aScript(listens)
    const keeper = join(await mkdtemp(join(tmpdir(), 'aushang-kept-')), 'keeper.mjs')
    await writeFile(
      keeper,
      `import { keepProcess } from '${new URL('../kept-process.ts', import.meta.url).href}'
      await keepProcess({ script: new URL('${script.href}'), settings: () => ({}), megabytesMax: 64,
        onReady: ({ pid }) => console.log(pid), onEnd() {} })`,
    )
    const parent = spawn(process.execPath, [keeper], { stdio: ['ignore', 'pipe', 'inherit'] })
    const [line] = (await once(parent.stdout, 'data')) as [Buffer]
    const pid = Number(line)
    const wasAlive = isAlive(pid)

    parent.kill('SIGKILL')

    await vi.waitFor(() => expect(isAlive(pid)).toBe(false), soon)
    expect(wasAlive).toBe(true)
  })

  test('is started again as soon as there is a file descriptor for it', { timeout: 60_000 }, async () => {
    const script = await aScript(listens)
    const keeper = join(await mkdtemp(join(tmpdir(), 'aushang-kept-')), 'keeper.mjs')
    await writeFile(
      keeper,
      `import { closeSync, openSync } from 'node:fs'
      import { keepProcess } from '${new URL('../kept-process.ts', import.meta.url).href}'
      const taken = []
      const takeAll = () => { try { for (;;) taken.push(openSync('/dev/null')) } catch {} }
      await keepProcess({ script: new URL('${script.href}'), settings: () => ({}), megabytesMax: 64,
        onReady({ pid }) {
          console.log(pid)
          if (taken.length > 0) return
          takeAll()
          process.kill(pid, 'SIGKILL')
          setTimeout(() => taken.forEach((fd) => closeSync(fd)), 1_000)
        },
        onEnd: takeAll })`,
    )
    const parent = spawn('sh', ['-c', `ulimit -n 256; exec "${process.execPath}" "${keeper}"`], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    onTestFinished(() => void parent.kill('SIGKILL'))
    const pids: string[] = []
    parent.stdout.on('data', (line: Buffer) => pids.push(...line.toString().trim().split('\n')))

    await vi.waitFor(() => expect(new Set(pids).size).toBeGreaterThan(1), { timeout: 30_000, interval: 50 })
    expect(parent.exitCode).toBe(null)
  })
})
