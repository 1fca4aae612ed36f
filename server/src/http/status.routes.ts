import { closed, oneOfWords } from '@aushang/model'
import type { FastifyInstance } from 'fastify'
import Type from 'typebox'
import { ApiError } from '../lib/errors.ts'
import { type Status, whyNotReady } from '../lib/telemetry/status-server.ts'

// Whoever watches may hang something on the path, so that no cache answers.
const status = { tags: ['Status'], isPublic: true, querystring: Type.Object({}) }
const Alive = closed({ status: oneOfWords(['ok']) }, { examples: [{ status: 'ok' }] })
const Ready = closed({ status: oneOfWords(['ready']) }, { examples: [{ status: 'ready' }] })
const NotReady = closed(
  {
    status: oneOfWords(['not ready']),
    reason: Type.String({ description: 'One sentence for whoever runs the service.' }),
  },
  { examples: [{ status: 'not ready', reason: 'The database cannot be reached.' }] },
)

/** For those who run the service: no key is needed, and nothing about an account is told. */
export function statusRoutes(app: FastifyInstance, runtime: Status, hasMetrics: boolean): void {
  const { figures } = runtime
  app.get('/healthz', {
    schema: { ...status, operationId: 'getHealth', summary: 'Whether the process answers', response: { 200: Alive } },
    handler: async () => ({ status: 'ok' }),
  })

  app.get('/readyz', {
    schema: {
      ...status,
      operationId: 'getReadiness',
      summary: 'Whether everything this process runs is up, and the database takes writes',
      response: { 200: Ready, 503: NotReady },
    },
    handler: async (_request, reply) => {
      const reason = await whyNotReady(runtime)
      return reason === null ? { status: 'ready' } : reply.code(503).send({ status: 'not ready', reason })
    },
  })

  app.get('/metrics', {
    schema: {
      ...status,
      operationId: 'getMetrics',
      summary: 'Measurements, as Prometheus reads them',
      description:
        'Made every five seconds at most. On this port only where the operator has them here: see `STATUS_PORT`.',
      contentType: 'text/plain',
      errors: ['route_not_found'],
      response: { 200: Type.String({ examples: ['nodejs_eventloop_lag_seconds 0.002\n'] }) },
    },
    handler: async (_request, reply) => {
      if (!hasMetrics) throw new ApiError('route_not_found', { key: 'noSuchPath', params: { path: '/metrics' } })
      return reply.type(figures.contentType).send(await figures.read())
    },
  })
}
