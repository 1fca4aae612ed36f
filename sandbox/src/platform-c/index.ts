import { makeSwitches } from '../failures/switches.ts'
import type { SandboxPortal } from '../portal.ts'
import { makeLog } from '../received/log.ts'
import { logPages } from '../received/log.pages.ts'
import { aboutPortal, failuresOnRequest } from './about.ts'
import { accessPages } from './consent/access.pages.ts'
import { makeGrants } from './access/grants.ts'
import { oauthRoutes } from './consent/oauth.routes.ts'
import { apiRoot, type PortalParts, Refusal, serveCall } from './calls/calls.ts'
import { makeFaultPlan } from './calls/sentinels.ts'
import { identity } from './identity.ts'
import { listingRoutes } from './listings/listings.routes.ts'
import { mediaRoutes } from './medias/medias.routes.ts'
import { publicPages } from './pages/adverts.pages.ts'
import { countOnline } from './pages/catalogue.ts'
import { failureSwitches } from './pages/failures.pages.ts'
import { demoClient, openState } from './state/state.ts'

/** The portal behind `platform-c`: bearer tokens that expire, files by presigned addresses, and decisions that come later. */
export const portal: SandboxPortal = {
  ...identity,
  async start({ app, dataDir, publicUrl, outbox }) {
    const state = openState(dataDir)
    const grants = makeGrants(state)
    const parts: PortalParts = {
      state,
      grants,
      log: makeLog(),
      faultPlan: makeFaultPlan(),
      switches: makeSwitches(),
      outbox,
      publicUrl,
    }
    oauthRoutes(app, parts)
    listingRoutes(app, parts)
    mediaRoutes(app, parts)
    app.get(`${apiRoot}/health`, { config: { isSigned: true } }, () => ({ status: 'PASS', components: [] }))
    app.all(`${apiRoot}/*`, { config: { isSigned: true } }, (request, reply) =>
      serveCall(parts, request, reply, 'clim:listings:read', () => {
        throw new Refusal(404, [{ field: '', code: 'NOT_FOUND', message: 'There is nothing here.' }])
      }),
    )
    publicPages(app, parts)
    accessPages(app, parts)
    logPages(app, { portal: identity, root: apiRoot, log: parts.log })
    failureSwitches(app, parts)
    return {
      about: aboutPortal,
      failuresOnRequest,
      counts: () => ({ adverts: countOnline(state), received: parts.log.count() }),
      target: {
        type: identity.name,
        credentials: { key: demoClient.id, secret: demoClient.secret },
        body: { type: identity.name, name: identity.title, autoCollectRequests: true },
        needsConsent: true,
      },
      stop: state.close,
    }
  },
}
