import type { LoginOutcome } from '@aushang/connectors'
import { completeSentence, type FailureCode, type Message } from '@aushang/model'
import type { Lease } from '../lib/background-work/work.ts'
import type { Database, Tx } from '../lib/database/db.ts'
import { type PortalDeps, workInSession } from './open-session.ts'
import { type AccessLost, accessLost, authorizeTarget, deauthorizeTarget } from './authorization.store.ts'
import { type TargetRow } from './targets.store.ts'

interface TargetVerdict {
  ok: boolean
  failureCode?: FailureCode
  failureMessage?: Message
  portalMessage?: string
}

// More than what a connector takes by itself before it gives up a portal that is silent.
const checkMs = 25_000

/** Asks the portal whether it accepts us, and writes down what it says. */
export async function checkTarget(deps: PortalDeps & { db: Database }, target: TargetRow): Promise<TargetVerdict> {
  const outcome = await askPortal(deps, target)
  await deps.db.transaction((tx) => recordLogin(tx, deps, target, outcome))
  switch (outcome.kind) {
    case 'authorized':
      return { ok: true }
    case 'unauthorized':
      return { ok: false, ...(refusedBefore(target) ?? accessLost(outcome)) }
    case 'unavailable':
      return { ok: false, ...accessLost(outcome, 'portal_unavailable') }
  }
}

export async function askPortal(deps: PortalDeps, target: TargetRow, lease?: Lease): Promise<LoginOutcome> {
  const connector = deps.portals.connectorOf(target.type)
  const portal = connector.portalName
  if (target.credentials === null) {
    const sentence = completeSentence({ key: 'accessNotGrantedYet' }, { portal })
    return { kind: 'unauthorized', code: 'unauthorized', sentence }
  }
  return workInSession(deps, target, { lease, deadlineMs: checkMs }, (session) => {
    const { promise: tooLate, resolve } = Promise.withResolvers<LoginOutcome>()
    const sentence = completeSentence({ key: 'portalSilent' }, { portal })
    session.signal.addEventListener('abort', () => resolve({ kind: 'unavailable', sentence }))
    return Promise.race([connector.checkLogin(session), tooLate])
  })
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
    await deauthorizeTarget(tx, target, accessLost(outcome))
}

/** Nobody has come back from the portal, for it had refused us before, or we have lost what it gave us: that is what is to be mended. */
function refusedBefore(target: TargetRow): AccessLost | null {
  const { credentials, authorizationStatus, failureCode, failureMessage, portalMessage } = target
  if (credentials !== null || !['failed', 'revoked'].includes(authorizationStatus)) return null
  if (failureCode === null || failureMessage === null || typeof failureMessage === 'string') return null
  return { failureCode, failureMessage, ...(portalMessage !== null && { portalMessage }) }
}
