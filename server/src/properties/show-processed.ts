import { type FailureCode, joinMessages, type Message, messageOf, type RecordedAttachment } from '@aushang/model'
import sql from 'sql-template-tag'
import type { NewEvent } from '../events/events.store.ts'
import type { Tx } from '../lib/database/db.ts'
import { storedJson } from '../lib/database/json-sql.ts'
import { isSameJson } from '../lib/same-json.ts'
import { recordEvents } from '../webhooks/record-events.ts'
import { attachmentFailures } from './attachment-failure.ts'
import type { AttachmentFacts } from './attachments.store.ts'
import { shownStatus, type ShownStatus } from './properties.store.ts'
import { rowsOf } from '../lib/database/rows-of.ts'

interface ProcessedProperty {
  accountId: string
  id: string
  /** The one that was processed. */
  version: number
  /** As they were shown when that began. */
  attachments: RecordedAttachment[]
  namedAt: string
  /** Whether nothing more is waited for. */
  isDecided: boolean
}

/** With the property as clients see it, and whether its attachments are others than before, and more of them failed. */
export type ShownProperty<Property = ProcessedProperty> = Property &
  ShownStatus & { hasChanged: boolean; hasNewFailure: boolean }

/** Shows what was found in the properties, but for those that were edited meanwhile. Returns the others. */
export async function showProcessed<Property extends ProcessedProperty>(
  tx: Tx,
  properties: Property[],
  found: AttachmentFacts[],
): Promise<ShownProperty<Property>[]> {
  const byProperty = Map.groupBy(found, ({ propertyId }) => propertyId)
  const shown = properties.map((property) => {
    const byId = new Map(byProperty.get(property.id)?.map((each) => [each.id, each]))
    const attachments = property.attachments.map((attachment) =>
      withFacts(attachment, byId.get(attachment.id), property.isDecided),
    )
    const hasChanged = !isSameJson(attachments, property.attachments)
    const hasNewFailure = attachmentFailures(attachments).length > attachmentFailures(property.attachments).length
    const outcome = outcomeOf(attachments)
    const status = property.isDecided ? outcome.status : ('processing' as const)
    return { ...property, ...outcome, status, attachments, hasChanged, hasNewFailure }
  })
  const rows = await tx.many<{ id: string } & ShownStatus>(sql`
    update properties set attachments = seen.found::json, processing_status = seen.status,
      failure_code = seen.code, failure_message = seen.message::json
    from ${rowsOf('seen', shown, {
      owner: ['text', ({ accountId }) => accountId],
      property: ['text', ({ id }) => id],
      at_version: ['int', ({ version }) => version],
      found: ['text', ({ attachments }) => storedJson(attachments)],
      status: ['text', ({ status }) => status],
      code: ['text', ({ failureCode }) => failureCode],
      message: ['text', ({ failureMessage }) => storedJson(failureMessage ?? undefined)],
    })}
    where account_id = owner and id = property and version = at_version
    returning id, ${shownStatus}`)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return shown.flatMap((property) => {
    const row = byId.get(property.id)
    return row === undefined ? [] : [{ ...property, ...row }]
  })
}

/** An edit that came meanwhile gets an outcome of its own. */
export async function reprocessEdited(tx: Tx, properties: ProcessedProperty[]): Promise<void> {
  await tx.run(sql`
    update properties set due_at = now(),
      failures = case when attachments_named_at = seen.named_at then failures else 0 end
    from ${rowsOf('seen', properties, {
      owner: ['text', ({ accountId }) => accountId],
      property: ['text', ({ id }) => id],
      at_version: ['int', ({ version }) => version],
      named_at: ['timestamptz', ({ namedAt }) => namedAt],
    })}
    where account_id = owner and id = property and version <> at_version`)
  tx.wake('properties')
}

export async function recordProcessingEvents(
  tx: Tx,
  accountId: string,
  properties: ({ id: string } & ShownStatus)[],
): Promise<void> {
  const events = properties.flatMap(asEvent)
  if (events.length > 0) await recordEvents(tx, accountId, events)
}

function asEvent({ id, status, json }: { id: string } & ShownStatus): NewEvent[] {
  switch (status) {
    case 'succeeded':
      return [{ name: 'property.processing_succeeded', payload: json, orderingKey: id }]
    case 'processing':
    case 'failed':
      return [{ name: 'property.processing_failed', payload: json, orderingKey: id }]
    case 'pending':
      return []
  }
}

/** An attachment as clients see it, with what was found out about it. */
function withFacts(
  attachment: RecordedAttachment,
  found: AttachmentFacts | undefined,
  isDecided: boolean,
): RecordedAttachment {
  const { id, url, title, isFloorPlan } = attachment
  const sent = {
    id,
    url,
    ...(attachment.type && { type: attachment.type }),
    ...(title && { title }),
    ...(isFloorPlan !== undefined && { isFloorPlan }),
  }
  if (found === undefined && isDecided) {
    const failureMessage = messageOf({ key: 'sourceNotReadYet' })
    return { ...sent, status: 'failed', failureCode: 'attachment_unreachable', failureMessage }
  }
  if (found === undefined) return { ...sent, status: 'pending' }
  if (!found.isDecided && !isDecided) return { ...sent, status: 'processing' }
  const { failureCode, failureMessage, contentType, width, height, pages, bytes } = found
  if (failureCode !== null) {
    return { ...sent, status: 'failed', failureCode, ...(failureMessage && { failureMessage }) }
  }
  return {
    ...sent,
    type: contentType === 'application/pdf' ? 'document' : 'image',
    status: 'succeeded',
    ...(contentType && { contentType }),
    ...(width && { width }),
    ...(height && { height }),
    ...(pages && { pages }),
    ...(bytes && { bytes }),
  }
}

interface ProcessingOutcome {
  status: 'succeeded' | 'failed'
  failureCode: FailureCode | null
  failureMessage: Message | null
}

/** One attachment that failed makes the property a failed one. The message names the first, and says how many more there are. */
function outcomeOf(attachments: RecordedAttachment[]): ProcessingOutcome {
  const [first, ...rest] = attachmentFailures(attachments)
  if (first === undefined) return { status: 'succeeded', failureCode: null, failureMessage: null }
  const more = messageOf({ key: 'moreAttachmentsFailed', params: { count: rest.length } })
  const failureMessage = rest.length === 0 ? first.message : joinMessages([first.message, more])
  return { status: 'failed', failureCode: first.code, failureMessage }
}
