import rateLimit from '@fastify/rate-limit'
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type { Registry } from 'prom-client'
import { accountRoutes } from './accounts/accounts.routes.ts'
import { apiKeyRoutes } from './accounts/api-keys.routes.ts'
import { authenticate } from './accounts/authenticate.ts'
import type { AccountLimits } from './accounts/usage.store.ts'
import { attentionRoutes } from './attention/attention.routes.ts'
import { changeRoutes } from './changes/changes.routes.ts'
import { recordChanges } from './changes/record-changes.ts'
import { comparingRoutes } from './comparing/comparing.routes.ts'
import { contactRoutes } from './contacts/contacts.routes.ts'
import { eventRoutes } from './events/events.routes.ts'
import { bodyBytesMax, parseBodies, readUnusedBodies, refuseUnusedBodies } from './http/body.ts'
import { answerClientError } from './http/client-errors.ts'
import { allowOrigins } from './http/cors.ts'
import { serveDashboard } from './http/dashboard.routes.ts'
import { docsRoutes } from './http/docs.routes.ts'
import { asAnswer, handleErrors, sendError } from './http/errors.ts'
import { answerNotModified, refuseBadConditions } from './http/etag.ts'
import { keepText, type KeptText, sendKeptText } from './http/kept-text.ts'
import { observe } from './http/observe.ts'
import { openApiDocument } from './http/openapi/openapi.ts'
import { renderMessages } from './http/render-messages.ts'
import { collectRoutes, type Deps } from './http/routes.ts'
import { sendSecurityHeaders } from './http/security-headers.ts'
import { senderNetwork } from './http/sender.ts'
import { shareThread } from './http/share-thread.ts'
import { statusRoutes } from './http/status.routes.ts'
import { stopGently } from './http/stop-gently.ts'
import { refuseBadlyEncodedQueries, validatorCompiler } from './http/validation.ts'
import type { Wakes } from './lib/background-work/wake.ts'
import { rateLimited } from './lib/errors.ts'
import { type AddressRanges, isWithin } from './lib/guarded/addresses.ts'
import { newId } from './lib/ids.ts'
import type { Mailer } from './lib/mailer.ts'
import { shareFigures } from './lib/telemetry/status-server.ts'
import type { DatabaseWatch } from './lib/telemetry/watch-database.ts'
import { listedProperties } from './listings/listed-properties.ts'
import { listingRoutes } from './listings/listings.routes.ts'
import { renumberListings, unpublishListingsOfProperty } from './listings/listings.store.ts'
import { propertyOverviewRoutes } from './listings/property-overviews.routes.ts'
import { isShownAsFirst, republishListings, republishListingsOfTarget } from './listings/republish-listings.ts'
import type { Media } from './media/media.ts'
import { uploadRoutes } from './media/uploads.routes.ts'
import { type Portals, typesThatNeedContact } from './portals/portals.ts'
import { attachmentRoutes, propertyRoutes } from './properties/properties.routes.ts'
import { propertyTypeRoutes } from './properties/property-types.routes.ts'
import { abandonListing, abandonListingsOfTarget } from './publishing/abandon-listings.ts'
import { bulkRoutes } from './publishing/bulk.routes.ts'
import { publicationRoutes } from './publishing/publication.routes.ts'
import { inboundRoutes } from './requests/inbound.routes.ts'
import type { MailQuotaLimits } from './requests/mail-quota.ts'
import { requestRoutes } from './requests/requests.routes.ts'
import { unreadableMailRoutes } from './requests/unreadable-mails.routes.ts'
import { statisticsRoutes } from './statistics/statistics.routes.ts'
import { authorizationRoutes } from './targets/authorizations.routes.ts'
import { targetTypeRoutes } from './targets/target-types.routes.ts'
import { targetRoutes } from './targets/targets.routes.ts'
import { invitationRoutes, openInvitationRoutes } from './users/invitations.routes.ts'
import { linkRoutes } from './users/links.routes.ts'
import { passwordResetRoutes } from './users/password-resets.routes.ts'
import { isSignedIn, readSessions, sessionRoutes, signInRoutes } from './users/sessions.routes.ts'
import { setupRoutes } from './users/setup.routes.ts'
import { openUserMails } from './users/user-mails.ts'
import { userRoutes } from './users/users.routes.ts'
import { lockAsOwner } from './users/users.store.ts'
import { deliveryRoutes } from './webhooks/deliveries.routes.ts'
import { replayRoutes } from './webhooks/replays.routes.ts'
import { webhookRoutes } from './webhooks/webhooks.routes.ts'

