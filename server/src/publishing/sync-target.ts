import type { Connector, Outcome, Problem, Publication } from '@aushang/connectors'
import type { Lease } from '../lib/work.ts'
import { checkBeforePublishing, type PublicationDeps, readPublication } from './publication.ts'
import { listOnline, recordFullTransfer } from '../listings/full-transfers.store.ts'
import { openSession, type PortalDeps } from '../targets/open-session.ts'
import type { TargetRow } from '../targets/targets.store.ts'

/**
 * Tells the portal everything that is online there as far as we know: whatever else it has of ours goes. A property that
 * cannot be shown as it is keeps everything from being sent: without its pictures it would lose them there.
 */
export async function syncTarget(
  deps: PortalDeps & PublicationDeps,
  target: TargetRow,
  { signal }: Lease,
): Promise<{ outcome: Outcome; listings: number }> {
  const connector = deps.portals.connectorOf(target.type)
  if (connector.sync === undefined) throw new Error(`${target.type} cannot be synchronised.`)
  const publications: Publication[] = []
  for (const { id, propertyId, portalId } of await listOnline(deps.db, target.accountId, target.id)) {
    publications.push(await readPublication(deps, connector, target, propertyId, { listingId: id, portalId }))
  }
  const listings = publications.length
  const unready = publications.find(({ property }) => /^(pending|processing)$/.test(property.processingStatus))
  if (unready !== undefined) {
    const detail = `The attachments of ${unready.property.externalId} are still being processed.`
    return { outcome: { kind: 'unavailable', detail }, listings }
  }
  const problems = publications.flatMap((publication) => problemsOf(connector, target, publication))
  if (problems.length > 0) return { outcome: { kind: 'rejected', problems }, listings }
  const portal = await openSession(deps, target, {
    signal,
    onTransfer: (name) => recordFullTransfer(deps.db, target.accountId, target.id, name),
  })
  return { outcome: await connector.sync(publications, portal), listings }
}

function problemsOf(connector: Connector, target: TargetRow, publication: Publication): Problem[] {
  return checkBeforePublishing(connector, target, publication).problems.map((problem) => ({
    ...problem,
    message: `${publication.property.externalId}: ${problem.message}`,
  }))
}
