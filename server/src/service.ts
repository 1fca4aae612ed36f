import { isIPv6 } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { connectors } from '@aushang/connectors'
import type { Logger } from 'pino'
import type { Config } from './config.ts'
import { type Foundation, type OnStep, openFoundation } from './foundation.ts'
import type { ServerAddress } from './lib/guarded/guarded-connector.ts'
import { type GuardedClient, makeGuardedClient } from './lib/guarded/guarded-fetch.ts'
import type { Mailer } from './lib/mailer.ts'
import { shareFigures, startStatusServer } from './lib/telemetry/status-server.ts'
import { gaugeIn } from './lib/telemetry/telemetry.ts'
import { cannotListen } from './listen-addresses.ts'
import { makePortals, type Portals } from './portals/portals.ts'
import { createSetupLink } from './users/setup.store.ts'

export interface Service {
  /** The way into a new installation, as long as nobody can sign in. */
  setupUrl?: string | undefined
  /** For as long as that it serves on while it says that it is not ready. */
  stop(drainMs?: number): Promise<void>
}

/**
 * Brings up everything that RUN names, and loads nothing else: a worker alone takes half the memory. What was started is
 * stopped in the reverse order, also when a start fails, or is given up while it waits for something.
 */
export async function startService(
  config: Config,
  log: Logger,
  givenUp?: AbortSignal,
  onStep: OnStep = () => {},
): Promise<Service> {
  const ends: End[] = []
  const stops: (() => Promise<unknown>)[] = []
  // One that fails keeps no other from being stopped, above all not the embedded database.
  const onFailure = (error: unknown) => log.error({ err: error }, 'something could not be stopped in order')
  const stopAll = async () => {
    // What is under way has the same time everywhere; what it stands on goes when it is over. A start that is given up has had its time.
    const msMax = givenUp?.aborted ? 0 : config.SHUTDOWN_SECONDS * 1000
    await Promise.all(ends.splice(0).map((end) => end(msMax).catch(onFailure)))
    for (const each of stops.splice(0).toReversed()) await each().catch(onFailure)
  }
  let stopping = Promise.resolve()
  const stop = () => (stopping = stopping.then(stopAll))
  givenUp?.addEventListener('abort', () => void stop())
  const onEnd: OnEnd = (end) => {
    ends.push(end)
    givenUp?.throwIfAborted()
  }
  let isReady = false
  try {
    const onStop = (each: () => Promise<unknown>) => {
      stops.push(each)
      givenUp?.throwIfAborted()
    }
    const foundation = await openFoundation(config, log, onStop, onStep)
    const ready = { name: 'aushang_ready', help: 'Whether /readyz would answer 200.' }
    gaugeIn(foundation.telemetry.metrics, ready, (set) => set({}, isReady && foundation.databaseWatch.isFit() ? 1 : 0))
    const smtp = config.RUN.has('smtp') ? await runSmtp(foundation, onEnd) : undefined
    if (config.RUN.has('sandbox')) onStep((words) => words.startingSandbox)
    const sandbox = config.RUN.has('sandbox') ? await runOwnSandbox(foundation, smtp) : []
    const { portals, portalHttp } = openPortals(foundation, [...config.NAMED_PORTALS, ...sandbox])
    if (config.RUN.has('worker')) await runWorker(foundation, portals, portalHttp, onEnd)
    await runStatusServer(foundation, () => isReady)
    if (config.RUN.has('api')) onStep((words) => words.startingApi)
    const setupUrl = config.RUN.has('api') ? await runApi(foundation, portals, () => isReady, onEnd) : undefined
    givenUp?.throwIfAborted()
    isReady = true
    return {
      setupUrl,
      async stop(drainMs = 0) {
        isReady = false
        log.info('stopping')
        onStep((words) => words.stopping)
        await sleep(drainMs)
        await stop()
        log.info('stopped')
      },
    }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Takes nothing new, and waits for what is under way, but no longer than that. */
type End = (msMax: number) => Promise<unknown>
type OnEnd = (end: End) => void

async function runSmtp(
  { config, log, telemetry, onError, db, wakes }: Foundation,
  onEnd: OnEnd,
): Promise<ServerAddress> {
  const [{ startSmtp }, { openIntake }] = await Promise.all([import('./smtp.ts'), import('./requests/intake.ts')])
  const { HOST: host, REQUESTS_DOMAIN: domain, SMTP_TLS_CERT: certFile, SMTP_TLS_KEY: keyFile } = config
  const smtp = await startSmtp({
    intake: openIntake({ db, domain, quota: mailQuotaOf(config), wake: wakes.send, telemetry }),
    host,
    port: config.SMTP_PORT,
    domain,
    proxies: config.SMTP_PROXIES,
    certificate: certFile && keyFile ? { certFile, keyFile } : undefined,
    onError,
  }).catch(asCannotListen(config))
  onEnd(smtp.stop)
  log.info({ smtp: `${host}:${smtp.port}` }, 'Aushang takes mails')
  return { host: reachable(host), port: smtp.port }
}

/** Returns what of it connectors may reach. */
async function runOwnSandbox(
  { config, log, onStop }: Foundation,
  smtp: ServerAddress | undefined,
): Promise<ServerAddress[]> {
  const { runSandbox } = await import('./run-sandbox.ts')
  const sandbox = await runSandbox(config, smtp, log).catch(asCannotListen(config))
  onStop(sandbox.stop)
  return sandbox.servers
}

/** With a client of their own: what is opened to connectors is closed to webhooks and attachments. */
function openPortals({ config, locks, clock, onStop }: Foundation, opened: ServerAddress[]) {
  const portalHttp = makeGuardedClient({ allow: config.OUTBOUND_ALLOW, opened })
  onStop(portalHttp.close)
  const portals = makePortals({ connectors, urls: config.PORTAL_URLS, http: portalHttp, locks, clock })
  onStop(async () => portals.close())
  return { portals, portalHttp }
}

async function runWorker(
  foundation: Foundation,
  portals: Portals,
  portalHttp: GuardedClient,
  onEnd: OnEnd,
): Promise<void> {
  const [{ startWorker }, { startReaders }] = await Promise.all([
    import('./worker.ts'),
    import('./requests/reading/readers.ts'),
  ])
  const { config, http, onError, onStop } = foundation
  const readers = startReaders({ onError })
  onStop(readers.close)
  const worker = startWorker({
    ...foundation,
    portals,
    publicUrl: config.PUBLIC_URL,
    requestsDomain: config.REQUESTS_DOMAIN,
    readers,
    eventRetentionDays: config.EVENT_RETENTION_DAYS,
  })
  const cutOff = () => {
    worker.cutOff()
    return Promise.all([http.close(), portalHttp.close()])
  }
  onEnd((msMax) => within(msMax, worker.stop, cutOff))
}

/** Returns the way into an installation that nobody can sign in to yet. */
async function runApi(
  foundation: Foundation,
  portals: Portals,
  isReady: () => boolean,
  onEnd: OnEnd,
): Promise<string | undefined> {
  const { config, log, telemetry, db, secrets, onStop } = foundation
  const { buildApp } = await import('./app.ts')
  const mailer = await openOutgoingMail(config)
  onStop(async () => mailer?.close())
  const app = await buildApp({
    ...foundation,
    portals,
    publicUrl: config.PUBLIC_URL,
    requestsDomain: config.REQUESTS_DOMAIN,
    inboundSecret: config.INBOUND_SECRET,
    rateLimitPerMinute: config.RATE_LIMIT_PER_MINUTE,
    mailQuota: mailQuotaOf(config),
    accountLimits: accountLimitsOf(config),
    dashboardFolder: fileURLToPath(new URL('../../dashboard/dist', import.meta.url)),
    mailer,
    isSignUpOpen: config.SIGN_UP === 'open',
    isReady,
    corsOrigins: config.CORS_ORIGINS,
    trustedProxies: config.TRUSTED_PROXIES,
    loggerInstance: log,
    metrics: telemetry.metrics,
    hasMetrics: config.HAS_METRICS_ON_HTTP_PORT,
  })
  const close = async () => {
    // Whoever has connected already could not know that it stops: what they ask for at once is served.
    await isOver(new Promise((resolve) => app.server.close(resolve)), lastRequestsMs)
    await app.close()
  }
  onEnd((msMax) => within(msMax, close, () => app.server.closeAllConnections()))
  const setup = await createSetupLink(db, config.PUBLIC_URL, secrets)
  const address = await app.listen({ host: config.HOST, port: config.HTTP_PORT }).catch(asCannotListen(config))
  log.info({ url: address, docs: `${address}/docs` }, 'Aushang listens')
  if (setup !== null)
    log.info({ setup }, 'nobody can sign in yet: whoever opens this link within a day owns the installation')
  return setup ?? undefined
}

async function runStatusServer(
  { config, log, telemetry: { metrics }, databaseWatch, onStop }: Foundation,
  isReady: () => boolean,
): Promise<void> {
  const { HOST: host, STATUS_PORT: port } = config
  if (port === undefined) return
  const status = await startStatusServer(
    { host, port },
    { databaseWatch, figures: shareFigures(metrics), isReady },
  ).catch(asCannotListen(config))
  onStop(status.stop)
  log.info({ url: urlOf(host, status.port) }, 'Aushang tells how it is: /healthz, /readyz, /metrics')
}

const megabyte = 1024 * 1024

function mailQuotaOf(config: Config) {
  const { MAILBOX_MAILS_PER_HOUR: mailsMax, MAILBOX_MEGABYTES_PER_HOUR } = config
  const { mailBytesMax: keptBytesMax } = accountLimitsOf(config)
  return { mailsMax, bytesMax: MAILBOX_MEGABYTES_PER_HOUR * megabyte, keptBytesMax }
}

function accountLimitsOf({ ACCOUNT_MEDIA_MEGABYTES, ACCOUNT_MAIL_MEGABYTES, ACCOUNT_TARGETS_MAX }: Config) {
  return {
    mediaBytesMax: ACCOUNT_MEDIA_MEGABYTES * megabyte,
    mailBytesMax: ACCOUNT_MAIL_MEGABYTES * megabyte,
    targetsMax: ACCOUNT_TARGETS_MAX,
  }
}

async function openOutgoingMail({ OUTGOING_MAIL_URL, OUTGOING_MAIL_FROM }: Config): Promise<Mailer | undefined> {
  if (OUTGOING_MAIL_URL === undefined || OUTGOING_MAIL_FROM === undefined) return undefined
  const { openMailer } = await import('./lib/mailer.ts')
  return openMailer(OUTGOING_MAIL_URL, OUTGOING_MAIL_FROM)
}

function asCannotListen(config: Config): (cause: NodeJS.ErrnoException) => never {
  return (cause) => {
    throw cannotListen(cause, config)
  }
}

/** Where this process finds itself when it listens there. */
function reachable(host: string): string {
  return host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host
}

function urlOf(host: string, port: number): string {
  return `http://${isIPv6(host) ? `[${host}]` : host}:${port}`
}

const lastRequestsMs = 200

// What was cut off ends at once, unless it waits for somebody who does not answer.
const cutOffMsMax = 1_000

/** What is under way may end; what takes longer than that is cut off. */
async function within(ms: number, stop: () => Promise<unknown>, cutOff: () => unknown): Promise<void> {
  const stopped = stop()
  if (await isOver(stopped, ms)) return
  void cutOff()
  await isOver(stopped, cutOffMsMax)
}

async function isOver(work: Promise<unknown>, ms: number): Promise<boolean> {
  const waiting = new AbortController()
  const tooLate = sleep(ms, false, { signal: waiting.signal })
  const isWorkOver = await Promise.race([work.then(() => true), tooLate])
  tooLate.catch(() => {})
  waiting.abort()
  return isWorkOver
}
