import { createHash } from 'node:crypto'
import { Socket } from 'node:net'
import type { Readable } from 'node:stream'
import type { Said } from '../../contract.ts'
import ssh2, { Client, type ConnectConfig, type SFTPWrapper } from 'ssh2'
import { limitAnswers } from './limit-answers.ts'
import type { Destination, RemoteFolder } from './remote-folder.ts'
import { factsOf, failed, saidBy, TransferFailure } from './transfer-failure.ts'
import { UnreadableFile } from '../zip/write-zip.ts'

/** SFTP, by password or key. The host key is pinned on first use. */
export async function openSftp(destination: Destination): Promise<RemoteFolder> {
  const { credentials, signal, silenceMs } = destination
  const { host, directory } = credentials
  const client = new Client()
  const socket = new Socket()
  let isAlive = true
  const { promise: lost, reject } = Promise.withResolvers<never>()
  lost.catch(() => {})
  const end = (why: Error = new Error('The connection is closed')) => {
    isAlive = false
    reject(why)
  }
  client.on('error', () => end()).on('close', () => end())
  const close = () => {
    end()
    client.destroy()
    // Before it connects, the client does not know of it.
    socket.destroy()
  }
  const ask = makeAsk(silenceMs, () => {
    end(failed.silence(host, 'lost'))
    client.destroy()
  })
  /** What is asked of a connection that is gone would never be answered. */
  const step = async <Result>(work: Promise<Result>): Promise<Result> => {
    try {
      return await Promise.race([work, lost])
    } catch (error) {
      throw failureOf(host, error)
    }
  }

  signal.addEventListener('abort', close, { once: true })
  let sftp: SFTPWrapper
  let renewLimit: () => void
  try {
    socket.connect({ host: destination.address, port: destination.port })
    let flooded: TransferFailure | undefined
    renewLimit = limitAnswers(socket, () => {
      end((flooded ??= failed.tooMuch(host)))
      client.destroy()
    })
    await connect(client, socket, destination).catch((error: unknown) => {
      throw flooded ?? failureOf(host, error)
    })
    // Small requests must not wait for large ones to fill a packet.
    client.setNoDelay(true)
    sftp = await step(ask<SFTPWrapper>((done) => client.sftp(done)))
    if (directory !== undefined) await step(enter(ask, sftp, directory))
  } catch (error) {
    close()
    throw error
  } finally {
    signal.removeEventListener('abort', close)
  }

  const pathOf = (name: string) => (directory === undefined ? name : `${directory.replace(/(?<!\/)\/+$/, '')}/${name}`)

  return {
    put(name, content) {
      renewLimit()
      return step(put(ask, sftp, pathOf(name), content)).finally(() => content.destroy())
    },
    rename: (from, to) => step(rename(ask, sftp, pathOf(from), pathOf(to))),
    remove: (name) => step(ask((done) => sftp.unlink(pathOf(name), done))),
    ping: async () => void (await step(ask<string>((done) => sftp.realpath('.', done)))),
    isAlive: () => isAlive,
    close,
  }
}

async function connect(client: Client, sock: Socket, destination: Destination): Promise<void> {
  const { credentials, knownHostKey, rememberHostKey, silenceMs } = destination
  const { host, username, password, privateKey } = credentials
  refuseUnreadableKey(privateKey)
  let shown = ''
  const config: ConnectConfig = {
    sock,
    username,
    ...(privateKey === undefined ? { password: password ?? '' } : { privateKey }),
    tryKeyboard: privateKey === undefined,
    readyTimeout: 0, // there is one time for all of it, and `signal` ends it
    keepaliveInterval: silenceMs / 3,
    keepaliveCountMax: 3,
    hostVerifier: (key: Buffer) => {
      shown = fingerprint(key)
      return knownHostKey === undefined || shown === knownHostKey
    },
    ...(knownHostKey !== undefined && { algorithms: { serverHostKey: algorithmsFor(knownHostKey) } }),
  }
  try {
    await new Promise<void>((resolve, reject) => {
      client
        .once('ready', resolve)
        .once('error', reject)
        .once('close', () => reject(new Error('The connection was closed')))
        .on('keyboard-interactive', (_name, _instructions, _language, prompts, finish) =>
          finish(prompts.map(() => password ?? '')),
        )
        .connect(config)
    })
  } catch (error) {
    if (knownHostKey !== undefined && shown !== '' && shown !== knownHostKey)
      throw changedHostKey(host, knownHostKey, shown)
    throw factsOf(error).level === 'client-authentication' ? failed.login(host, saidBy(error)) : error
  }
  if (knownHostKey === undefined) await rememberHostKey(shown)
}

/** `ssh-ed25519 SHA256:…`, as ssh-keygen prints it. */
function fingerprint(key: Buffer): string {
  const type = key.toString('latin1', 4, 4 + key.readUInt32BE(0))
  return `${type} SHA256:${createHash('sha256').update(key).digest('base64').replace('=', '')}`
}

type HostKeyAlgorithms = NonNullable<NonNullable<ConnectConfig['algorithms']>['serverHostKey']>

