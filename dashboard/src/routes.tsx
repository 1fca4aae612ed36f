import { AushangError, type Delivery } from '@aushang/sdk'
import type { QueryClient } from '@tanstack/react-query'
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
} from '@tanstack/react-router'
import { readEventFilter } from './events/event-filter.ts'
import { need } from './need.ts'
import { paths } from './paths.ts'
import { readGridSearch } from './properties/grid/grid-filter.ts'
import { pageQuery } from './properties/grid/grid-page.ts'
import { all, one } from './queries.ts'
import { ConnectionLine } from './shell/connection-line.tsx'
import { Notices } from './shell/notices.tsx'
import { Shell } from './shell/shell.tsx'
import { FailedPage, MissingPage } from './ui/failure.tsx'
import { LoadingPage } from './ui/loading.tsx'

/** So long, a page may be waited for before that is said. */
export const pendingMs = 150

/**
 * Every page, and what is fetched before it shows. A page is a file of its own, loaded when somebody goes there. What is in the
 * address beside the path (`validateSearch`) is what a link to a colleague shows again.
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

const root = createRootRouteWithContext<{ queries: QueryClient }>()({
  component: () => (
    <>
      <ConnectionLine />
      <Outlet />
      <Notices />
    </>
  ),
})

const signIn = createRoute({
  getParentRoute: () => root,
  path: paths.signIn,
  validateSearch: (search): { back?: string } => (isOwnPath(search['back']) ? { back: search['back'] } : {}),
  component: lazyRouteComponent(() => import('./sessions/sign-in.page.tsx'), 'SignInPage'),
})
const setUp = createRoute({
  getParentRoute: () => root,
  path: paths.setUp,
  component: lazyRouteComponent(() => import('./sessions/set-up.page.tsx'), 'SetUpPage'),
})
const signUp = createRoute({
  getParentRoute: () => root,
  path: paths.signUp,
  component: lazyRouteComponent(() => import('./sessions/mailed-link.page.tsx'), 'SignUpPage'),
})
const forgottenPassword = createRoute({
  getParentRoute: () => root,
  path: paths.forgottenPassword,
  component: lazyRouteComponent(() => import('./sessions/mailed-link.page.tsx'), 'ForgottenPasswordPage'),
})
const invitation = createRoute({
  getParentRoute: () => root,
  path: paths.invitation,
  component: lazyRouteComponent(() => import('./sessions/invitation.page.tsx'), 'InvitationPage'),
})
const newPassword = createRoute({
  getParentRoute: () => root,
  path: paths.newPassword,
  component: lazyRouteComponent(() => import('./sessions/new-password.page.tsx'), 'NewPasswordPage'),
})

/**
 * Everything behind it is for who has signed in. Who has not comes back here afterwards. That is asked while the page is fetching
 * what it shows, which nobody else is told anyway.
 */
const signedIn = createRoute({
  getParentRoute: () => root,
  id: 'signed-in',
  component: Shell,
  loader: async ({ context, location }) => {
    try {
      await context.queries.ensureQueryData(one('getSession'))
    } catch (error) {
      if (error instanceof AushangError && error.status === 401) {
        throw redirect({ to: paths.signIn, search: location.href === '/' ? {} : { back: location.href } })
      }
      throw error
    }
  },
})

const today = createRoute({
  getParentRoute: () => signedIn,
  path: paths.today,
  component: lazyRouteComponent(() => import('./today/today.page.tsx'), 'TodayPage'),
})

