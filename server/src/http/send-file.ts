import { pipeline, type Readable, Transform } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { cutSlowReader } from './slow-reader.ts'

/** Sends a file, which is open until its reader has it all: one who is too slow is cut off, and what waits behind it as well. */
export function sendFile(request: FastifyRequest, reply: FastifyReply, file: Readable): FastifyReply {
  const { accountId } = request
  let bytes = 0
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, callback) {
      bytes += chunk.length
      callback(null, chunk)
    },
  })
  const endWatch = cutSlowReader(
    reply.raw,
    () => bytes,
    () => request.log.warn({ accountId }, 'cut a slow reader of a file'),
  )
  reply.raw.once('close', endWatch)
  pipeline(file, counted, () => {}) // what fails is told to the answer as well
  return reply.send(counted)
}
