import type { Bulk, BulkDraft, BulkPreview, PropertyOverview } from '@aushang/sdk'
import { api } from '../../api.ts'

export type BulkAction = BulkDraft['action']

/** The service takes so many in one call. */
export const pairsMax = 1_000

/** What there is to do for these properties on these portals. */
export function pairsFor(action: BulkAction, properties: PropertyOverview[], targetIds: string[]): BulkDraft['pairs'] {
  return properties.flatMap((property) =>
    targetIds.flatMap((targetId) => {
      const listing = property.listings.find((each) => each.targetId === targetId)
      const isWanted = {
        publish: listing === undefined,
        withdraw: listing !== undefined && listing.status !== 'unpublishing',
        retry: listing?.failureCode !== undefined || listing?.status === 'failed',
      }[action]
      return isWanted ? { propertyId: property.id, targetId } : []
    }),
  )
}

/** What would be refused, here and by the portals, before anything is sent. */
export async function previewBulk(
  action: BulkAction,
  pairs: BulkDraft['pairs'],
  signal: AbortSignal,
): Promise<Pick<BulkPreview, 'total' | 'refused'>> {
  if (pairs.length === 0) return { total: 0, refused: [] }
  return api.startBulk({ action, pairs, dryRun: true }, { signal })
}

export async function startBulk(action: BulkAction, pairs: BulkDraft['pairs']): Promise<Bulk> {
  const answer = await api.startBulk({ action, pairs })
  if ('dryRun' in answer) throw new Error('The service only tried it.')
  return answer
}
