import type { Client } from '@aushang/sdk'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api } from './api.ts'
import { refresh } from './queries.ts'

/** What an event makes stale, by the noun that its name begins with. */
const changedBy: Record<string, (keyof Client)[]> = {
  listing: [
    'listPropertyOverviews',
    'listListings',
    'getListing',
    'countListings',
    'getAttention',
    'getComparison',
    'listDifferences',
  ],
  property: ['checkListing', 'listProperties', 'listPropertyOverviews', 'getProperty', 'listListings', 'getAttention'],
  publication: [
    'checkListing',
    'listPropertyOverviews',
    'listListings',
    'getListing',
    'listListingAttempts',
    'countListings',
    'getAttention',
    'getComparison',
    'listDifferences',
  ],
  request: ['listRequests', 'getRequest', 'countRequests', 'listUnreadableMails', 'getUnreadableMail', 'getAttention'],
  target: ['listTargets', 'getTarget', 'listListings', 'listPropertyOverviews', 'getAttention'],
  webhook: ['listWebhookHealth', 'listWebhooks', 'getWebhook', 'listDeliveries', 'getDelivery', 'getAttention'],
}
/**
 * The last event before what a page shows was asked for; none in a new account. From there on the log is heard, so that nothing is missed that
 * happens before the stream is open.
 */
export const newestEvent = queryOptions({
  queryKey: ['newestEvent'],
  queryFn: async ({ signal }) => {
    const { items } = await api.listEvents({ order: 'desc', limit: 1, signal, retries: 0 }).page()
    return items[0]?.eventId ?? ''
  },
  staleTime: Infinity,
})

/** Nothing in the log tells that a property was deleted: what shows it is asked for again now and then, and when somebody comes back to the window. */
const untold: (keyof Client)[] = ['listProperties', 'listPropertyOverviews', 'getProperty']
const untoldMs = 60_000

/** A hundred listings that come online together are looked at once. */
const togetherMs = 400
const openAgainMs = 10_000

/**
 * Keeps the page as new as the service: whatever happens is heard from the log, and what shows it is asked for again. A tab that
 * nobody sees closes its stream, for a browser has only a few connections to a service; it goes on where it was, and catches up.
 */
export function useLiveEvents(): void {
  const client = useQueryClient()
  useEffect(() => {
    const stale = new Set<keyof Client>()
    let source: EventSource | undefined
    let lastEventId = ''
    let isLeft = false
    let telling: ReturnType<typeof setTimeout> | undefined
    let opening: ReturnType<typeof setTimeout> | undefined

    const tell = () => {
      telling = undefined
      void refresh(client, ...stale)
      stale.clear()
    }
    const lookAgain = () => {
      if (document.hidden) return
      for (const name of untold) stale.add(name)
      telling ??= setTimeout(tell, togetherMs)
    }
    const hear = (message: MessageEvent<string>) => {
      lastEventId = message.lastEventId
      const { eventName } = JSON.parse(message.data) as { eventName: string }
      for (const name of changedBy[eventName.split('.')[0] ?? ''] ?? []) stale.add(name)
      stale.add('listEvents')
      telling ??= setTimeout(tell, togetherMs)
    }
    const close = () => {
      clearTimeout(opening)
      source?.close()
      source = undefined
    }
    const open = () => {
      close()
      if (document.hidden) return
      source = new EventSource(lastEventId === '' ? '/events/stream' : `/events/stream?after=${lastEventId}`)
      source.addEventListener('message', hear)
      source.addEventListener('error', () => {
        // A stream that ended is opened again by the browser, one that was refused by nobody.
        if (source?.readyState === EventSource.CLOSED) opening = setTimeout(open, openAgainMs)
      })
    }
    const begin = async () => {
      lastEventId = await client.ensureQueryData(newestEvent).catch(() => '')
      if (!isLeft) open()
    }
    void begin()
    const looking = setInterval(lookAgain, untoldMs)
    window.addEventListener('focus', lookAgain)
    document.addEventListener('visibilitychange', open)
    return () => {
      isLeft = true
      clearInterval(looking)
      window.removeEventListener('focus', lookAgain)
      document.removeEventListener('visibilitychange', open)
      clearTimeout(telling)
      close()
    }
  }, [client])
}
