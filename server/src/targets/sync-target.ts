import type { Outcome, Publication } from '@aushang/connectors'
import sql from 'sql-template-tag'
import type { Lease } from '../lib/work.ts'
import { type PublicationDeps, readPublication } from '../listings/publication.ts'
import { openPortal, type PortalDeps } from './open-portal.ts'
import type { TargetRow } from './targets.store.ts'

/** Tells the portal everything that is online there as far as we know: whatever else it has of ours goes. */
export async function syncTarget(
  deps: PortalDeps & PublicationDeps,
  target: TargetRow,
  { signal }: Lease,
): Promise<{ outcome: Outcome; listings: number }> {
  const connector = deps.portals.connectorOf(target.type)
  if (connector.sync === undefined) throw new Error(`${target.type} cannot be synchronised.`)
  const publications: Publication[] = []
  for (const { id, propertyId, portalId } of await online(deps, target)) {
    publications.push(await readPublication(deps, connector, target, propertyId, { listingId: id, portalId }))
  }
  const portal = await openPortal(deps, target, { signal })
  return { outcome: await connector.sync(publications, portal), listings: publications.length }
}

function online({ db }: PublicationDeps, { accountId, id }: TargetRow) {
  return db.many<{ id: string; propertyId: string; portalId: string | null }>(sql`
    select id, property_id as "propertyId", portal_id as "portalId" from listings
    where target_id = ${id} and account_id = ${accountId} and is_wanted and published_version > 0
    order by id`)
}
