import { AushangError } from '@aushang/sdk'
import { createRoute, redirect } from '@tanstack/react-router'
import { newestEvent } from '../live.ts'
import { paths, wayBack } from '../paths.ts'
import { rememberShown } from '../properties/last-shown.ts'
import { one } from '../queries.ts'
import { MissingPage } from '../ui/failure.tsx'
import { rootRoute } from './root.route.tsx'
import { Shell } from './shell.tsx'

/**
 * Everything behind it is for who has signed in. Who has not comes back here afterwards. That is asked while the page is fetching
 * what it shows, which nobody else is told anyway.
 */
export const signedInRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'signed-in',
  component: Shell,
  // Whoever signs in next has not seen that list.
  onLeave: () => rememberShown({}),
  // Before anything is asked for that nobody would be told.
  beforeLoad: ({ location }) => {
    if (window.early.isSignedOut) throw redirect({ to: paths.signIn, search: wayBack(location.href) })
  },
  loader: async ({ context, location }) => {
    void context.queries.prefetchQuery(newestEvent)
    try {
      await context.queries.ensureQueryData(one('getSession'))
    } catch (error) {
      if (error instanceof AushangError && error.status === 401) {
        throw redirect({ to: paths.signIn, search: wayBack(location.href) })
      }
      throw error
    }
  },
})

/** An address that is no page of ours: the menu stays. */
export const missingRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '$',
  component: MissingPage,
})
