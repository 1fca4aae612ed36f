import { setImmediate as giveWay } from 'node:timers/promises'
import type { BulkDraft, BulkPreview, ListingProblem } from '@aushang/model'
import { listContacts } from '../contacts/contacts.store.ts'
import type { Db } from '../lib/database/db.ts'
import { judgePairs } from '../listings/bulk-actions.ts'
import type { Portals } from '../portals/portals.ts'
import { listPropertiesById } from '../properties/properties.store.ts'
import { findTargetRow } from '../targets/targets.store.ts'
import { checkBeforePublishing, placed } from './publication.ts'

// Between so many checks, others have their turn.
const checksAtOnce = 20

/** What would be refused here, and by the portals, without doing anything. */
export async function previewBulk(
  { db, portals }: { db: Db; portals: Portals },
  accountId: string,
  { action, pairs }: BulkDraft,
): Promise<BulkPreview> {
  const judged = await judgePairs(db, accountId, action, pairs)
  const wouldBe = judged.filter(({ refusal }) => refusal === null)
  const problems = action === 'publish' ? await portalProblems() : new Map<string, ListingProblem[]>()
  const refused = judged.flatMap(({ propertyId, targetId, refusal }): BulkPreview['refused'] => {
    const found = problems.get(`${propertyId} ${targetId}`) ?? []
    if (refusal !== null) return [{ propertyId, targetId, code: refusal }]
    return found.length === 0 ? [] : [{ propertyId, targetId, code: 'portal_would_refuse', problems: found }]
  })
  return { action, dryRun: true, total: pairs.length, refused }

  async function portalProblems(): Promise<Map<string, ListingProblem[]>> {
    const properties = await listPropertiesById(db, accountId, distinct(wouldBe.map(({ propertyId }) => propertyId)))
    const targetIds = distinct(wouldBe.map(({ targetId }) => targetId))
    const rows = await Promise.all(targetIds.map((id) => findTargetRow(db, accountId, id)))
    const targets = new Map(rows.flatMap((row) => (row === null ? [] : [[row.id, row]])))
    const defaults = [...targets.values()].flatMap(({ contactId }) => contactId ?? [])
    const own = [...properties.values()].flatMap(({ contactId }) => contactId ?? [])
    const contacts = await listContacts(db, accountId, distinct([...own, ...defaults]))
    const found = new Map<string, ListingProblem[]>()
    for (const [index, { propertyId, targetId }] of wouldBe.entries()) {
      const [property, target] = [properties.get(propertyId), targets.get(targetId)]
      if (property === undefined || target === undefined) continue
      if (index % checksAtOnce === 0) await giveWay()
      const contact = contacts.get(property.contactId ?? target.contactId ?? '') ?? null
      const publication = { ...placed(property, contact, {}), attachments: [] }
      const { problems } = checkBeforePublishing(portals.connectorOf(target.type), target, publication)
      found.set(`${propertyId} ${targetId}`, problems)
    }
    return found
  }
}

function distinct(ids: string[]): string[] {
  return [...new Set(ids)]
}
