import { pino } from 'pino'
import { Registry } from 'prom-client'
import { expect, test } from 'vitest'
import type { Attempt } from '../lib/background-work/work.ts'
import { reportDeliveries } from './report-deliveries.ts'

const row = { accountId: 'A', id: 'D', token: 'T', failures: 2, webhookId: 'W', eventId: 'E', eventName: 'ping' }
const attempt: Attempt = { table: 'deliveries', outcome: 'done', durationMs: 7, isLeaseLost: false }

test.for([
  ['that counts', false, {}],
  ['that came too late', true, { isLeaseLost: true }],
] as const)('an attempt %s is a line of the log', ([_what, isLeaseLost, more]) => {
  const lines: unknown[] = []
  const log = pino({ base: null, timestamp: false }, { write: (line) => lines.push(JSON.parse(line)) })
  const outgoing = { kind: 'answer', status: 204, headers: {}, body: Buffer.alloc(0), cut: false, url: '' } as const
  const report = reportDeliveries({ log, metrics: new Registry() })

  report({ row, result: { kind: 'done', durationMs: 7, outgoing }, verdict: 'done' }, { ...attempt, isLeaseLost })

  expect(lines).toEqual([
    {
      level: 30,
      accountId: 'A',
      deliveryId: 'D',
      webhookId: 'W',
      eventId: 'E',
      eventName: 'ping',
      attempt: 3,
      outcome: 'succeeded',
      status: 204,
      ms: 7,
      msg: 'delivery',
      ...more,
    },
  ])
})
