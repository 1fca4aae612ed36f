import { makeSwitches } from '../failures/switches.ts'
import type { SandboxPortal } from '../portal.ts'
import { makeLog } from '../received/log.ts'
import { logPages } from '../received/log.pages.ts'
import { aboutPortal, failuresOnRequest } from './about.ts'
import { tokenRoutes } from './access/token.routes.ts'
import { tokenPages } from './access/tokens.pages.ts'
import { makeTokens } from './state/tokens.ts'
import { type PortalParts, Refusal, serveCall } from './calls/calls.ts'
import { makeFaultPlan } from './calls/sentinels.ts'
import { identity } from './identity.ts'
import { listingRoutes } from './listings/listings.routes.ts'
import { mediaRoutes } from './medias/medias.routes.ts'
import { apiRoot } from './not-public.ts'
import { publicPages } from './pages/adverts.pages.ts'
import { countOnline } from './pages/catalogue.ts'
import { failureSwitches } from './pages/failures.pages.ts'
import { demoClient, openState } from './state/state.ts'

/** The portal behind `platform-c`: bearer tokens for a day, files by presigned addresses, and decisions that come later. */
export const portal: SandboxPortal = {
  ...identity,
  async start({ app, dataDir, publicUrl, outbox }) {
    const state = openState(dataDir)
    const parts: PortalParts = {
      state,
      tokens: makeTokens(state),
      log: makeLog(),
      faultPlan: makeFaultPlan(),
      switches: makeSwitches(),
      outbox,
      publicUrl,
    }
    tokenRoutes(app, parts)
    listingRoutes(app, parts)
    mediaRoutes(app, parts)
    app.get(`${apiRoot}/health`, { config: { isSigned: true } }, () => ({
      status: 'PASS',
      components: [{ name: 'listings', status: 'PASS' }],
    }))
    app.all(`${apiRoot}/*`, { config: { isSigned: true } }, (request, reply) =>
      serveCall(parts, request, reply, 'clim:listings:read', () => {
        throw new Refusal(404, { detail: 'There is nothing here.' })
      }),
    )
    publicPages(app, parts)
    tokenPages(app, parts)
    logPages(app, { portal: identity, root: apiRoot, log: parts.log })
    failureSwitches(app, parts)
    return {
      about: aboutPortal,
      failuresOnRequest,
      counts: () => ({ adverts: countOnline(state), received: parts.log.count() }),
      target: {
        type: identity.name,
        body: {
          type: identity.name,
          name: identity.title,
          credentials: { clientId: demoClient.id, clientSecret: demoClient.secret },
        },
        needsConsent: false,
      },
      stop: state.close,
    }
  },
}
