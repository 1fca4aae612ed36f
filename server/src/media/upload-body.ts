import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { Busboy } from '@fastify/busboy'
import { attachmentBytesMax, type IssueCode, type Sentence } from '@aushang/model'
import type { FastifyInstance, FastifyReply, FastifyRequest, RequestPayload } from 'fastify'
import { ApiError, invalid, StorageUnavailable } from '../lib/errors.ts'
import { newId } from '../lib/ids.ts'
import { makeSlots, type Slots } from '../lib/slots/slots.ts'

const plainTypes = /^(image\/[\w.+-]+|application\/(pdf|octet-stream))\s*(;|$)/i
const formType = /^multipart\/form-data\s*;/i
// The parts of a form beside the file, and what stands between them.
const formBytesMax = 64 * 1024
const comingPerAccount = 8

/** Reads the file that a request has brought, for as long as something is done with it. */
type UseFile = <Result>(request: FastifyRequest, use: (bytes: Buffer) => Promise<Result>) => Promise<Result>

/** The routes of this plugin take a file as body, as it is or in a form, and read it by what is returned. */
export function parseFiles(app: FastifyInstance): UseFile {
  app.removeAllContentTypeParsers()
  for (const types of [plainTypes, formType]) {
    app.addContentTypeParser(types, async (_request: FastifyRequest, payload: Readable) => payload)
  }

  // While a file comes, as slowly as its sender likes, it lies on disk, and only others of its account wait for it. What lies in
  // memory is limited, and waits for nobody who could be slow: neither for the sender, nor for who should read the answer.
  const coming = makeSlots({ total: Infinity, perKey: comingPerAccount })
  const inMemory = makeSlots({ total: 6, perKey: 3, kept: 2 })
  app.addHook('onRequest', async (request, reply) => {
    if (request.method === 'POST') await holdUntilAnswered(coming, request, reply)
  })
  app.addHook('preParsing', async (request, reply, payload) => {
    if (request.method !== 'POST') return payload
    const received = await receiveOnDisk(request, reply, payload)
    if (reply.raw.closed) received.destroy()
    else reply.raw.once('close', () => received.destroy())
    return received
  })

  return async (request, use) => {
    const { accountId, body } = request
    if (!(body instanceof Readable)) throw new ApiError('unusable_file', { key: 'fileMissing' })
    return inMemory.within(accountId, async () => use(await readFileOf(request, body)))
  }
}

function holdUntilAnswered(slots: Slots, { accountId }: FastifyRequest, { raw }: FastifyReply): Promise<void> {
  return new Promise((begin) => {
    void slots.within(accountId, async () => {
      begin()
      if (!raw.closed) await once(raw, 'close')
    })
  })
}

async function readFileOf(request: FastifyRequest, received: Readable): Promise<Buffer> {
  const chunks: Buffer[] = []
  try {
    for await (const chunk of received as AsyncIterable<Buffer>) chunks.push(chunk)
  } catch (error) {
    if (!request.raw.socket.destroyed) throw error
    throw new ApiError('invalid_request', { key: 'fileIncomplete' })
  }
  const body = Buffer.concat(chunks)
  const bytes = isForm(request) ? await fileIn(body, request.headers['content-type']) : body
  if (request.headers['idempotency-key'] !== undefined) {
    request.bodyHash = createHash('sha256').update(bytes).digest()
  }
  return bytes
}

function isForm({ headers }: FastifyRequest): boolean {
  return formType.test(headers['content-type'] ?? '')
}

async function receiveOnDisk(request: FastifyRequest, reply: FastifyReply, payload: RequestPayload): Promise<Readable> {
  const bodyBytesMax = isForm(request) ? attachmentBytesMax + formBytesMax : attachmentBytesMax
  let size = Number(request.headers['content-length'] ?? 0)
  if (size > bodyBytesMax) throw tooLargeBody(reply)
  const path = join(tmpdir(), `aushang-upload-${newId()}`)
  const file = await open(path, 'wx+', 0o600).catch(tellNoRoom(reply))
  try {
    await rm(path) // nobody else can open it, and it goes when it is closed, also when the process is killed
    size = 0
    for await (const chunk of payload.iterator({ destroyOnReturn: false })) {
      size += chunk.length
      if (size > bodyBytesMax) throw tooLargeBody(reply)
      await file.writeFile(chunk).catch(tellNoRoom(reply))
    }
    return file.createReadStream({ start: 0 })
  } catch (error) {
    await file.close()
    throw error
  }
}

/** The rest is of no use; the connection lives until the answer is read. */
function tooLargeBody(reply: FastifyReply): ApiError {
  reply.header('connection', 'close')
  return tooLargeFile()
}

/** What is coming lies on another disk, maybe, than what is kept; that it is full passes as well. */
function tellNoRoom(reply: FastifyReply): (cause: NodeJS.ErrnoException) => never {
  return (cause) => {
    reply.header('connection', 'close')
    if (cause.code !== 'ENOSPC' && cause.code !== 'EDQUOT') throw cause
    throw new StorageUnavailable(`Files cannot come in at ${tmpdir()}: ${cause.message}`, { cause })
  }
}

/** The one file of a form; its fields are ignored. */
async function fileIn(form: Buffer, contentType = ''): Promise<Buffer> {
  const files: Buffer[] = []
  try {
    const busboy = new Busboy({
      headers: { 'content-type': contentType },
      limits: { files: 2, fields: 20, parts: 25, headerPairs: 20, fieldSize: formBytesMax },
    })
    busboy.on('file', (_name, stream) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk)).on('end', () => files.push(Buffer.concat(chunks)))
      stream.on('error', () => {}) // it is told to the form as well
    })
    busboy.on('error', () => {}) // it may come more than once, and nobody listens any more
    busboy.end(form)
    await once(busboy, 'finish')
  } catch {
    throw fault('malformed_form', { key: 'malformedForm' })
  }
  const [file] = files
  if (file === undefined || files.length > 1) throw fault('one_file', { key: 'formWantsOneFile' })
  if (file.length > attachmentBytesMax) throw tooLargeFile()
  return file
}

function tooLargeFile(): ApiError {
  return new ApiError('payload_too_large', { key: 'fileTooLarge', params: { bytes: attachmentBytesMax } })
}

function fault(code: IssueCode, sentence: Sentence): ApiError {
  return invalid([{ path: '', code, sentence }])
}
