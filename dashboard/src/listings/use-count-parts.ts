import type { ListingCounts } from '@aushang/sdk'
import { useWords } from '../words/language.ts'

/**
 * How many listings of a portal stand how, as they are shown. Each state by itself, because the grid that it leads to shows one; what is
 * being updated is online.
 */
export function useCountParts(count: ListingCounts['targets'][number] | undefined) {
  const words = useWords()
  const parts = [
    { status: 'published', tone: 'good', label: words.today.online },
    { status: 'updating', tone: 'good', label: words.today.onlineUpdating },
    { status: 'pending', tone: 'moving', label: words.today.onTheWay },
    { status: 'unpublishing', tone: 'moving', label: words.today.goingOffline },
    { status: 'failed', tone: 'bad', label: words.today.refused },
  ] as const
  return parts
    .map((part) => ({ ...part, count: count?.[part.status] ?? 0 }))
    .filter(({ count, status }) => count > 0 || status === 'published')
}
