import type { Logger } from 'pino'
import { collectDefaultMetrics, Registry } from 'prom-client'
import sql from 'sql-template-tag'
import type { Config } from './config.ts'
import { gaugeDatabase } from './gauge-database.ts'
import { type Locks, openLocks } from './lib/background-work/locks.ts'
import { openWakes, type Wakes } from './lib/background-work/wake.ts'
import { type Database, openDatabase } from './lib/database/db.ts'
import { migrate } from './lib/database/migrate.ts'
import { startEmbeddedPostgres } from './lib/embedded-postgres/start.ts'
import { type GuardedClient, makeGuardedClient } from './lib/guarded/guarded-fetch.ts'
import type { Secrets } from './lib/secrets.ts'
import { hasSecretsKey, openSecrets, openSecretsOf } from './lib/secrets-key.ts'
import type { Telemetry } from './lib/telemetry/telemetry.ts'
import { watchTrouble } from './lib/telemetry/trouble.ts'
import { refuseOccupiedPorts } from './listen-addresses.ts'
import { makeMedia, type Media } from './media/media.ts'
import { openStorage } from './media/storage/open-storage.ts'
import { exposureWarnings } from './warn-of-exposure.ts'

/** What every process of ours stands on, whatever it does. */
export interface Foundation {
  config: Config
  log: Logger
  telemetry: Telemetry
  onError: (error: unknown) => void
  secrets: Secrets
  db: Database
  wakes: Wakes
  locks: Locks
  /** To webhooks and attachments. */
  http: GuardedClient
  media: Media
  /** Whatever is said here is done in the end, the last first. */
  onStop: OnStop
}

type OnStop = (stop: () => Promise<unknown>) => void

export async function openFoundation(config: Config, log: Logger, onStop: OnStop): Promise<Foundation> {
  const telemetry = { log, metrics: new Registry() }
  collectDefaultMetrics({ register: telemetry.metrics })
  // What is wrong with it is said before anything else is done.
  if (hasSecretsKey(config)) await openSecrets(config)
  const url = config.DATABASE_URL ?? (await startOwnDatabase(config, log, onStop))
  await refuseOccupiedPorts(config)
  const applied = await migrate(url, (message) => log.info(message))
  if (applied.length > 0) log.info({ applied }, 'migrated the database')

  const trouble = watchTrouble({ ...telemetry, askDatabase: () => db.run(sql`select 1`) })
  onStop(async () => trouble.stop())
  const onError = trouble.report
  const wakes = openWakes(url, onError)
  onStop(wakes.close)
  const db = openDatabase({ url, poolMax: config.DATABASE_POOL_MAX, onError, onWake: wakes.send })
  onStop(db.close)
  gaugeDatabase(telemetry, db)
  for (const warning of exposureWarnings(config)) log.warn(warning)
  const http = makeGuardedClient({ allow: config.OUTBOUND_ALLOW })
  onStop(http.close)
  const secrets = await openSecretsOf(db, config)
  const locks = openLocks(url, onError)
  onStop(locks.close)
  const media = makeMedia({ db, storage: await openStorage(config) })
  onStop(media.close)
  return { config, log, telemetry, onError, secrets, db, wakes, locks, http, media, onStop }
}

async function startOwnDatabase({ DATA_DIR: dataDir }: Config, log: Logger, onStop: OnStop): Promise<string> {
  const postgres = await startEmbeddedPostgres({ dataDir, log: (message) => log.info(message) })
  onStop(postgres.stop)
  return postgres.url
}
