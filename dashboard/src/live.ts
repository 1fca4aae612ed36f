import type { Client } from '@aushang/sdk'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { refresh } from './queries.ts'

/** What an event makes stale, by the noun that its name begins with. */
const changedBy: Record<string, (keyof Client)[]> = {
  property: ['listProperties', 'listPropertyOverviews', 'getProperty', 'listListings', 'getAttention'],
  publication: [
    'listPropertyOverviews',
    'listListings',
    'getListing',
    'listListingAttempts',
    'countListings',
    'getAttention',
  ],
  request: ['listRequests', 'getRequest', 'countRequests', 'getAttention'],
  target: ['listTargets', 'getTarget', 'listListings', 'listPropertyOverviews', 'getAttention'],
  webhook: ['listWebhooks', 'getWebhook', 'listDeliveries', 'getDelivery', 'getAttention'],
}
/** A hundred listings that come online together are looked at once. */
const togetherMs = 400

/**
 * Keeps the page as new as the service: whatever happens is heard from the log, and what shows it is asked for again. A page that
 * slept catches up, because the stream goes on where it was.
 */
export function useLiveEvents(): void {
  const client = useQueryClient()
  useEffect(() => {
    const stale = new Set<keyof Client>()
    let timer: ReturnType<typeof setTimeout> | undefined
    const source = new EventSource('/events/stream')
    source.addEventListener('message', ({ data }) => {
      const { eventName } = JSON.parse(String(data)) as { eventName: string }
      for (const name of changedBy[eventName.split('.')[0] ?? ''] ?? []) stale.add(name)
      stale.add('listEvents')
      timer ??= setTimeout(() => {
        timer = undefined
        void refresh(client, ...stale)
        stale.clear()
      }, togetherMs)
    })
    return () => {
      source.close()
      clearTimeout(timer)
    }
  }, [client])
}
