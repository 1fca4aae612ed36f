import { closed, oneOfWords } from '@aushang/model'
import type { FastifyInstance } from 'fastify'
import Type from 'typebox'
import { isReadyNow, type Status } from '../lib/telemetry/status-server.ts'

// Whoever watches may hang something on the path, so that no cache answers.
const status = { tags: ['Status'], isPublic: true, querystring: Type.Object({}) }
const Alive = closed({ status: oneOfWords(['ok']) }, { examples: [{ status: 'ok' }] })
const Ready = closed({ status: oneOfWords(['ready', 'not ready']) }, { examples: [{ status: 'ready' }] })

/** For those who run the service: no key is needed, and nothing about an account is told. */
export function statusRoutes(app: FastifyInstance, runtime: Status): void {
  const { metrics } = runtime
  app.get('/healthz', {
    schema: { ...status, operationId: 'getHealth', summary: 'Whether the process answers', response: { 200: Alive } },
    handler: async () => ({ status: 'ok' }),
  })

  app.get('/readyz', {
    schema: {
      ...status,
      operationId: 'getReadiness',
      summary: 'Whether everything this process runs is up, the database included',
      response: { 200: Ready, 503: Ready },
    },
    handler: async (_request, reply) => {
      const isReady = await isReadyNow(runtime)
      return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not ready' })
    },
  })

  app.get('/metrics', {
    schema: {
      ...status,
      operationId: 'getMetrics',
      summary: 'Measurements, as Prometheus reads them',
      contentType: 'text/plain',
      response: { 200: Type.String({ examples: ['nodejs_eventloop_lag_seconds 0.002\n'] }) },
    },
    handler: async (_request, reply) => reply.type(metrics.contentType).send(await metrics.metrics()),
  })
}
