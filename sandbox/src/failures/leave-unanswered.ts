import type { FastifyReply, FastifyRequest } from 'fastify'

export type Unanswered = 'silence' | 'cut'

/** What was asked for is done, and nobody is told. */
export function leaveUnanswered(request: FastifyRequest, reply: FastifyReply, how: Unanswered): FastifyReply {
  reply.hijack()
  // The other one stays open until the client, or the sandbox, closes it.
  if (how === 'cut') request.raw.socket.destroy()
  return reply
}
