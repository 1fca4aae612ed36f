import { openFtp } from './ftp.ts'
import type { OpenImmoSession } from '../options.ts'
import type { RemoteFolder } from './remote-folder.ts'
import { openSftp } from './sftp.ts'
import { failed, TransferFailure } from './transfer-failure.ts'

/** Connects, logs in and enters the directory. */
export async function openRemoteFolder(session: OpenImmoSession): Promise<RemoteFolder> {
  const { credentials, signal } = session
  if (signal.aborted) throw new TransferFailure('unavailable', 'There was no time left.')
  const hostKeyName = `host key of ${credentials.host}:${credentials.port ?? 22}`
  const address = await session.resolveHost(credentials.host).catch((error: unknown) => {
    throw failed.address(credentials.host, error)
  })
  const open = credentials.protocol === 'sftp' ? openSftp : openFtp
  return open({
    credentials,
    address,
    knownHostKey: session.facts[hostKeyName],
    rememberHostKey: (hostKey) => session.rememberFact(hostKeyName, hostKey),
    signal,
  })
}
