import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { PortalAbout } from '../home.page.ts'
import { makeOutbox, type SmtpServer } from '../mails/outbox.ts'
import { about } from './about.ts'
import { accessPages } from './access/access.pages.ts'
import { accountRoutes } from './account.routes.ts'
import { attachmentRoutes } from './attachments/attachments.routes.ts'
import { type Portal, serve } from './calls/calls.ts'
import { contactRoutes } from './contacts/contacts.routes.ts'
import { logPages } from './pages/log.pages.ts'
import { makeLog } from './calls/log.ts'
import { makeOAuth } from './access/oauth.ts'
import { oauthRoutes } from './access/oauth.routes.ts'
import { portalPages } from './pages/adverts.pages.ts'
import { publishRoutes } from './publication/publish.routes.ts'
import { makeRateLimit } from './calls/rate-limit.ts'
import { realEstateRoutes } from './real-estates/real-estates.routes.ts'
import { notFound } from './wire/refusal.ts'
import { makeSentinels } from './calls/sentinels.ts'
import { openState } from './state/state.ts'

export interface PlatformAOptions {
  dataDir: string | undefined
  publicUrl: string | undefined
  rateLimitPerMinute: number
  smtp: SmtpServer | undefined
}

/** The portal behind `platform-a-24-sandbox`: its REST interface, its sign-in, and what the public sees. */
export function platformA(app: FastifyInstance, options: PlatformAOptions): PortalAbout & { close(): void } {
  const { dataDir, publicUrl, rateLimitPerMinute, smtp } = options
  const state = openState(dataDir === undefined ? undefined : join(dataDir, 'platform-a'))
  const portal: Portal = {
    state,
    oauth: makeOAuth({ state, publicUrl }),
    log: makeLog(),
    sentinels: makeSentinels(),
    rateLimit: makeRateLimit(rateLimitPerMinute),
    outbox: makeOutbox(smtp),
    publicUrl,
  }
  oauthRoutes(app, portal)
  accountRoutes(app, portal)
  realEstateRoutes(app, portal)
  attachmentRoutes(app, portal)
  contactRoutes(app, portal)
  publishRoutes(app, portal)
  app.all('/restapi/api/*', (request, reply) =>
    serve(portal, request, reply, () => {
      throw notFound('ERROR_COMMON_RESOURCE_NOT_FOUND')
    }),
  )
  portalPages(app, portal)
  accessPages(app, portal)
  logPages(app, portal)
  return { name: 'Portal A (Sandbox)', about: about(), close: state.close }
}
