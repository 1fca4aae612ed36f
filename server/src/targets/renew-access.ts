import type { AccessObtained, PortalSession, Unauthorized, Unavailable } from '@aushang/connectors'
import { isSameJson } from '../lib/same-json.ts'
import type { PortalDeps } from './open-session.ts'
import { readAccess, storeAccess, type TargetRow } from './targets.store.ts'

/**
 * What opens the portal, in place of `outdated`. One asks the portal for it at a time, in whatever process, and looks first whether
 * somebody else has: portals want access kept until it ends, and refuse those who ask again and again.
 */
export async function renewAccess(
  { db, secrets, portals }: PortalDeps,
  target: TargetRow,
  session: PortalSession,
  outdated: unknown,
): Promise<AccessObtained | Unauthorized | Unavailable> {
  const { authorization } = portals.connectorOf(target.type)
  const obtainAccess = authorization.kind === 'login' ? authorization.obtainAccess : undefined
  if (obtainAccess === undefined) throw new Error(`Targets of type ${target.type} have no access that is renewed.`)
  return session.runAlone(async () => {
    const stored = await readAccess(db, secrets, target)
    if (stored !== undefined && !isSameJson(stored, outdated ?? null)) return { kind: 'obtained', access: stored }
    const outcome = await obtainAccess(session)
    if (outcome.kind === 'obtained') await storeAccess(db, secrets, target, outcome.access)
    return outcome
  }, `access of target ${target.accountId} ${target.id}`)
}
