import { createRoute } from '@tanstack/react-router'
import { lazyPart } from '../lazy-part.ts'
import { need, needMember } from '../need.ts'
import { paths } from '../paths.ts'
import { one } from '../queries.ts'
import { signedInRoute } from '../shell/signed-in.route.ts'

export const targetsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: paths.targets,
  component: lazyPart(() => import('./targets.page.tsx'), 'TargetsPage'),
})
export const newTargetRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: paths.newTarget,
  // With the target, once the portal's consent page has sent the user back.
  validateSearch: (search): { type?: string; targetId?: string } => ({
    ...(typeof search['type'] === 'string' && { type: search['type'] }),
    ...(typeof search['targetId'] === 'string' && { targetId: search['targetId'] }),
  }),
  loader: ({ context }) => needMember(context.queries, paths.targets),
  component: lazyPart(() => import('./new-target.page.tsx'), 'NewTargetPage'),
})
export const targetRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: paths.target,
  loader: ({ context, params }) => need(context.queries, one('getTarget', params.targetId)),
  component: lazyPart(() => import('./target.page.tsx'), 'TargetPage'),
})
