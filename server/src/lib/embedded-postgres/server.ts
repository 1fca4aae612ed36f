import { execFile, spawn } from 'node:child_process'
import { open, readFile, rename, stat } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { Account, PostgresBinaries } from './binaries.ts'
import { childEnvironment, dataArgument } from './cluster.ts'
import { removeForeignPidFile, runsOn } from './postmaster.ts'

const stopWithinMs = 60_000
const logBytesMax = 10 * 1024 * 1024

export interface Server {
  dataDir: string
  folder: string
  password: string
  account: Account | undefined
  binaries: PostgresBinaries
  settings: Record<string, string>
  /** Any free one, when it is left out. */
  port?: number
}

export interface Launched {
  pid: number | undefined
  exited: boolean
  log(): Promise<string>
}

export async function launchServer(server: Server): Promise<Launched> {
  const { folder, account, binaries } = server
  await removeForeignPidFile(folder)
  const output = await openLog(server)
  const logged = (await output.stat()).size
  const settings = {
    ...server.settings,
    listen_addresses: '127.0.0.1',
    port: String(server.port ?? (await freePort())),
    unix_socket_directories: '',
  }
  const child = spawn(
    join(binaries.folder, 'bin', 'postgres'),
    [
      '-D',
      dataArgument(folder, account),
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    {
      // Out of the terminal's process group: Ctrl-C is for us, who stop the server when nobody needs it any more.
      detached: true,
      cwd: folder,
      env: childEnvironment(),
      stdio: ['ignore', output.fd, output.fd],
      windowsHide: true,
      ...account,
    },
  )
  let problem = ''
  const launched: Launched = {
    pid: child.pid,
    exited: false,
    log: async () => problem || (await readFile(logFile(server))).subarray(logged).toString(),
  }
  child.once('exit', () => (launched.exited = true))
  child.once('error', (error) => {
    problem = error.message
    launched.exited = true
  })
  child.unref()
  await output.close()
  return launched
}

export const logFile = (server: Server): string => `${server.folder}.log`

async function openLog(server: Server) {
  const path = logFile(server)
  const size = await stat(path).then(
    (file) => file.size,
    () => 0,
  )
  if (size > logBytesMax) await rename(path, `${path}.old`)
  const log = await open(path, 'a', 0o600)
  if (server.account !== undefined) await log.chown(server.account.uid, server.account.gid)
  return log
}

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((done, fail) => probe.once('error', fail).listen(0, '127.0.0.1', done))
  const address = probe.address()
  await new Promise((done) => probe.close(done))
  if (address === null || typeof address === 'string') throw new Error('no port was given')
  return address.port
}

export async function stopServer({ folder, binaries }: Server, pid: number): Promise<void> {
  if (!(await runsOn(folder, pid))) return
  if (process.platform === 'win32') {
    // Windows knows no signals; pg_ctl has its own way to ask.
    await promisify(execFile)(join(binaries.folder, 'bin', 'pg_ctl'), ['stop', '-D', folder, '-m', 'fast'])
    return
  }
  // SIGINT ends sessions and writes a checkpoint; SIGQUIT drops everything, and the next start recovers from the log.
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    process.kill(pid, signal)
    const patientUntil = Date.now() + stopWithinMs
    while (Date.now() < patientUntil) {
      if (!(await runsOn(folder, pid))) return
      await setTimeout(5)
    }
  }
}
