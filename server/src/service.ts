import pino from 'pino'
import { buildApp } from './app.ts'
import type { Config } from './config.ts'
import { openDatabase } from './lib/db.ts'
import { startEmbeddedPostgres } from './lib/embedded-postgres.ts'
import { makeGuardedClient } from './lib/guarded-fetch.ts'
import { migrate } from './lib/migrate.ts'
import { readSecretsKey, refuseOtherSecretsKey } from './lib/secrets-key.ts'
import { makeSecrets } from './lib/secrets.ts'
import { StartupError } from './lib/startup-error.ts'
import { openWakes } from './lib/wake.ts'
import { makeMedia } from './media/media.ts'
import { openStorage } from './media/open-storage.ts'
import { startWorker } from './worker.ts'

/** Brings up everything that RUN names. What was started is stopped in the reverse order, also when a start fails. */
export async function startService(config: Config): Promise<{ stop(): Promise<void> }> {
  const log = pino({ level: config.LOG_LEVEL, base: null, timestamp: pino.stdTimeFunctions.isoTime })
  const stops: (() => Promise<void>)[] = []
  const stop = async () => {
    for (const each of stops.splice(0).toReversed()) await each()
  }
  try {
    const key = await readSecretsKey(config.SECRETS_KEY, config.DATA_DIR)
    let url = config.DATABASE_URL
    if (url === undefined) {
      const postgres = await startEmbeddedPostgres({ dataDir: config.DATA_DIR, log: (message) => log.info(message) })
      stops.push(postgres.stop)
      url = postgres.url
    }
    const applied = await migrate(url)
    if (applied.length > 0) log.info({ applied }, 'migrated the database')

    const onError = (error: unknown) => log.error({ err: error }, 'background trouble')
    const wakes = openWakes(url, onError)
    stops.push(wakes.close)
    const db = openDatabase({ url, poolMax: config.DATABASE_POOL_MAX, onError, onWake: wakes.send })
    stops.push(db.close)
    const http = makeGuardedClient({ allow: config.OUTBOUND_ALLOW })
    stops.push(http.close)
    const secrets = makeSecrets(key)
    await refuseOtherSecretsKey(db, secrets)
    const media = makeMedia({ db, storage: await openStorage(config) })
    stops.push(media.close)

    for (const role of ['smtp', 'sandbox'] as const) {
      if (config.RUN.has(role)) log.warn(`RUN names ${role}, which is not part of this version yet`)
    }
    if (config.RUN.has('worker')) {
      const worker = startWorker({
        db,
        wakes,
        http,
        secrets,
        media,
        publicUrl: config.PUBLIC_URL,
        eventRetentionDays: config.EVENT_RETENTION_DAYS,
        onError,
      })
      stops.push(() => within(config.SHUTDOWN_SECONDS, worker.stop, http.close))
    }
    let isReady = false
    if (config.RUN.has('api')) {
      const app = await buildApp({
        db,
        secrets,
        http,
        media,
        publicUrl: config.PUBLIC_URL,
        rateLimitPerMinute: config.RATE_LIMIT_PER_MINUTE,
        isReady: () => isReady,
        loggerInstance: log,
      })
      stops.push(() => within(config.SHUTDOWN_SECONDS, app.close, () => app.server.closeAllConnections()))
      const address = await app
        .listen({ host: config.HOST, port: config.HTTP_PORT })
        .catch((cause: NodeJS.ErrnoException) => {
          throw cannotListen(cause, config)
        })
      log.info({ url: address, docs: `${address}/docs` }, 'Aushang listens')
    }
    isReady = true
    return {
      async stop() {
        isReady = false
        log.info('stopping')
        await stop()
        log.info('stopped')
      },
    }
  } catch (error) {
    await stop()
    throw error
  }
}

function cannotListen(cause: NodeJS.ErrnoException, { HOST, HTTP_PORT }: Config): StartupError {
  const reasons: Record<string, string> = {
    EADDRINUSE: `Port ${HTTP_PORT} on ${HOST} is in use already; stop what uses it, or set HTTP_PORT.`,
    EACCES: `Port ${HTTP_PORT} needs more rights than this user has; set HTTP_PORT to 1024 or above.`,
    EADDRNOTAVAIL: `${HOST} is not an address of this machine; set HOST.`,
  }
  return new StartupError(reasons[cause.code ?? ''] ?? `Cannot listen on ${HOST}:${HTTP_PORT}: ${cause.message}`, {
    cause,
  })
}

/** What is under way may end; what takes longer than that is cut off, and then ends at once. */
async function within(seconds: number, stop: () => Promise<unknown>, cutOff: () => unknown): Promise<void> {
  const timer = setTimeout(cutOff, seconds * 1000)
  await stop()
  clearTimeout(timer)
}
