import { setTimeout as sleep } from 'node:timers/promises'
import type { Granted, PortalSession, Unauthorized, Unavailable } from '@aushang/connectors'
import { isPassing } from '../lib/database/database-errors.ts'
import { isSameJson } from '../lib/same-json.ts'
import type { PortalDeps } from './open-session.ts'
import { readCredentials, replaceCredentials, type TargetRow } from './targets.store.ts'

/**
 * What opens the portal, for whoever was refused with `outdated`. One asks for it at a time, in whatever process, and looks first
 * whether somebody else has: what is good for one refresh would be used twice otherwise, and the second refusal would look as if the
 * target had lost its access. Locks may be lost, so a refusal counts only if what was refused is still what is stored.
 */
export async function refreshCredentials(
  deps: PortalDeps,
  target: TargetRow,
  session: PortalSession,
  outdated: unknown,
): Promise<Granted | Unauthorized | Unavailable> {
  const { db, secrets, portals } = deps
  const { authorization } = portals.connectorOf(target.type)
  const refresh = authorization.kind === 'oauth' ? authorization.refresh : undefined
  return session.runAlone(async () => {
    const others = await readOthers()
    if (others !== null || refresh === undefined) return others ?? refused
    const refreshed = await refresh({ ...session, credentials: outdated })
    if (refreshed.kind === 'authorized') return keep(refreshed)
    return refreshed.kind === 'unauthorized' ? ((await readOthers()) ?? refreshed) : refreshed
  }, `credentials of target ${target.accountId} ${target.id}`)

  /** Those that lie there in place of the outdated ones, if others do. */
  async function readOthers(): Promise<Granted | Unauthorized | null> {
    const stored = await readCredentials(db, secrets, target)
    if (stored === null) return refused
    return isSameJson(stored.credentials, outdated) ? null : { kind: 'authorized', credentials: stored.credentials }
  }

  /** The portal has taken back what lies there, so that this must not get lost while the database is away for a moment. */
  async function keep(granted: Granted): Promise<Granted | Unauthorized> {
    for (;;) {
      try {
        const stored = await readCredentials(db, secrets, target)
        if (stored === null) return refused
        // Sealed anew it is still the same; what a user has granted meanwhile is newer.
        if (!isSameJson(stored.credentials, outdated)) return { kind: 'authorized', credentials: stored.credentials }
        const change = { before: stored.sealed, after: granted.credentials }
        if (await replaceCredentials(db, secrets, target, change)) return granted
      } catch (error) {
        if (!isPassing(error) || session.signal.aborted) throw error
        await sleep(500)
      }
    }
  }
}

const refused: Unauthorized = { kind: 'unauthorized', code: 'unauthorized', sentence: { key: 'accessRevoked' } }
