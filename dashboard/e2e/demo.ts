import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { answerOf, type Client, createClient } from '@aushang/sdk'
import type { DemoPlaces } from '../../server/src/demo/start-demo.ts'
import { childEnvironment } from '../../test/child-environment.ts'
import { freePorts } from '../../test/free-ports.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const portNames = ['HTTP_PORT', 'SMTP_PORT', 'SANDBOX_PORT', 'SANDBOX_FTP_PORT', 'SANDBOX_SFTP_PORT', 'DEMO_PORT']

interface Demo {
  url: string
  sandboxUrl: string
  api: Client
  /** Of the person who signs in. */
  cookie: string
  stop(): Promise<void>
}

/** What `aushang demo` shows, once its pictures are there. */
export async function startDemo(): Promise<Demo> {
  const folder = await mkdtemp(join(tmpdir(), 'aushang-demo-'))
  const ports = await freePorts(portNames.length)
  const env = {
    ...childEnvironment,
    DATA_DIR: folder,
    ...Object.fromEntries(portNames.map((name, index) => [name, String(ports[index])])),
  }
  const child = spawn(process.execPath, [join(root, 'server/bin/aushang.js'), 'demo', '--json'], {
    env,
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'close')
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string]
  const { dashboardUrl: url, sandboxUrl, apiKey, email, password } = JSON.parse(line) as DemoPlaces
  const api = createClient({ baseUrl: url, apiKey, language: 'de' })
  await everythingIsThere(api)
  const session = await createClient({ baseUrl: url }).signIn({ email, password })
  return {
    url,
    sandboxUrl,
    api,
    cookie: answerOf(session)?.headers.getSetCookie()[0]?.split(';')[0] ?? '',
    async stop() {
      child.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

async function everythingIsThere(api: Client): Promise<void> {
  for (let minutes = 0; minutes < 15; minutes += 1 / 30) {
    const properties = await api.listProperties().all()
    const isDone = properties.every(
      ({ attachments, processingStatus }) =>
        attachments.length > 1 && ['succeeded', 'failed'].includes(processingStatus),
    )
    if (properties.length > 0 && isDone) return
    await sleep(2_000)
  }
  throw new Error('The pictures of the demo did not come.')
}
