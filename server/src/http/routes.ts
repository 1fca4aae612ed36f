import { closed } from '@aushang/model'
import type { FastifyInstance, FastifyPluginAsync, FastifyTypeProvider, RawServerDefault, RouteOptions } from 'fastify'
import type { Static, TSchema } from 'typebox'
import type { Database } from '../lib/database/db.ts'
import type { ErrorCode } from '../lib/errors.ts'
import type { GuardedClient } from '../lib/guarded/guarded-fetch.ts'
import type { Secrets } from '../lib/secrets.ts'

/** The routes of a slice: a handler's request is typed by its schema. Some are handed more than all are. */
export type Routes<More = unknown> = FastifyPluginAsync<Deps & More, RawServerDefault, TypedBySchema>

/** What the routes are handed. */
export interface Deps {
  db: Database
  secrets: Secrets
  http: GuardedClient
  /** Without a slash at its end. */
  publicUrl: string
  /** Of the addresses that inquiries are forwarded to. */
  requestsDomain: string
  /** Without it, no mail comes in by HTTP. */
  inboundSecret?: string | undefined
}

// Answers are mostly text that the database made, so their type says nothing; the tests hold each against openapi.json.
interface TypedBySchema extends FastifyTypeProvider {
  validator: this['schema'] extends TSchema ? Static<this['schema']> : unknown
  serializer: unknown
}

declare module 'fastify' {
  interface FastifySchema {
    operationId?: string
    summary?: string
    description?: string
    tags?: string[]
    /** Which errors it may answer with, beside those that every route of its kind has. */
    errors?: ErrorCode[]
    hasETag?: boolean
    /** No key is needed. */
    isPublic?: boolean
    /** Who is answered has signed in: the answer sets the cookie. */
    beginsSession?: boolean
    /** What opens it instead of a key. */
    opensWith?: 'inboundSecret'
    /** A body that works, where the example of its schema does not. */
    bodyExample?: unknown
    /** By content type, where the body is not JSON. */
    bodyContent?: Record<string, TSchema>
    /** Of the answer, where it is not JSON. */
    contentType?: string
  }
}

const NoQuery = closed({})

/** Every route that is registered from now on, in order. One that takes no query refuses one. */
export function collectRoutes(app: FastifyInstance): RouteOptions[] {
  const routes: RouteOptions[] = []
  app.addHook('onRoute', (route) => {
    if (route.schema?.operationId !== undefined) route.schema.querystring ??= NoQuery
    routes.push(route)
  })
  return routes
}
