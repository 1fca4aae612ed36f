import { execFile, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, onTestFinished, test, vi } from 'vitest'
import { installed, linux, type Need, needing } from '../../../../test/needs.ts'
import { childEnvironment } from '../../../../test/child-environment.ts'

vi.setConfig({ testTimeout: 90_000 })

const root = fileURLToPath(new URL('../../../../', import.meta.url))

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

/** Started as somebody in front of a terminal does, and spoken to by its process alone. */
async function startByHand(command: string, args: string[]) {
  const dataDir = await mkdtemp(join(tmpdir(), 'aushang-npm-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true, maxRetries: 5 }))
  const ports = { HTTP_PORT: '0', SMTP_PORT: '0', SANDBOX_PORT: '0', SANDBOX_FTP_PORT: '0', SANDBOX_SFTP_PORT: '0' }
  const env = { ...childEnvironment, ...ports, HOME: dataDir, DATA_DIR: dataDir }
  const child = spawn(command, args, { cwd: root, env })
  // It ends when nothing of it is left that could write.
  const ended = once(child, 'close')
  let output = ''
  child.stdout.on('data', (data: Buffer) => (output += String(data)))
  await vi.waitFor(() => expect(output).toContain('Aushang listens'), { timeout: 60_000, interval: 50 })
  const running = family(await listProcesses(), child.pid ?? 0, dataDir)
  onTestFinished(async () => {
    for (const { pid } of await findLeft(running)) process.kill(pid, 'SIGKILL')
  })
  return { child, ended, running, output: () => output }
}

async function findLeft(running: Process[]): Promise<Process[]> {
  const all = await listProcesses()
  return all.filter(({ pid, args }) => running.some((each) => each.pid === pid && each.args === args))
}

function expectGone(running: Process[]): Promise<void> {
  return vi.waitFor(async () => expect(await findLeft(running)).toEqual([]), { timeout: 30_000, interval: 100 })
}

test('kill of npm start ends the service in order, and leaves nothing behind', needing(linux), async () => {
  const { child, ended, running, output } = await startByHand('npm', ['start'])

  child.kill('SIGTERM')
  await ended

  // npm, the service, the sandbox, the readers of mails and PostgreSQL.
  expect(running.length).toBeGreaterThanOrEqual(5)
  expect(output()).toContain('"msg":"stopped"')
  await expectGone(running)
})

const node = '/usr/bin/node'
const olderNode: Need = {
  what: 'a Node older than 24',
  how: `apt-get install nodejs, as ${node}`,
  isMet: installed([node]) !== '' && /^v(1\d|2[0-3])\./.test(execFileSync(node, ['--version'], { encoding: 'utf8' })),
}
const shown = [
  { what: 'npm start', command: 'npm', args: ['start'], need: linux },
  { what: 'an older Node', command: node, args: ['server/bin/aushang.js', 'start'], need: olderNode },
]
for (const { what, command, args, need } of shown) {
  test(`kill -9 of ${what} ends the service in order, and leaves nothing behind`, needing(need), async () => {
    const { child, ended, running, output } = await startByHand(command, args)

    child.kill('SIGKILL')
    await ended

    expect(running.length).toBeGreaterThanOrEqual(5)
    expect(output()).toContain('"msg":"stopped"')
    await expectGone(running)
  })
}
