import type { Webhook, WebhookHealth } from '@aushang/sdk'
import { useQuery } from '@tanstack/react-query'
import { paths } from '../paths.ts'
import { all } from '../queries.ts'
import { useMayChange } from '../sessions/use-may-change.ts'
import { Answered } from '../ui/answered.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { LinkButton, LinkText } from '../ui/link.tsx'
import { Page, Section } from '../ui/page.tsx'
import { Time } from '../ui/time.tsx'
import { useWords } from '../words/language.ts'
import { HealthBars } from './health-bars.tsx'
import { WebhookMark } from './webhook-mark.tsx'
import classes from './webhooks.module.css'

/** The addresses that are told of events, and how they did in the last day. */
export function WebhooksPage() {
  const words = useWords()
  const mayChange = useMayChange()
  const query = useQuery(all('listWebhooks'))
  const health = useQuery({ ...all('listWebhookHealth'), refetchInterval: 30_000 })
  const add = mayChange && <LinkButton to={paths.newWebhook}>{words.webhooks.new}</LinkButton>
  return (
    <Page title={words.webhooks.title} actions={add}>
      <Section isFlush>
        <Answered query={query} rows={3} rowHeight={64}>
          {(webhooks) =>
            webhooks.length === 0 ? (
              <EmptyState icon="webhook" title={words.webhooks.none}>
                <p>{words.webhooks.noneText}</p>
                {add}
              </EmptyState>
            ) : (
              <table className={classes.table}>
                <thead>
                  <tr>
                    <th scope="col">{words.webhooks.url}</th>
                    <th scope="col">{words.webhooks.state}</th>
                    <th scope="col">{words.webhooks.lastDay}</th>
                    <th scope="col">{words.webhooks.lastAnswer}</th>
                  </tr>
                </thead>
                <tbody>
                  {webhooks.map((webhook) => (
                    <WebhookRow
                      key={webhook.id}
                      webhook={webhook}
                      health={health.data?.find(({ webhookId }) => webhookId === webhook.id)}
                    />
                  ))}
                </tbody>
              </table>
            )
          }
        </Answered>
      </Section>
    </Page>
  )
}

function WebhookRow({ webhook, health }: { webhook: Webhook; health: WebhookHealth | undefined }) {
  const words = useWords()
  const { id, url, description, events } = webhook
  return (
    <tr>
      <td>
        <LinkText to={paths.webhook} params={{ webhookId: id }} className={classes.address}>
          {url}
        </LinkText>
        <div className="quiet">
          {[description, words.webhooks.eventCount(events.length)].filter(Boolean).join(' · ')}
        </div>
      </td>
      <td>
        <WebhookMark webhook={webhook} />
      </td>
      <td>{health && <HealthBars hours={health.hours} />}</td>
      <td>
        <LastAnswer health={health} />
      </td>
    </tr>
  )
}

function LastAnswer({ health }: { health: WebhookHealth | undefined }) {
  const words = useWords()
  const last = health?.lastAttempt
  if (last === undefined) return <span className="quiet">{words.webhooks.noAnswer}</span>
  const said =
    last.statusCode === undefined && last.failureCode !== undefined
      ? words.deliveryFailures[last.failureCode]
      : String(last.statusCode ?? '')
  return (
    <>
      {said}{' '}
      <span className="quiet">
        <Time at={last.startedAt} />
      </span>
    </>
  )
}
