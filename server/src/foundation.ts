import { tmpdir } from 'node:os'
import type { TerminalStep } from '@aushang/model'
import type { Logger } from 'pino'
import { collectDefaultMetrics, Registry } from 'prom-client'
import type { Config } from './config.ts'
import { processName } from './connections-max.ts'
import { gaugeDatabase } from './gauge-database.ts'
import { type Locks, openLocks } from './lib/background-work/locks.ts'
import { openWakes, type Wakes } from './lib/background-work/wake.ts'
import { type Clock, watchClock } from './lib/clock.ts'
import { type Database, openDatabase, tryRoom } from './lib/database/db.ts'
import { migrate } from './lib/database/migrate.ts'
import { gaugeDisks } from './lib/disk.ts'
import { hasEmbeddedPostgres, startEmbeddedPostgres } from './lib/embedded-postgres/start.ts'
import { type GuardedClient, makeGuardedClient } from './lib/guarded/guarded-fetch.ts'
import type { Secrets } from './lib/secrets.ts'
import { hasSecretsKey, openSecrets, openSecretsOf } from './lib/secrets-key.ts'
import type { Telemetry } from './lib/telemetry/telemetry.ts'
import { watchTrouble } from './lib/telemetry/trouble.ts'
import { type DatabaseWatch, lookAtDatabase, watchDatabase } from './lib/telemetry/watch-database.ts'
import { refuseOccupiedPorts } from './listen-addresses.ts'
import { makeMedia, type Media } from './media/media.ts'
import { openStorage } from './media/storage/open-storage.ts'

/** What every process of ours stands on, whatever it does. */
export interface Foundation {
  config: Config
  log: Logger
  telemetry: Telemetry
  onError: (error: unknown) => void
  secrets: Secrets
  db: Database
  databaseWatch: DatabaseWatch
  clock: Clock
  wakes: Wakes
  locks: Locks
  /** To webhooks and attachments. */
  http: GuardedClient
  media: Media
  /** Whatever is said here is done in the end, the last first. */
  onStop: OnStop
}

type OnStop = (stop: () => Promise<unknown>) => void

/** Called when a step begins that may take longer than a second. */
export type OnStep = (step: TerminalStep) => void

export async function openFoundation(config: Config, log: Logger, onStop: OnStop, onStep: OnStep): Promise<Foundation> {
  const telemetry = { log, metrics: new Registry() }
  collectDefaultMetrics({ register: telemetry.metrics })
  // What is wrong with it is said before anything else is done.
  if (hasSecretsKey(config)) await openSecrets(config)
  const url = config.DATABASE_URL ?? (await startOwnDatabase(config, log, onStop, onStep))
  await refuseOccupiedPorts(config)
  const applied = await migrate(url, (message, step) => {
    log.info(message)
    onStep(step)
  })
  if (applied.length > 0) log.info({ applied }, 'migrated the database')

  const clock = watchClock(telemetry)
  const trouble = watchTrouble({
    ...telemetry,
    askDatabase: () => lookAtDatabase(db),
    askForRoom: () => tryRoom(db),
  })
  onStop(async () => trouble.stop())
  const onError = trouble.report
  const wakes = openWakes(url, onError, undefined, processName(config))
  onStop(wakes.close)
  const db = openDatabase({ url, poolMax: config.DATABASE_POOL_MAX, onError, onWake: wakes.send })
  onStop(db.close)
  const databaseWatch = watchDatabase({ ...telemetry, db, clock, isFull: trouble.isDatabaseFull, onError })
  onStop(async () => databaseWatch.stop())
  gaugeDatabase(telemetry, db)
  gaugeDisks(telemetry, { data: config.DATA_DIR, temporary: tmpdir() })
  const http = makeGuardedClient({ allow: config.OUTBOUND_ALLOW })
  onStop(http.close)
  const secrets = await openSecretsOf(db, config)
  const locks = openLocks(url, onError)
  onStop(locks.close)
  const media = makeMedia({
    db,
    storage: await openStorage(config),
    bytesMax: config.ACCOUNT_MEDIA_MEGABYTES * 1024 * 1024,
  })
  onStop(media.close)
  return { config, log, telemetry, onError, secrets, db, databaseWatch, clock, wakes, locks, http, media, onStop }
}

async function startOwnDatabase(
  { DATA_DIR: dataDir }: Config,
  log: Logger,
  onStop: OnStop,
  onStep: OnStep,
): Promise<string> {
  const isThere = hasEmbeddedPostgres(dataDir)
  onStep((words) => (isThere ? words.startingDatabase : words.makingDatabase))
  const postgres = await startEmbeddedPostgres({ dataDir, log })
  onStop(postgres.stop)
  return postgres.url
}
