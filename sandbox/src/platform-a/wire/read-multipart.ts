import { Busboy } from '@fastify/busboy'
import { badRequest, invalid } from './refusal.ts'

const fileBytesMax = 50 * 1024 * 1024

export interface Part {
  /** Undefined if the part had none. */
  fileName: string | undefined
  contentType: string
  body: Buffer
}

/** The parts of a form by their name, in whatever order they came. */
export async function readMultipart(contentType: string, body: Buffer): Promise<Map<string, Part>> {
  const parts = new Map<string, Part>()
  let isTooBig = false
  await new Promise<void>((resolve, reject) => {
    const busboy = Busboy({
      headers: { 'content-type': contentType },
      isPartAFile: () => true,
      limits: { files: 4, parts: 4, fileSize: fileBytesMax, headerPairs: 20 },
    })
    busboy.on('file', (name, stream, fileName, _encoding, partType) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('limit', () => (isTooBig = true))
      stream.on('error', reject)
      stream.on('end', () =>
        parts.set(name, { fileName: fileName || undefined, contentType: partType, body: Buffer.concat(chunks) }),
      )
    })
    busboy.on('error', reject)
    busboy.on('finish', () => resolve())
    busboy.end(body)
  }).catch((cause: Error) => {
    throw badRequest(`The multipart body cannot be read: ${cause.message}`)
  })
  if (isTooBig) throw invalid(`the attachment has more than ${fileBytesMax} bytes`)
  return parts
}
