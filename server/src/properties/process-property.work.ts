import type { RecordedAttachment } from '@aushang/model'
import sql from 'sql-template-tag'
import type { Tx } from '../lib/database/db.ts'
import { type Work, type WorkResult, type WorkRow, claimColumns } from '../lib/background-work/work.ts'
import { type AttachmentFacts, deleteAttachments, giveUpAttachments, listAttachmentFacts } from './attachments.store.ts'
import { type SourceDeps, makeCheckSources } from './check-sources.ts'
import { recordProcessingEvents, reprocessEdited, showProcessed, type ShownProperty } from './show-processed.ts'

interface PropertyRow extends WorkRow {
  version: number
  /** Its outcome is known, and has been told: what could not be had is asked for once more. */
  isShown: boolean
  attachments: RecordedAttachment[]
  namedAt: string
  claimedAt: string
}

interface ProcessDeps extends SourceDeps {
  /** These properties have a new version that is ready, or that will not be. */
  republishListings(tx: Tx, properties: { accountId: string; id: string }[]): Promise<void>
}

// So many tries are waited for. Then the property is shown as it is, and what still comes within a day is added.
const waitedForSeconds = [10, 30, 60, 120, 240]
const withinADaySeconds = [900, 1_800, 3_600, 7_200, 14_400, 28_800, 28_800]

/** Makes a property ready for portals. Each version has one outcome, and that of an older one never comes last. */
export function processProperty(deps: ProcessDeps): Work<PropertyRow> {
  const checkSources = makeCheckSources(deps)

  return {
    table: 'properties',
    leaseSeconds: 60,
    concurrency: 48,
    concurrencyPerAccount: 16,
    retryAfterSeconds: [...waitedForSeconds, ...withinADaySeconds],
    claimEnding: sql`
      select ${claimColumns}, version, processing_status in ('succeeded', 'failed') as "isShown", attachments, attachments_named_at::text as "namedAt",
        greatest(now(), attachments_named_at)::text as "claimedAt"
      from claimed`,

    async run(row) {
      if (row.attachments.length === 0) return { kind: 'done' }
      return checkSources({ ...row, round: `${row.version}.${row.failures}` })
    },

    async finish(tx, settled, accountId) {
      const properties = settled
        .map(({ row, verdict }) => ({ ...row, isDecided: isDecided(row, verdict) }))
        .filter((property) => property.isDecided || !property.isShown)
      const exhausted = settled.filter(({ verdict }) => verdict === 'failed').map(({ row }) => row)
      if (exhausted.length > 0) await giveUpAttachments(tx, exhausted)
      const found = await listAttachmentFacts(tx, properties)
      const shown = await showProcessed(tx, properties, found)
      if (shown.length < properties.length) await reprocessEdited(tx, properties)
      const decided = shown.filter((property) => property.isDecided && (!property.isShown || property.hasChanged))
      const removed = removedFrom(found, decided)
      if (removed.length > 0) await deleteAttachments(tx, removed)
      await deps.republishListings(
        tx,
        decided.map(({ accountId, id }) => ({ accountId, id })),
      )
      await recordProcessingEvents(tx, accountId, decided)
    },
  }
}

function isDecided({ failures }: PropertyRow, verdict: WorkResult['kind']): boolean {
  return verdict === 'done' || verdict === 'failed' || (verdict === 'again' && failures >= waitedForSeconds.length)
}

function removedFrom(found: AttachmentFacts[], properties: ShownProperty[]): AttachmentFacts[] {
  return found.filter(({ propertyId, id }) => {
    const property = properties.find((each) => each.id === propertyId)
    return property !== undefined && !property.attachments.some((attachment) => attachment.id === id)
  })
}
