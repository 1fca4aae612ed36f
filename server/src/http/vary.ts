import type { FastifyReply } from 'fastify'

/** Says to caches that the answer hangs on this header of the request, too: what others have said of it stays. */
export function varyBy(reply: FastifyReply, name: string): FastifyReply {
  const names = [reply.getHeader('vary') ?? []].flat().flatMap((each) => String(each).split(','))
  const isSaid = names.some((each) => each.trim().toLowerCase() === name.toLowerCase())
  return isSaid ? reply : reply.header('vary', [...names.map((each) => each.trim()), name].join(', '))
}
