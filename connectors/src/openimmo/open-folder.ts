import type { Portal } from '../contract.ts'
import { openFtp } from './ftp.ts'
import type { Credentials } from './options.ts'
import type { RemoteFolder } from './remote-folder.ts'
import { openSftp } from './sftp.ts'
import { failed, TransferFailure } from './transfer-failure.ts'

/** Connects, logs in and enters the directory. */
export async function openFolder(portal: Portal): Promise<RemoteFolder> {
  if (portal.signal.aborted) throw new TransferFailure('unavailable', 'There was no time left.')
  const credentials = portal.credentials as Credentials
  const hostKeyName = `host key of ${credentials.host}:${credentials.port ?? 22}`
  const address = await portal.addressOf(credentials.host).catch((error: unknown) => {
    throw failed.address(credentials.host, error)
  })
  const open = credentials.protocol === 'sftp' ? openSftp : openFtp
  return open({
    credentials,
    address,
    knownHostKey: portal.memory[hostKeyName],
    rememberHostKey: (hostKey) => portal.remember(hostKeyName, hostKey),
    signal: portal.signal,
  })
}
