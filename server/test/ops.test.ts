import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import { needing, program } from '../../test/needs.ts'
import { readConfig } from '../src/config.ts'
import { listenAddresses } from '../src/listen-addresses.ts'
import { startApi } from './harness.ts'
import { nginx, startNginx } from './nginx.ts'

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

  test('stands with TLS before the API, and keeps the figures to itself', async () => {
    await api.app.listen({ host: '127.0.0.1', port: 0 })
    const { port } = api.app.server.address() as AddressInfo
    const proxy = await startNginx([port])
    const account = await api.account()

    const known = await proxy.send('GET', '/account', { authorization: `Bearer ${account.apiKey}` })
    const plain = await fetch(`http://127.0.0.1:${proxy.httpPort}/account`, { redirect: 'manual' })

    expect(JSON.parse(known.text)).toMatchObject({ id: account.accountId })
    expect((await proxy.send('GET', '/metrics')).status).toBe(404)
    expect([plain.status, plain.headers.get('location')]).toEqual([301, 'https://127.0.0.1/account'])
  })
})
