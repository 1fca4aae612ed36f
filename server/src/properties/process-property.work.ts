import type { RecordedAttachment } from '@aushang/model'
import sql from 'sql-template-tag'
import type { Tx } from '../lib/database/db.ts'
import { type Work, type WorkResult, type WorkRow, claimColumns } from '../lib/background-work/work.ts'
import { type AttachmentFacts, deleteAttachments, giveUpAttachments, listAttachmentFacts } from './attachments.store.ts'
import { type SourceDeps, makeCheckSources } from './check-sources.ts'
import { attachmentsWait } from './properties.store.ts'
import { recordProcessingEvents, reprocessEdited, showProcessed, type ShownProperty } from './show-processed.ts'

interface PropertyRow extends WorkRow {
  version: number
  /** Its outcome is known, and has been told: what could not be had is asked for once more. */
  isShown: boolean
  attachments: RecordedAttachment[]
  namedAt: string
  claimedAt: string
  /** How long listings still wait for what cannot be had at once. */
  msLeft: number
}

type ProcessResult = WorkResult & {
  /** The same, when it was over. */
  msLeft: number
}

interface ProcessDeps extends SourceDeps {
  /** These properties have a new version that is ready, or that will not be. */
  republishListings(tx: Tx, properties: { accountId: string; id: string }[]): Promise<void>
}

// So many tries are waited for, within `attachmentsWaitSeconds`. Then the property is shown as it is, and what still comes within a day is added.
const waitedForSeconds = [10, 20]
const withinADaySeconds = [60, 120, 240, 900, 1_800, 3_600, 7_200, 14_400, 28_800, 28_800]
// Where nobody came to it in time, it is tried for so long all the same.
const lateMs = 10_000
// A source that hangs is left for the others at first.
const firstDeadlineMs = 10_000

/** Makes a property ready for portals. Each version has one outcome, and that of an older one never comes last. */
export function processProperty(deps: ProcessDeps): Work<PropertyRow, ProcessResult> {
  const checkSources = makeCheckSources(deps)

  return {
    table: 'properties',
    leaseSeconds: 60,
    concurrency: 48,
    concurrencyPerAccount: 16,
    retryAfterSeconds: [...waitedForSeconds, ...withinADaySeconds],
    claimEnding: sql`
      select ${claimColumns}, version, processing_status in ('succeeded', 'failed') as "isShown", attachments, attachments_named_at::text as "namedAt",
        greatest(now(), attachments_named_at)::text as "claimedAt",
        (1000 * extract(epoch from attachments_named_at + ${attachmentsWait} - now()))::float8 as "msLeft"
      from claimed`,

    async run(row) {
      const { attachments, version, failures, isShown, msLeft } = row
      if (attachments.length === 0) return { kind: 'done', msLeft }
      const until = isShown ? Infinity : performance.now() + (msLeft > 0 ? msLeft : lateMs)
      const deadlineMs = failures === 0 && !isShown ? firstDeadlineMs : Infinity
      const result = await checkSources({ ...row, round: `${version}.${failures}`, until, deadlineMs })
      return { ...result, msLeft: until - performance.now() }
    },

    async finish(tx, settled, accountId) {
      const properties = settled
        .map(({ row, result, verdict }) => ({ ...row, isDecided: isDecided(row, result, verdict) }))
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
      const failedEarly = shown.filter((property) => !property.isDecided && property.hasNewFailure)
      await recordProcessingEvents(tx, accountId, [...decided, ...failedEarly])
    },
  }
}

/** Whether listings need not wait any longer: nothing more can be had at once, or the time is over. */
function isDecided(
  { failures, isShown }: PropertyRow,
  { msLeft }: ProcessResult,
  verdict: WorkResult['kind'],
): boolean {
  switch (verdict) {
    case 'done':
    case 'failed':
      return true
    case 'again':
      return failures >= waitedForSeconds.length || msLeft < (waitedForSeconds[failures] ?? 0) * 1000
    case 'more':
      return !isShown && msLeft <= 0
  }
}

function removedFrom(found: AttachmentFacts[], properties: ShownProperty[]): AttachmentFacts[] {
  return found.filter(({ propertyId, id }) => {
    const property = properties.find((each) => each.id === propertyId)
    return property !== undefined && !property.attachments.some((attachment) => attachment.id === id)
  })
}
