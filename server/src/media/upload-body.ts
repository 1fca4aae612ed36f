import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { Busboy } from '@fastify/busboy'
import { attachmentBytesMax, type IssueCode } from '@aushang/model'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ApiError, invalid } from '../lib/errors.ts'
import { makeSlots } from '../lib/background-work/slots.ts'

const plainTypes = /^(image\/[\w.+-]+|application\/(pdf|octet-stream))\s*(;|$)/i
// The parts of a form beside the file, and what stands between them.
const formBytesMax = 64 * 1024

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
    { parseAs: 'buffer', bodyLimit: attachmentBytesMax + formBytesMax },
    async (request: FastifyRequest, bytes: Buffer) =>
      hashed(request, await fileIn(bytes, request.headers['content-type'])),
  )

  // A file lies in memory while it comes: no more of them at once than there is room for, and no account takes it all.
  const coming = makeSlots({ total: 6, perKey: 3 })
  app.addHook('onRequest', (request, reply) => {
    if (request.method !== 'POST') return Promise.resolve()
    return new Promise<void>((begin) => {
      void coming.within(request.accountId, async () => {
        begin()
        if (!reply.raw.closed) await once(reply.raw, 'close')
      })
    })
  })
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
