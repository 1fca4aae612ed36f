import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { createServer as createHttpServer, type IncomingHttpHeaders } from 'node:http'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import sql from 'sql-template-tag'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { needing, program } from '../../test/needs.ts'
import { readConfig } from '../src/config.ts'
import { listenAddresses } from '../src/listen-addresses.ts'
import { aContact, startApi } from './harness.ts'
import { nginx, startNginx } from './nginx.ts'
import { aJpeg } from './pictures.ts'
import { newTarget } from './portal.ts'

const run = promisify(execFile)
const ops = fileURLToPath(new URL('../../ops/', import.meta.url))

const promtool = program('promtool', 'prometheus')

describe('ops/prometheus', needing(promtool), () => {
  test.for([
    ['check', 'config', 'prometheus.yml'],
    ['check', 'rules', 'alerts.yml'],
    ['test', 'rules', 'alerts.test.yml'],
  ])('promtool %s %s %s', async (args) => {
    const { stdout } = await run('promtool', args, { cwd: join(ops, 'prometheus') })

    expect(stdout).toContain('SUCCESS')
  })
})

test('Dockerfile hands npm every workspace, and copies nothing that is not there', async () => {
  const root = join(ops, '..')
  const dockerfile = await readFile(join(root, 'Dockerfile'), 'utf8')
  const { workspaces } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { workspaces: string[] }
  const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.*) \S+$/gm)].flatMap(([, sources = '']) =>
    sources.split(' '),
  )

  expect(copied.filter((path) => !existsSync(join(root, path)))).toEqual([])
  expect(copied).toEqual(expect.arrayContaining(workspaces.map((workspace) => `${workspace}/package.json`)))
})

test('Dockerfile builds on one image, by its digest, and brings packages in before sources', async () => {
  const dockerfile = await readFile(join(ops, '../Dockerfile'), 'utf8')
  const bases = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, base]) => base)
  const stages = dockerfile.split(/^FROM /m).filter((stage) => stage.includes('npm ci'))

  expect(dockerfile).toMatch(/^ARG NODE=node:24\.\d+\.\d+-bookworm-slim@sha256:[0-9a-f]{64}$/m)
  expect(new Set(bases)).toEqual(new Set(['${NODE}', 'manifests']))
  expect(stages.map((stage) => /^COPY .*/m.exec(stage.split('npm ci')[0] ?? '')?.[0])).toEqual([undefined, undefined])
})

test('every service of compose.yaml that goes on has a limit of memory, and a /tmp of a size', async () => {
  const compose = await readFile(join(ops, '../compose.yaml'), 'utf8')
  const services = compose.split(/^services:$/m)[1]?.split(/^configs:$/m)[0] ?? ''
  const unlimited = services.split(/^ {2}(?=[\w-]+:)/m).filter((service) => !service.includes('mem_limit: '))

  // The second worker is as the first, and what makes the bucket ends at once.
  expect(unlimited.flatMap((service) => /^[\w-]+/.exec(service) ?? [])).toEqual(['worker-2', 'bucket'])
  expect(compose).toMatch(/^ {2}tmpfs: \['\/tmp:size=\d+m'\]$/m)
})

describe('processes that share a machine', () => {
  const portsOf = (settings: Record<string, string>) => listenAddresses(readConfig(settings)).map(({ port }) => port)
  const behindProxy = { PUBLIC_URL: 'https://aushang.example.org' }
  const settingsIn = (text: string) =>
    Object.fromEntries([...text.matchAll(/\b([A-Z_]+)=(\S+)/g)].map(([, name, value]) => [name, value]))

  test('those of ops/systemd listen at ports of their own, and are scraped there', async () => {
    const unit = await readFile(join(ops, 'systemd/aushang@.service'), 'utf8')
    const roles = [...(unit.split('\n')[0]?.matchAll(/aushang@(\w+)/g) ?? [])].map(([, role = '']) => role)
    const settings = await Promise.all(
      roles.map(async (role) => {
        const folder = join(ops, `systemd/aushang@${role}.service.d`)
        const dropIns = await readdir(folder).catch(() => [])
        const texts = await Promise.all(dropIns.map((name) => readFile(join(folder, name), 'utf8')))
        const environment = texts.flatMap((text) => text.match(/^Environment=.*/gm) ?? []).join('\n')
        return { ...settingsIn(environment.replaceAll('Environment=', '')), RUN: role, ...behindProxy }
      }),
    )
    const ports = settings.flatMap(portsOf)
    const scraped = await readFile(join(ops, 'prometheus/prometheus.yml'), 'utf8')

    expect(roles).toEqual(['api', 'worker', 'smtp'])
    expect(new Set(ports).size).toBe(ports.length)
    for (const each of settings) {
      expect(scraped).toContain(`${each.RUN}-1:${readConfig(each).STATUS_PORT}'`)
    }
  })

  test('those of docs/operations.md are of every role, and listen at ports of their own', async () => {
    const page = await readFile(join(ops, '../docs/operations.md'), 'utf8')
    const commands = [...page.matchAll(/^ *(RUN=.*) npm start$/gm)].map(([, settings = '']) => settingsIn(settings))
    const ports = commands.flatMap(portsOf)

    expect(new Set(commands.map(({ RUN }) => RUN))).toEqual(new Set(['api', 'worker', 'smtp']))
    expect(new Set(ports).size).toBe(ports.length)
  })
})

