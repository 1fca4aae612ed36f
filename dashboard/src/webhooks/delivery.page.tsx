import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import type { DeliveryWithAttempts } from '@aushang/sdk'
import { api } from '../api.ts'
import { paths } from '../paths.ts'
import { one } from '../queries.ts'
import { useMayChange } from '../sessions/use-may-change.ts'
import { CodeBlock } from '../ui/code-block.tsx'
import { Copy } from '../ui/copy.tsx'
import { Details } from '../ui/details.tsx'
import { FailedPage } from '../ui/failure.tsx'
import { LoadingRows } from '../ui/loading.tsx'
import { OpenDrawer } from '../ui/open-modal.tsx'
import { Countdown, Time } from '../ui/time.tsx'
import { useAct } from '../ui/use-act.tsx'
import { useWords } from '../words/language.ts'
import { DeliveryAttempts } from './delivery-attempts.tsx'
import { DeliveryMark } from './delivery-mark.tsx'
import classes from './webhooks.module.css'

/** One delivery, over the page of its webhook: what we sent, what came back, each time. */
export function DeliveryPage() {
  const words = useWords()
  const navigate = useNavigate()
  const { webhookId, deliveryId } = useParams({ from: '/signed-in/webhooks/$webhookId/deliveries/$deliveryId' })
  const query = useQuery({
    ...one('getDelivery', deliveryId),
    // No event tells of an attempt.
    refetchInterval: ({ state }) => (state.data?.status === 'pending' ? 1_500 : false),
  })
  const close = () =>
    void navigate({ to: paths.webhook, params: { webhookId }, search: (now) => now, resetScroll: false })
  return (
    <OpenDrawer onClose={close} size="xl" title={query.data?.eventName ?? words.webhooks.delivery}>
      {query.isError ? (
        <FailedPage error={query.error} heading="h2" />
      ) : query.isPending ? (
        <LoadingRows count={6} />
      ) : (
        <DeliveryStory delivery={query.data} />
      )}
    </OpenDrawer>
  )
}

function DeliveryStory({ delivery }: { delivery: DeliveryWithAttempts }) {
  const words = useWords()
  const mayChange = useMayChange()
  const navigate = useNavigate()
  const { id, webhookId, eventId, nextAttemptAt, createdAt, requestBody } = delivery
  const again = useAct(() => api.redeliver(id), {
    changes: ['listDeliveries'],
    done: () => words.webhooks.sentAgain,
    onDone: (created) =>
      navigate({ to: paths.delivery, params: { webhookId, deliveryId: created.id }, search: (now) => now }),
  })
  return (
    <div className={classes.stack} style={{ justifyItems: 'stretch' }}>
      <div aria-live="polite">
        <DeliveryMark delivery={delivery} />
      </div>
      <Details
        rows={[
          [
            words.listings.nextAttempt,
            delivery.status === 'pending' && nextAttemptAt !== undefined ? (
              <Countdown until={nextAttemptAt} />
            ) : undefined,
          ],
          [words.webhooks.event, <Copy key="event" value={eventId} label={words.webhooks.event} />],
          [words.webhooks.when, <Time key="time" at={createdAt} />],
        ]}
      />
      {mayChange && (
        <Button
          variant="default"
          loading={again.isPending}
          onClick={() => again.mutate(undefined)}
          style={{ justifySelf: 'start' }}
        >
          {words.webhooks.sendAgain}
        </Button>
      )}
      <DeliveryAttempts delivery={delivery} />
      {requestBody !== undefined && (
        <>
          <CodeBlock
            label={words.webhooks.sentHeaders}
            text={`content-type: application/json\nuser-agent: Aushang\nwebhook-id: ${eventId}\nservice-signature: t=…, v1=…\nwebhook-timestamp: …\nwebhook-signature: v1,…`}
          />
          <CodeBlock label={words.webhooks.sentBody} text={indented(requestBody)} />
        </>
      )}
    </div>
  )
}

/** It is sent in one line; to be read, it is indented. */
function indented(json: string): string {
  return JSON.stringify(JSON.parse(json), null, 2)
}
