import type { Connector, Outcome, Problem, Publication } from '@aushang/connectors'
import type { Lease } from '../lib/background-work/work.ts'
import { startDeadline } from '../lib/deadline.ts'
import { type PublicationDeps, checkBeforePublishing, isProcessed, readPublication } from './publication.ts'
import { StockChanged, listOnline, recordFullTransfer } from '../listings/full-transfers.store.ts'
import { openSession, type PortalDeps } from '../targets/open-session.ts'
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
  if (connector.sync === undefined) throw new Error(`${target.type} cannot be synchronised.`)
  const publications: Publication[] = []
  const carried = await listOnline(deps.db, target.accountId, target.id)
  for (const { id, propertyId, portalId } of carried) {
    publications.push(await readPublication(deps, connector, target, propertyId, { listingId: id, portalId }))
  }
  const listings = publications.length
  const unready = publications.find(({ property }) => !isProcessed(property))
  if (unready !== undefined) {
    const detail = `The attachments of ${unready.property.externalId} are still being processed.`
    return { outcome: { kind: 'unavailable', detail }, listings }
  }
  const problems = publications.flatMap((publication) => problemsOf(connector, target, publication))
  if (problems.length > 0) return { outcome: { kind: 'rejected', problems }, listings }
  const deadline = startDeadline(syncMs)
  const session = openSession(deps, target, {
    signal: AbortSignal.any([lease.signal, deadline.signal]),
    waitAside: (wait) => lease.waitAside(() => deadline.pauseFor(wait)),
    onTransfer: (transfer) => recordFullTransfer(deps.db, target.accountId, target.id, { carried, transfer }),
  })
  try {
    return { outcome: await connector.sync(publications, session), listings }
  } catch (error) {
    if (!(error instanceof StockChanged)) throw error
    return { outcome: { kind: 'unavailable', detail: error.message }, listings }
  } finally {
    deadline.end()
  }
}

function problemsOf(connector: Connector, target: TargetRow, publication: Publication): Problem[] {
  return checkBeforePublishing(connector, target, publication).problems.map((problem) => ({
    ...problem,
    message: `${publication.property.externalId}: ${problem.message}`,
  }))
}
