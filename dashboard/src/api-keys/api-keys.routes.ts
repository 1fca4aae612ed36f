import { createRoute } from '@tanstack/react-router'
import { lazyPart } from '../lazy-part.ts'
import { paths } from '../paths.ts'
import { signedInRoute } from '../shell/signed-in.route.ts'

export const apiKeysRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: paths.apiKeys,
  component: lazyPart(() => import('./api-keys.page.tsx'), 'ApiKeysPage'),
})
