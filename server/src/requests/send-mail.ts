import type { FastifyReply } from 'fastify'

/** A mail was written by strangers: no browser shall show it as a page of ours. */
export function sendMail(reply: FastifyReply, source: Buffer): FastifyReply {
  return reply.type('message/rfc822').header('content-disposition', 'attachment; filename="request.eml"').send(source)
}
