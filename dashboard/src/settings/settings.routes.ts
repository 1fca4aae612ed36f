import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { paths } from '../paths.ts'
import { signedInRoute } from '../shell/signed-in.route.ts'

export const settingsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: paths.settings,
  component: lazyRouteComponent(() => import('./settings.page.tsx'), 'SettingsPage'),
})
export const peopleRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: paths.people,
  component: lazyRouteComponent(() => import('./people.page.tsx'), 'PeoplePage'),
})
