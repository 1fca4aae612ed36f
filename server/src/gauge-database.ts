import { countDueWork, type DueWork } from './lib/background-work/due-work.ts'
import type { Database } from './lib/database/db.ts'
import { remember } from './lib/telemetry/remember.ts'
import { gaugeIn, type Telemetry } from './lib/telemetry/telemetry.ts'
import { sumMediaBytes } from './media/files.store.ts'
import { countTargetsWithoutAccess } from './targets/targets.store.ts'
import { countFailingWebhooks } from './webhooks/webhooks.store.ts'
import { workTables } from './work-tables.ts'

// So old are the figures at the most that come from the database; those of the media take a look at every file.
const rememberedMs = 5_000
const mediaRememberedMs = 10 * 60_000

/** What the database knows, as every process tells it, and how this one uses it. */
export function gaugeDatabase({ metrics }: Telemetry, db: Database): void {
  const known = remember(rememberedMs, () => readFigures(db))
  const media = remember(mediaRememberedMs, () => sumMediaBytes(db))

  gaugeIn(
    metrics,
    {
      name: 'aushang_work_due',
      help: 'Background work that waits to be taken up, by kind; no more than 10,000 are counted.',
      labelNames: ['kind'],
    },
    async (set) => (await known())?.work.forEach(({ kind, due }) => set({ kind }, due)),
  )
  gaugeIn(
    metrics,
    {
      name: 'aushang_work_oldest_due_seconds',
      help: 'How long the oldest of it has waited.',
      labelNames: ['kind'],
    },
    async (set) => (await known())?.work.forEach(({ kind, oldestSeconds }) => set({ kind }, oldestSeconds)),
  )
  gaugeIn(
    metrics,
    {
      name: 'aushang_targets_without_access',
      help: 'Targets that nothing is sent to, by type: their user has yet to come (pending), or must come again (failed, revoked).',
      labelNames: ['target_type', 'status'],
    },
    async (set) =>
      (await known())?.withoutAccess.forEach(({ type, status, count }) => set({ target_type: type, status }, count)),
  )
  gaugeIn(
    metrics,
    {
      name: 'aushang_webhooks_failing',
      help: 'Webhooks to which nothing gets through at present.',
    },
    async (set) => {
      const found = await known()
      if (found !== null) set({}, found.failing.count)
    },
  )
  gaugeIn(
    metrics,
    {
      name: 'aushang_webhooks_failing_oldest_seconds',
      help: 'For how long that has been so for the first of them.',
    },
    async (set) => {
      const found = await known()
      if (found !== null) set({}, found.failing.oldestSeconds)
    },
  )
  gaugeIn(
    metrics,
    {
      name: 'aushang_media_bytes',
      help: 'Bytes of pictures and documents in the storage, as they came and as they were made fit.',
      labelNames: ['what'],
    },
    async (set) => {
      const found = await media()
      if (found === null) return
      set({ what: 'originals' }, found.originals)
      set({ what: 'renditions' }, found.renditions)
    },
  )
  gaugeConnections(metrics, db)
}

/** One after the other: whoever looks shall not take the connections of those who work. */
async function readFigures(db: Database) {
  const work = await listDueWork(db)
  const failing = await countFailingWebhooks(db)
  return { work, failing, withoutAccess: await countTargetsWithoutAccess(db) }
}

export async function listDueWork(db: Database): Promise<({ kind: string } & DueWork)[]> {
  const found = []
  for (const kind of workTables) found.push({ kind, ...(await countDueWork(db, kind)) })
  return found
}

function gaugeConnections(metrics: Telemetry['metrics'], db: Database): void {
  gaugeIn(
    metrics,
    {
      name: 'aushang_database_connections',
      help: 'Connections of this process to the database, by pool: in use, idle, and how many there may be.',
      labelNames: ['pool', 'state'],
    },
    (set) => {
      for (const { name: pool, max, open, idle } of db.use().pools) {
        set({ pool, state: 'used' }, open - idle)
        set({ pool, state: 'idle' }, idle)
        set({ pool, state: 'max' }, max)
      }
    },
  )
  gaugeIn(
    metrics,
    {
      name: 'aushang_database_waiting',
      help: 'Who waits for such a connection, by pool.',
      labelNames: ['pool'],
    },
    (set) => {
      for (const { name: pool, waiting } of db.use().pools) set({ pool }, waiting)
    },
  )
  gaugeIn(
    metrics,
    {
      name: 'aushang_list_slots',
      help: 'Lists that are being read or wait to be read, and how many may be read at once.',
      labelNames: ['state'],
    },
    (set) => {
      const { held, waiting, max } = db.use().lists
      set({ state: 'held' }, held)
      set({ state: 'waiting' }, waiting)
      set({ state: 'max' }, max)
    },
  )
}
