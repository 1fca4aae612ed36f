import type { ListingProblem, PropertyOverview } from '@aushang/sdk'
import { api } from '../../api.ts'

export type BulkKind = 'publish' | 'takeDown' | 'retry'

/** What would come of each, before anything is sent. */
export interface BulkPlan {
  /** What will be done. */
  todo: BulkStep[]
  /** What the portal would not take, and why. */
  refused: { property: PropertyOverview; problems: ListingProblem[] }[]
  /** Where there is nothing to do. */
  skipped: number
}

export interface BulkStep {
  property: PropertyOverview
  /** Undefined where it is yet to be made. */
  listingId: string | undefined
  targetId: string
}

/** The number of calls that are under way at once. */
const atOnce = 4

export async function makeBulkPlan(
  kind: BulkKind,
  properties: PropertyOverview[],
  targetIds: string[],
  signal: AbortSignal,
): Promise<BulkPlan> {
  const pairs = properties.flatMap((property) =>
    targetIds.map((targetId) => ({
      property,
      targetId,
      listing: property.listings.find((each) => each.targetId === targetId),
    })),
  )
  const wanted = pairs.filter(({ listing }) => {
    if (kind === 'publish') return listing === undefined
    if (kind === 'retry') return listing?.failureCode !== undefined || listing?.status === 'failed'
    return listing !== undefined && listing.status !== 'unpublishing'
  })
  const plan: BulkPlan = { todo: [], refused: [], skipped: pairs.length - wanted.length }
  await inTurns(wanted, async ({ property, targetId, listing }) => {
    const step = { property, targetId, listingId: listing?.id }
    if (kind !== 'publish') return void plan.todo.push(step)
    const { ok, problems } = await api.checkListing({ propertyId: property.id, targetId }, { signal })
    if (ok) plan.todo.push(step)
    else plan.refused.push({ property, problems })
    return undefined
  })
  return plan
}

/** Each in its turn, a few at once. */
export async function inTurns<T>(items: T[], act: (item: T) => Promise<void>): Promise<void> {
  const left = [...items]
  const work = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await act(item)
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}
