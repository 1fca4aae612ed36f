import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import { ConnectionLine } from './connection-line.tsx'
import { Notices } from './notices.tsx'

export const rootRoute = createRootRouteWithContext<{ queries: QueryClient }>()({
  component: () => (
    <>
      <ConnectionLine />
      <Outlet />
      <Notices />
    </>
  ),
})
