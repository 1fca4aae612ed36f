import { republishContacts } from './publishing/republish-contact.work.ts'
import type { Database } from './lib/database/db.ts'
import { watchGrownTables } from './lib/database/grown-tables.ts'
import type { GuardedClient } from './lib/guarded/guarded-fetch.ts'
import type { Portals } from './portals/portals.ts'
import type { Secrets } from './lib/secrets.ts'
import type { Wakes } from './lib/background-work/wake.ts'
import { countAttempts, gaugeInHand } from './lib/telemetry/count-attempts.ts'
import type { Telemetry } from './lib/telemetry/telemetry.ts'
import { startWork, type Worker } from './lib/background-work/start-work.ts'
import { republishListings } from './listings/republish-listings.ts'
import { deleteKeptAdverts } from './publishing/delete-kept-advert.work.ts'
import { publishListings } from './publishing/publish-listing.work.ts'
import { maintainTargets } from './publishing/maintain-target.work.ts'
import { updateShownContacts } from './publishing/update-contact.work.ts'
import { compareTargets } from './comparing/compare-target.work.ts'
import { mendDifferencesAtPortal } from './comparing/mend-difference.work.ts'
import type { Media } from './media/media.ts'
import { processProperty } from './properties/process-property.work.ts'
import { readMails } from './requests/read-mail.work.ts'
import type { Readers } from './requests/reading/readers.ts'
import { readListingStatistics } from './statistics/read-statistics.work.ts'
import { deliverEvents } from './webhooks/deliver.work.ts'
import { startSweeping } from './sweep.ts'
import { isWorkTable, type WorkTable, workTables } from './work-tables.ts'
import { replayEvents } from './webhooks/replay-events.work.ts'

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
  telemetry: Telemetry
  onError: (error: unknown) => void
  /** See `WorkerOptions`. */
  crashPoint?: (name: string) => void
  leaseSeconds?: number
}

/** Everything that is done in the background. */
export function startWorker(deps: WorkerDeps): Pick<Worker, 'stop' | 'cutOff'> {
  const { db, wakes, onError } = deps
  const workOptions = { ...deps, onAttempt: countAttempts(deps.telemetry, [...workTables]) }
  const workers: Record<WorkTable, Worker> = {
    contacts: startWork(republishContacts(deps), workOptions),
    shown_contacts: startWork(updateShownContacts(deps), workOptions),
    properties: startWork(processProperty({ ...deps, republishListings }), workOptions),
    targets: startWork(maintainTargets(deps), workOptions),
    listings: startWork(publishListings(deps), workOptions),
    kept_adverts: startWork(deleteKeptAdverts(deps), workOptions),
    comparisons: startWork(compareTargets(deps), workOptions),
    differences: startWork(mendDifferencesAtPortal(deps), workOptions),
    statistic_reads: startWork(readListingStatistics(deps), workOptions),
    mails: startWork(readMails(deps), workOptions),
    deliveries: startWork(deliverEvents(deps), workOptions),
    replays: startWork(replayEvents, workOptions),
  }
  wakes.onWake((table) => isWorkTable(table) && workers[table].wake())
  gaugeInHand(deps.telemetry, workers)

  const growth = watchGrownTables(db, onError)
  const sweeping = startSweeping(deps)

  return {
    async stop() {
      await Promise.all([growth.stop(), sweeping.stop(), ...Object.values(workers).map((worker) => worker.stop())])
    },
    cutOff() {
      for (const worker of Object.values(workers)) worker.cutOff()
    },
  }
}
