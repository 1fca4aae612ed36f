import { once } from 'node:events'
import { connect, isIPv6 } from 'node:net'
import type { Config } from '../../config.ts'
import { findOccupiedPorts, type WantedPort } from '../../lib/free-ports.ts'
import { listenAddresses } from '../../listen-addresses.ts'
import { type Finding, messageOf } from './finding.ts'

/** Whether they are free, or ours already. */
export async function checkPorts(config: Config): Promise<Finding[]> {
  const wanted = listenAddresses(config)
  const occupied = await findOccupiedPorts(wanted)
  const isRunning = await doesServiceAnswer(wanted)
  return Promise.all(
    wanted.map(async (each): Promise<Finding> => {
      const about = `port ${each.port} (${each.setting})`
      const cause = occupied.find(({ setting }) => setting === each.setting)?.cause
      if (cause === undefined) return { verdict: 'ok', about, says: 'free' }
      if (cause.code !== 'EADDRINUSE') return { verdict: 'bad', about, says: messageOf(cause) }
      return isRunning && (await mayBeOurs(each, config))
        ? { verdict: 'ok', about, says: 'in use; the service runs' }
        : { verdict: 'bad', about, says: 'in use by something else' }
    }),
  )
}

/** What says by itself who it is. The entrance for mails does not while it waits for what a proxy says first. */
async function mayBeOurs(port: WantedPort, { SMTP_PROXIES }: Config): Promise<boolean> {
  switch (port.setting) {
    case 'SMTP_PORT':
      return SMTP_PROXIES.length > 0 || (await greetingOf(port)).endsWith(' Aushang\r\n')
    case 'SANDBOX_FTP_PORT':
      return (await greetingOf(port)) === '220 Sandbox portal\r\n'
    case 'SANDBOX_SFTP_PORT':
      return (await greetingOf(port)).startsWith('SSH-2.0-Sandbox\r\n')
    case 'SANDBOX_PORT':
      return isSandbox(port)
    default:
      return true
  }
}

/** '' when there is none. */
async function greetingOf(port: WantedPort): Promise<string> {
  const socket = connect(port.port, reachable(port.host))
  try {
    const [greeting] = (await once(socket, 'data', { signal: AbortSignal.timeout(3_000) })) as [Buffer]
    return String(greeting)
  } catch {
    return ''
  } finally {
    socket.destroy()
  }
}

/** Its first page says what it is, and with a password of its own whoever asks for that. */
async function isSandbox(port: WantedPort): Promise<boolean> {
  return ask(port, '/').then(
    ({ headers, text }) =>
      headers.get('www-authenticate')?.includes('realm="Sandbox"') === true || text.includes('<title>Sandbox</title>'),
    () => false,
  )
}

/** Whether the process with these settings runs already. */
export async function doesServiceAnswer([first]: WantedPort[]): Promise<boolean> {
  if (first === undefined || first.port === 0) return false
  return ask(first, '/healthz').then(
    ({ status, text }) => status === 200 && text === '{"status":"ok"}',
    () => false,
  )
}

async function ask(
  { host, port }: WantedPort,
  path: string,
): Promise<{ status: number; headers: Headers; text: string }> {
  const name = reachable(host)
  const answer = await fetch(`http://${isIPv6(name) ? `[${name}]` : name}:${port}${path}`, {
    signal: AbortSignal.timeout(3_000),
  })
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}

/** Where whoever listens there is found on this machine. */
function reachable(host: string): string {
  return host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host
}
