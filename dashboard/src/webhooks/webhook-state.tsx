import type { Webhook, WebhookDraft } from '@aushang/sdk'
import { Button, Group, Modal } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { api } from '../api.ts'
import { paths } from '../paths.ts'
import { all } from '../queries.ts'
import { useMayChange } from '../sessions/use-may-change.ts'
import { Confirm } from '../ui/confirm.tsx'
import { Copy } from '../ui/copy.tsx'
import { Details } from '../ui/details.tsx'
import { Section } from '../ui/page.tsx'
import { Time } from '../ui/time.tsx'
import { useAct } from '../ui/use-act.tsx'
import { useWords } from '../words/language.ts'
import { HealthBars } from './health-bars.tsx'
import { Replay } from './replay.tsx'
import { WebhookForm } from './webhook-form.tsx'
import { WebhookMark } from './webhook-mark.tsx'
import classes from './webhooks.module.css'

const views = ['getWebhook', 'listWebhooks', 'getAttention'] as const

/** Whether it is told of events, and what can be done with it. */
export function WebhookState({ webhook }: { webhook: Webhook }) {
  const words = useWords()
  const mayChange = useMayChange()
  const { data: health } = useQuery(all('listWebhookHealth'))
  const hours = health?.find(({ webhookId }) => webhookId === webhook.id)?.hours
  return (
    <Section title={words.webhooks.state}>
      <div className={classes.stack}>
        <Details
          rows={[
            [words.webhooks.url, <Copy key="url" value={webhook.url} label={words.webhooks.url} />],
            [words.webhooks.state, <WebhookMark key="state" webhook={webhook} />],
            [
              words.webhooks.failingSince,
              webhook.failingSince === undefined ? undefined : <Time at={webhook.failingSince} />,
            ],
            [words.webhooks.events, webhook.events.join(', ')],
            [words.webhooks.lastDay, hours && <HealthBars hours={hours} />],
          ]}
        />
        {mayChange && <WebhookActions webhook={webhook} />}
      </div>
    </Section>
  )
}

function WebhookActions({ webhook }: { webhook: Webhook }) {
  const words = useWords()
  const navigate = useNavigate()
  const [open, setOpen] = useState<'edit' | 'delete'>()
  const close = () => setOpen(undefined)
  const { id } = webhook
  const ping = useAct(() => api.pingWebhook(id), {
    changes: ['listDeliveries', 'listEvents'],
    onDone: (delivery) => navigate({ to: paths.delivery, params: { webhookId: id, deliveryId: delivery.id } }),
  })
  const enable = useAct((enabled: boolean) => api.patchWebhook(id, { enabled }), {
    changes: [...views, 'listDeliveries'],
  })
  const save = useAct((draft: WebhookDraft) => api.replaceWebhook(id, draft), {
    changes: [...views],
    onDone: close,
    isFailureShown: true,
  })
  const remove = useAct(() => api.deleteWebhook(id), {
    changes: ['listWebhooks', 'listWebhookHealth', 'getAttention'],
    onDone: () => navigate({ to: paths.webhooks }),
  })
  return (
    <Group gap="sm">
      <Button loading={ping.isPending} disabled={!webhook.enabled} onClick={() => ping.mutate(undefined)}>
        {words.webhooks.ping}
      </Button>
      <Button variant="default" loading={enable.isPending} onClick={() => enable.mutate(!webhook.enabled)}>
        {webhook.enabled ? words.webhooks.pause : words.webhooks.resume}
      </Button>
      <Replay webhook={webhook} />
      <Button variant="default" onClick={() => setOpen('edit')}>
        {words.webhooks.edit}
      </Button>
      <Button variant="default" onClick={() => setOpen('delete')}>
        {words.webhooks.delete}
      </Button>
      <Modal
        opened={open === 'edit'}
        onClose={close}
        title={words.webhooks.edit}
        size="lg"
        closeButtonProps={{ 'aria-label': words.ui.close }}
      >
        <WebhookForm
          webhook={webhook}
          action={words.webhooks.save}
          isBusy={save.isPending}
          error={save.error}
          onSave={(draft) => save.mutate(draft)}
        />
      </Modal>
      <Confirm
        isOpen={open === 'delete'}
        title={words.webhooks.delete}
        action={words.webhooks.delete}
        isDangerous
        isBusy={remove.isPending}
        onConfirm={() => remove.mutate(undefined)}
        onClose={close}
      >
        {words.webhooks.deleteText}
      </Confirm>
    </Group>
  )
}
