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

/** The entrance for mails says who it is, unless it waits for what a proxy says first. */
async function mayBeOurs(port: WantedPort, { SMTP_PROXIES }: Config): Promise<boolean> {
  if (port.setting !== 'SMTP_PORT' || SMTP_PROXIES.length > 0) return true
  const socket = connect(port.port, reachable(port.host))
  try {
    const [greeting] = (await once(socket, 'data', { signal: AbortSignal.timeout(3_000) })) as [Buffer]
    return String(greeting).endsWith(' Aushang\r\n')
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}

async function doesServiceAnswer([first]: WantedPort[]): Promise<boolean> {
  if (first === undefined || first.port === 0) return false
  const host = reachable(first.host)
  return fetch(`http://${isIPv6(host) ? `[${host}]` : host}:${first.port}/healthz`, {
    signal: AbortSignal.timeout(3_000),
  }).then(
    async (answer) => answer.ok && (await answer.text()) === '{"status":"ok"}',
    () => false,
  )
}

/** Where whoever listens there is found on this machine. */
function reachable(host: string): string {
  return host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host
}