const properties = createRoute({
  getParentRoute: () => signedIn,
  path: paths.properties,
  validateSearch: readGridSearch,
  loaderDeps: ({ search: { bulk: _bulk, cell: _cell, filters: _filters, ...filter } }) => filter,
  loader: ({ context, deps }) => {
    void context.queries.prefetchQuery(pageQuery(deps))
    return need(context.queries, all('listTargets'))
  },
  component: lazyRouteComponent(() => import('./properties/properties.page.tsx'), 'PropertiesPage'),
})
const newProperty = createRoute({
  getParentRoute: () => signedIn,
  path: paths.newProperty,
  validateSearch: (search): { type?: string } => (typeof search['type'] === 'string' ? { type: search['type'] } : {}),
  loader: ({ context }) =>
    Promise.all([need(context.queries, all('listPropertyTypes')), need(context.queries, all('listTargets'))]),
  component: lazyRouteComponent(() => import('./properties/new-property.page.tsx'), 'NewPropertyPage'),
})
/** The header and the tabs of a property, around each of them. */
const property = createRoute({
  getParentRoute: () => signedIn,
  path: paths.property,
  loader: ({ context, params }) => need(context.queries, one('getProperty', params.propertyId)),
  component: lazyRouteComponent(() => import('./properties/property.page.tsx'), 'PropertyPage'),
})
const propertyIndex = createRoute({
  getParentRoute: () => property,
  path: '/',
  beforeLoad: ({ params }) => {
    throw redirect({ to: paths.propertyData, params, replace: true })
  },
})
const propertyData = createRoute({
  getParentRoute: () => property,
  path: 'data',
  // The place to mend, as a JSON pointer into the property.
  validateSearch: (search): { field?: string } =>
    typeof search['field'] === 'string' ? { field: search['field'] } : {},
  loader: ({ context, params }) =>
    Promise.all([
      need(context.queries, all('listPropertyTypes')),
      need(context.queries, all('listTargets')),
      need(context.queries, all('listListings', { propertyId: params.propertyId })),
    ]),
  component: lazyRouteComponent(() => import('./properties/property-data.page.tsx'), 'PropertyDataPage'),
})
const propertyPictures = createRoute({
  getParentRoute: () => property,
  path: 'pictures',
  component: lazyRouteComponent(() => import('./properties/property-pictures.page.tsx'), 'PropertyPicturesPage'),
})
const propertyPortals = createRoute({
  getParentRoute: () => property,
  path: 'portals',
  validateSearch: (search): { listing?: string; show?: 'attempts' | 'document' } => ({
    ...(typeof search['listing'] === 'string' && { listing: search['listing'] }),
    ...(search['show'] === 'document' && { show: 'document' }),
  }),
  component: lazyRouteComponent(() => import('./properties/property-portals.page.tsx'), 'PropertyPortalsPage'),
})
const propertyRequests = createRoute({
  getParentRoute: () => property,
  path: 'inquiries',
  component: lazyRouteComponent(() => import('./properties/property-requests.page.tsx'), 'PropertyRequestsPage'),
})
const propertyHistory = createRoute({
  getParentRoute: () => property,
  path: 'history',
  component: lazyRouteComponent(() => import('./properties/property-history.page.tsx'), 'PropertyHistoryPage'),
})

const targets = createRoute({
  getParentRoute: () => signedIn,
  path: paths.targets,
  component: lazyRouteComponent(() => import('./targets/targets.page.tsx'), 'TargetsPage'),
})
const newTarget = createRoute({
  getParentRoute: () => signedIn,
  path: paths.newTarget,
  // With the target, once the portal's consent page has sent the user back.
  validateSearch: (search): { type?: string; targetId?: string } => ({
    ...(typeof search['type'] === 'string' && { type: search['type'] }),
    ...(typeof search['targetId'] === 'string' && { targetId: search['targetId'] }),
  }),
  component: lazyRouteComponent(() => import('./targets/new-target.page.tsx'), 'NewTargetPage'),
})
const target = createRoute({
  getParentRoute: () => signedIn,
  path: paths.target,
  loader: ({ context, params }) => need(context.queries, one('getTarget', params.targetId)),
  component: lazyRouteComponent(() => import('./targets/target.page.tsx'), 'TargetPage'),
})

const differences = createRoute({
  getParentRoute: () => signedIn,
  path: paths.differences,
  // What was mended, or left alone; without it, what is open.
  validateSearch: ({ settled }): { settled?: 'mended' | 'forgotten' } =>
    settled === 'mended' || settled === 'forgotten' ? { settled } : {},
  loader: ({ context, params }) => need(context.queries, one('getTarget', params.targetId)),
  component: lazyRouteComponent(() => import('./differences/differences.page.tsx'), 'DifferencesPage'),
})

/** The list; what is read of it stands beside it. */
const requests = createRoute({
  getParentRoute: () => signedIn,
  path: paths.requests,
  validateSearch: (search): { q?: string; matched?: false } => ({
    ...(typeof search['q'] === 'string' && { q: search['q'] }),
    ...(search['matched'] === false && { matched: false }),
  }),
  component: lazyRouteComponent(() => import('./requests/requests.page.tsx'), 'RequestsPage'),
})
const request = createRoute({
  getParentRoute: () => requests,
  path: '$requestId',
  component: lazyRouteComponent(() => import('./requests/request.page.tsx'), 'RequestPage'),
})
const unreadableMails = createRoute({
  getParentRoute: () => signedIn,
  path: paths.unreadableMails,
  validateSearch: (search): { mail?: string } => (typeof search['mail'] === 'string' ? { mail: search['mail'] } : {}),
  component: lazyRouteComponent(() => import('./requests/unreadable-mails.page.tsx'), 'UnreadableMailsPage'),
})

