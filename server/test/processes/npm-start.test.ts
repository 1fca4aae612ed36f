import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, onTestFinished, test, vi } from 'vitest'
import { linux, needing } from '../../../test/needs.ts'
import { childEnvironment } from './child-environment.ts'

vi.setConfig({ testTimeout: 90_000 })

const root = fileURLToPath(new URL('../../../', import.meta.url))

interface Process {
  pid: number
  parent: number
  args: string
}

async function listProcesses(): Promise<Process[]> {
  const { stdout } = await promisify(execFile)('ps', ['-eo', 'pid=,ppid=,args='])
  return stdout.split('\n').flatMap((line) => {
    const [, pid, parent, args = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? []
    return pid === undefined ? [] : [{ pid: Number(pid), parent: Number(parent), args }]
  })
}

/** What it has started, and what that has; and the database, which is nobody's child. */
function family(all: Process[], pid: number, dataDir: string): Process[] {
  const found = all.filter((each) => each.pid === pid || each.args.includes(dataDir))
  for (const { pid: parent } of found) {
    found.push(...all.filter((each) => each.parent === parent && !found.includes(each)))
  }
  return found
}

test('kill of npm start ends the service in order, and leaves nothing behind', needing(linux), async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'aushang-npm-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true, maxRetries: 5 }))
  const ports = { HTTP_PORT: '0', SMTP_PORT: '0', SANDBOX_PORT: '0', SANDBOX_FTP_PORT: '0', SANDBOX_SFTP_PORT: '0' }
  const env = { ...childEnvironment, ...ports, HOME: dataDir, DATA_DIR: dataDir }
  const npm = spawn('npm', ['start'], { cwd: root, env })
  onTestFinished(() => void npm.kill('SIGKILL'))
  const ended = once(npm, 'close')
  let output = ''
  npm.stdout.on('data', (data: Buffer) => (output += String(data)))
  await vi.waitFor(() => expect(output).toContain('Aushang listens'), { timeout: 60_000, interval: 50 })
  const running = family(await listProcesses(), npm.pid ?? 0, dataDir)

  npm.kill('SIGTERM')
  await ended

  // npm, the service, the sandbox, the readers of mails and PostgreSQL.
  expect(running.length).toBeGreaterThanOrEqual(5)
  expect(output).toContain('"msg":"stopped"')
  await vi.waitFor(
    async () => {
      const left = await listProcesses()
      expect(left.filter(({ pid, args }) => running.some((each) => each.pid === pid && each.args === args))).toEqual([])
    },
    { timeout: 30_000, interval: 100 },
  )
})
