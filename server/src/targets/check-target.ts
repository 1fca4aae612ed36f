import type { LoginOutcome } from '@aushang/connectors'
import type { FailureCode } from '@aushang/model'
import type { Lease } from '../lib/background-work/work.ts'
import type { Database, Tx } from '../lib/database/db.ts'
import { startDeadline } from '../lib/deadline.ts'
import { openSession, type PortalDeps } from './open-session.ts'
import { authorizeTarget, deauthorizeTarget } from './authorization.store.ts'
import { type TargetRow } from './targets.store.ts'

interface TargetVerdict {
  ok: boolean
  failureCode?: FailureCode
  failureMessage?: string
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
      return { ok: false, failureCode: 'unauthorized', failureMessage: messageOf(outcome) }
    case 'unavailable':
      return { ok: false, failureCode: 'portal_unavailable', failureMessage: messageOf(outcome) }
  }
}

/** In background work, the time that the target is in use by others does not count: somebody else has the place meanwhile. */
export async function askPortal(deps: PortalDeps, target: TargetRow, lease?: Lease): Promise<LoginOutcome> {
  if (target.credentials === null) {
    return { kind: 'unauthorized', detail: 'The user has not granted access on the portal yet.' }
  }
  const deadline = startDeadline(checkMs)
  const signal = lease === undefined ? deadline.signal : AbortSignal.any([lease.signal, deadline.signal])
  try {
    const portal = openSession(deps, target, {
      signal,
      ...(lease && { waitAside: (wait) => lease.waitAside(() => deadline.pauseFor(wait)) }),
    })
    const { promise: tooLate, resolve } = Promise.withResolvers<LoginOutcome>()
    signal.addEventListener('abort', () => resolve({ kind: 'unavailable', detail: 'The portal took too long.' }))
    return await Promise.race([deps.portals.connectorOf(target.type).checkLogin(portal), tooLate])
  } finally {
    deadline.end()
  }
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
    await deauthorizeTarget(tx, target, messageOf(outcome))
}

const wordsMax = 500

/** Of a login there is no list of attempts in which the portal's own words could stand. */
function messageOf({ detail, said }: Exclude<LoginOutcome, { kind: 'authorized' }>): string {
  const words = said?.words?.slice(0, wordsMax).replaceAll('\0', '\ufffd').trim() ?? ''
  return words === '' ? detail : `${detail} The portal’s words: ${words}`
}
