import type { WebhookDraft } from '@aushang/sdk'
import { useNavigate } from '@tanstack/react-router'
import { api } from '../api.ts'
import { paths } from '../paths.ts'
import { LinkText } from '../ui/link.tsx'
import { Page, Section } from '../ui/page.tsx'
import { useAct } from '../ui/use-act.tsx'
import { useWords } from '../words/language.ts'
import { WebhookForm } from './webhook-form.tsx'

export function NewWebhookPage() {
  const words = useWords()
  const navigate = useNavigate()
  const create = useAct((draft: WebhookDraft) => api.createWebhook(draft), {
    changes: ['listWebhooks', 'listWebhookHealth'],
    isFailureShown: true,
    onDone: ({ id }) => navigate({ to: paths.webhook, params: { webhookId: id }, ignoreBlocker: true }),
  })
  return (
    <Page title={words.webhooks.new} above={<LinkText to={paths.webhooks}>{words.webhooks.title}</LinkText>}>
      <Section>
        <WebhookForm
          action={words.webhooks.create}
          isBusy={create.isPending}
          error={create.error}
          onSave={(draft) => create.mutate(draft)}
        />
      </Section>
    </Page>
  )
}
