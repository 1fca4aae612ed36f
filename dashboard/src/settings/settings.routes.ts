import { createRoute } from '@tanstack/react-router'
import { lazyPart } from '../lazy-part.ts'
import { paths } from '../paths.ts'
import { signedInRoute } from '../shell/signed-in.route.ts'

export const settingsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: paths.settings,
  component: lazyPart(() => import('./settings.page.tsx'), 'SettingsPage'),
})
export const peopleRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: paths.people,
  component: lazyPart(() => import('./people.page.tsx'), 'PeoplePage'),
})
