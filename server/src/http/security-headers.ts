import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /** For answers that pass no hooks. */
    securityHeaders: Record<string, string>
  }
}

const yearSeconds = 31_536_000

/** What every answer tells the browser. */
export function sendSecurityHeaders(app: FastifyInstance, publicUrl: string): void {
  app.decorate('securityHeaders', {
    // Whatever a browser might find in an answer, it takes it for what the answer says that it is.
    'X-Content-Type-Options': 'nosniff',
    // No page of somebody else's holds a window of ours.
    'Cross-Origin-Opener-Policy': 'same-origin',
    ...(publicUrl.startsWith('https:') && { 'Strict-Transport-Security': `max-age=${yearSeconds}` }),
  })
  app.addHook('onSend', async (_request, reply) => {
    reply.headers(app.securityHeaders)
  })
}
