import { createRoute } from '@tanstack/react-router'
import { lazyPart } from '../lazy-part.ts'
import { paths } from '../paths.ts'
import { rootRoute } from '../shell/root.route.tsx'

export const signInRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.signIn,
  validateSearch: (search): { back?: string } => (isOwnPath(search['back']) ? { back: search['back'] } : {}),
  // Nothing of what was shown stays behind.
  onEnter: ({ context }) => {
    window.early.isSignedOut = false
    context.queries.clear()
  },
  component: lazyPart(() => import('./sign-in.page.tsx'), 'SignInPage'),
})
export const setUpRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.setUp,
  component: lazyPart(() => import('./set-up.page.tsx'), 'SetUpPage'),
})
export const signUpRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.signUp,
  component: lazyPart(() => import('./mailed-link.page.tsx'), 'SignUpPage'),
})
export const forgottenPasswordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.forgottenPassword,
  component: lazyPart(() => import('./mailed-link.page.tsx'), 'ForgottenPasswordPage'),
})
export const invitationRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.invitation,
  component: lazyPart(() => import('./invitation.page.tsx'), 'InvitationPage'),
})
export const newPasswordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.newPassword,
  component: lazyPart(() => import('./new-password.page.tsx'), 'NewPasswordPage'),
})

/** Never to somebody else's site. */
function isOwnPath(value: unknown): value is string {
  return typeof value === 'string' && /^\/(?![/\\])/.test(value)
}
