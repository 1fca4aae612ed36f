import { deleteOldChanges } from './changes/changes.store.ts'
import { scheduleComparisons } from './comparing/comparisons.store.ts'
import { forgetOldDifferences } from './comparing/differences.store.ts'
import { forgetOldIdempotencyKeys } from './http/idempotency.ts'
import type { Database } from './lib/database/db.ts'
import { forgetOldAttempts } from './listings/attempts.store.ts'
import { forgetOldBulks } from './listings/bulk.store.ts'
import { forgetOldObjects } from './listings/listed-objects.store.ts'
import type { Media } from './media/media.ts'
import type { Portals } from './portals/portals.ts'
import { findUsedFiles } from './properties/attachments.store.ts'
import { forgetOldRequests } from './requests/retention.ts'
import { forgetOldStatistics, scheduleStatistics } from './statistics/statistics.store.ts'
import { forgetOldSessionsAndLinks } from './users/forget-old.ts'
import { forgetOldEvents } from './webhooks/record-events.ts'

const sweepEveryMs = 10 * 60_000

interface SweepDeps {
  db: Database
  portals: Portals
  media: Media
  eventRetentionDays: number
  onError: (error: unknown) => void
}

/** Every ten minutes: what has had its time goes, and what has its time begins. */
export function startSweeping(deps: SweepDeps): { stop(): Promise<void> } {
  const steps = stepsOf(deps)
  let isStopping = false
  let sweeping = sweep()
  const timer = setInterval(() => {
    sweeping = sweeping.then(sweep)
  }, sweepEveryMs)

  /** One that fails does not hold up the others. */
  async function sweep(): Promise<void> {
    for (const step of steps) {
      try {
        while (!isStopping && (await step()) > 0);
      } catch (error) {
        deps.onError(error)
      }
    }
  }

  return {
    async stop() {
      isStopping = true
      clearInterval(timer)
      await sweeping
    },
  }
}

/** Each says how much it has done, and is asked again until that is nothing. */
function stepsOf({ db, portals, media, eventRetentionDays: days }: SweepDeps): (() => Promise<number>)[] {
  const typesWithStatistics = portals.connectors.flatMap(({ type, readStatistics }) => (readStatistics ? type : []))
  return [
    () => forgetOldRequests(db),
    () => forgetOldIdempotencyKeys(db),
    () => forgetOldSessionsAndLinks(db),
    () => forgetOldEvents(db, days),
    () => deleteOldChanges(db, days),
    () => forgetOldAttempts(db, days),
    () => forgetOldBulks(db, days),
    () => forgetOldDifferences(db, days),
    () => forgetOldObjects(db),
    () => forgetOldStatistics(db),
    () => scheduleComparisons(db),
    () => scheduleStatistics(db, typesWithStatistics),
    () => media.sweep(findUsedFiles),
  ]
}
