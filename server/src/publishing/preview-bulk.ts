import type { Check, Problem } from '@aushang/connectors'
import type { BulkDraft, BulkPreview, ListingDraft } from '@aushang/model'
import { listContacts } from '../contacts/contacts.store.ts'
import type { Db } from '../lib/database/db.ts'
import { threadTurns } from '../lib/slots/thread-turns.ts'
import { judgePairs } from '../listings/bulk-actions.ts'
import type { Portals } from '../portals/portals.ts'
import { listPropertiesById } from '../properties/properties.store.ts'
import { findTargetRow } from '../targets/targets.store.ts'
import { checkUnsent, findDefaultContact } from './publication.ts'

/** What is shown as `BulkPreview`; its messages have no language yet. */
type RecordedPreview = Omit<BulkPreview, 'refused' | 'warnings'> & {
  refused: (Omit<BulkPreview['refused'][number], 'problems'> & { problems?: Problem[] })[]
  warnings: (ListingDraft & { warnings: Problem[] })[]
}

/** What would be refused here, and by the portals, and what they remark of the rest, without doing anything. */
export async function previewBulk(
  deps: { db: Db; portals: Portals; requestsDomain: string },
  accountId: string,
  { action, pairs }: BulkDraft,
): Promise<RecordedPreview> {
  const { db, portals } = deps
  const judged = await judgePairs(db, accountId, action, pairs)
  const wouldBe = judged.filter(({ refusal }) => refusal === null)
  const checks = action === 'publish' ? await portalChecks() : new Map<string, Check>()
  const refused: RecordedPreview['refused'] = []
  const warned: RecordedPreview['warnings'] = []
  for (const { propertyId, targetId, refusal } of judged) {
    const { problems = [], warnings = [] } = checks.get(`${propertyId} ${targetId}`) ?? {}
    if (refusal !== null) refused.push({ propertyId, targetId, code: refusal })
    else if (problems.length > 0) refused.push({ propertyId, targetId, code: 'portal_would_refuse', problems })
    else if (warnings.length > 0) warned.push({ propertyId, targetId, warnings })
  }
  return { action, dryRun: true, total: pairs.length, refused, warnings: warned }

  async function portalChecks(): Promise<Map<string, Check>> {
    const properties = await listPropertiesById(db, accountId, distinct(wouldBe.map(({ propertyId }) => propertyId)))
    const targetIds = distinct(wouldBe.map(({ targetId }) => targetId))
    const rows = await Promise.all(targetIds.map((id) => findTargetRow(db, accountId, id)))
    const targets = new Map(rows.flatMap((row) => (row === null ? [] : [[row.id, row]])))
    const defaults = [...targets.values()].flatMap(({ contactId }) => contactId ?? [])
    const own = [...properties.values()].flatMap(({ property }) => property.contactId ?? [])
    const contacts = await listContacts(db, accountId, distinct([...own, ...defaults]))
    const defaultContact = await findDefaultContact(deps, accountId)
    const found = new Map<string, Check>()
    await threadTurns.inTurns(accountId, wouldBe, ({ propertyId, targetId }) => {
      const [read, target] = [properties.get(propertyId), targets.get(targetId)]
      if (read === undefined || target === undefined) return
      const check = checkUnsent(portals.connectorOf(target.type), target, read, contacts, defaultContact)
      found.set(`${propertyId} ${targetId}`, check)
    })
    return found
  }
}

function distinct(ids: string[]): string[] {
  return [...new Set(ids)]
}
