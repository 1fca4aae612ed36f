import type { Config } from './config.ts'
import { findOccupiedPorts, type WantedPort } from './lib/free-ports.ts'
import { StartupError } from './lib/startup-error.ts'

/** Everything that this process listens on. */
export function listenAddresses(config: Config): WantedPort[] {
  const { RUN: run, HOST: host, SANDBOX_HOST: sandboxHost } = config
  return [
    ...(run.has('api') ? [{ setting: 'HTTP_PORT', host, port: config.HTTP_PORT }] : []),
    ...(config.STATUS_PORT === undefined ? [] : [{ setting: 'STATUS_PORT', host, port: config.STATUS_PORT }]),
    ...(run.has('smtp') ? [{ setting: 'SMTP_PORT', host, port: config.SMTP_PORT }] : []),
    ...(run.has('sandbox')
      ? [
          { setting: 'SANDBOX_PORT', host: sandboxHost, port: config.SANDBOX_PORT },
          { setting: 'SANDBOX_FTP_PORT', host: sandboxHost, port: config.SANDBOX_FTP_PORT },
          { setting: 'SANDBOX_SFTP_PORT', host: sandboxHost, port: config.SANDBOX_SFTP_PORT },
        ]
      : []),
  ]
}

/** Says of every port at once that it cannot be had. */
export async function refuseOccupiedPorts(config: Config): Promise<void> {
  const occupied = await findOccupiedPorts(listenAddresses(config))
  if (occupied.length === 0) return
  throw new StartupError(occupied.map(({ cause, ...wanted }) => sentenceFor(wanted, cause)).join('\n'))
}

/** For what goes wrong all the same when it begins to listen. */
export function cannotListen(cause: NodeJS.ErrnoException & { port?: number }, config: Config): StartupError {
  if (cause instanceof StartupError) return cause
  if (cause.code === 'EBUSY') {
    return new StartupError(
      `Another sandbox keeps its data in ${config.DATA_DIR}. Leave sandbox out of RUN and say in PLATFORM_A_SANDBOX_URL where it is, or give this one its own DATA_DIR.`,
      { cause },
    )
  }
  const all = listenAddresses(config)
  const [first = { setting: 'HTTP_PORT', host: config.HOST, port: config.HTTP_PORT }] = all
  return new StartupError(sentenceFor(all.find(({ port }) => port === cause.port) ?? first, cause), { cause })
}

function sentenceFor({ setting, host, port }: WantedPort, cause: NodeJS.ErrnoException): string {
  switch (cause.code) {
    case 'EADDRINUSE':
      return `Port ${port} on ${host} is in use already; stop what uses it, or set ${setting}.`
    case 'EACCES':
      return `Port ${port} needs more rights than this user has; set ${setting} to 1024 or above.`
    case 'EADDRNOTAVAIL':
      return `${host} is not an address of this machine; set HOST.`
    default:
      return `Cannot listen on ${host}:${port}: ${cause.message}`
  }
}
