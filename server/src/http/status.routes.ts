import { closed, oneOfWords } from '@aushang/model'
import type { FastifyInstance } from 'fastify'
import type { Registry } from 'prom-client'
import sql from 'sql-template-tag'
import Type from 'typebox'
import type { Db } from '../lib/database/db.ts'

const status = { tags: ['Status'], isPublic: true }
const Alive = closed({ status: oneOfWords(['ok']) }, { examples: [{ status: 'ok' }] })
const Ready = closed({ status: oneOfWords(['ready', 'not ready']) }, { examples: [{ status: 'ready' }] })

/** For those who run the service: no key is needed, and nothing about an account is told. */
export function statusRoutes(
  app: FastifyInstance,
  { db, metrics, isReady }: { db: Db; metrics: Registry; isReady: () => boolean },
): void {
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
      const answers =
        isReady() &&
        (await db.run(sql`select 1`).then(
          () => true,
          () => false,
        ))
      return reply.code(answers ? 200 : 503).send({ status: answers ? 'ready' : 'not ready' })
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
