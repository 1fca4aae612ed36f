import { forgetOldIdempotencyKeys } from './http/idempotency.ts'
import type { Database } from './lib/db.ts'

const sweepEveryMs = 10 * 60_000

/** What is done in the background. */
export function startWorker({ db, onError }: { db: Database; onError: (error: unknown) => void }): {
  stop(): Promise<void>
} {
  let sweeping = sweep()
  const timer = setInterval(() => {
    sweeping = sweep()
  }, sweepEveryMs)

  async function sweep(): Promise<void> {
    await forgetOldIdempotencyKeys(db).catch(onError)
  }

  return {
    async stop() {
      clearInterval(timer)
      await sweeping
    },
  }
}
