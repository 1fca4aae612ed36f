import type { Webhook } from '@aushang/sdk'
import { Progress, Select, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../api.ts'
import { all, one } from '../queries.ts'
import { AskFirst } from '../ui/ask-first.tsx'
import { useAct } from '../ui/use-act.tsx'
import { useWords } from '../words/language.ts'

const dayMs = 24 * 60 * 60 * 1000

/** Sends again what a webhook has missed, and shows how far that is. */
export function Replay({ webhook }: { webhook: Webhook }) {
  const words = useWords()
  const [days, setDays] = useState<string | null>('7')
  const { data: health } = useQuery(all('listWebhookHealth'))
  const { data: replay } = useQuery({
    ...one('getReplay', webhook.id),
    // Most webhooks have none.
    enabled: health?.some(({ webhookId, replayedAt }) => webhookId === webhook.id && replayedAt !== undefined) ?? false,
    refetchInterval: ({ state }) => (state.data?.status === 'running' ? 1_000 : false),
  })
  const isRunning = replay?.status === 'running'
  const start = useAct(
    () => api.replayWebhook(webhook.id, { since: new Date(Date.now() - Number(days ?? 7) * dayMs).toISOString() }),
    {
      changes: ['listWebhookHealth', 'getReplay', 'listDeliveries'],
      done: () => words.webhooks.replayBegun,
      isFailureShown: true,
    },
  )
  return (
    <>
      <AskFirst
        label={words.webhooks.replay}
        action={words.webhooks.replayNow}
        act={start}
        button={{ disabled: !webhook.enabled, loading: isRunning }}
      >
        <Stack gap="md">
          <p style={{ margin: 0 }}>{words.webhooks.replayText}</p>
          <Select
            label={words.webhooks.replaySince}
            data={['1', '7', '30'].map((value) => ({ value, label: words.webhooks.lastDays(Number(value)) }))}
            value={days}
            onChange={setDays}
          />
        </Stack>
      </AskFirst>
      {isRunning && (
        <Progress.Root w="8rem" style={{ alignSelf: 'center' }}>
          <Progress.Section
            value={replay.eventsTotal === 0 ? 100 : (replay.eventsDone / replay.eventsTotal) * 100}
            aria-label={words.webhooks.replay}
          />
        </Progress.Root>
      )}
    </>
  )
}
