import { type Actor, type Language, type Role, roles } from '@aushang/model'
import type { FastifyRequest, FastifySchema } from 'fastify'
import { ApiError } from '../lib/errors.ts'

/** On whose behalf a request comes, and what it may do. */
export interface Caller {
  accountId: string
  /** Of the person, or of the account whose key it is. */
  language: Language
  actor: Actor
  role: Role
  /** The person who has signed in, or who made the API key, if that is known. */
  userId?: string
  /** Of a person who has signed in. */
  sessionId?: string
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose resources this request may see and change. */
    accountId: string
    caller: Caller
    /** For whoever is answered for long: whether the key, or the session, would still be let in. */
    isStillLetIn: () => Promise<boolean>
  }
  interface FastifySchema {
    /** Who may call it at the least. Without it, a reader may read, and a member may change. */
    role?: Role
    /** It is about the person who has signed in: an API key will not do. */
    needsSession?: boolean
  }
}

const reading = ['GET', 'HEAD']

export function isReading(method: string): boolean {
  return reading.includes(method)
}

/** The one place that says who may call what. */
export function leastRole(method: string, { role }: FastifySchema = {}): Role {
  return role ?? (isReading(method) ? 'reader' : 'member')
}

/** Throws unless the caller may call this route. */
export function refuseOthers({ method, routeOptions, caller }: FastifyRequest): void {
  const { schema } = routeOptions
  const least = leastRole(method, schema)
  if (roles.indexOf(caller.role) > roles.indexOf(least)) {
    throw new ApiError('role_too_low', { key: 'roleTooLow', params: { least } })
  }
  if (schema?.needsSession && caller.sessionId === undefined) {
    throw new ApiError('session_needed', { key: 'sessionNeeded' })
  }
}
