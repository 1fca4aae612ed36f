import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import { ConnectionLine } from './connection-line.tsx'
import { MissingPage } from '../ui/failure.tsx'
import { Notices } from './notices.tsx'

export const rootRoute = createRootRouteWithContext<{ queries: QueryClient }>()({
  component: () => (
    <>
      <ConnectionLine />
      <Outlet />
      <Notices />
    </>
  ),
  // Of an address that is no page of ours.
  notFoundComponent: () => (
    <main>
      <MissingPage />
    </main>
  ),
})
