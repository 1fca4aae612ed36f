import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Listing, Property, Target } from '@aushang/model'
import sql from 'sql-template-tag'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { rounds } from '../../../../test/rounds.ts'
import { aContact, aProperty, testConsumer, testPublicUrl } from '../../harness.ts'
import { type ServiceProcess, startServiceProcess } from '../service-process.ts'

vi.setConfig({ testTimeout: 180_000 })

const soon = { timeout: 30_000, interval: 50 }
const killsMax = rounds({ few: 3, all: 10 })
const proxied = { PUBLIC_URL: testPublicUrl }

/** The answer to what must not fail. */
async function send<Body>(service: ServiceProcess, method: string, path: string, body?: object): Promise<Body> {
  const answer = await service.send(method, path, body)
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`)
  return answer.body as Body
}

/** A target on the sandbox, which its user has allowed to publish. */
async function anAuthorizedTarget(service: ServiceProcess, authorization?: string): Promise<Target> {
  await send(service, 'PUT', '/account/credentials/platform-a-24-sandbox', testConsumer)
  const target = await send<Target>(service, 'POST', '/targets', { type: 'platform-a-24-sandbox' })
  const local = (url: string) => url.replace(/^https?:\/\/[^/]+\/auth/, `${service.url}/auth`)
  const away = await fetch(local(target.authorizationUrl ?? ''), { redirect: 'manual' })
  const consent = new URL(away.headers.get('location') ?? '')
  const body = new URLSearchParams({
    oauth_token: consent.searchParams.get('oauth_token') ?? '',
    user: 'agency',
    decision: 'allow',
  })
  const headers = authorization === undefined ? {} : { authorization }
  const back = await fetch(consent.origin + consent.pathname, { method: 'POST', body, headers, redirect: 'manual' })
  await fetch(local(back.headers.get('location') ?? ''))
  const connected = await send<Target>(service, 'GET', `/targets/${target.id}`)
  expect(connected.authorizationStatus).toBe('authorized')
  return connected
}

async function aListing(service: ServiceProcess, target: Target, externalId: string): Promise<Listing> {
  const property = await send<Property>(service, 'POST', '/properties', aProperty({ externalId, attachments: [] }))
  return send<Listing>(service, 'POST', '/listings', { propertyId: property.id, targetId: target.id })
}

async function untilPublished(service: ServiceProcess, { id }: Listing): Promise<void> {
  await vi.waitFor(
    async () => expect(await send(service, 'GET', `/listings/${id}`)).toMatchObject({ status: 'published' }),
    soon,
  )
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

describe('the sandbox, which is a process of its own,', () => {
  test(`is killed ${killsMax} times while listings are published, and the API says no word amiss`, async () => {
    const service = await startServiceProcess()
    const target = await anAuthorizedTarget(service)
    const listings: Listing[] = []
    const amiss: unknown[] = []
    let asked = 0
    let isOver = false

    async function askAllTheWhile(path: string): Promise<void> {
      while (!isOver) {
        const answer = await service.send('GET', path).catch((error: unknown) => ({ status: 0, body: error }))
        asked++
        if (answer.status !== 200) amiss.push({ path, ...answer })
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
    }
    async function publishAllTheWhile(): Promise<void> {
      while (!isOver) {
        await aListing(service, target, `KILL-${listings.length}`).then(
          (listing) => listings.push(listing),
          (error: unknown) => amiss.push(error),
        )
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
    }
    const paths = ['/account', '/properties', '/listings', `/targets/${target.id}`, '/events', '/readyz']
    const load = [...paths.map(askAllTheWhile), publishAllTheWhile()]

    for (let kills = 1; kills <= killsMax; kills++) {
      process.kill(service.sandboxPids().at(-1) ?? 0, 'SIGKILL')
      await vi.waitFor(() => expect(service.sandboxPids()).toHaveLength(kills + 1), soon)
      // While it was away, and since it is back.
      await vi.waitFor(() => expect([asked > 20 * kills, listings.length > 2 * kills]).toEqual([true, true]), soon)
    }
    isOver = true
    await Promise.all(load)

    await vi.waitFor(
      async () => {
        // As if the time had come for the next try.
        await service.db.run(sql`update listings set due_at = now() where due_at > now() and lease_until is null`)
        const { online } = await service.db.one<{ online: number }>(sql`
          select count(*)::int as online from listings where published_version = wanted_version`)
        expect(online).toBe(listings.length)
      },
      { timeout: 60_000, interval: 500 },
    )
    expect(amiss).toEqual([])
    expect(await advertsOn(service)).toBe(listings.length)
    expect(service.log().filter(({ level }) => Number(level) >= 60)).toEqual([])
    service.child.kill('SIGTERM')
    expect(await service.ended).toEqual({ code: 0, errors: '' })
  })

  test('tells a newcomer that servers on this machine are open, and dies with the service that is killed', async () => {
    const service = await startServiceProcess()
    const [pid = 0] = service.sandboxPids()
    const wasAlive = isAlive(pid)

    service.child.kill('SIGKILL')
    await service.ended

    await vi.waitFor(() => expect(isAlive(pid)).toBe(false), soon)
    expect(wasAlive).toBe(true)
    expect(service.log()).toContainEqual(
      expect.objectContaining({ level: 40, msg: expect.stringContaining('may reach servers on this machine') }),
    )
  })

  test('has a port that is taken: one clear sentence', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    onTestFinished(() => void other.close())
    const { port } = other.address() as AddressInfo

    await expect(startServiceProcess({ SANDBOX_FTP_PORT: String(port) })).rejects.toThrow(
      `Port ${port} on 127.0.0.1 is in use already; stop what uses it, or set SANDBOX_FTP_PORT.`,
    )
  })
})

describe('behind a proxy', () => {
  test('no webhook reaches a server on this machine, and connectors reach the sandbox and nothing else', async () => {
    const service = await startServiceProcess(proxied)
    const local = createServer((_request, response) => response.end('secret')).listen(0, '127.0.0.1')
    await once(local, 'listening')
    onTestFinished(() => void local.close())
    const { port: localPort } = local.address() as AddressInfo
    const contact = await send<{ id: string }>(service, 'POST', '/contacts', aContact())
    const anFtpTarget = (port: number) =>
      send<Target>(service, 'POST', '/targets', {
        type: 'openimmo',
        credentials: {
          protocol: 'ftp',
          host: 'localhost',
          port,
          username: 'a',
          password: 'sandbox',
          providerNumber: '1',
        },
        options: { contactId: contact.id },
      })

    const webhooks = await Promise.all(
      [localPort, service.ports.SANDBOX_PORT, service.ports.HTTP_PORT].map((port) =>
        service.send('POST', '/webhooks', { url: `http://127.0.0.1:${port}/`, events: ['publication.succeeded'] }),
      ),
    )
    const targets = [await anFtpTarget(service.ports.SANDBOX_FTP_PORT), await anFtpTarget(localPort)]
    const byHttp = await aListing(service, await anAuthorizedTarget(service), 'PROXY-1')

    expect(webhooks.map(({ status }) => status)).toEqual([400, 400, 400])
    await untilPublished(service, byHttp)
    await vi.waitFor(async () => {
      const [sandbox, elsewhere] = await Promise.all(
        targets.map(({ id }) => send<Target>(service, 'GET', `/targets/${id}`)),
      )
      expect(sandbox).toMatchObject({ authorizationStatus: 'authorized' })
      expect(elsewhere).toMatchObject({ authorizationStatus: 'failed', failureCode: 'portal_address_blocked' })
      expect(elsewhere?.failureMessage).toContain('has no public address')
    }, soon)
    expect(service.log().filter(({ msg }) => String(msg).includes('may reach servers on this machine'))).toEqual([])
  })
})

