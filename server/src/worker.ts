import { forgetOldEvents } from './events/events.store.ts'
import { forgetOldIdempotencyKeys } from './http/idempotency.ts'
import type { Database } from './lib/db.ts'
import type { GuardedClient } from './lib/guarded-fetch.ts'
import type { Secrets } from './lib/secrets.ts'
import type { Wakes } from './lib/wake.ts'
import { startWork } from './lib/work.ts'
import type { Media } from './media/media.ts'
import { processProperty } from './properties/process-property.work.ts'
import { deliver } from './webhooks/deliver.work.ts'

const sweepEveryMs = 10 * 60_000

export interface WorkerDeps {
  db: Database
  wakes: Wakes
  http: GuardedClient
  secrets: Secrets
  media: Media
  publicUrl: string
  eventRetentionDays: number
  onError: (error: unknown) => void
  /** See `WorkerOptions.reach`. */
  reach?: (point: string) => void
}

/** Everything that is done in the background. */
export function startWorker(deps: WorkerDeps): { stop(): Promise<void> } {
  const { db, wakes, onError } = deps
  const workers = {
    properties: startWork(processProperty(deps), deps),
    deliveries: startWork(deliver(deps), deps),
  }
  wakes.onWake((table) => workers[table as keyof typeof workers]?.wake())

  let sweeping = sweep()
  const timer = setInterval(() => {
    sweeping = sweep()
  }, sweepEveryMs)

  async function sweep(): Promise<void> {
    try {
      await forgetOldIdempotencyKeys(db)
      while ((await forgetOldEvents(db, deps.eventRetentionDays)) > 0);
      while ((await deps.media.sweep()) > 0);
    } catch (error) {
      onError(error)
    }
  }

  return {
    async stop() {
      clearInterval(timer)
      await Promise.all([sweeping, ...Object.values(workers).map((worker) => worker.stop())])
    },
  }
}
