import type { OpenImmoSession } from '../options.ts'
import { type RemoteFolder, usualLimits } from './remote-folder.ts'
import { failed, TransferFailure } from './transfer-failure.ts'
import { whenAborted } from './when-aborted.ts'

const defaultPorts = { ftp: 21, ftps: 21, 'ftps-implicit': 990, sftp: 22 }

/** Connects, logs in and enters the directory: all of it within one time, at whichever step the server falls silent. */
export async function openRemoteFolder(session: OpenImmoSession, limits = usualLimits): Promise<RemoteFolder> {
  if (session.signal.aborted) throw new TransferFailure('unavailable', { key: 'portalSilent' })
  const tooLate = AbortSignal.timeout(limits.openMs)
  try {
    return await openWithin(AbortSignal.any([session.signal, tooLate]), session, limits.silenceMs)
  } catch (error) {
    throw tooLate.aborted ? failed.silence(session.credentials.host, 'unavailable') : error
  }
}

async function openWithin(signal: AbortSignal, session: OpenImmoSession, silenceMs: number): Promise<RemoteFolder> {
  const { credentials } = session
  const port = credentials.port ?? defaultPorts[credentials.protocol]
  const hostKeyName = `host key of ${credentials.host}:${port}`
  const address = await session.resolveHost(credentials.host, port).catch((error: unknown) => {
    throw failed.address(credentials.host, error)
  })
  signal.throwIfAborted()
  // Whoever has no such portal need not load what speaks to it.
  const open =
    credentials.protocol === 'sftp' ? (await import('./sftp.ts')).openSftp : (await import('./ftp.ts')).openFtp
  const opening = open({
    credentials,
    address,
    port,
    knownHostKey: session.facts[hostKeyName],
    rememberHostKey: (hostKey) => session.rememberFact(hostKeyName, hostKey),
    signal,
    silenceMs,
  })
  return Promise.race([opening, whenAborted(signal, () => new TransferFailure('unavailable', { key: 'portalSilent' }))])
}
