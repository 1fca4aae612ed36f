import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { paths } from '../paths.ts'
import { signedInRoute } from '../shell/signed-in.route.ts'

export const apiKeysRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: paths.apiKeys,
  component: lazyRouteComponent(() => import('./api-keys.page.tsx'), 'ApiKeysPage'),
})
