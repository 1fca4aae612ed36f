import type { Bulk, BulkDraft, BulkPreview } from '@aushang/sdk'
import { api } from '../../api.ts'
import { isAdvice } from '../../listings/is-advice.ts'

export type BulkAction = BulkDraft['action']
type Pairs = BulkDraft['pairs']

/** The service takes so many in one call. */
export const pairsMax = 1_000

export interface BulkPlan {
  /** What can be sent. */
  pairs: Pairs
  /** There are more than can be sent at once. */
  isCut: boolean
  /** For how many there is nothing to do. */
  idle: number
  /** What would be refused, here and by the portals: it is mended first. */
  refused: BulkPreview['refused']
  /** What would go out, and better not as it is. */
  advised: BulkPreview['warnings']
}

const idleCodes = new Set<string>(['listing_exists', 'not_listed', 'nothing_to_retry'])

/** What would come of it for these properties on these portals, as the service sees it now. Nothing is sent. */
export async function planBulk(
  action: BulkAction,
  propertyIds: string[],
  targetIds: string[],
  signal: AbortSignal,
): Promise<BulkPlan> {
  const all = propertyIds.flatMap((propertyId) => targetIds.map((targetId) => ({ propertyId, targetId })))
  const plan: BulkPlan = { pairs: [], isCut: false, idle: 0, refused: [], advised: [] }
  let asked = 0
  while (asked < all.length && plan.pairs.length < pairsMax) {
    const some = all.slice(asked, asked + pairsMax)
    asked += some.length
    const { refused, warnings } = await tryBulk({ action, pairs: some }, signal)
    const isRefused = new Set(refused.map(keyOf))
    const trouble = refused.filter(({ code }) => !idleCodes.has(code))
    plan.pairs.push(...some.filter((pair) => !isRefused.has(keyOf(pair))))
    plan.refused.push(...trouble)
    plan.advised.push(...adviceOf(warnings))
    plan.idle += refused.length - trouble.length
  }
  return { ...plan, pairs: plan.pairs.slice(0, pairsMax), isCut: asked < all.length || plan.pairs.length > pairsMax }
}

async function tryBulk(draft: BulkDraft, signal: AbortSignal): Promise<BulkPreview> {
  const answer = await api.startBulk({ ...draft, dryRun: true }, { signal })
  if (!('dryRun' in answer)) throw new Error('The service did it.')
  return answer
}

/** What portals leave out is told of each by itself. */
function adviceOf(warnings: BulkPreview['warnings']): BulkPreview['warnings'] {
  return warnings.flatMap((each) => {
    const advice = each.warnings.filter(({ code }) => isAdvice(code))
    return advice.length === 0 ? [] : [{ ...each, warnings: advice }]
  })
}

export async function startBulk(action: BulkAction, pairs: Pairs): Promise<Bulk> {
  const answer = await api.startBulk({ action, pairs })
  if ('dryRun' in answer) throw new Error('The service only tried it.')
  return answer
}

function keyOf({ propertyId, targetId }: Pairs[number]): string {
  return `${propertyId} ${targetId}`
}
