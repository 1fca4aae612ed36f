import type { Connector, Outcome, Problem } from '@aushang/connectors'
import { joinMessages, messageOf } from '@aushang/model'
import type { Lease } from '../lib/background-work/work.ts'
import {
  type PublicationDeps,
  checkBeforePublishing,
  isProcessed,
  placeOf,
  type ReadPublication,
  readPublication,
} from './publication.ts'
import { StockChanged, listOnline, recordFullTransfer } from '../listings/full-transfers.store.ts'
import { hasKeptAdverts } from '../listings/kept-adverts.store.ts'
import { type PortalDeps, type SessionOptions, workInSession } from '../targets/open-session.ts'
import type { TargetRow } from '../targets/targets.store.ts'

// The pictures of two thousand properties over a slow line.
const syncMs = 4 * 3_600_000

/**
 * Tells the portal everything that is online there as far as we know: whatever else it has of ours goes. A property that
 * cannot be shown as it is keeps everything from being sent: without its pictures it would lose them there.
 */
export async function syncTarget(
  deps: PortalDeps & PublicationDeps,
  target: TargetRow,
  lease: Lease,
): Promise<{ outcome: Outcome; listings: number }> {
  const connector = deps.portals.connectorOf(target.type)
  const { sync } = connector
  if (sync === undefined) throw new Error(`${target.type} cannot be synchronised.`)
  const keepsReferences = connector.withdrawsWhole?.(target.options) === true
  if (keepsReferences && (await hasKeptAdverts(deps.db, target.accountId, target.id))) {
    return { outcome: { kind: 'rejected', problems: [wouldDeleteReferences] }, listings: 0 }
  }
  const publications: ReadPublication[] = []
  const carried = await listOnline(deps.db, target.accountId, target.id)
  for (const listing of carried) {
    publications.push(await readPublication(deps, connector, target, listing.propertyId, placeOf(listing)))
  }
  const listings = publications.length
  const unready = publications.find(({ property }) => !isProcessed(property))
  if (unready !== undefined) {
    const params = { object: unready.property.externalId }
    return { outcome: { kind: 'unavailable', sentence: { key: 'attachmentsInProcess', params } }, listings }
  }
  const problems = publications.flatMap((publication) => problemsOf(connector, target, publication))
  if (problems.length > 0) return { outcome: { kind: 'rejected', problems }, listings }
  const options: SessionOptions = {
    lease,
    deadlineMs: syncMs,
    onTransfer: (transfer) => recordFullTransfer(deps.db, target.accountId, target.id, { carried, transfer }),
  }
  try {
    const outcome = await workInSession(deps, target, options, (session) => sync(publications, session))
    return { outcome, listings }
  } catch (error) {
    if (!(error instanceof StockChanged)) throw error
    return { outcome: { kind: 'unavailable', sentence: { key: 'stockChanged' } }, listings }
  }
}

const wouldDeleteReferences: Problem = {
  path: '',
  code: 'rejected_by_portal',
  message: messageOf({ key: 'transferWouldDeleteReferences' }),
}

function problemsOf(connector: Connector, target: TargetRow, publication: ReadPublication): Problem[] {
  const object = publication.property.externalId
  return checkBeforePublishing(connector, target, publication).problems.map((problem) => ({
    ...problem,
    message: joinMessages([messageOf({ key: 'objectHoldsUpTransfer', params: { object } }), problem.message]),
  }))
}
