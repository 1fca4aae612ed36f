import { createRoute } from '@tanstack/react-router'
import { lazyPart } from '../lazy-part.ts'
import { paths } from '../paths.ts'
import { signedInRoute } from '../shell/signed-in.route.ts'
import { readEventFilter } from './event-filter.ts'

export const eventsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: paths.events,
  validateSearch: readEventFilter,
  component: lazyPart(() => import('./events.page.tsx'), 'EventsPage'),
})
