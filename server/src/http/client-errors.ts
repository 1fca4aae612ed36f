import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { ApiError, invalid } from '../lib/errors.ts'
import { newId } from '../lib/ids.ts'
import { errorBody } from './errors.ts'

/** What Node refuses while there is no request yet, and so no language: it is answered in the shape of everything else. */
export function answerClientError(this: FastifyInstance, error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const requestId = newId()
  const answer = asAnswer(error.code)
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
    ]
    socket.write(`${head.join('\r\n')}\r\n\r\n${body}`)
  }
  socket.destroy(error)
}

function asAnswer(code: string | undefined): ApiError {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return new ApiError('request_timeout', { key: 'requestTooSlow' })
  if (code === 'HPE_HEADER_OVERFLOW') return new ApiError('headers_too_large', { key: 'headersTooLarge' })
  return invalid([{ path: '', code: 'invalid', sentence: { key: 'requestNotHttp' } }])
}
