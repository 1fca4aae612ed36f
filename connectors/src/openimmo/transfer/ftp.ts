import { isIP } from 'node:net'
import type { Readable } from 'node:stream'
import type { ConnectionOptions } from 'node:tls'
import { Client, FTPError, type FTPResponse } from 'basic-ftp'
import type { Said } from '../../contract.ts'
import { countBytes } from './count-bytes.ts'
import { limitAnswers } from './limit-answers.ts'
import type { Destination, RemoteFolder } from './remote-folder.ts'
import { failed, saidBy, TransferFailure } from './transfer-failure.ts'
import { UnreadableFile } from '../zip/write-zip.ts'

/**
 * FTP, in the clear or under TLS. Data connections are passive, to the address of the control connection and nowhere
 * else, whatever the server says; under TLS they are protected too.
 */
export async function openFtp({ credentials, address, port, signal, silenceMs }: Destination): Promise<RemoteFolder> {
  const { protocol, host, username, password, directory } = credentials
  const client = new Client(silenceMs, { allowSeparateTransferHost: false })
  const close = () => client.close()
  const limit = () => limitAnswers(client.ftp.socket, () => client.ftp.closeWithError(failed.tooMuch(host)))
  let renewLimit: () => void
  signal.addEventListener('abort', close, { once: true })
  try {
    const tls: ConnectionOptions = { host, ...(isIP(host) === 0 && { servername: host }) }
    const connected =
      protocol === 'ftps-implicit' ? client.connectImplicitTLS(address, port, tls) : client.connect(address, port)
    renewLimit = limit()
    await connected
    if (protocol === 'ftps') await client.useTLS(tls).catch((error: unknown) => throwTlsFailure(host, error))
    if (protocol === 'ftps') renewLimit = limit()
    await client.login(username, password ?? '').catch((error: unknown) => {
      if (protocol === 'ftp' && wantsTls(error)) throw failed.plainLogin(host, saidBy(error))
      throw error instanceof FTPError && error.code >= 500 ? failed.login(host, saidBy(error)) : error
    })
    await client.useDefaultSettings()
    if (directory !== undefined) {
      await client.cd(directory).catch((error: unknown) => {
        throw error instanceof FTPError && error.code >= 500 ? failed.directory(directory, saidBy(error)) : error
      })
    }
  } catch (error) {
    client.close()
    throw failureOf(host, error)
  } finally {
    signal.removeEventListener('abort', close)
  }

  const step = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    try {
      return await work()
    } catch (error) {
      throw failureOf(host, error)
    }
  }

  return {
    put(name, content) {
      renewLimit()
      return step(() => put(client, host, name, content))
    },
    async rename(from, to) {
      // Only of the second command nobody knows what became of it when there is no answer.
      await step(() => client.send(`RNFR ${from}`)).catch((error: TransferFailure) => {
        throw error.kind === 'lost' ? new TransferFailure('unavailable', error.sentence, error.said) : error
      })
      return saidBy(await step(() => client.send(`RNTO ${to}`)))
    },
    remove: async (name) => void (await step(() => client.remove(name))),
    ping: async () => void (await step(() => client.send('NOOP'))),
    isAlive: () => !client.closed,
    close,
  }
}

async function put(client: Client, host: string, name: string, content: Readable): Promise<Said> {
  const source = countBytes(content)
  const answer = await upload(client, source.stream, name)
  // A server takes the end of a broken data connection for the end of the file.
  const stored = await client.size(name).catch((error: unknown) => {
    if (error instanceof FTPError) return undefined
    throw error
  })
  if (stored !== undefined && stored !== source.bytes()) throw failed.halfStored(host)
  return saidBy(answer)
}

const lastWordMs = 1_000

/**
 * Why a server breaks off the data connection, it says on the other one, and often just after. The client would be gone by then: it
 * ends the transfer when the one breaks, and hangs up on the other.
 */
async function upload(client: Client, content: Readable, name: string): Promise<FTPResponse> {
  const { ftp } = client
  const hangUp = ftp.closeWithError.bind(ftp)
  let hangingUp: NodeJS.Timeout | undefined
  const hangUpSoon = (error: Error) => void (hangingUp ??= setTimeout(hangUp, lastWordMs, error))
  ftp.closeWithError = (error) => (isOfDataConnection(error) ? hangUpSoon(error) : hangUp(error))
  try {
    return await client.uploadFrom(content, name)
  } catch (error) {
    if (!(error instanceof Error) || error instanceof FTPError || client.closed) throw error
    hangUpSoon(error)
    return await ftp.handle(undefined, (reply, task) => {
      if (reply instanceof Error) task.reject(reply)
      else if (reply.code >= 200) task.reject(error)
    })
  } finally {
    clearTimeout(hangingUp)
    ftp.closeWithError = hangUp
  }
}

function isOfDataConnection({ message }: Error): boolean {
  return message.endsWith('(data socket)') && !message.startsWith('Timeout')
}

// 534: "policy requires SSL". Most servers have only words for it, under 530, 550, 503 or 421, and before a password is sent.
const wordsForTls = /\b(tls|ssl|auth first|cleartext|plain ftp)\b|encrypt|verschl(ü|ue)ssel/i

function wantsTls(error: unknown): boolean {
  return error instanceof FTPError && (error.code === 534 || wordsForTls.test(error.message))
}

function throwTlsFailure(host: string, error: unknown): never {
  if (!(error instanceof FTPError)) throw error
  throw failed.tls(host, saidBy(error))
}

// As the client has it, in words that are for developers.
const otherHost = 'PASV returned another host'
const noSpace = [452, 552]

function failureOf(host: string, error: unknown): unknown {
  if (error instanceof TransferFailure || error instanceof UnreadableFile) return error
  if (error instanceof Error && error.message.includes(otherHost)) return failed.elsewhere(host)
  if (!(error instanceof FTPError)) return failed.certificate(host, error) ?? failed.connection(host, error)
  if (noSpace.includes(error.code)) return failed.space(host, saidBy(error))
  if (error.code === 530) return failed.login(host, saidBy(error))
  const isForGood = error.code >= 500
  return new TransferFailure(
    isForGood ? 'refused' : 'unavailable',
    { key: 'hostCannotNow', params: { host } },
    saidBy(error),
  )
}
