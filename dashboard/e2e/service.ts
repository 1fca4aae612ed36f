import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { type Client, createClient } from '@aushang/sdk'
import { childEnvironment } from '../../test/child-environment.ts'
import { freePorts } from '../../test/free-ports.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

export const owner = { name: 'Anna Muster', email: 'anna.muster@example.org', password: 'correct horse battery staple' }
const startWithinMs = 180_000

export const inboundSecret = 'the-inbound-secret-of-the-demonstration'

/** A whole installation, as an operator runs it. */
export interface Installation {
  url: string
  /** Of the portals to publish on. */
  sandboxUrl: string
  /** Where the first person makes the account. */
  setupUrl: string
}

/** As it is to be shown: from what lies in `dashboard/src` now. */
export function buildDashboard(): void {
  spawnSync(process.execPath, [join(root, 'scripts/build-dashboard.js')], { stdio: 'inherit' })
}

/** Nothing is in it yet. Given a port, it listens there. */
export async function startInstallation(
  ends: AsyncDisposableStack,
  { port, databaseUrl, settings = {} }: { port?: number; databaseUrl?: string; settings?: Record<string, string> } = {},
): Promise<Installation> {
  const [http, smtp, sandbox, ftp, sftp] = await freePorts(5)
  const setupUrl = await startAushang(ends, {
    args: ['start'],
    settings: {
      HTTP_PORT: String(port ?? http),
      SMTP_PORT: String(smtp),
      SANDBOX_PORT: String(sandbox),
      SANDBOX_FTP_PORT: String(ftp),
      SANDBOX_SFTP_PORT: String(sftp),
      INBOUND_SECRET: inboundSecret,
      SECRETS_KEY: 'ab'.repeat(32),
      ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
      ...settings,
    },
    read: (line) => (JSON.parse(line) as { setup?: string }).setup,
  })
  return { url: new URL(setupUrl).origin, sandboxUrl: `http://127.0.0.1:${sandbox}`, setupUrl }
}

/** In a folder of its own. It is stopped with the other `ends`, also when it never says what is read from its lines. */
export async function startAushang<Told>(
  ends: AsyncDisposableStack,
  {
    program = 'server/bin/aushang.js',
    args,
    settings,
    read,
  }: { program?: string; args: string[]; settings: Record<string, string>; read(line: string): Told | undefined },
): Promise<Told> {
  const folder = await mkdtemp(join(tmpdir(), 'aushang-installation-'))
  const child = spawn(process.execPath, [join(root, program), ...args], {
    // When this process is killed, it ends by itself.
    env: { ...childEnvironment, AUSHANG_PARENT: String(process.pid), DATA_DIR: folder, ...settings },
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let errors = ''
  child.stderr.on('data', (data: Buffer) => (errors += String(data)))
  const ended = once(child, 'close')
  ends.defer(async () => {
    child.kill('SIGTERM')
    await ended
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  })
  const lines = createInterface(child.stdout)
  return new Promise<Told>((resolve, reject) => {
    const fail = (why: string) => reject(new Error(`aushang ${args.join(' ')} ${why}: ${errors}`))
    const deadline = setTimeout(() => fail('did not start in time'), startWithinMs)
    lines.on('line', (line) => {
      const told = read(line)
      if (told === undefined) return
      clearTimeout(deadline)
      resolve(told)
    })
    child.once('close', () => {
      clearTimeout(deadline)
      fail('ended')
    })
  })
}

/** Its first account, as a machine has it, and the cookie of its owner. */
export async function ownInstallation({
  url,
  setupUrl,
}: Installation): Promise<{ api: Client; apiKey: string; cookie: string }> {
  const token = new URLSearchParams(new URL(setupUrl).hash.slice(1)).get('token')
  const answer = await fetch(`${url}/setup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token, accountName: 'Muster Immobilien', language: 'de', ...owner }),
  })
  if (!answer.ok) throw new Error(`The account was not made: ${answer.status} ${await answer.text()}`)
  const { apiKey } = (await answer.json()) as { apiKey: string }
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  return { api: createClient({ baseUrl: url, apiKey, language: 'de' }), apiKey, cookie }
}
