import type { LoginOutcome } from '@aushang/connectors'
import type { FailureCode } from '@aushang/model'
import type { Database, Tx } from '../lib/database/db.ts'
import { openSession, type PortalDeps } from './open-session.ts'
import { authorizeTarget, deauthorizeTarget, type TargetRow } from './targets.store.ts'

interface TargetVerdict {
  ok: boolean
  failureCode?: FailureCode
  failureMessage?: string
}

const checkMs = 30_000

/** Asks the portal whether it accepts us, and writes down what it says. */
export async function checkTarget(deps: PortalDeps & { db: Database }, target: TargetRow): Promise<TargetVerdict> {
  const outcome = await askPortal(deps, target, AbortSignal.timeout(checkMs))
  await deps.db.transaction((tx) => recordLogin(tx, deps, target, outcome))
  switch (outcome.kind) {
    case 'authorized':
      return { ok: true }
    case 'unauthorized':
      return { ok: false, failureCode: 'unauthorized', failureMessage: outcome.detail }
    case 'unavailable':
      return { ok: false, failureCode: 'portal_unavailable', failureMessage: outcome.detail }
  }
}

export async function askPortal(deps: PortalDeps, target: TargetRow, signal: AbortSignal): Promise<LoginOutcome> {
  if (target.credentials === null) {
    return { kind: 'unauthorized', detail: 'The user has not granted access on the portal yet.' }
  }
  const portal = await openSession(deps, target, { signal })
  return deps.portals.connectorOf(target.type).checkLogin(portal)
}

/** A portal that is away says nothing about our right. */
export async function recordLogin(
  tx: Tx,
  { secrets }: Pick<PortalDeps, 'secrets'>,
  target: TargetRow,
  outcome: LoginOutcome,
): Promise<void> {
  if (outcome.kind === 'authorized' && target.authorizationStatus !== 'authorized')
    await authorizeTarget(tx, target, secrets)
  // A target whose user has yet to come is not told that they did not come yet.
  if (outcome.kind === 'unauthorized' && target.credentials !== null)
    await deauthorizeTarget(tx, target, outcome.detail)
}
