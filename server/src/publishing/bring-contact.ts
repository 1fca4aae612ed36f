import type { Connector, PortalSession, Rejected, Unauthorized, Unavailable, Unknown } from '@aushang/connectors'
import type { Problem } from '@aushang/model'
import { readContact } from '../contacts/contacts.store.ts'
import type { Db } from '../lib/database/db.ts'
import { getShownContact, readyShownContact, recordContact } from '../targets/shown-contacts.store.ts'
import { getTargetRow, inquiryEmailOf } from '../targets/targets.store.ts'

interface BringDeps {
  db: Db
  requestsDomain: string
}

/** Why the portal does not show the contact as it is. */
type ContactFailure = Rejected | Unauthorized | Unavailable | Unknown

/** The version that should be shown, and what keeps the portal from it, if something does. */
interface BroughtContact {
  version: number
  failure: ContactFailure | null
  /** What the listings that show it have to say of it, and whether that is another thing than before. */
  remarks: Problem[]
  isRemarkNew: boolean
}

/**
 * Makes the portal of a target show a contact as it is now, if it does not yet. Alone with that contact, and with what is read only
 * then: an older version never comes after a newer one.
 */
export async function bringContact(
  { db, requestsDomain }: BringDeps,
  { updateContact, contactRemarks = () => [] }: Connector,
  pair: { accountId: string; targetId: string; contactId: string },
  session: PortalSession,
): Promise<BroughtContact> {
  const asBefore = { failure: null, isRemarkNew: false }
  if (updateContact === undefined) return { ...asBefore, version: 0, remarks: [] }
  const ready = await readyShownContact(db, pair)
  if (isTold(ready)) return { ...asBefore, version: ready.wantedVersion, remarks: contactRemarks(ready.remembered) }
  const { accountId, targetId, contactId } = pair
  return session.runAlone(async () => {
    const shown = await getShownContact(db, pair)
    const version = shown.wantedVersion
    const contact = await readContact(db, accountId, contactId)
    const before = contactRemarks(shown.remembered)
    if (isTold(shown) || contact === null) return { ...asBefore, version, remarks: before }
    const inquiryEmail = inquiryEmailOf(await getTargetRow(db, accountId, targetId), requestsDomain)
    const told = { contact, remembered: shown.remembered, ...(inquiryEmail && { inquiryEmail }) }
    const outcome = await updateContact(told, session)
    const { remembered, ...rest } = outcome
    await recordContact(db, shown, { isTold: outcome.kind === 'updated', remembered })
    // What is remembered is the contact's, and whoever asked may work on something else.
    const remarks = remembered === undefined ? before : contactRemarks(remembered)
    const isRemarkNew = remarks.length !== before.length
    return { version, failure: rest.kind === 'updated' ? null : rest, remarks, isRemarkNew }
  }, `contact ${contactId}`)
}

function isTold({ wantedVersion, toldVersion }: { wantedVersion: number; toldVersion: number }): boolean {
  return toldVersion >= wantedVersion
}
