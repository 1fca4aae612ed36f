import type { Webhook, WebhookDraft } from '@aushang/sdk'
import { Button, Group } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { api } from '../api.ts'
import { paths } from '../paths.ts'
import { AskFirst } from '../ui/ask-first.tsx'
import { OpenModal } from '../ui/open-modal.tsx'
import { useAct } from '../ui/use-act.tsx'
import { useWords } from '../words/language.ts'
import { Replay } from './replay.tsx'
import { WebhookForm } from './webhook-form.tsx'

const views = ['getWebhook', 'listWebhooks', 'getAttention'] as const

/** To try it, to halt it, to send what it missed, to change it, to be rid of it. */
export function WebhookActions({ webhook }: { webhook: Webhook }) {
  const words = useWords()
  const navigate = useNavigate()
  const [isEditing, setEditing] = useState(false)
  const { id } = webhook
  const ping = useAct(() => api.pingWebhook(id), {
    changes: ['listDeliveries', 'listEvents'],
    onDone: (delivery) => navigate({ to: paths.delivery, params: { webhookId: id, deliveryId: delivery.id } }),
  })
  const enable = useAct((enabled: boolean) => api.patchWebhook(id, { enabled }), {
    changes: [...views, 'listDeliveries'],
    shown: (enabled) => {
      const halted = (each: Webhook) => (each.id === id ? withEnabled(each, enabled) : each)
      return { getWebhook: halted, listWebhooks: halted }
    },
  })
  const save = useAct((draft: WebhookDraft) => api.replaceWebhook(id, draft), {
    changes: [...views],
    onDone: () => setEditing(false),
    isFailureShown: true,
  })
  const remove = useAct(() => api.deleteWebhook(id), {
    changes: ['listWebhooks', 'listWebhookHealth', 'getAttention'],
    isFailureShown: true,
    onDone: () => navigate({ to: paths.webhooks }),
  })
  return (
    <Group gap="sm">
      <Button loading={ping.isPending} disabled={!webhook.enabled} onClick={() => ping.mutate(undefined)}>
        {words.webhooks.ping}
      </Button>
      <Button variant="default" onClick={() => enable.mutate(!webhook.enabled)}>
        {webhook.enabled ? words.webhooks.pause : words.webhooks.resume}
      </Button>
      <Replay webhook={webhook} />
      <Button variant="default" onClick={() => setEditing(true)}>
        {words.webhooks.edit}
      </Button>
      <AskFirst label={words.webhooks.delete} isDangerous act={remove}>
        {words.webhooks.deleteText}
      </AskFirst>
      {isEditing && (
        <OpenModal onClose={() => setEditing(false)} title={words.webhooks.edit} size="lg">
          <WebhookForm
            webhook={webhook}
            action={words.webhooks.save}
            isBusy={save.isPending}
            error={save.error}
            onSave={(draft) => save.mutate(draft)}
          />
        </OpenModal>
      )}
    </Group>
  )
}

/** Whoever turns it on again has seen why it was off. */
function withEnabled({ disabledReason: _reason, ...webhook }: Webhook, enabled: boolean): Webhook {
  return { ...webhook, enabled }
}
