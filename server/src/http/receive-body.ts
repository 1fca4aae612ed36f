import type { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import { makeByteRoom } from '../lib/byte-room.ts'
import { ApiError, invalid } from '../lib/errors.ts'
import { threadTurns } from '../lib/slots/thread-turns.ts'
import { senderNetwork } from './sender.ts'

// Of all bodies that are being received: two of the largest mails, or thirty of the largest properties, and many small ones.
const bytesHeldMax = 80 * 1024 * 1024
const smallBytesMax = 64 * 1024
// A second of waiting is paid with this many bytes. Who has paid for less than the time since it began, and five seconds, gives way first.
const bytesPerSecondMin = 50_000
const patienceMs = 5_000

const room = makeByteRoom({ bytesMax: bytesHeldMax, smallBytesMax, slowBefore: () => Date.now() })

/** What `read` makes of the whole body, once its account may go on. Until then it gives way to others who need the room more. */
export async function receiveBody<Result>(
  request: FastifyRequest,
  payload: Readable,
  read: (bytes: Buffer) => Result,
): Promise<Result> {
  const { bodyLimit } = request.routeOptions
  const saidLength = Number(request.headers['content-length'])
  if (saidLength > bodyLimit) throw tooLarge(bodyLimit)
  // Who has no account yet is known by the network.
  const party = request.accountId || senderNetwork(request)
  const sender = { network: party, account: party, patientUntil: Date.now() + patienceMs }
  const collector = room.collect(sender)
  try {
    let length = 0
    for await (const chunk of payload.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      const paidMs = (chunk.length / bytesPerSecondMin) * 1000
      sender.patientUntil = Math.min(sender.patientUntil + paidMs, Date.now() + patienceMs)
      length += chunk.length
      if (length > bodyLimit) throw tooLarge(bodyLimit)
      if (!collector.add(chunk)) throw noRoom()
    }
    if (saidLength >= 0 && saidLength !== length) throw wrongLength()
    sender.patientUntil = Infinity // what takes time now is ours
    if (request.accountId) await threadTurns.next(request.accountId)
    const bytes = collector.whole()
    if (bytes === null) throw noRoom()
    return read(bytes)
  } finally {
    collector.release()
  }
}

function tooLarge(bytes: number): ApiError {
  return new ApiError('payload_too_large', { key: 'bodyTooLarge', params: { bytes } })
}

function wrongLength(): ApiError {
  return invalid([{ path: '/headers/Content-Length', code: 'wrong_format', sentence: { key: 'contentLengthWrong' } }])
}

function noRoom(): ApiError {
  return new ApiError('busy', { key: 'bodiesBusy' }, { headers: { 'retry-after': '5' } })
}
