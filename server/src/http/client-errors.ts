import { METHODS, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { ApiError, invalid } from '../lib/errors.ts'
import { newId } from '../lib/ids.ts'
import { errorBody } from './errors.ts'

interface ClientError extends Error {
  code?: string
  /** What had come last when Node gave up. */
  rawPacket?: unknown
}

/** What Node refuses while there is no request yet, and so no language: it is answered in the shape of everything else. */
export function answerClientError(this: FastifyInstance, error: ClientError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const requestId = newId()
  const answer = asAnswer(error)
  this.log.info({ requestId, status: answer.statusCode, reason: error.code }, 'what came was no request')
  if (socket.writable) {
    const body = JSON.stringify(errorBody(answer, requestId, 'en'))
    const head = [
      `HTTP/1.1 ${answer.statusCode} ${STATUS_CODES[answer.statusCode]}`,
      'Connection: close',
      'Content-Type: application/json; charset=utf-8',
      'Content-Language: en',
      `Content-Length: ${Buffer.byteLength(body)}`,
      `X-Request-Id: ${requestId}`,
      ...Object.entries(this.securityHeaders).map((header) => header.join(': ')),
    ]
    socket.write(`${head.join('\r\n')}\r\n\r\n${body}`)
  }
  socket.destroy(error)
}

function asAnswer({ code, rawPacket }: ClientError): ApiError {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return new ApiError('request_timeout', { key: 'requestTooSlow' })
  if (code === 'HPE_HEADER_OVERFLOW') return new ApiError('headers_too_large', { key: 'headersTooLarge' })
  const method = code === 'HPE_INVALID_METHOD' ? methodIn(rawPacket) : undefined
  if (method !== undefined) return new ApiError('method_unknown', { key: 'methodUnknown', params: { method } })
  return invalid([{ path: '', code: 'invalid', sentence: { key: 'requestNotHttp' } }])
}

/**
 * The method that Node does not know. Any token may be one (RFC 9110, 9.1). Where the packet begins with a method that it knows, what it
 * took for the next request is the rest of a body that is longer than was said.
 */
function methodIn(packet: unknown): string | undefined {
  if (!Buffer.isBuffer(packet)) return undefined
  const method = /^([\w!#$%&'*+.^`|~-]{1,40}) \S+ HTTP\/1\.[01]\r?\n/.exec(packet.toString('latin1'))?.[1]
  return method === undefined || METHODS.includes(method) ? undefined : method
}