declare module 'fastify' {
  interface FastifyInstance {
    openApi: Record<string, unknown>
  }
}

export interface AppOptions extends Deps {
  media: Media
  portals: Portals
  loggerInstance: FastifyBaseLogger
  metrics: Registry
  /** Whether `/metrics` is one of its paths. */
  hasMetrics?: boolean
  rateLimitPerMinute: number
  mailQuota: MailQuotaLimits
  accountLimits: AccountLimits
  /** Where the dashboard was built, if it is to be served. */
  dashboardFolder?: string | undefined
  /** Without it, people are sent no mails. */
  mailer?: Mailer | undefined
  /** Whether anybody may open an account. */
  isSignUpOpen?: boolean
  /** Whether everything beside the API that this process runs is up. */
  isReady: () => boolean
  databaseWatch: Pick<DatabaseWatch, 'whyUnfit'>
  /** Tells that something happened, in whatever process. */
  wakes: Pick<Wakes, 'onWake'>
  /** For trouble with the database, which each who meets with it is told in a sentence. */
  onError?: (error: unknown) => void
  /** Of pages that may call it from a browser. */
  corsOrigins?: readonly string[]
  /** Who may say in X-Forwarded-For whom a request comes from. */
  trustedProxies?: AddressRanges
}

// From one network, by those who have not signed in yet. What is guessed is counted more strictly; this spares the database.
const entrancePerMinute = 600
// An address, a name and a password.
const entranceBytesMax = 16 * 1024

