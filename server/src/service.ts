import { isIPv6 } from 'node:net'
import { fileURLToPath } from 'node:url'
import { connectors } from '@aushang/connectors'
import type { Logger } from 'pino'
import { collectDefaultMetrics, Registry } from 'prom-client'
import sql from 'sql-template-tag'
import type { Config } from './config.ts'
import { openDatabase } from './lib/database/db.ts'
import { startEmbeddedPostgres } from './lib/embedded-postgres/start.ts'
import { makeGuardedClient } from './lib/guarded/guarded-fetch.ts'
import { openLocks } from './lib/background-work/locks.ts'
import type { Mailer } from './lib/mailer.ts'
import { migrate } from './lib/database/migrate.ts'
import { makePortals } from './portals/portals.ts'
import { openSecrets, refuseOtherSecretsKey } from './lib/secrets-key.ts'
import { startStatusServer } from './lib/telemetry/status-server.ts'
import { watchTrouble } from './lib/telemetry/trouble.ts'
import { openWakes } from './lib/background-work/wake.ts'
import { makeMedia } from './media/media.ts'
import { openStorage } from './media/storage/open-storage.ts'
import { gaugeDatabase } from './gauge-database.ts'
import { cannotListen, refuseOccupiedPorts } from './listen-addresses.ts'
import { exposureWarnings } from './warn-of-exposure.ts'
import { createSetupLink } from './users/setup.store.ts'

export interface Service {
  /** The way into a new installation, as long as nobody can sign in. */
  setupUrl?: string | undefined
  stop(): Promise<void>
}

/**
 * Brings up everything that RUN names, and loads nothing else: a worker alone takes half the memory. What was started is
 * stopped in the reverse order, also when a start fails.
 */
