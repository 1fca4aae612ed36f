import { setTimeout as sleep } from 'node:timers/promises'
import { answerOf, type Client, createClient } from '@aushang/sdk'
import type { DemoPlaces } from '../../demo/src/start-demo.ts'
import { freePorts } from '../../test/free-ports.ts'
import { startAushang } from './service.ts'

const portNames = ['HTTP_PORT', 'SMTP_PORT', 'SANDBOX_PORT', 'SANDBOX_FTP_PORT', 'SANDBOX_SFTP_PORT', 'DEMO_PORT']

interface Demo {
  url: string
  sandboxUrl: string
  api: Client
  /** Of the person who signs in. */
  cookie: string
}

/** What `npm run demo` shows, once its pictures are there. */
export async function startDemo(ends: AsyncDisposableStack): Promise<Demo> {
  const ports = await freePorts(portNames.length)
  const { dashboardUrl, sandboxUrl, apiKey, email, password } = await startAushang(ends, {
    program: 'demo/bin/aushang.js',
    args: ['demo', '--json'],
    settings: Object.fromEntries(portNames.map((name, index) => [name, String(ports[index])])),
    read: (line) => JSON.parse(line) as DemoPlaces,
  })
  const api = createClient({ baseUrl: dashboardUrl, apiKey, language: 'de' })
  await everythingIsThere(api)
  const session = await createClient({ baseUrl: dashboardUrl }).signIn({ email, password })
  const cookie = answerOf(session)?.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  return { url: dashboardUrl, sandboxUrl, api, cookie }
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
