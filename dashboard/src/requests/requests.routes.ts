import { createRoute } from '@tanstack/react-router'
import { lazyPart } from '../lazy-part.ts'
import { paths } from '../paths.ts'
import { propertyRoute } from '../properties/property.routes.ts'
import { signedInRoute } from '../shell/signed-in.route.ts'
import { readRequestSearch } from './request-search.ts'

/** The list; what is read of it stands beside it. */
export const requestsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: paths.requests,
  validateSearch: readRequestSearch,
  component: lazyPart(() => import('./requests.page.tsx'), 'RequestsPage'),
})
export const requestRoute = createRoute({
  getParentRoute: () => requestsRoute,
  path: '$requestId',
  component: lazyPart(() => import('./request.page.tsx'), 'RequestPage'),
})
export const unreadableMailsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: paths.unreadableMails,
  validateSearch: (search): { mail?: string } => (typeof search['mail'] === 'string' ? { mail: search['mail'] } : {}),
  component: lazyPart(() => import('./unreadable-mails.page.tsx'), 'UnreadableMailsPage'),
})
/** The tab of a property. */
export const propertyRequestsRoute = createRoute({
  getParentRoute: () => propertyRoute,
  path: 'inquiries',
  component: lazyPart(() => import('./property-requests.page.tsx'), 'PropertyRequestsPage'),
})
