import type { FastifyInstance } from 'fastify'
import { ApiError } from '../lib/errors.ts'

/**
 * A process that is not ready any more serves what comes, and keeps no connection: whoever sends the next request connects anew,
 * to a process that stays. What comes on an open connection when it closes is refused.
 */
export function stopGently(app: FastifyInstance, isReady: () => boolean): void {
  let isClosing = false
  app.addHook('preClose', async () => void (isClosing = true))
  app.addHook('onRequest', async () => {
    if (isClosing) throw new ApiError('unavailable', { key: 'serviceStopping' }, { headers: { 'retry-after': '5' } })
  })
  app.addHook('onSend', async (_request, reply) => {
    if (!isReady()) reply.header('connection', 'close')
  })
}