describe('an installation that listens to the world', () => {
  test('runs no sandbox unless it is told to, and says so', async () => {
    const service = await startServiceProcess({ HOST: '0.0.0.0', ...proxied })
    await send(service, 'PUT', '/account/credentials/platform-a-24-sandbox', testConsumer)
    const target = await send<Target>(service, 'POST', '/targets', { type: 'platform-a-24-sandbox' })

    const page = await service.send('GET', new URL(target.authorizationUrl ?? '').pathname)

    expect(page).toEqual({ status: 503, body: expect.stringContaining('Whoever runs this service') })
    expect(service.sandboxPids()).toEqual([])
  })

  test('opens it with a password, which its own connectors need not know', async () => {
    const password = 'a password of the sandbox'
    const service = await startServiceProcess({
      HOST: '0.0.0.0',
      RUN: 'api,worker,smtp,sandbox',
      SANDBOX_PASSWORD: password,
      ...proxied,
    })
    const pages = `http://127.0.0.1:${service.ports.SANDBOX_PORT}/platform-a`
    const authorization = `Basic ${Buffer.from(`me:${password}`).toString('base64')}`

    const listing = await aListing(service, await anAuthorizedTarget(service, authorization), 'OPEN-1')

    await untilPublished(service, listing)
    expect((await fetch(pages)).status).toBe(401)
    expect((await fetch(pages, { headers: { authorization } })).status).toBe(200)
  })
})

/** How many the first page counts. */
async function advertsOn({ ports }: ServiceProcess): Promise<number> {
  const page = await (await fetch(`http://127.0.0.1:${ports.SANDBOX_PORT}/platform-a`)).text()
  return Number(/<h1>(\d+) Angebote/.exec(page)?.[1])
}
