import type { FastifyRequest } from 'fastify'
import { ApiError } from '../lib/errors.ts'
import { requireMatch } from './etag.ts'

// Each turn means that somebody else's change came first: so many in a row do not happen to a resource people edit.
const triesMax = 100

/**
 * Reads a resource, and changes just the version that was read: nobody's change is lost, and no lock is held. When
 * another change came in between, it begins again, unless the client named the version it meant with If-Match.
 */
export async function changeAsRead<Current extends { version: number }, Result>(
  request: FastifyRequest,
  read: () => Promise<Current>,
  change: (current: Current) => Promise<Result | null>,
): Promise<Result> {
  for (let tries = 0; tries < triesMax; tries++) {
    const current = await read()
    requireMatch(request, current.version)
    const result = await change(current)
    if (result !== null) return result
  }
  throw new ApiError('unavailable', { key: 'changedTooOften' })
}
