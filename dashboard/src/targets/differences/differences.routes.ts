import { createRoute } from '@tanstack/react-router'
import { lazyPart } from '../../lazy-part.ts'
import { need } from '../../need.ts'
import { paths } from '../../paths.ts'
import { one } from '../../queries.ts'
import { signedInRoute } from '../../shell/signed-in.route.ts'

export const differencesRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: paths.differences,
  // What was mended, or left alone; without it, what is open.
  validateSearch: ({ settled }): { settled?: 'mended' | 'forgotten' } =>
    settled === 'mended' || settled === 'forgotten' ? { settled } : {},
  loader: ({ context, params }) => need(context.queries, one('getTarget', params.targetId)),
  component: lazyPart(() => import('./differences.page.tsx'), 'DifferencesPage'),
})
