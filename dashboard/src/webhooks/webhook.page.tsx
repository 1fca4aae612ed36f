import { useSuspenseQuery } from '@tanstack/react-query'
import { Outlet, useParams } from '@tanstack/react-router'
import { paths } from '../paths.ts'
import { one } from '../queries.ts'
import { LinkText } from '../ui/link.tsx'
import { Page } from '../ui/page.tsx'
import { useWords } from '../words/language.ts'
import { Deliveries } from './deliveries.tsx'
import { SigningKey } from './signing-key.tsx'
import { addressOf } from './webhook-address.ts'
import { WebhookState } from './webhook-state.tsx'

/** A webhook: how it does, what it was sent, and how it knows that it was us. */
export function WebhookPage() {
  const words = useWords()
  const { webhookId } = useParams({ from: '/signed-in/webhooks/$webhookId' })
  const { data: webhook } = useSuspenseQuery(one('getWebhook', webhookId))
  return (
    <Page
      title={webhook.description ?? addressOf(webhook.url)}
      above={<LinkText to={paths.webhooks}>{words.webhooks.title}</LinkText>}
    >
      <WebhookState webhook={webhook} />
      <Deliveries webhookId={webhookId} />
      <SigningKey webhook={webhook} />
      <Outlet />
    </Page>
  )
}
