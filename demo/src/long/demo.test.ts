import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { answerOf, type Client, createClient, type Listing } from '@aushang/sdk'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { DemoPlaces } from '../start-demo.ts'
import { freePorts } from '../../../test/free-ports.ts'
import { childEnvironment } from '../../../test/child-environment.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const script = fileURLToPath(new URL('../../bin/aushang.js', import.meta.url))
const portNames = ['HTTP_PORT', 'SMTP_PORT', 'SANDBOX_PORT', 'SANDBOX_FTP_PORT', 'SANDBOX_SFTP_PORT', 'DEMO_PORT']
const soon = { timeout: 60_000, interval: 250 }

let folder: string
let settings: Record<string, string>
let demo: ChildProcessByStdio<null, Readable, null>
let first: Client

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aushang-demo-'))
  const ports = await freePorts(portNames.length)
  settings = { DATA_DIR: folder, ...Object.fromEntries(portNames.map((name, index) => [name, String(ports[index])])) }
})

afterAll(async () => {
  const ended = once(demo, 'close')
  demo.kill('SIGTERM')
  await ended
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
})

async function startDemo(...args: string[]): Promise<{ places: DemoPlaces; api: Client }> {
  const env = { ...childEnvironment, ...settings }
  demo = spawn(process.execPath, [script, 'demo', '--json', ...args], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = (await once(createInterface(demo.stdout), 'line')) as [string]
  const places = JSON.parse(line) as DemoPlaces
  return { places, api: createClient({ baseUrl: places.dashboardUrl, apiKey: places.apiKey }) }
}

async function statesOf(api: Client): Promise<Set<string>> {
  const [targets, listings] = [await api.listTargets().all(), await api.listListings().all()]
  const isPaused = ({ targetId }: Listing) =>
    targets.find(({ id }) => id === targetId)?.authorizationStatus === 'pending'
  return new Set(
    listings.map((listing) =>
      isPaused(listing)
        ? 'paused'
        : listing.failureCode === undefined
          ? listing.status
          : `${listing.status}: ${listing.failureCode}`,
    ),
  )
}

const countsOf = async (api: Client) => ({
  properties: (await api.listProperties().all()).length,
  contacts: (await api.listContacts().all()).length,
  targets: (await api.listTargets().all()).length,
  webhooks: (await api.listWebhooks().all()).length,
  listings: (await api.listListings().all()).length,
  requests: (await api.listRequests().all()).length,
})

// One installation, from its first start on.
describe('aushang demo', { shuffle: false }, () => {
  test('shows an agency with listings in every state, a week of inquiries, and webhooks', async () => {
    const { places, api } = await startDemo('--fresh', '--seed', 'test')
    first = api

    const session = await createClient({ baseUrl: places.dashboardUrl }).signIn({
      email: places.email,
      password: places.password,
    })
    expect(answerOf(session)?.status).toBe(200)
    await vi.waitFor(async () => {
      const isGivenUp = (await api.listEvents({ name: 'publication.succeeded' }).all()).some(
        ({ eventPayload }) => eventPayload.abandoned === true,
      )
      expect(isGivenUp).toBe(true)
      const [requests, unreadable] = [await api.listRequests().all(), await api.listUnreadableMails().all()]
      expect(requests.length + unreadable.length).toBe(30)
      expect([...(await statesOf(api))]).toEqual(
        expect.arrayContaining([
          'published',
          'pending',
          'failed: field_missing',
          'pending: portal_unavailable',
          'paused',
        ]),
      )
    }, soon)
    const properties = await api.listProperties().all()
    const requests = await api.listRequests().all()
    expect(properties).toHaveLength(36)
    expect(new Set(properties.map(({ type }) => type)).size).toBe(6)
    expect(requests.length).toBeGreaterThan(20)
    const days = requests.map(({ receivedAt }) => (Date.now() - Date.parse(receivedAt)) / 86_400_000)
    expect(Math.max(...days)).toBeGreaterThan(3)
    expect(Math.max(...days)).toBeLessThan(8)
    const page = await (await fetch(places.receiverUrl)).text()
    expect(page).toContain('Signatur gültig')
  })

  test('is the same again after kill -9, and goes on where it was', async () => {
    const counts = await countsOf(first)
    const ended = once(demo, 'close')
    demo.kill('SIGKILL')
    await ended

    const { api } = await startDemo()

    await vi.waitFor(async () => {
      const [property] = (await api.listProperties({ externalId: 'WM-2101' }).page()).items
      expect(property?.attachments[0]).toMatchObject({ status: 'succeeded', contentType: 'image/jpeg' })
    }, soon)
    expect(await countsOf(api)).toEqual(counts)
  })

  test('is not made with another seed without being asked to be fresh', async () => {
    const env = { ...childEnvironment, ...settings }
    const other = spawn(process.execPath, [script, 'demo', '--seed', 'other'], { cwd: folder, env })
    let said = ''
    other.stderr.on('data', (data: Buffer) => (said += String(data)))

    const [code] = (await once(other, 'close')) as [number]

    expect(code).toBe(1)
    expect(said).toContain('--fresh')
  })
})
