import { makeSwitches } from '../failures/switches.ts'
import type { SandboxPortal } from '../portal.ts'
import { makeLog } from '../received/log.ts'
import { logPages } from '../received/log.pages.ts'
import { aboutPortal, failuresOnRequest } from './about.ts'
import { accessPages } from './access/access.pages.ts'
import { oauthRoutes } from './access/oauth.routes.ts'
import { makeOAuth } from './access/oauth.ts'
import { accountRoutes } from './account.routes.ts'
import { attachmentRoutes } from './attachments/attachments.routes.ts'
import { type PortalParts, serveCall } from './calls/calls.ts'
import { makeFaultPlan } from './calls/fault-plan.ts'
import { makeRateLimit } from './calls/rate-limit.ts'
import { restRoot } from './calls/rest-urls.ts'
import { contactRoutes } from './contacts/contacts.routes.ts'
import { identity } from './identity.ts'
import { publicPages } from './pages/adverts.pages.ts'
import { countOnline } from './pages/catalogue.ts'
import { failureSwitches } from './pages/failures.pages.ts'
import { publishRoutes } from './publication/publish.routes.ts'
import { dailyReportRoutes } from './real-estates/daily-report.routes.ts'
import { realEstateRoutes } from './real-estates/real-estates.routes.ts'
import { demoConsumer, openState } from './state/state.ts'
import { notFound } from './wire/refusal.ts'

/** The portal behind `platform-a-24-sandbox`: its REST interface, its sign-in, and what the public sees. */
export const portal: SandboxPortal = {
  ...identity,
  async start({ app, dataDir, publicUrl, rateLimitPerMinute = 2_000, outbox }) {
    const state = openState(dataDir)
    const portal: PortalParts = {
      state,
      oauth: makeOAuth({ state, publicUrl }),
      log: makeLog(),
      faultPlan: makeFaultPlan(),
      rateLimit: makeRateLimit(rateLimitPerMinute),
      switches: makeSwitches(),
      outbox,
      publicUrl,
    }
    oauthRoutes(app, portal)
    accountRoutes(app, portal)
    realEstateRoutes(app, portal)
    dailyReportRoutes(app, portal)
    attachmentRoutes(app, portal)
    contactRoutes(app, portal)
    publishRoutes(app, portal)
    app.all('/restapi/api/*', { config: { isSigned: true } }, (request, reply) =>
      serveCall(portal, request, reply, () => {
        throw notFound('ERROR_COMMON_RESOURCE_NOT_FOUND')
      }),
    )
    publicPages(app, portal)
    accessPages(app, portal)
    logPages(app, { portal: identity, root: restRoot, log: portal.log })
    failureSwitches(app, portal)
    return {
      about: aboutPortal,
      failuresOnRequest,
      counts: () => ({ adverts: countOnline(state), received: portal.log.count() }),
      target: {
        type: 'platform-a-24-sandbox',
        credentials: { key: demoConsumer.key, secret: demoConsumer.secret },
        body: { type: 'platform-a-24-sandbox', name: identity.title, autoCollectRequests: true },
        needsConsent: true,
      },
      stop: state.close,
    }
  },
}
