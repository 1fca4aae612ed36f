import type { Config } from './config.ts'
import { isLoopbackHost } from './lib/loopback-host.ts'

/** What the world may reach that it should not, by the look of the configuration: a sentence each. */
export function exposureWarnings(config: Config): string[] {
  const { HOST: host, SANDBOX_HOST: sandboxHost, PUBLIC_URL, RUN: run } = config
  const publicUrl = new URL(PUBLIC_URL)
  const isPlain = publicUrl.protocol === 'http:'
  const warnings: string[] = []
  if (config.IS_LOOPBACK_OPEN_BY_DEFAULT) {
    warnings.push(
      'webhooks and attachments may reach servers on this machine, because neither PUBLIC_URL nor OUTBOUND_ALLOW is set: set one of them before others use this service',
    )
  }
  if (run.has('api') && isPlain && !isLoopbackHost(publicUrl.hostname)) {
    warnings.push(
      `clients send their API keys unencrypted, for PUBLIC_URL is ${PUBLIC_URL}: put a proxy with TLS in front, and name its https address`,
    )
  } else if (run.has('api') && isPlain && !isLoopbackHost(host)) {
    warnings.push(
      `the API listens on ${host} without TLS: put a proxy with TLS in front, and name its https address in PUBLIC_URL`,
    )
  }
  if (run.has('api') && !isPlain && config.TRUSTED_PROXIES.length === 0) {
    warnings.push(
      `all clients count as one, and wait when one of them guesses passwords: PUBLIC_URL is ${PUBLIC_URL}, but TRUSTED_PROXIES does not name the proxy that speaks TLS there`,
    )
  }
  if (run.has('sandbox') && !isLoopbackHost(sandboxHost)) {
    warnings.push(
      `the sandbox listens on ${sandboxHost}: it is for trying things out, and SANDBOX_PASSWORD is all that keeps strangers from it`,
    )
  }
  if (run.has('sandbox') && sandboxHost !== host) {
    warnings.push(`the sandbox listens on ${sandboxHost} only; it needs a SANDBOX_PASSWORD to listen on ${host}`)
  }
  return warnings
}
