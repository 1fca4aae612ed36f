import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { networkOf } from '../lib/guarded/addresses.ts'

/** The address that a request comes from. What stands in X-Forwarded-For may be anything. */
export function senderAddress({ ip, socket }: FastifyRequest): string {
  return isIP(ip) === 0 ? (socket.remoteAddress ?? '::') : ip
}

export function senderNetwork(request: FastifyRequest): string {
  return networkOf(senderAddress(request))
}
