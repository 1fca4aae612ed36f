import type { Webhook } from '@aushang/sdk'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Outlet, useParams } from '@tanstack/react-router'
import { paths } from '../paths.ts'
import { all, one } from '../queries.ts'
import { useMayChange } from '../sessions/use-may-change.ts'
import { Copy } from '../ui/copy.tsx'
import { Details } from '../ui/details.tsx'
import { LinkText } from '../ui/link.tsx'
import { Page, Section } from '../ui/page.tsx'
import { Time } from '../ui/time.tsx'
import { useWords } from '../words/language.ts'
import { Deliveries } from './deliveries.tsx'
import { HealthBars } from './health-bars.tsx'
import { SigningKey } from './signing-key.tsx'
import { WebhookActions } from './webhook-actions.tsx'
import { addressOf } from './webhook-address.ts'
import { WebhookMark } from './webhook-mark.tsx'
import classes from './webhooks.module.css'

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

/** Whether it is told of events, and what can be done with it. */
function WebhookState({ webhook }: { webhook: Webhook }) {
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
