import type { FastifyInstance } from 'fastify'
import type { Registry } from 'prom-client'
import { counterIn, histogramIn } from '../lib/telemetry/telemetry.ts'

/** One log line and one measurement for each request. Neither holds a body, a query or a key. */
export function observe(app: FastifyInstance, metrics: Registry): void {
  const durations = histogramIn(metrics, {
    name: 'http_request_duration_seconds',
    help: 'How long requests took, by route.',
    labelNames: ['method', 'route'],
    buckets: [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10],
  })
  // Apart, for else there would be all these buckets for each status.
  const requests = counterIn(metrics, {
    name: 'http_requests_total',
    help: 'Requests, by route and status.',
    labelNames: ['method', 'route', 'status'],
  })

  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none'
    const { method } = request
    const status = reply.statusCode
    durations.observe({ method, route }, reply.elapsedTime / 1000)
    requests.inc({ method, route, status })
    request.log.info(
      { method, route, status, ms: Math.round(reply.elapsedTime * 10) / 10, accountId: request.accountId || undefined },
      'request',
    )
  })
}
