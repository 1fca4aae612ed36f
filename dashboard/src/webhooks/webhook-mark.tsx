import type { Webhook } from '@aushang/sdk'
import { StateMark } from '../ui/state-mark.tsx'
import { useWords } from '../words/language.ts'

/** Whether a webhook is told of events, and whether they get through. */
export function WebhookMark({ webhook }: { webhook: Webhook }) {
  const words = useWords()
  const { enabled, disabledReason, failingSince } = webhook
  if (disabledReason !== undefined) return <StateMark tone="bad" label={words.webhookStates[disabledReason]} />
  if (!enabled) return <StateMark tone="off" label={words.webhookStates.paused} />
  if (failingSince !== undefined) return <StateMark tone="waiting" label={words.webhookStates.notThrough} />
  return <StateMark tone="good" label={words.webhookStates.active} />
}
