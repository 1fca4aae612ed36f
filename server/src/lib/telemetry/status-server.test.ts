import { Gauge, Registry } from 'prom-client'
import { describe, expect, onTestFinished, test } from 'vitest'
import { startApi } from '../../../test/harness.ts'
import { shareFigures, startStatusServer } from './status-server.ts'

const metricsOfApi = new Registry()
const api = startApi({ metrics: metricsOfApi })

function aRegistry() {
  const metrics = new Registry()
  let made = 0
  const options = { name: 'made', help: 'How often.', registers: [metrics] }
  void new Gauge({
    ...options,
    collect() {
      this.set(++made)
    },
  })
  return { metrics, made: () => made }
}

describe('/metrics', () => {
  test('is made once for all who ask within some seconds', async () => {
    const { metrics, made } = aRegistry()
    const figures = shareFigures(metrics)
    const status = await startStatusServer(
      { host: '127.0.0.1', port: 0 },
      { databaseWatch: { whyUnfit: async () => null }, figures, isReady: () => true },
    )
    onTestFinished(status.stop)
    const read = async () => (await fetch(`http://127.0.0.1:${status.port}/metrics`)).text()

    const texts = await Promise.all(Array.from({ length: 20 }, read))

    expect(made()).toBe(1)
    expect(new Set(texts)).toEqual(new Set([expect.stringContaining('made 1')]))
  })

  test('has a few lines for each route, and one more for each status', async () => {
    const { apiKey } = await api.account()
    const url = '/contacts/0VbL0yUO000z1VpiFRYo'
    const linesOfRoute = async () => {
      const text = await metricsOfApi.metrics()
      return text.split('\n').filter((line) => line.includes('route="/contacts/:id"')).length
    }

    const unknown = await api.send({ url, headers: { authorization: `Bearer ${apiKey}` } })
    const few = await linesOfRoute()
    const refused = await api.send({ url })

    expect([unknown.status, refused.status]).toEqual([404, 401])
    expect(few).toBeLessThan(15)
    expect(await linesOfRoute()).toBe(few + 1)
  })
})
