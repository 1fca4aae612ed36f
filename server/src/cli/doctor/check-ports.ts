import type { Config } from '../../config.ts'
import { findOccupiedPorts, type WantedPort } from '../../lib/free-ports.ts'
import { listenAddresses } from '../../listen-addresses.ts'
import { type Finding, messageOf } from './finding.ts'

/** Whether they are free, or ours already. */
export async function checkPorts(config: Config): Promise<Finding[]> {
  const wanted = listenAddresses(config)
  const occupied = await findOccupiedPorts(wanted)
  const isRunning = await doesServiceAnswer(wanted)
  return wanted.map((each): Finding => {
    const about = `port ${each.port} (${each.setting})`
    const cause = occupied.find(({ setting }) => setting === each.setting)?.cause
    if (cause === undefined) return { verdict: 'ok', about, says: 'free' }
    if (cause.code === 'EADDRINUSE' && isRunning) return { verdict: 'ok', about, says: 'in use; the service runs' }
    return { verdict: 'bad', about, says: cause.code === 'EADDRINUSE' ? 'in use by something else' : messageOf(cause) }
  })
}

async function doesServiceAnswer([first]: WantedPort[]): Promise<boolean> {
  if (first === undefined || first.port === 0) return false
  const host = first.host === '0.0.0.0' ? '127.0.0.1' : first.host === '::' ? '[::1]' : first.host
  return fetch(`http://${host}:${first.port}/healthz`, { signal: AbortSignal.timeout(3_000) }).then(
    async (answer) => answer.ok && (await answer.text()) === '{"status":"ok"}',
    () => false,
  )
}
