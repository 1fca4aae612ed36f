import { AushangError, type Listing, type PropertyOverview } from '@aushang/sdk'
import { api } from '../../api.ts'
import { sentenceOf } from '../../ui/failure.tsx'
import { type BulkKind, type BulkStep, inTurns } from './bulk-plan.ts'

export interface BulkProgress {
  total: number
  /** What the portals have confirmed. */
  confirmed: number
  failed: { property: PropertyOverview; sentence: string }[]
}

const lookAgainMs = 1_000

/** Does it all, and counts what the portals say until every one has answered. */
export async function runBulk(
  kind: BulkKind,
  steps: BulkStep[],
  signal: AbortSignal,
  tell: (progress: BulkProgress) => void,
): Promise<void> {
  const progress: BulkProgress = { total: steps.length, confirmed: 0, failed: [] }
  const waiting = new Map<string, PropertyOverview>()
  const fail = (property: PropertyOverview, sentence: string) => progress.failed.push({ property, sentence })
  const settle = (change: () => unknown) => {
    change()
    tell({ ...progress, failed: [...progress.failed] })
  }

  await inTurns(steps, async (step) => {
    if (signal.aborted) return
    try {
      waiting.set(await begin(kind, step), step.property)
    } catch (error) {
      settle(() => fail(step.property, sentenceOf(error)))
    }
  })
  while (waiting.size > 0 && !signal.aborted) {
    await new Promise((resolve) => setTimeout(resolve, lookAgainMs))
    await inTurns([...waiting], async ([id, property]) => {
      const outcome = await look(kind, id)
      if (outcome === 'waiting') return
      waiting.delete(id)
      settle(() => (outcome === 'done' ? progress.confirmed++ : fail(property, outcome.sentence)))
    })
  }
}

async function begin(kind: BulkKind, { property, targetId, listingId = '' }: BulkStep): Promise<string> {
  if (kind === 'publish') return (await api.createListing({ propertyId: property.id, targetId })).id
  if (kind === 'retry') return (await api.retryListing(listingId)).id
  await api.deleteListing(listingId)
  return listingId
}

async function look(kind: BulkKind, id: string): Promise<'waiting' | 'done' | { sentence: string }> {
  try {
    return outcomeOf(kind, await api.getListing(id))
  } catch (error) {
    // Taken down: it is gone.
    if (error instanceof AushangError && error.status === 404) return 'done'
    return 'waiting'
  }
}

function outcomeOf(kind: BulkKind, { status, failureMessage, nextAttemptAt }: Listing) {
  if (status === 'failed') return { sentence: failureMessage ?? '' }
  if (kind !== 'takeDown' && status === 'published') return 'done'
  // It goes on by itself, later: nobody has to wait for that here.
  if (failureMessage !== undefined && nextAttemptAt !== undefined) return { sentence: failureMessage }
  return 'waiting'
}
