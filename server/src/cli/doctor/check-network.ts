import { Resolver } from 'node:dns/promises'
import type { Config } from '../../config.ts'
import { secondsAhead, wrongClock } from '../../lib/clock.ts'
import { makeGuardedClient } from '../../lib/guarded/guarded-fetch.ts'
import { isLoopbackHost } from '../../lib/loopback-host.ts'
import { type Finding, messageOf } from './finding.ts'

/** Whether mails for the domain of inquiries find their way, as far as DNS can say. */
export async function checkDns({ RUN, REQUESTS_DOMAIN: domain }: Config): Promise<Finding[]> {
  const about = `DNS of ${domain}`
  if (!RUN.has('smtp')) return []
  if (isLoopbackHost(domain)) {
    return [
      { verdict: 'warn', about, says: 'mails come from this machine only; set REQUESTS_DOMAIN to a domain of yours' },
    ]
  }
  const resolver = new Resolver({ timeout: 2_000, tries: 2 })
  const exchanges = await resolver.resolveMx(domain).catch(() => [])
  const hosts = exchanges.toSorted((a, b) => a.priority - b.priority).map(({ exchange }) => exchange)
  if (hosts.length > 0) return [{ verdict: 'ok', about, says: `mails go to ${hosts.join(', ')}` }]
  const addresses = await resolver.resolve4(domain).catch(() => resolver.resolve6(domain).catch(() => []))
  return addresses.length > 0
    ? [{ verdict: 'warn', about, says: `no MX record; mails go to ${addresses.join(', ')}, by its address` }]
    : [{ verdict: 'bad', about, says: 'neither an MX record nor an address: mails find no way here' }]
}

/** Whether the portals can be reached from here, with the same client that connectors have. */
export async function checkOutgoing(config: Config): Promise<Finding[]> {
  const http = makeGuardedClient({ allow: config.OUTBOUND_ALLOW, opened: [...config.NAMED_PORTALS] })
  try {
    return await Promise.all(
      Object.entries(config.PORTAL_URLS).flatMap(([type, url]) => {
        // Our own sandbox runs with the service.
        if (isLoopbackHost(new URL(url).hostname) && config.NAMED_PORTALS.length === 0) return []
        return [checkPortal(http, type, url)]
      }),
    )
  } finally {
    await http.close()
  }
}

async function checkPortal(http: ReturnType<typeof makeGuardedClient>, type: string, url: string): Promise<Finding> {
  const about = `outgoing to ${type}`
  const started = performance.now()
  try {
    const answer = await http.send({
      accountId: '',
      method: 'GET',
      url,
      headers: {},
      deadlineMs: 10_000,
      bodyBytesMax: 1_000,
      longerBody: 'cut',
    })
    if (answer.kind === 'failed') return { verdict: 'warn', about, says: `${url}: ${answer.message}` }
    const seconds = secondsAhead(answer.headers, performance.now() - started)
    if (seconds !== 0) return { verdict: 'bad', about, says: `by the clock of ${url}, ${wrongClock(seconds)}` }
    // Whatever it answers, it was reached.
    return { verdict: 'ok', about, says: `${url} answers ${answer.status}` }
  } catch (error) {
    return { verdict: 'bad', about, says: messageOf(error) }
  }
}
