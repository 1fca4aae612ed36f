import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { Agent, request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished, vi } from 'vitest'
import { freePorts } from '../../test/free-ports.ts'
import { installed, type Need } from '../../test/needs.ts'
import { makeCertificate } from './certificate.ts'

const stream = '/usr/lib/nginx/modules/ngx_stream_module.so'
const examples = new URL('../../ops/nginx/', import.meta.url)

export const nginx: Need = {
  what: 'nginx with its stream module',
  how: 'apt-get install nginx-light libnginx-mod-stream',
  isMet: installed(['/usr/sbin/nginx']) !== '' && installed([stream]) !== '',
}

interface Answer {
  status: number
  text: string
}

/** nginx with the examples of `ops/nginx`, before API processes at these ports of the machine. */
export interface Nginx {
  /** Of what it takes without TLS. */
  httpPort: number
  /** Over TLS, on a few connections that are kept: bytes as they stand, all else as JSON. Rejects when the connection breaks. */
  send(method: string, path: string, headers?: Record<string, string>, body?: object): Promise<Answer>
}

export async function startNginx(upstreams: number[]): Promise<Nginx> {
  const folder = await mkdtemp(join(tmpdir(), 'aushang-nginx-'))
  const [httpPort = 0, httpsPort = 0, smtpPort = 0] = await freePorts(3)
  const { cert, key } = makeCertificate({ names: ['aushang.example.org'] })
  const [http, smtp] = await Promise.all(
    ['aushang.conf', 'smtp.conf'].map((name) => readFile(new URL(name, examples), 'utf8')),
  )
  const servers = upstreams.values()
  const httpHere = http
    ?.replaceAll(/^( *server 127\.0\.0\.1:)80\d\d( .*\n)/gm, (_line, before: string, after: string) => {
      const { value } = servers.next()
      return value === undefined ? '' : `${before}${value}${after}`
    })
    .replace(/listen 80;/, `listen 127.0.0.1:${httpPort};`)
    .replace(/listen 443 /, `listen 127.0.0.1:${httpsPort} `)
    .replaceAll(/^ *listen \[::\].*\n/gm, '')
    .replace(/ssl_certificate .*;/, `ssl_certificate ${folder}/cert.pem;`)
    .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${folder}/key.pem;`)
  const smtpHere = smtp?.replace(/listen 25;/, `listen 127.0.0.1:${smtpPort};`).replaceAll(/^ *listen \[::\].*\n/gm, '')
  const whole = `load_module ${stream}; daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/errors;
    events {} http { access_log off; ${httpHere} } stream { ${smtpHere} }`
  await Promise.all([
    writeFile(join(folder, 'cert.pem'), cert),
    writeFile(join(folder, 'key.pem'), key),
    writeFile(join(folder, 'nginx.conf'), whole),
  ])
  const child = spawn('/usr/sbin/nginx', ['-c', join(folder, 'nginx.conf')], { stdio: 'ignore' })
  const ended = once(child, 'exit')
  const agent = new Agent({ keepAlive: true, ca: cert, servername: 'aushang.example.org' })
  onTestFinished(async () => {
    agent.destroy()
    child.kill('SIGTERM')
    await ended
    await rm(folder, { recursive: true, maxRetries: 5 })
  })
  const send: Nginx['send'] = (method, path, headers = {}, body) =>
    new Promise((resolve, reject) => {
      const about = { host: 'aushang.example.org', ...(body && { 'content-type': 'application/json' }), ...headers }
      request({ host: '127.0.0.1', port: httpsPort, method, path, agent, headers: about }, (answer) => {
        let text = ''
        answer.on('data', (data) => (text += String(data)))
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }))
        answer.on('error', reject)
      })
        .on('error', reject)
        .end(body instanceof Uint8Array ? body : body && JSON.stringify(body))
    })
  await vi.waitFor(() => send('GET', '/healthz'), { timeout: 10_000, interval: 50 })
  return { httpPort, send }
}
