import type { Attempt, Settled, WorkResult, WorkRow } from '../lib/background-work/work.ts'
import type { OutgoingResult } from '../lib/guarded/guarded-fetch.ts'
import { counterIn, type Telemetry } from '../lib/telemetry/telemetry.ts'

interface Delivered extends WorkRow {
  webhookId: string
  eventId: string
  eventName: string
}

// `interrupted`: the process was cut off on the way, and it is sent again.
const outcomes = { done: 'succeeded', again: 'retried', failed: 'failed', more: 'interrupted' } as const

/** A line and a count for each attempt at a delivery. */
export function reportDeliveries({ log, metrics }: Telemetry) {
  const deliveries = counterIn(metrics, {
    name: 'aushang_deliveries_total',
    help: 'Attempts to deliver an event to a webhook; retried is one that will be tried again, failed one that will not.',
    labelNames: ['outcome'],
    begins: Object.values(outcomes).map((outcome) => ({ outcome })),
  })

  return (
    { row, result, verdict }: Settled<Delivered, WorkResult & { durationMs: number; outgoing: OutgoingResult | null }>,
    { isLeaseLost }: Attempt,
  ) => {
    const { accountId, id: deliveryId, webhookId, eventId, eventName, failures } = row
    const outcome = outcomes[verdict]
    const { outgoing, durationMs: ms } = result
    const answer = outgoing?.kind === 'answer' ? { status: outgoing.status } : { failureCode: outgoing?.code }
    deliveries.inc({ outcome })
    log.info(
      {
        accountId,
        deliveryId,
        webhookId,
        eventId,
        eventName,
        attempt: failures + 1,
        outcome,
        ...answer,
        ms,
        ...(isLeaseLost && { isLeaseLost }),
      },
      'delivery',
    )
  }
}
