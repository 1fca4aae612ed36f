import type { Property, PropertyDraft } from '@aushang/model'
import type { Database, Tx } from '../lib/database/db.ts'
import type { Document } from '../lib/database/json-sql.ts'
import { invalid } from '../lib/errors.ts'
import {
  createProperties,
  editOf,
  isReadyAtOnce,
  lockProperty,
  type NewProperty,
  type PropertyToEdit,
  updateProperty,
} from './properties.store.ts'
import { numberUnchangeable } from './edit-property.ts'
import { recordHappening } from '../webhooks/record-events.ts'
import { recordProcessingEvents } from './show-processed.ts'

export interface WriteDeps {
  db: Database
  /** These properties have a new version that is ready, or that will not be. */
  republishListings(tx: Tx, properties: { accountId: string; id: string }[]): Promise<void>
  /** The listings of the property, which is locked, go on under another number; false where a portal may know it by the old one. */
  renumberListings(
    tx: Tx,
    accountId: string,
    property: Pick<Property, 'id' | 'externalId'>,
    externalId: string,
  ): Promise<boolean>
}

/** What of those that are created together may share a statement: who is told that one is ready waits for its own account's log only. */
export function sharedBy({ accountId, draft }: NewProperty): string {
  return isReadyAtOnce(draft) ? accountId : ''
}

/** Of one account, or all of them still to be processed. Those that need no processing are ready with the commit, and told. */
export async function createPropertiesTogether(db: Database, properties: NewProperty[]): Promise<Document[]> {
  const [first] = properties
  if (first === undefined || !isReadyAtOnce(first.draft)) return createProperties(db, properties)
  return db.transaction((tx) => createPropertiesIn(tx, first.accountId, properties), first.accountId)
}

export async function createPropertiesIn(tx: Tx, accountId: string, properties: NewProperty[]): Promise<Document[]> {
  if (!properties.every(({ draft }) => isReadyAtOnce(draft))) return createProperties(tx, properties)
  const events = { name: 'property.processing_succeeded', count: properties.length } as const
  return recordHappening(tx, accountId, events, (eventIds) => createProperties(tx, properties, eventIds))
}

/**
 * Null when it has changed since it was read. What is there already changes nothing. What needs no processing is ready with the commit: it is
 * told, and its listings follow.
 */
export async function editProperty(
  { db, republishListings, renumberListings }: WriteDeps,
  accountId: string,
  read: PropertyToEdit,
  draft: PropertyDraft,
  options: { namesAttachments: boolean },
): Promise<Document | null> {
  const edit = editOf(read, draft, options)
  if (edit === null) return read
  const { id, externalId } = read.property
  const number = draft.externalId === externalId ? undefined : draft.externalId
  if (!edit.isReady && number === undefined) return updateProperty(db, accountId, read, edit)
  return db.transaction(async (tx) => {
    if (number !== undefined) {
      await lockProperty(tx, accountId, id)
      const isRenumbered = await renumberListings(tx, accountId, read.property, number)
      if (!isRenumbered) throw invalid([numberUnchangeable(externalId)])
    }
    const updated = await updateProperty(tx, accountId, read, edit)
    if (updated === null || !edit.isReady) return updated
    await republishListings(tx, [{ accountId, id: updated.id }])
    await recordProcessingEvents(tx, accountId, [updated])
    return updated
  }, accountId)
}
