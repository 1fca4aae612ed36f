import { openFtp } from './ftp.ts'
import type { OpenImmoSession } from '../options.ts'
import type { RemoteFolder } from './remote-folder.ts'
import { openSftp } from './sftp.ts'
import { failed, TransferFailure } from './transfer-failure.ts'

const defaultPorts = { ftp: 21, ftps: 21, 'ftps-implicit': 990, sftp: 22 }

/** Connects, logs in and enters the directory. */
export async function openRemoteFolder(session: OpenImmoSession): Promise<RemoteFolder> {
  const { credentials, signal } = session
  if (signal.aborted) throw new TransferFailure('unavailable', 'There was no time left.')
  const port = credentials.port ?? defaultPorts[credentials.protocol]
  const hostKeyName = `host key of ${credentials.host}:${port}`
  const address = await session.resolveHost(credentials.host, port).catch((error: unknown) => {
    throw failed.address(credentials.host, error)
  })
  const open = credentials.protocol === 'sftp' ? openSftp : openFtp
  return open({
    credentials,
    address,
    port,
    knownHostKey: session.facts[hostKeyName],
    rememberHostKey: (hostKey) => session.rememberFact(hostKeyName, hostKey),
    signal,
  })
}
