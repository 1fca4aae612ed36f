import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { eventually } from '../../../test/eventually.ts'
import { freePorts } from '../../../test/free-ports.ts'
import { debianServer } from '../../../test/needs.ts'

export const pgbouncer = debianServer('pgbouncer', 'pgbouncer')

/** The way to a database through a pooler, as an operator may have it. It is gone after the test. */
export async function startPgBouncer(url: string, settings: Record<string, string | number>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'aushang-pgbouncer-'))
  const [port = 0] = await freePorts(1)
  const to = new URL(url)
  const lines = Object.entries({
    listen_addr: '127.0.0.1',
    listen_port: port,
    unix_socket_dir: '',
    auth_type: 'any',
    user: 'nobody', // it does not run as root
    ...settings,
  }).map(([name, value]) => `${name} = ${value}`)
  const database = `* = host=${to.hostname} port=${to.port} user=${to.username} password=${to.password}`
  const file = join(folder, 'pgbouncer.ini')
  await writeFile(file, ['[databases]', database, '[pgbouncer]', ...lines, ''].join('\n'))
  const child = spawn(pgbouncer.path, ['-q', file], { stdio: 'ignore' })
  const ended = once(child, 'exit')
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await ended
    await rm(folder, { recursive: true, force: true })
  })
  await eventually(async () => {
    const socket = connect(port, '127.0.0.1')
    await once(socket, 'connect').finally(() => socket.destroy())
  })
  to.host = `127.0.0.1:${port}`
  return to.href
}
