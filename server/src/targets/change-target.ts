import { type Language, type Target, TargetReplacement, withoutReadOnly } from '@aushang/model'
import { ChangedMeanwhile } from '../http/change.ts'
import type { Database, Tx } from '../lib/database/db.ts'
import type { Document } from '../lib/database/json-sql.ts'
import { isSameJson } from '../lib/same-json.ts'
import type { Secrets } from '../lib/secrets.ts'
import type { Portals } from '../portals/portals.ts'
import { readChangedTarget } from './read-target-draft.ts'
import { retellContactsOfTarget } from './shown-contacts.store.ts'
import {
  type Addresses,
  getTargetRow,
  isSameTarget,
  openCredentials,
  type TargetValues,
  updateTarget,
} from './targets.store.ts'

export interface ChangeDeps extends Addresses {
  db: Database
  secrets: Secrets
  portals: Portals
  /** The options of a target have changed, and with them what its portal is sent. */
  republishListingsOfTarget(tx: Tx, accountId: string, targetId: string): Promise<void>
}

/** Makes of a target what a client has sent, and what follows from it. One that is so already is left as it is. */
export async function changeTarget(
  deps: ChangeDeps,
  accountId: string,
  current: Document,
  body: unknown,
  how: { isPatch: boolean; language: Language },
): Promise<Document> {
  const { db, secrets, portals, republishListingsOfTarget } = deps
  const shown = JSON.parse(current.json) as Target
  const row = await getTargetRow(db, accountId, shown.id)
  // Of a login that got lost with its key, there is still what is shown.
  const target = { shown, login: openCredentials(secrets, row) ?? shown.credentials }
  const sent = withoutReadOnly(TargetReplacement, body)
  const values = await readChangedTarget(deps, accountId, target, sent, how)
  if (isSameTarget(row, values)) return current
  return db.transaction(async (tx) => {
    if (values.autoCollectRequests !== shown.autoCollectRequests) {
      await retellContactsOfTarget(tx, accountId, shown.id)
    }
    // The listings first, as those do who report what became of them.
    if (isPublishedOtherwise(portals, shown, values)) await republishListingsOfTarget(tx, accountId, shown.id)
    const updated = await updateTarget(tx, accountId, deps, current, values)
    if (updated === null) throw new ChangedMeanwhile()
    return updated
  }, accountId)
}

/** Where to send inquiries, some portals are told with the contact, and the others with every advert. */
function isPublishedOtherwise(
  portals: Portals,
  { type, options, autoCollectRequests }: Target,
  values: TargetValues,
): boolean {
  if (!isSameJson(values.options, options)) return true
  const isToldWithContact = portals.connectorOf(type).updateContact !== undefined
  return !isToldWithContact && values.autoCollectRequests !== autoCollectRequests
}
