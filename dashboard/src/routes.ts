import type { QueryClient } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import { readAddressSearch, writeAddressSearch } from './address-search.ts'
import { apiKeysRoute } from './api-keys/api-keys.routes.ts'
import { contactRoute, contactsRoute, newContactRoute } from './contacts/contacts.routes.ts'
import { eventsRoute } from './events/events.routes.ts'
import { newPropertyRoute, propertiesRoute } from './properties/properties.routes.ts'
import {
  propertyDataRoute,
  propertyHistoryRoute,
  propertyIndexRoute,
  propertyPicturesRoute,
  propertyPortalsRoute,
  propertyRoute,
} from './properties/property.routes.ts'
import { propertyRequestsRoute, requestRoute, requestsRoute, unreadableMailsRoute } from './requests/requests.routes.ts'
import {
  forgottenPasswordRoute,
  invitationRoute,
  newPasswordRoute,
  setUpRoute,
  signInRoute,
  signUpRoute,
} from './sessions/sessions.routes.ts'
import { peopleRoute, settingsRoute } from './settings/settings.routes.ts'
import { differencesRoute } from './targets/differences/differences.routes.ts'
import { newTargetRoute, targetRoute, targetsRoute } from './targets/targets.routes.ts'
import { todayRoute } from './today/today.routes.ts'
import { deliveryRoute, newWebhookRoute, webhookRoute, webhooksRoute } from './webhooks/webhooks.routes.ts'
import { rootRoute } from './shell/root.route.tsx'
import { missingRoute, signedInRoute } from './shell/signed-in.route.ts'
import { FailedPage, MissingPage } from './ui/failure.tsx'
import { LoadingPage } from './ui/loading.tsx'

/** So long, a page may be waited for before that is said. */
export const pendingMs = 150

/**
 * Every page. What is fetched before it shows, and what its address holds beside the path (`validateSearch`), which is what a link to a colleague
 * shows again, is said in the routes of its noun. A page is a file of its own, loaded when somebody goes there.
 */
export function makeRouter(queries: QueryClient) {
  return createRouter({
    routeTree,
    context: { queries },
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultPendingMs: pendingMs,
    defaultPendingMinMs: 200,
    defaultPendingComponent: LoadingPage,
    defaultErrorComponent: FailedPage,
    defaultNotFoundComponent: MissingPage,
    scrollRestoration: true,
    parseSearch: readAddressSearch,
    stringifySearch: writeAddressSearch,
    search: { strict: true }, // what an address says beside that is nobody's
  })
}

/** Fetches the part of the application that the page at this address is in. The router would begin when it knows who has signed in. */
export function preloadPage(router: ReturnType<typeof makeRouter>): void {
  const matches: { routeId: keyof typeof router.routesById }[] = router.matchRoutes(router.latestLocation)
  for (const { routeId } of matches) {
    const component: { preload?: () => Promise<void> | undefined } | undefined =
      router.routesById[routeId].options.component
    void component?.preload?.()
  }
}

const routeTree = rootRoute.addChildren([
  signInRoute,
  signUpRoute,
  setUpRoute,
  forgottenPasswordRoute,
  newPasswordRoute,
  invitationRoute,
  signedInRoute.addChildren([
    todayRoute,
    propertiesRoute,
    newPropertyRoute,
    propertyRoute.addChildren([
      propertyIndexRoute,
      propertyDataRoute,
      propertyPicturesRoute,
      propertyPortalsRoute,
      propertyRequestsRoute,
      propertyHistoryRoute,
    ]),
    targetsRoute,
    newTargetRoute,
    targetRoute,
    differencesRoute,
    requestsRoute.addChildren([requestRoute]),
    unreadableMailsRoute,
    contactsRoute,
    newContactRoute,
    contactRoute,
    webhooksRoute,
    newWebhookRoute,
    webhookRoute.addChildren([deliveryRoute]),
    eventsRoute,
    apiKeysRoute,
    settingsRoute,
    peopleRoute,
    missingRoute,
  ]),
])

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>
  }
}
