import type { Delivery } from '@aushang/sdk'
import { StateMark, type Tone } from '../ui/state-mark.tsx'
import { useWords } from '../words/language.ts'

const tones: Record<Delivery['status'], Tone> = { pending: 'moving', succeeded: 'good', failed: 'bad' }

/** One that was in vain so far waits for its next attempt. */
export function DeliveryMark({ delivery }: { delivery: Pick<Delivery, 'status' | 'attemptCount' | 'nextAttemptAt'> }) {
  const words = useWords()
  const { status, attemptCount, nextAttemptAt } = delivery
  if (status === 'pending' && attemptCount > 0 && nextAttemptAt !== undefined) {
    return <StateMark tone="waiting" label={words.deliveryStates.waiting} />
  }
  return <StateMark tone={tones[status]} label={words.deliveryStates[status]} />
}
