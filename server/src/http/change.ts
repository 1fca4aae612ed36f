import type { FastifyRequest } from 'fastify'
import { ApiError } from '../lib/errors.ts'
import { requireMatch } from './etag.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** What it asks for was there already, was done before, or was only to be tried. */
    hasChangedNothing?: boolean
  }
}

// Each turn means that somebody else's change came first: so many in a row do not happen to a resource people edit.
const triesMax = 100

/** For whoever finds within a transaction that another change came first: what was done there is undone. */
export class ChangedMeanwhile extends Error {}

/**
 * Reads a resource, and changes just the version that was read: nobody's change is lost, and no lock is held. When
 * another change came in between (`change` returns null, or throws `ChangedMeanwhile`), it begins again, unless the client named the version it meant with If-Match.
 * Where everything is there already, `change` returns what was read.
 */
export async function changeAsRead<Current extends { version: number; json: string }, Result>(
  request: FastifyRequest,
  read: () => Promise<Current>,
  change: (current: Current) => Promise<Result | null>,
): Promise<Result> {
  for (let tries = 0; tries < triesMax; tries++) {
    const current = await read()
    requireMatch(request, current)
    const result = await change(current).catch((error: unknown) => {
      if (error instanceof ChangedMeanwhile) return null
      throw error
    })
    if (result === null) continue
    request.hasChangedNothing = Object.is(result, current)
    return result
  }
  throw new ApiError('busy', { key: 'changedTooOften' })
}
