import { createRoute } from '@tanstack/react-router'
import { lazyPart } from '../lazy-part.ts'
import { paths } from '../paths.ts'
import { signedInRoute } from '../shell/signed-in.route.ts'

export const todayRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: paths.today,
  component: lazyPart(() => import('./today.page.tsx'), 'TodayPage'),
})
