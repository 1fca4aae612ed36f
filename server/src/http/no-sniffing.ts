import type { FastifyInstance } from 'fastify'

/** Whatever a browser might find in an answer, it takes it for what the answer says that it is. */
export const noSniffing = { 'X-Content-Type-Options': 'nosniff' }

export function forbidSniffing(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply) => {
    reply.headers(noSniffing)
  })
}
