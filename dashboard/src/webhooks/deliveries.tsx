import type { Delivery } from '@aushang/sdk'
import { SegmentedControl } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { paths } from '../paths.ts'
import { pages } from '../queries.ts'
import { AnsweredPages } from '../ui/answered.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { LinkText } from '../ui/link.tsx'
import { Section } from '../ui/page.tsx'
import { Countdown, Time } from '../ui/time.tsx'
import { useWords } from '../words/language.ts'
import { DeliveryMark } from './delivery-mark.tsx'
import classes from './webhooks.module.css'

/** What a webhook was sent and is about to be sent, the newest first. */
export function Deliveries({ webhookId }: { webhookId: string }) {
  const words = useWords()
  const navigate = useNavigate()
  const { status } = useSearch({ from: '/signed-in/webhooks/$webhookId' })
  const query = useInfiniteQuery({
    ...pages('listDeliveries', webhookId, { order: 'desc', limit: 25, ...(status && { status }) }),
    // No event tells of an attempt.
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ items }) => items.some((each) => each.status === 'pending')) === true ? 2_000 : 15_000,
    placeholderData: (shown) => shown,
  })
  const choose = (value: string) =>
    void navigate({
      to: paths.webhook,
      params: { webhookId },
      search: value === 'pending' || value === 'succeeded' || value === 'failed' ? { status: value } : {},
      replace: true,
      resetScroll: false,
    })
  return (
    <Section title={words.webhooks.deliveries} isFlush>
      <div className={classes.filter}>
        <SegmentedControl
          size="xs"
          aria-label={words.webhooks.state}
          value={status ?? 'all'}
          onChange={choose}
          data={[
            { value: 'all', label: words.webhooks.allDeliveries },
            { value: 'pending', label: words.deliveryStates.pending },
            { value: 'succeeded', label: words.deliveryStates.succeeded },
            { value: 'failed', label: words.deliveryStates.failed },
          ]}
        />
      </div>
      <AnsweredPages query={query} empty={<EmptyState icon="webhook" title={words.webhooks.noDeliveries} />}>
        {(deliveries) => (
          <table className={classes.table}>
            <thead>
              <tr>
                <th scope="col">{words.webhooks.event}</th>
                <th scope="col">{words.webhooks.state}</th>
                <th scope="col">{words.webhooks.attempts}</th>
                <th scope="col">{words.webhooks.when}</th>
              </tr>
            </thead>
            <tbody>
              {deliveries.map((delivery) => (
                <DeliveryRow key={delivery.id} delivery={delivery} />
              ))}
            </tbody>
          </table>
        )}
      </AnsweredPages>
    </Section>
  )
}

function DeliveryRow({ delivery }: { delivery: Delivery }) {
  const words = useWords()
  const { id, webhookId, eventName, attemptCount, nextAttemptAt, createdAt } = delivery
  return (
    <tr>
      <td>
        <LinkText to={paths.delivery} params={{ webhookId, deliveryId: id }} search={(now) => now} resetScroll={false}>
          {eventName}
        </LinkText>
      </td>
      <td>
        <DeliveryMark delivery={delivery} />
        {delivery.status === 'pending' && nextAttemptAt !== undefined && attemptCount > 0 && (
          <div className="quiet">
            {words.listings.nextAttempt} <Countdown until={nextAttemptAt} />
          </div>
        )}
      </td>
      <td>{words.webhooks.attemptCount(attemptCount)}</td>
      <td className="quiet">
        <Time at={createdAt} />
      </td>
    </tr>
  )
}