/** A server has keys of several kinds: ask for the one we know, lest a new kind be taken for a changed key. */
function algorithmsFor(knownHostKey: string): HostKeyAlgorithms {
  const [type = ''] = knownHostKey.split(' ')
  const preferred = type === 'ssh-rsa' ? ['rsa-sha2-512', 'rsa-sha2-256', 'ssh-rsa'] : [type]
  return { prepend: preferred as never, append: [], remove: [] }
}

function changedHostKey(host: string, known: string, shown: string): TransferFailure {
  return new TransferFailure(
    'unauthorized',
    { key: 'hostKeyChanged', params: { host, known, shown } },
    {},
    'host_key_changed',
  )
}

/** Before anything is sent. */
function refuseUnreadableKey(privateKey: string | undefined): void {
  const key = privateKey === undefined ? undefined : ssh2.utils.parseKey(privateKey)
  if (!(key instanceof Error)) return
  throw new TransferFailure('unauthorized', { key: 'privateKeyUnreadable' }, saidBy(key), 'private_key_unreadable')
}

async function enter(ask: Ask, sftp: SFTPWrapper, directory: string): Promise<void> {
  const found = await ask<{ isDirectory(): boolean }>((done) => sftp.stat(directory, done)).catch((error: unknown) => {
    if (isAnswer(error)) return undefined
    throw error
  })
  if (!found?.isDirectory()) throw failed.directory(directory, { words: 'not a directory' })
}

// What is under way at once: enough to fill a line of 30 ms at 60 MB/s, and bounded whatever is sent.
const chunkBytes = 32_000
const chunksUnderWayMax = 64

/**
 * Many writes under way, as `fastPut` has them, but from a stream: waiting for each answer makes 4 MB/s over 30 ms of
 * distance, and a temporary file would want as much disk as the largest transfer.
 */
async function put(ask: Ask, sftp: SFTPWrapper, path: string, content: Readable): Promise<Said> {
  const handle = await ask<Buffer>((done) => sftp.open(path, 'w', done))
  try {
    await write(ask, sftp, handle, content)
  } catch (error) {
    // The connection may be used on. Nobody waits: it may be gone as well.
    sftp.close(handle, () => {})
    throw error
  }
  await ask((done) => sftp.close(handle, done))
  return saidOk
}

async function write(ask: Ask, sftp: SFTPWrapper, handle: Buffer, content: Readable): Promise<void> {
  const underWay = new Set<Promise<unknown>>()
  let position = 0
  let failure: unknown
  for await (const chunk of content as AsyncIterable<Buffer>) {
    for (let at = 0; at < chunk.length; at += chunkBytes) {
      const part = chunk.subarray(at, at + chunkBytes)
      const from = position
      const write = ask((done) => sftp.write(handle, part, 0, part.length, from, done))
        .catch((error: unknown) => (failure ??= error))
        .finally(() => underWay.delete(write))
      underWay.add(write)
      position += part.length
      if (underWay.size >= chunksUnderWayMax) await Promise.race(underWay)
      if (failure !== undefined) break
    }
    if (failure !== undefined) break
  }
  await Promise.all(underWay)
  if (failure !== undefined) throw failure
}

/** The rename of SFTP refuses to replace a file; OpenSSH has one that does it as POSIX does. */
async function rename(ask: Ask, sftp: SFTPWrapper, from: string, to: string): Promise<Said> {
  await ask((done) => {
    try {
      sftp.ext_openssh_rename(from, to, done)
    } catch {
      sftp.rename(from, to, done)
    }
  }).catch((error: unknown) => {
    throw isAnswer(error) ? new TransferFailure('refused', { key: 'directoryNotWritable' }, saidBy(error)) : error
  })
  return saidOk
}

type Done<Result> = (error: Error | null | undefined, result?: Result) => void

type Ask = <Result>(work: (done: Done<Result>) => void) => Promise<Result>

/**
 * A write may take long on a slow line, as long as there are answers at all. The keep-alive does not see to that: a server
 * may answer it, and nothing else.
 */
function makeAsk(silenceMs: number, onSilence: () => void): Ask {
  let waiting = 0
  let timer: NodeJS.Timeout | undefined
  const watch = (change: 1 | -1) => {
    waiting += change
    if (change === 1 && waiting > 1) return
    clearTimeout(timer)
    if (waiting > 0) timer = setTimeout(onSilence, silenceMs).unref()
  }
  return (work) =>
    new Promise((resolve, reject) => {
      watch(1)
      work((error, result) => {
        watch(-1)
        if (error) reject(error)
        else resolve(result as never)
      })
    })
}

const statuses = { noSuchFile: 2, permissionDenied: 3, failure: 4, unsupported: 8 }

/** SSH_FX_OK: whatever words a server has for it, the library keeps to itself. */
const saidOk: Said = { status: 0 }

/** The server answered, and the answer was no. */
function isAnswer(error: unknown): error is Error & { code: number } {
  return Object.values<unknown>(statuses).includes(factsOf(error).code)
}

function failureOf(host: string, error: unknown): unknown {
  if (error instanceof TransferFailure || error instanceof UnreadableFile) return error
  if (!isAnswer(error)) return failed.connection(host, error)
  // SFTP has no word for a full disk: it is the general failure.
  if (error.code === statuses.failure) {
    return new TransferFailure('unavailable', { key: 'hostCannotNow', params: { host } }, saidBy(error))
  }
  return new TransferFailure('refused', { key: 'hostCannotNow', params: { host } }, saidBy(error))
}