const contacts = createRoute({
  getParentRoute: () => signedIn,
  path: paths.contacts,
  validateSearch: (search): { q?: string } =>
    typeof search['q'] === 'string' && search['q'].trim() !== '' ? { q: search['q'] } : {},
  component: lazyRouteComponent(() => import('./contacts/contacts.page.tsx'), 'ContactsPage'),
})
const newContact = createRoute({
  getParentRoute: () => signedIn,
  path: paths.newContact,
  loader: ({ context }) => need(context.queries, one('getContactForm')),
  component: lazyRouteComponent(() => import('./contacts/new-contact.page.tsx'), 'NewContactPage'),
})
const contact = createRoute({
  getParentRoute: () => signedIn,
  path: paths.contact,
  loader: ({ context, params }) =>
    Promise.all([
      need(context.queries, one('getContactForm')),
      need(context.queries, one('getContact', params.contactId)),
    ]),
  component: lazyRouteComponent(() => import('./contacts/contact.page.tsx'), 'ContactPage'),
})

const webhooks = createRoute({
  getParentRoute: () => signedIn,
  path: paths.webhooks,
  component: lazyRouteComponent(() => import('./webhooks/webhooks.page.tsx'), 'WebhooksPage'),
})
const newWebhook = createRoute({
  getParentRoute: () => signedIn,
  path: paths.newWebhook,
  component: lazyRouteComponent(() => import('./webhooks/new-webhook.page.tsx'), 'NewWebhookPage'),
})
/** A webhook and its deliveries; the one that is looked at lies over it as a drawer. */
const webhook = createRoute({
  getParentRoute: () => signedIn,
  path: paths.webhook,
  validateSearch: (search): { status?: Delivery['status'] } => {
    const status = (['pending', 'succeeded', 'failed'] as const).find((each) => each === search['status'])
    return status === undefined ? {} : { status }
  },
  loader: ({ context, params }) => need(context.queries, one('getWebhook', params.webhookId)),
  component: lazyRouteComponent(() => import('./webhooks/webhook.page.tsx'), 'WebhookPage'),
})
const delivery = createRoute({
  getParentRoute: () => webhook,
  path: 'deliveries/$deliveryId',
  component: lazyRouteComponent(() => import('./webhooks/delivery.page.tsx'), 'DeliveryPage'),
})
const events = createRoute({
  getParentRoute: () => signedIn,
  path: paths.events,
  validateSearch: readEventFilter,
  component: lazyRouteComponent(() => import('./events/events.page.tsx'), 'EventsPage'),
})
const apiKeys = createRoute({
  getParentRoute: () => signedIn,
  path: paths.apiKeys,
  component: lazyRouteComponent(() => import('./api-keys/api-keys.page.tsx'), 'ApiKeysPage'),
})

const settings = createRoute({
  getParentRoute: () => signedIn,
  path: paths.settings,
  component: lazyRouteComponent(() => import('./settings/settings.page.tsx'), 'SettingsPage'),
})
const people = createRoute({
  getParentRoute: () => signedIn,
  path: paths.people,
  component: lazyRouteComponent(() => import('./settings/people.page.tsx'), 'PeoplePage'),
})

const propertyTabs = [
  propertyIndex,
  propertyData,
  propertyPictures,
  propertyPortals,
  propertyRequests,
  propertyHistory,
] as const

const routeTree = root.addChildren([
  signIn,
  signUp,
  setUp,
  forgottenPassword,
  newPassword,
  invitation,
  signedIn.addChildren([
    today,
    properties,
    newProperty,
    property.addChildren(propertyTabs),
    targets,
    newTarget,
    target,
    differences,
    requests.addChildren([request]),
    unreadableMails,
    contacts,
    newContact,
    contact,
    webhooks,
    newWebhook,
    webhook.addChildren([delivery]),
    events,
    apiKeys,
    settings,
    people,
  ]),
])

/** Never to somebody else's site. */
function isOwnPath(value: unknown): value is string {
  return typeof value === 'string' && /^\/(?![/\\])/.test(value)
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>
  }
}
