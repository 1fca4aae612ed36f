import type { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Sentence } from '@aushang/model'
import type { Said, Unauthorized, Unavailable, Unknown } from '../../contract.ts'
import type { KeptConnection } from '../../portal-session.ts'
import { openRemoteFolder } from './open-remote-folder.ts'
import type { OpenImmoSession, Settings } from '../options.ts'
import type { RemoteFolder } from './remote-folder.ts'
import { TransferFailure } from './transfer-failure.ts'
import { whenAborted } from './when-aborted.ts'
import { withoutSecrets } from '../../without-secrets.ts'
import { UnreadableFile } from '../zip/write-zip.ts'

export interface Parcel {
  /** The name that the portal looks for, with `.zip`. */
  name: string
  /** The name until it is whole: the same for every try, so that what was cut off is written over. */
  temporaryName: string
  content(): Readable
}

interface Delivered {
  kind: 'delivered'
  said: Said
}

type Undelivered = Unauthorized | Unavailable | Unknown

/**
 * Puts a file where the portal takes it: whole, or not at all where the server lets us rename. Every transfer says all
 * there is to say about its objects, under ids that never change, so that the same again does no harm.
 */
export async function uploadParcel(
  parcel: Parcel,
  settings: Settings,
  session: OpenImmoSession,
): Promise<Delivered | Undelivered> {
  return session.runAlone(async () => {
    let folder: KeptConnection<RemoteFolder> | undefined
    try {
      folder = await keptFolder(session)
      const { connection } = folder
      await session.announceTransfer(parcel.name, { isReportAwaited: settings.waitForReport })
      const send = () => sendParcel(connection, parcel, settings, session)
      const said = await whileTimeLasts(session.signal, connection, send)
      return { kind: 'delivered', said: saidWithoutSecrets(said, session) }
    } catch (error) {
      folder?.close()
      return outcomeOfFailure(error, session)
    }
  })
}

/** What a failure means for the operation as a whole. */
export function outcomeOfFailure(error: unknown, session: OpenImmoSession): Undelivered {
  if (error instanceof UnreadableFile) throw error.cause
  if (!(error instanceof TransferFailure || error instanceof MaybeDelivered)) throw error
  const said = saidWithoutSecrets(error.said, session)
  const sentence: Sentence = session.signal.aborted ? { key: 'portalSilent' } : error.sentence
  if (error instanceof MaybeDelivered) return { kind: 'unknown', sentence, said }
  if (error.kind === 'unauthorized') return { kind: 'unauthorized', code: error.code, sentence, said }
  if (error.kind === 'refused') {
    return { kind: 'unauthorized', code: 'directory_not_writable', sentence: { key: 'directoryNotWritable' }, said }
  }
  return { kind: 'unavailable', sentence, said }
}

/** Some servers repeat what they were told. */
function saidWithoutSecrets({ words, ...said }: Said, { credentials }: OpenImmoSession): Said {
  if (words === undefined) return said
  const secrets = [credentials.password, credentials.privateKey].filter((secret) => secret !== undefined)
  return { ...said, words: withoutSecrets(words, secrets) }
}

/** The last step was sent and not answered. */
class MaybeDelivered extends Error {
  readonly sentence: Sentence = { key: 'fileMaybeDelivered' }
  readonly said: TransferFailure['said']

  constructor({ said }: TransferFailure) {
    super('fileMaybeDelivered')
    this.said = said
  }
}

const pingMs = 5_000

/** A connection that was kept may have been given up by the other side without our noticing. */
async function keptFolder(session: OpenImmoSession): Promise<KeptConnection<RemoteFolder>> {
  let isNew = false
  const open = async (): Promise<KeptConnection<RemoteFolder>> => {
    const connection = await openRemoteFolder(session)
    isNew = true
    return { connection, isAlive: () => connection.isAlive(), close: () => connection.close() }
  }
  const kept = await session.keepConnection(open)
  if (isNew) return kept
  try {
    await Promise.race([kept.connection.ping(), noAnswerWithin(pingMs)])
    return kept
  } catch {
    kept.close()
    return session.keepConnection(open)
  }
}

async function noAnswerWithin(ms: number): Promise<never> {
  await sleep(ms, undefined, { ref: false })
  throw new Error('no answer')
}

async function whileTimeLasts<Result>(
  signal: AbortSignal,
  folder: RemoteFolder,
  work: () => Promise<Result>,
): Promise<Result> {
  if (signal.aborted) throw new TransferFailure('unavailable', { key: 'portalSilent' })
  const close = () => folder.close()
  signal.addEventListener('abort', close, { once: true })
  try {
    return await Promise.race([work(), whenAborted(signal, stuck)])
  } finally {
    signal.removeEventListener('abort', close)
  }
}

const lastWordMs = 1_000

/** The step that was under way when the connection was closed says best what became of it, if it says anything. */
async function stuck(): Promise<MaybeDelivered> {
  await sleep(lastWordMs, undefined, { ref: false })
  return new MaybeDelivered(new TransferFailure('lost', { key: 'portalSilent' }))
}

async function sendParcel(
  folder: RemoteFolder,
  parcel: Parcel,
  settings: Settings,
  session: OpenImmoSession,
): Promise<Said> {
  const refusal = `renaming on ${session.credentials.host}`
  const isToBeRenamed = settings.renameAfterUpload && session.facts[refusal] !== 'refused'
  const renamed = isToBeRenamed ? await sendAndRename(folder, parcel) : null
  if (renamed !== null) return renamed
  const said = await sendDirectly(folder, parcel)
  if (isToBeRenamed) await session.rememberFact(refusal, 'refused')
  return said
}

/** Null when it is refused: some servers let nobody rename, or take no name but what the portal looks for. */
async function sendAndRename(folder: RemoteFolder, { name, temporaryName, content }: Parcel): Promise<Said | null> {
  try {
    const stored = await folder.put(temporaryName, content())
    const renamed = await folder.rename(temporaryName, name).catch(throwMaybe)
    if (stored.words === undefined || renamed.words === undefined) return renamed
    return { ...renamed, words: `${stored.words}\n${renamed.words}` }
  } catch (error) {
    if (!(error instanceof TransferFailure && error.kind === 'refused')) throw error
    await folder.remove(temporaryName).catch(() => {})
    return null
  }
}

async function sendDirectly(folder: RemoteFolder, { name, content }: Parcel): Promise<Said> {
  try {
    return await folder.put(name, content()).catch(throwMaybe)
  } catch (error) {
    // Half of it lies there under the name that the portal looks for.
    if (folder.isAlive()) await folder.remove(name).catch(() => {})
    throw error
  }
}

function throwMaybe(error: unknown): never {
  throw error instanceof TransferFailure && error.kind === 'lost' ? new MaybeDelivered(error) : error
}
