import type { Db } from '../database/db.ts'
import type { Lease, WorkRow } from './work.ts'
import { renewStatement } from './work-sql.ts'

/**
 * Renews the leases of what takes longer than a third of one, all in one statement. A lease that somebody else has taken
 * over, or that could not be renewed in time, is lost: whoever works under it is told, and finds out before the next
 * step even if the whole process stood still meanwhile.
 */
export function holdLeases(
  { table, leaseSeconds }: { table: string; leaseSeconds: number },
  db: Pick<Db, 'many'>,
  onError: (error: unknown) => void,
) {
  const held = new Set<HeldLease>()
  const leaseMs = leaseSeconds * 1000
  const timer = setInterval(() => void renew().catch(onError), leaseMs / 3)
  timer.unref()

  async function renew(): Promise<void> {
    const startedAt = performance.now()
    for (const lease of held) if (!lease.isHeld()) lease.lose()
    // In one order, as those do who settle: nobody who locks several rows waits for us while we wait for them.
    const old = [...held]
      .filter(({ endsAt }) => endsAt - startedAt < leaseMs * 0.7)
      .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    if (old.length === 0) return
    const renewed = await db.many<{ id: string; token: string }>(renewStatement({ table, leaseSeconds, leases: old }))
    const still = new Set(renewed.map(({ id, token }) => `${id} ${token}`))
    for (const lease of old) {
      if (still.has(`${lease.id} ${lease.token}`)) lease.endsAt = startedAt + leaseMs
      else lease.lose()
    }
  }

  return {
    /** From before the claim was sent: the database may have counted from then, however late its answer came. */
    begin(row: WorkRow, claimedAt: number, waitAside: Lease['waitAside']): Lease {
      const lease = new HeldLease(row, claimedAt + leaseMs, waitAside)
      held.add(lease)
      return lease
    },
    end(lease: Lease): void {
      held.delete(lease as HeldLease)
    },
    cutOff(): void {
      for (const lease of held) lease.lose()
    },
    stop(): void {
      clearInterval(timer)
    },
  }
}

/** A class, for there is one for each row: its methods are not made anew. */
class HeldLease implements Lease {
  readonly accountId: string
  readonly id: string
  readonly token: string
  readonly waitAside: Lease['waitAside']
  /** By performance.now(). */
  endsAt: number
  #isLost = false
  #controller: AbortController | undefined

  constructor({ accountId, id, token }: WorkRow, endsAt: number, waitAside: Lease['waitAside']) {
    this.accountId = accountId
    this.id = id
    this.token = token
    this.endsAt = endsAt
    this.waitAside = waitAside
  }

  isHeld(): boolean {
    return !this.#isLost && performance.now() < this.endsAt
  }

  /** Made when it is asked for: most work is over before anybody does. */
  get signal(): AbortSignal {
    this.#controller ??= new AbortController()
    if (this.#isLost) this.#controller.abort()
    return this.#controller.signal
  }

  lose(): void {
    this.#isLost = true
    this.#controller?.abort()
  }
}
