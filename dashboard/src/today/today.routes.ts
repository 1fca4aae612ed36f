import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { paths } from '../paths.ts'
import { signedInRoute } from '../shell/signed-in.route.ts'

export const todayRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: paths.today,
  component: lazyRouteComponent(() => import('./today.page.tsx'), 'TodayPage'),
})
