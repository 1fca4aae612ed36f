import { deleteOldChanges } from './changes/changes.store.ts'
import { republishContacts } from './publishing/republish-contact.work.ts'
import { forgetOldIdempotencyKeys } from './http/idempotency.ts'
import type { Database } from './lib/database/db.ts'
import { watchGrownTables } from './lib/database/grown-tables.ts'
import type { GuardedClient } from './lib/guarded/guarded-fetch.ts'
import type { Portals } from './portals/portals.ts'
import type { Secrets } from './lib/secrets.ts'
import type { Wakes } from './lib/background-work/wake.ts'
import { startWork, type Worker } from './lib/background-work/work.ts'
import { forgetOldAttempts } from './listings/attempts.store.ts'
import { forgetOldBulks } from './listings/bulk.store.ts'
import { republishListings } from './listings/republish-listings.ts'
import { publishListings } from './publishing/publish-listing.work.ts'
import { maintainTargets } from './publishing/maintain-target.work.ts'
import { updateShownContacts } from './publishing/update-contact.work.ts'
import type { Media } from './media/media.ts'
import { findUsedFiles } from './properties/attachments.store.ts'
import { processProperty } from './properties/process-property.work.ts'
import { readMails } from './requests/read-mail.work.ts'
import type { Readers } from './requests/reading/readers.ts'
import { forgetOldRequests } from './requests/retention.ts'
import { forgetOldSessionsAndLinks } from './users/forget-old.ts'
import { deliverEvents } from './webhooks/deliver.work.ts'
import { forgetOldEvents } from './webhooks/record-events.ts'
import { replayEvents } from './webhooks/replay-events.work.ts'

const sweepEveryMs = 10 * 60_000

export interface WorkerDeps {
  db: Database
  wakes: Wakes
  http: GuardedClient
  secrets: Secrets
  portals: Portals
  media: Media
  publicUrl: string
  requestsDomain: string
  readers: Readers
  eventRetentionDays: number
  onError: (error: unknown) => void
  /** See `WorkerOptions`. */
  crashPoint?: (name: string) => void
  leaseSeconds?: number
}

/** Everything that is done in the background. */
export function startWorker(deps: WorkerDeps): Pick<Worker, 'stop' | 'cutOff'> {
  const { db, wakes, onError } = deps
  const workers: Record<string, Worker> = {
    contacts: startWork(republishContacts(deps), deps),
    shown_contacts: startWork(updateShownContacts(deps), deps),
    properties: startWork(processProperty({ ...deps, republishListings }), deps),
    targets: startWork(maintainTargets(deps), deps),
    listings: startWork(publishListings(deps), deps),
    mails: startWork(readMails(deps), deps),
    deliveries: startWork(deliverEvents(deps), deps),
    replays: startWork(replayEvents, deps),
  }
  wakes.onWake((table) => workers[table]?.wake())

  const growth = watchGrownTables(db, onError)
  let sweeping = sweep()
  const timer = setInterval(() => {
    sweeping = sweep()
  }, sweepEveryMs)

  async function sweep(): Promise<void> {
    try {
      await forgetOldIdempotencyKeys(db)
      await forgetOldSessionsAndLinks(db)
      while ((await forgetOldEvents(db, deps.eventRetentionDays)) > 0);
      while ((await deleteOldChanges(db, deps.eventRetentionDays)) > 0);
      while ((await forgetOldAttempts(db, deps.eventRetentionDays)) > 0);
      while ((await forgetOldBulks(db, deps.eventRetentionDays)) > 0);
      while ((await deps.media.sweep(findUsedFiles)) > 0);
      while ((await forgetOldRequests(db)) > 0);
    } catch (error) {
      onError(error)
    }
  }

  return {
    async stop() {
      clearInterval(timer)
      await Promise.all([growth.stop(), sweeping, ...Object.values(workers).map((worker) => worker.stop())])
    },
    cutOff() {
      for (const worker of Object.values(workers)) worker.cutOff()
    },
  }
}