describe('ops/nginx', needing(nginx), () => {
  const api = startApi()

  let port: number
  beforeAll(async () => (port = Number(new URL(await api.app.listen({ host: '127.0.0.1', port: 0 })).port)))

  test('stands with TLS before the API, and keeps the figures to itself', async () => {
    const proxy = await startNginx([port])
    const account = await api.account()

    const known = await proxy.send('GET', '/account', { authorization: `Bearer ${account.apiKey}` })
    const plain = await fetch(`http://127.0.0.1:${proxy.httpPort}/account`, { redirect: 'manual' })

    expect(JSON.parse(known.text)).toMatchObject({ id: account.accountId })
    expect((await proxy.send('GET', '/metrics')).status).toBe(404)
    expect([plain.status, plain.headers.get('location')]).toEqual([301, 'https://127.0.0.1/account'])
  })

  test('says of each request who asks for it and where, whatever the client says, on connections that are kept', async () => {
    const seen: IncomingHttpHeaders[] = []
    const service = createHttpServer((request, response) => {
      if (request.url !== '/healthz') seen.push(request.headers)
      response.end()
    }).listen(0, '127.0.0.1')
    await once(service, 'listening')
    onTestFinished(() => void service.close())
    const proxy = await startNginx([(service.address() as AddressInfo).port])

    const claims = { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'http', connection: 'keep-alive' }
    await proxy.send('GET', '/account', claims)
    await proxy.send('POST', '/contacts', claims, {})
    await proxy.send('POST', '/uploads', { ...claims, 'idempotency-key': 'of the client' }, {})

    const told = { host: 'aushang.example.org', 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'https' }
    expect(seen).toEqual([1, 2, 3].map(() => expect.objectContaining(told)))
    expect(seen.map((headers) => headers.connection)).toEqual([undefined, undefined, undefined])
    const keys = [undefined, expect.stringMatching(/^[0-9a-f]{32}$/), 'of the client']
    expect(seen.map((headers) => headers['idempotency-key'])).toEqual(keys)
  })

  test('has another process do what one has dropped, be it a file or a mail, and once', async () => {
    // As a process that closes its port drops whom it has not accepted yet.
    const dropped: string[] = []
    const dropping = createServer((socket) =>
      socket.once('data', (data) => {
        dropped.push(String(data).split(' HTTP/')[0] ?? '')
        socket.resetAndDestroy()
      }),
    ).listen(0, '127.0.0.1')
    await once(dropping, 'listening')
    onTestFinished(() => void dropping.close())
    const client = await api.account()
    const { body: contact } = await client.post('/contacts', aContact())
    const target = await newTarget(client)
    const proxy = await startNginx([(dropping.address() as AddressInfo).port, port])
    dropped.length = 0
    const authorization = `Bearer ${client.apiKey}`
    const mailHeaders = { authorization: 'Bearer the-inbound-secret-of-the-tests', 'content-type': 'message/rfc822' }
    const mail = Buffer.from(`Subject: An inquiry\r\n\r\n${'Is it still to be had?\r\n'.repeat(50_000)}`)
    const picture = Buffer.concat([await aJpeg(), Buffer.alloc(2_000_000)])
    const requests: [method: string, path: string, status: number, body?: object, headers?: Record<string, string>][] =
      [
        ['GET', '/contacts', 200],
        ['POST', '/contacts', 201, aContact({ lastName: 'Second' })],
        ['PUT', `/contacts/${contact.id}`, 200, aContact({ lastName: 'Put' })],
        ['PATCH', `/contacts/${contact.id}`, 200, { lastName: 'Patched' }],
        ['POST', '/uploads', 201, picture, { authorization, 'content-type': 'image/jpeg' }],
        ['POST', `/inbound/${target.emailId}`, 202, mail, mailHeaders],
        ['DELETE', `/contacts/${contact.id}`, 204],
      ]

    const answers = []
    for (const [method, path, , body, headers = { authorization }] of requests) {
      // The two take turns.
      await proxy.send('GET', '/healthz')
      answers.push((await proxy.send(method, path, headers, body)).status)
    }

    expect(answers).toEqual(requests.map(([, , status]) => status))
    expect(dropped).toEqual(requests.map(([method, path]) => `${method} ${path}`))
    const stored = await api.db.one(sql`
      select (select count(*)::int from contacts where account_id = ${client.accountId}) as contacts,
        (select count(*)::int from uploads where account_id = ${client.accountId}) as uploads,
        (select count(*)::int from mails where account_id = ${client.accountId}) as mails`)
    expect(stored).toEqual({ contacts: 1, uploads: 1, mails: 1 })
  })
})