export async function startService(config: Config, log: Logger): Promise<Service> {
  const metrics = new Registry()
  const telemetry = { log, metrics }
  collectDefaultMetrics({ register: metrics })
  const stops: (() => Promise<void>)[] = []
  const stop = async () => {
    for (const each of stops.splice(0).toReversed()) await each()
  }
  try {
    const secrets = await openSecrets(config)
    let url = config.DATABASE_URL
    if (url === undefined) {
      const postgres = await startEmbeddedPostgres({ dataDir: config.DATA_DIR, log: (message) => log.info(message) })
      stops.push(postgres.stop)
      url = postgres.url
    }
    const applied = await migrate(url)
    if (applied.length > 0) log.info({ applied }, 'migrated the database')

    const trouble = watchTrouble({ ...telemetry, askDatabase: () => db.run(sql`select 1`) })
    stops.push(async () => trouble.stop())
    const onError = trouble.report
    const wakes = openWakes(url, onError)
    stops.push(wakes.close)
    const db = openDatabase({ url, poolMax: config.DATABASE_POOL_MAX, onError, onWake: wakes.send })
    stops.push(db.close)
    gaugeDatabase(telemetry, db)
    for (const warning of exposureWarnings(config)) log.warn(warning)
    const http = makeGuardedClient({ allow: config.OUTBOUND_ALLOW })
    stops.push(http.close)
    await refuseOtherSecretsKey(db, secrets)
    const locks = openLocks(url, onError)
    stops.push(locks.close)
    const media = makeMedia({ db, storage: await openStorage(config) })
    stops.push(media.close)

    await refuseOccupiedPorts(config)
    const mailQuota = {
      mailsMax: config.MAILBOX_MAILS_PER_HOUR,
      bytesMax: config.MAILBOX_MEGABYTES_PER_HOUR * 1024 * 1024,
    }
    let smtpServer: { host: string; port: number } | undefined
    if (config.RUN.has('smtp')) {
      const [{ startSmtp }, { openIntake }] = await Promise.all([import('./smtp.ts'), import('./requests/intake.ts')])
      const { HOST: host, SMTP_PORT: port, SMTP_TLS_CERT: certFile, SMTP_TLS_KEY: keyFile } = config
      const smtp = await startSmtp({
        intake: openIntake({ db, domain: config.REQUESTS_DOMAIN, quota: mailQuota, wake: wakes.send, telemetry }),
        host,
        port,
        domain: config.REQUESTS_DOMAIN,
        proxies: config.SMTP_PROXIES,
        certificate: certFile && keyFile ? { certFile, keyFile } : undefined,
        onError,
      }).catch((cause: NodeJS.ErrnoException) => {
        throw cannotListen(cause, config)
      })
      stops.push(() => smtp.stop(config.SHUTDOWN_SECONDS * 1000))
      smtpServer = { host: reachable(host), port: smtp.port }
      log.info({ smtp: `${host}:${smtp.port}` }, 'Aushang takes mails')
    }
    const opened = [...config.NAMED_PORTALS]
    if (config.RUN.has('sandbox')) {
      const { runSandbox } = await import('./run-sandbox.ts')
      const sandbox = await runSandbox(config, smtpServer, log).catch((cause: NodeJS.ErrnoException) => {
        throw cannotListen(cause, config)
      })
      stops.push(sandbox.stop)
      opened.push(...sandbox.servers)
    }
    // A client of their own: what is opened to connectors is closed to webhooks and attachments.
    const portalHttp = makeGuardedClient({ allow: config.OUTBOUND_ALLOW, opened })
    stops.push(portalHttp.close)
    const portals = makePortals({ connectors, urls: config.PORTAL_URLS, http: portalHttp, locks })
    stops.push(async () => portals.close())
    if (config.RUN.has('worker')) {
      const [{ startWorker }, { startReaders }] = await Promise.all([
        import('./worker.ts'),
        import('./requests/reading/readers.ts'),
      ])
      const readers = startReaders({ onError })
      stops.push(readers.close)
      const worker = startWorker({
        db,
        wakes,
        http,
        secrets,
        portals,
        media,
        publicUrl: config.PUBLIC_URL,
        requestsDomain: config.REQUESTS_DOMAIN,
        readers,
        eventRetentionDays: config.EVENT_RETENTION_DAYS,
        telemetry,
        onError,
      })
      const cutOff = () => {
        worker.cutOff()
        return Promise.all([http.close(), portalHttp.close()])
      }
      stops.push(() => within(config.SHUTDOWN_SECONDS, worker.stop, cutOff))
    }
    let isReady = false
    let setup: string | null = null
    if (config.RUN.has('api')) {
      const { buildApp } = await import('./app.ts')
      const mailer = await openOutgoingMail(config)
      stops.push(async () => mailer?.close())
      const app = await buildApp({
        db,
        secrets,
        http,
        media,
        publicUrl: config.PUBLIC_URL,
        requestsDomain: config.REQUESTS_DOMAIN,
        portals,
        inboundSecret: config.INBOUND_SECRET,
        rateLimitPerMinute: config.RATE_LIMIT_PER_MINUTE,
        mailQuota,
        dashboardFolder: fileURLToPath(new URL('../../dashboard/dist', import.meta.url)),
        mailer,
        isSignUpOpen: config.SIGN_UP === 'open',
        isReady: () => isReady,
        corsOrigins: config.CORS_ORIGINS,
        wakes,
        loggerInstance: log,
        metrics,
      })
      stops.push(() => within(config.SHUTDOWN_SECONDS, app.close, () => app.server.closeAllConnections()))
      setup = await createSetupLink(db, config.PUBLIC_URL)
      const address = await app
        .listen({ host: config.HOST, port: config.HTTP_PORT })
        .catch((cause: NodeJS.ErrnoException) => {
          throw cannotListen(cause, config)
        })
      log.info({ url: address, docs: `${address}/docs` }, 'Aushang listens')
      if (setup !== null) log.info({ setup }, 'nobody can sign in yet: whoever opens this link owns the installation')
    } else {
      const { HOST: host, STATUS_PORT: port } = config
      const status = await startStatusServer({ host, port }, { db, metrics, isReady: () => isReady }).catch(
        (cause: NodeJS.ErrnoException) => {
          throw cannotListen(cause, config)
        },
      )
      stops.push(status.stop)
      log.info({ url: urlOf(host, status.port) }, 'Aushang tells how it is: /healthz, /readyz, /metrics')
    }
    isReady = true
    return {
      setupUrl: setup ?? undefined,
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

async function openOutgoingMail({ OUTGOING_MAIL_URL, OUTGOING_MAIL_FROM }: Config): Promise<Mailer | undefined> {
  if (OUTGOING_MAIL_URL === undefined || OUTGOING_MAIL_FROM === undefined) return undefined
  const { openMailer } = await import('./lib/mailer.ts')
  return openMailer(OUTGOING_MAIL_URL, OUTGOING_MAIL_FROM)
}

/** Where this process finds itself when it listens there. */
function reachable(host: string): string {
  return host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host
}

function urlOf(host: string, port: number): string {
  return `http://${isIPv6(host) ? `[${host}]` : host}:${port}`
}

/** What is under way may end; what takes longer than that is cut off, and then ends at once. */
async function within(seconds: number, stop: () => Promise<unknown>, cutOff: () => unknown): Promise<void> {
  const timer = setTimeout(cutOff, seconds * 1000)
  await stop()
  clearTimeout(timer)
}
