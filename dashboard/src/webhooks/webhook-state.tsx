import type { Webhook } from '@aushang/sdk'
import { useQuery } from '@tanstack/react-query'
import { all } from '../queries.ts'
import { useMayChange } from '../sessions/use-may-change.ts'
import { Copy } from '../ui/copy.tsx'
import { Details } from '../ui/details.tsx'
import { Section } from '../ui/page.tsx'
import { Time } from '../ui/time.tsx'
import { useWords } from '../words/language.ts'
import { HealthBars } from './health-bars.tsx'
import { WebhookActions } from './webhook-actions.tsx'
import { WebhookMark } from './webhook-mark.tsx'
import classes from './webhooks.module.css'

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
