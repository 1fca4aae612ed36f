import { execFile, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { request as requestTls } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { type Need, needing } from '../../test/needs.ts'
import { makeCertificate } from './certificate.ts'
import { freePorts } from '../../test/free-ports.ts'
import { startApi } from './harness.ts'

const run = promisify(execFile)
const ops = fileURLToPath(new URL('../../ops/', import.meta.url))
const stream = '/usr/lib/nginx/modules/ngx_stream_module.so'

const promtool: Need = { what: 'promtool', how: 'apt-get install prometheus', isMet: existsSync('/usr/bin/promtool') }
const nginx: Need = {
  what: 'nginx with its stream module',
  how: 'apt-get install nginx-light libnginx-mod-stream',
  isMet: existsSync('/usr/sbin/nginx') && existsSync(stream),
}

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

describe('ops/nginx', needing(nginx), () => {
  const api = startApi()
  let folder: string
  beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'aushang-nginx-'))))
  afterAll(() => rm(folder, { recursive: true, maxRetries: 5 }))

  test('stands with TLS before the API, and keeps the figures to itself', async () => {
    await api.app.listen({ host: '127.0.0.1', port: 0 })
    const { port: upstream } = api.app.server.address() as AddressInfo
    const [httpPort = 0, httpsPort = 0, smtpPort = 0] = await freePorts(3)
    const { cert, key } = makeCertificate({ names: ['aushang.example.org'] })
    const http = (await readFile(join(ops, 'nginx/aushang.conf'), 'utf8'))
      .replace(/^ *server 127\.0\.0\.1:80\d\d .*\n/gm, '')
      .replace('keepalive', `server 127.0.0.1:${upstream};\n    keepalive`)
      .replace(/listen 80;/, `listen 127.0.0.1:${httpPort};`)
      .replace(/listen 443 /, `listen 127.0.0.1:${httpsPort} `)
      .replaceAll(/^ *listen \[::\].*\n/gm, '')
      .replace(/ssl_certificate .*;/, `ssl_certificate ${folder}/cert.pem;`)
      .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${folder}/key.pem;`)
    const smtp = (await readFile(join(ops, 'nginx/smtp.conf'), 'utf8'))
      .replace(/listen 25;/, `listen 127.0.0.1:${smtpPort};`)
      .replaceAll(/^ *listen \[::\].*\n/gm, '')
    const whole = `load_module ${stream}; daemon off; worker_processes 1; pid ${folder}/pid; error_log stderr;
      events {} http { access_log off; ${http} } stream { ${smtp} }`
    await Promise.all([
      writeFile(join(folder, 'cert.pem'), cert),
      writeFile(join(folder, 'key.pem'), key),
      writeFile(join(folder, 'nginx.conf'), whole),
    ])
    const child = spawn('/usr/sbin/nginx', ['-c', join(folder, 'nginx.conf')], { stdio: 'ignore' })
    const ended = new Promise((resolve) => child.once('exit', resolve))
    onTestFinished(async () => {
      child.kill('SIGTERM')
      await ended
    })
    const get = (path: string, headers = {}) =>
      new Promise<{ status: number; text: string }>((resolve, reject) => {
        const options = {
          host: '127.0.0.1',
          port: httpsPort,
          path,
          headers: { host: 'aushang.example.org', ...headers },
        }
        requestTls({ ...options, servername: 'aushang.example.org', ca: cert }, (answer) => {
          let text = ''
          answer.on('data', (data) => (text += String(data)))
          answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }))
        })
          .on('error', reject)
          .end()
      })

    await vi.waitFor(async () => expect((await get('/readyz')).status).toBe(200), { timeout: 10_000, interval: 50 })
    const account = await api.account()
    const known = await get('/account', { authorization: `Bearer ${account.apiKey}` })
    const plain = await fetch(`http://127.0.0.1:${httpPort}/account`, { redirect: 'manual' })

    expect(JSON.parse(known.text)).toMatchObject({ id: account.accountId })
    expect((await get('/metrics')).status).toBe(404)
    expect([plain.status, plain.headers.get('location')]).toEqual([301, 'https://127.0.0.1/account'])
  })
})
