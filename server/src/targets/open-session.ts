import type { PortalSession } from '@aushang/connectors'
import type { Lease } from '../lib/background-work/work.ts'
import type { Db } from '../lib/database/db.ts'
import { startDeadline } from '../lib/deadline.ts'
import type { PortalOptions, Portals } from '../portals/portals.ts'
import type { Secrets } from '../lib/secrets.ts'
import { renewAccess } from './renew-access.ts'
import { openAccess, openConsumer, openCredentials, storeTargetFact, type TargetRow } from './targets.store.ts'

export interface PortalDeps {
  db: Db
  secrets: Secrets
  portals: Portals
}

/** A target as its connector sees it, with everything that is stored about it. */
export function openSession(
  { db, secrets, portals }: PortalDeps,
  target: TargetRow,
  options: Pick<PortalOptions, 'signal' | 'isHeld' | 'onExchange' | 'onTransfer' | 'waitAside'>,
): PortalSession {
  // Those who share the row share them: what one has found out, the others need not find out again.
  const { facts } = target
  const session: PortalSession = portals.open({
    accountId: target.accountId,
    type: target.type,
    name: `target ${target.accountId} ${target.id}`,
    version: target.version,
    ...openSecrets(secrets, target),
    options: target.options,
    facts,
    async rememberFact(name, value) {
      facts[name] = value
      await storeTargetFact(db, target, name, value)
    },
    renewAccess: (outdated) => renewAccess({ db, secrets, portals }, target, session, outdated),
    ...options,
  })
  return session
}

export interface SessionOptions extends Pick<PortalOptions, 'onExchange' | 'onTransfer'> {
  /** Without one, nobody else could do the same meanwhile. */
  lease: Lease | undefined
  deadlineMs: number
}

/**
 * Speaks to the portal for as long as the lease holds, and until the deadline at the most. The time that the target is in use by
 * others does not count: somebody else has the place meanwhile.
 */
export async function workInSession<Result>(
  deps: PortalDeps,
  target: TargetRow,
  { lease, deadlineMs, ...options }: SessionOptions,
  work: (session: PortalSession) => Promise<Result>,
): Promise<Result> {
  const deadline = startDeadline(deadlineMs)
  const held = lease && {
    isHeld: () => lease.isHeld(),
    waitAside: <Waited>(wait: () => Promise<Waited>) => lease.waitAside(() => deadline.pauseFor(wait)),
  }
  const signal = lease ? AbortSignal.any([lease.signal, deadline.signal]) : deadline.signal
  try {
    return await work(openSession(deps, target, { signal, ...held, ...options }))
  } finally {
    deadline.end()
  }
}

type OpenedSecrets = Pick<PortalSession, 'consumer' | 'credentials' | 'access'>

const opened = new WeakMap<TargetRow, OpenedSecrets>()

/** Those who look up a target together share its row, and this is the most expensive part of a session: it is done once for all of them. */
function openSecrets(secrets: Secrets, target: TargetRow): OpenedSecrets {
  const known = opened.get(target)
  if (known !== undefined) return known
  const made = {
    consumer: openConsumer(secrets, target),
    credentials: openCredentials(secrets, target),
    access: openAccess(secrets, target),
  }
  opened.set(target, made)
  return made
}