/** The API, ready to listen. */
export async function buildApp({
  loggerInstance,
  metrics,
  hasMetrics = true,
  rateLimitPerMinute,
  dashboardFolder,
  isReady,
  databaseWatch,
  mailer,
  isSignUpOpen = false,
  corsOrigins = [],
  trustedProxies = [],
  onError = () => {},
  ...deps
}: AppOptions): Promise<FastifyInstance> {
  const app = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: newId,
    trustProxy: (address: string) => isWithin(address, trustedProxies),
    rewriteUrl: ({ url = '/' }) => pathOf(url),
    bodyLimit: bodyBytesMax,
    // A client that takes this long over its headers and body, or stalls this long in an answer, is cut off.
    requestTimeout: 60_000,
    connectionTimeout: 120_000,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    clientErrorHandler: answerClientError,
    frameworkErrors: (error, request, reply) => {
      void sendError(request, reply, asAnswer(error, request))
    },
  })
  const routes = collectRoutes(app)
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(() => JSON.stringify)
  app.decorateRequest('account', null)
  parseBodies(app)
  refuseUnusedBodies(app)
  readUnusedBodies(app)
  refuseBadConditions(app)
  refuseBadlyEncodedQueries(app)
  handleErrors(app, routes, onError)
  renderMessages(app)
  observe(app, metrics)
  sendSecurityHeaders(app, deps.publicUrl)
  stopGently(app, isReady)
  await allowOrigins(app, corsOrigins)
  const sessions = readSessions(deps)
  if (dashboardFolder !== undefined) await serveDashboard(app, dashboardFolder, isSignedIn(deps, sessions))
  statusRoutes(app, { databaseWatch, figures: shareFigures(metrics), isReady }, hasMetrics)
  await app.register(authorizationRoutes, deps)

  await app.register(inboundRoutes, { ...deps, telemetry: { log: loggerInstance, metrics } })
  const userMails = openUserMails(app, deps.db, mailer)
  await app.register(async (entrance) => {
    entrance.addHook('onRoute', (route) => {
      route.bodyLimit = entranceBytesMax
    })
    await entrance.register(rateLimit, {
      max: entrancePerMinute,
      timeWindow: 60_000,
      keyGenerator: senderNetwork,
      errorResponseBuilder: (_request, { ttl }) => rateLimited('tooManyRequestsFromAddress', ttl),
    })
    await entrance.register(setupRoutes, { ...deps, userMails, isSignUpOpen })
    await entrance.register(signInRoutes, deps)
    await entrance.register(linkRoutes, deps)
    await entrance.register(openInvitationRoutes, deps)
    await entrance.register(passwordResetRoutes, { ...deps, userMails })
  })
  await app.register(async (api) => {
    authenticate(api, app, deps.db, sessions)
    const store = shareThread(api)
    answerNotModified(api)
    recordChanges(api, deps.db)
    await api.register(rateLimit, {
      max: rateLimitPerMinute,
      timeWindow: 60_000,
      store,
      keyGenerator: (request) => request.accountId,
      enableDraftSpec: true,
      errorResponseBuilder: (_request, { ttl }) => rateLimited('tooManyRequests', ttl),
    })
    await api.register(accountRoutes, deps)
    await api.register(apiKeyRoutes, { ...deps, lockAsOwner })
    await api.register(sessionRoutes, deps)
    await api.register(userRoutes, deps)
    await api.register(invitationRoutes, { ...deps, userMails })
    const neededOn = typesThatNeedContact(deps.portals)
    await api.register(contactRoutes, {
      ...deps,
      isShownByDefault: (db, accountId, id) => isShownAsFirst(db, accountId, id, neededOn),
    })
    await api.register(propertyRoutes, {
      ...deps,
      listed: listedProperties(deps.db),
      unpublishListings: unpublishListingsOfProperty,
      republishListings,
      renumberListings,
    })
    await api.register(propertyTypeRoutes, deps)
    await api.register(propertyOverviewRoutes, deps)
    await api.register(targetTypeRoutes, deps)
    await api.register(targetRoutes, {
      ...deps,
      republishListingsOfTarget,
      abandonListings: abandonListingsOfTarget,
    })
    await api.register(listingRoutes, { ...deps, abandonListing })
    await api.register(publicationRoutes, deps)
    await api.register(bulkRoutes, deps)
    await api.register(comparingRoutes, deps)
    await api.register(attachmentRoutes, deps)
    await api.register(uploadRoutes, deps)
    await api.register(requestRoutes, deps)
    await api.register(unreadableMailRoutes, deps)
    await api.register(statisticsRoutes, deps)
    await api.register(attentionRoutes, deps)
    await api.register(eventRoutes, deps)
    await api.register(changeRoutes, deps)
    await api.register(webhookRoutes, deps)
    await api.register(deliveryRoutes, deps)
    await api.register(replayRoutes, deps)
  })

  // Made for the first who asks, for it takes some 100 ms, and most processes are never asked.
  let document: Record<string, unknown> | undefined
  app.decorate('openApi', { getter: () => (document ??= openApiDocument(routes)) })
  let kept: Promise<KeptText> | undefined
  app.get('/openapi.json', async (request, reply) => {
    kept ??= keepText(JSON.stringify(app.openApi))
    return sendKeptText(request, reply.type('application/json; charset=utf-8'), await kept)
  })
  await app.register(docsRoutes)
  return app
}

/** A proxy may ask for a whole address (RFC 9112, 3.2.2); whose it is does not matter here. */
function pathOf(target: string): string {
  if (target.startsWith('/')) return target
  const path = target.replace(/^https?:\/\/[^/?#]*/i, '')
  return path.startsWith('?') || path === '' ? `/${path}` : path
}
