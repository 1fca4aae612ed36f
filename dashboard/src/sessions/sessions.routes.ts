import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { paths } from '../paths.ts'
import { rootRoute } from '../shell/root.route.tsx'

export const signInRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.signIn,
  validateSearch: (search): { back?: string } => (isOwnPath(search['back']) ? { back: search['back'] } : {}),
  // Nothing of what was shown stays behind.
  onEnter: ({ context }) => context.queries.clear(),
  component: lazyRouteComponent(() => import('./sign-in.page.tsx'), 'SignInPage'),
})
export const setUpRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.setUp,
  component: lazyRouteComponent(() => import('./set-up.page.tsx'), 'SetUpPage'),
})
export const signUpRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.signUp,
  component: lazyRouteComponent(() => import('./mailed-link.page.tsx'), 'SignUpPage'),
})
export const forgottenPasswordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.forgottenPassword,
  component: lazyRouteComponent(() => import('./mailed-link.page.tsx'), 'ForgottenPasswordPage'),
})
export const invitationRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.invitation,
  component: lazyRouteComponent(() => import('./invitation.page.tsx'), 'InvitationPage'),
})
export const newPasswordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.newPassword,
  component: lazyRouteComponent(() => import('./new-password.page.tsx'), 'NewPasswordPage'),
})

/** Never to somebody else's site. */
function isOwnPath(value: unknown): value is string {
  return typeof value === 'string' && /^\/(?![/\\])/.test(value)
}
