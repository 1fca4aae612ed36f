import { join } from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import type { SandboxOptions } from '@aushang/sandbox'
import type { SandboxPlace } from '@aushang/sandbox/process'
import type { Logger } from 'pino'
import type { Config } from './config.ts'
import type { ServerAddress } from './lib/guarded/guarded-connector.ts'
import { closeFolderToOthers } from './lib/close-to-others.ts'
import { keepProcess } from './lib/kept-process.ts'
import { StartupError } from './lib/startup-error.ts'

interface RunningSandbox {
  /** Where it is found from here. */
  servers: ServerAddress[]
  stop(): Promise<void>
}

// Everything of a portal is in memory; files are read whole, outside of the heap.
const megabytesMax = 512

/**
 * The sandbox, in a process of its own: it takes files and names from whoever comes, and none of them may end the service.
 * It finds its ports again after every restart.
 */
export async function runSandbox(config: Config, smtp: SandboxOptions['smtp'], log: Logger): Promise<RunningSandbox> {
  const { SANDBOX_HOST: host, SANDBOX_PASSWORD: password } = config
  const dataDir = join(config.DATA_DIR, 'sandbox')
  await closeFolderToOthers(dataDir)
  const options: SandboxOptions = {
    host,
    password,
    port: config.SANDBOX_PORT,
    dataDir,
    fileServers: { ftpPort: config.SANDBOX_FTP_PORT, sftpPort: config.SANDBOX_SFTP_PORT },
    smtp,
    dashboardUrl: config.PUBLIC_URL,
  }
  const { ready, stop } = await keepProcess<SandboxPlace>({
    script: new URL(import.meta.resolve('@aushang/sandbox/process')),
    settings: (before) => ({ ...options, ...(before && { port: before.port, fileServers: before.fileServers }) }),
    megabytesMax,
    onReady: ({ url }, pid) => log.info({ url, pid }, 'the sandbox listens'),
    onEnd: (end, waitMs) => log.error({ ...end, waitMs }, 'the sandbox has ended, and is started again'),
  }).catch((cause: NodeJS.ErrnoException) => {
    // With a code, it is about a port or a folder of the operator's.
    throw cause.code === undefined
      ? new StartupError(`The sandbox cannot be started. ${cause.message}`, { cause })
      : cause
  })
  // It is signed by itself, so that FTP under TLS can be tried out too; it is nobody's authority, and names this machine only.
  if (ready.ftpsCertificate !== undefined) {
    setDefaultCACertificates([...getCACertificates('default'), ready.ftpsCertificate])
  }
  const ports = [ready.port, ready.fileServers?.ftpPort, ready.fileServers?.sftpPort]
  const servers = addressesHere(host).flatMap((address) =>
    ports.flatMap((port) => (port ? { host: address, port } : [])),
  )
  return { servers, stop }
}

/** At which addresses this machine finds itself when it listens there. */
function addressesHere(host: string): string[] {
  return ['0.0.0.0', '::', 'localhost'].includes(host) ? ['127.0.0.1', '::1'] : [host]
}
