import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { paths } from '../paths.ts'
import { signedInRoute } from '../shell/signed-in.route.ts'
import { readEventFilter } from './event-filter.ts'

export const eventsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: paths.events,
  validateSearch: readEventFilter,
  component: lazyRouteComponent(() => import('./events.page.tsx'), 'EventsPage'),
})
