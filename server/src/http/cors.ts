import cors from '@fastify/cors'
import type { FastifyInstance } from 'fastify'

/**
 * Lets pages of these origins call the API from a browser. They bring an API key themselves: a cookie is sent by none of them, and
 * whoever is not named gets answers that no browser hands on.
 */
export async function allowOrigins(app: FastifyInstance, origins: readonly string[]): Promise<void> {
  if (origins.length === 0) return
  await app.register(cors, {
    origin: [...origins],
    credentials: false,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: [
      'Authorization',
      'Content-Type',
      'Idempotency-Key',
      'If-Match',
      'If-None-Match',
      'Last-Event-ID',
      'Accept-Language',
    ],
    exposedHeaders: [
      'ETag',
      'Link',
      'Location',
      'Retry-After',
      'X-Request-Id',
      'RateLimit-Limit',
      'RateLimit-Remaining',
      'RateLimit-Reset',
    ],
    maxAge: 600,
  })
}
