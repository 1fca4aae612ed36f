import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { Busboy } from '@fastify/busboy'
import { attachmentBytesMax, type IssueCode } from '@aushang/model'
import type { FastifyInstance, FastifyReply, FastifyRequest, RequestPayload } from 'fastify'
import { ApiError, invalid } from '../lib/errors.ts'
import { newId } from '../lib/ids.ts'
import { makeSlots, type Slots } from '../lib/slots/slots.ts'

const plainTypes = /^(image\/[\w.+-]+|application\/(pdf|octet-stream))\s*(;|$)/i
// The parts of a form beside the file, and what stands between them.
const formBytesMax = 64 * 1024
const bodyBytesMax = attachmentBytesMax + formBytesMax
const comingPerAccount = 8

/** The routes of this plugin take a file as body, as it is or in a form; `request.body` is its bytes. */
export function parseFiles(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    plainTypes,
    { parseAs: 'buffer', bodyLimit: attachmentBytesMax },
    async (request: FastifyRequest, bytes: Buffer) => hashed(request, bytes),
  )
  app.addContentTypeParser(
    /^multipart\/form-data\s*;/i,
    { parseAs: 'buffer', bodyLimit: bodyBytesMax },
    async (request: FastifyRequest, bytes: Buffer) =>
      hashed(request, await fileIn(bytes, request.headers['content-type'])),
  )

  // While a file comes, as slowly as its sender likes, it lies on disk, and only others of its account wait for it. What lies in
  // memory is limited, and waits for nobody who could be slow.
  const coming = makeSlots({ total: Infinity, perKey: comingPerAccount })
  const inMemory = makeSlots({ total: 6, perKey: 3, kept: 2 })
  app.addHook('onRequest', async (request, reply) => {
    if (request.method === 'POST') await holdUntilAnswered(coming, request, reply)
  })
  app.addHook('preParsing', async (request, reply, payload) => {
    if (request.method !== 'POST') return payload
    const received = await receiveOnDisk(request, reply, payload)
    reply.raw.once('close', () => received.destroy())
    await holdUntilAnswered(inMemory, request, reply)
    return received
  })
}

function holdUntilAnswered(slots: Slots, { accountId }: FastifyRequest, { raw }: FastifyReply): Promise<void> {
  return new Promise((begin) => {
    void slots.within(accountId, async () => {
      begin()
      if (!raw.closed) await once(raw, 'close')
    })
  })
}

async function receiveOnDisk(request: FastifyRequest, reply: FastifyReply, payload: RequestPayload): Promise<Readable> {
  let size = Number(request.headers['content-length'] ?? 0)
  if (size > bodyBytesMax) throw tooLargeBody(reply)
  const path = join(tmpdir(), `aushang-upload-${newId()}`)
  const file = await open(path, 'wx+', 0o600)
  try {
    await rm(path) // nobody else can open it, and it goes when it is closed, also when the process is killed
    size = 0
    for await (const chunk of payload.iterator({ destroyOnReturn: false })) {
      size += chunk.length
      if (size > bodyBytesMax) throw tooLargeBody(reply)
      await file.writeFile(chunk)
    }
    return file.createReadStream({ start: 0 })
  } catch (error) {
    await file.close()
    throw error
  }
}

/** The rest is not read; but the connection lives until the answer is. */
function tooLargeBody(reply: FastifyReply): ApiError {
  reply.header('connection', 'close')
  return new ApiError('payload_too_large', 'The file is larger than 16 MB.')
}

function hashed(request: FastifyRequest, bytes: Buffer): Buffer {
  if (request.headers['idempotency-key'] !== undefined) {
    request.bodyHash = createHash('sha256').update(bytes).digest()
  }
  return bytes
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
    throw fault('malformed_form', 'The body is not a form as its Content-Type says (multipart/form-data).')
  }
  const [file] = files
  if (file === undefined || files.length > 1)
    throw fault('one_file', 'The form must hold one file, and no more than one.')
  if (file.length > attachmentBytesMax) throw new ApiError('payload_too_large', 'The file is larger than 16 MB.')
  return file
}

function fault(code: IssueCode, message: string): ApiError {
  return invalid([{ path: '', code, message }])
}
