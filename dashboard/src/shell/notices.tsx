import { useNotifications } from '@mantine/notifications'
import { lazyRouteComponent } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useIsIdle } from '../ui/use-is-idle.ts'

const Notifications = lazyRouteComponent(() => import('./notifications.tsx'), 'Notifications')

/** Where it is said what was done and what failed: there as soon as something is said, if not before. */
export function Notices() {
  const isIdle = useIsIdle()
  const { notifications } = useNotifications()
  if (!isIdle && notifications.length === 0) return null
  return (
    <Suspense>
      <Notifications position="bottom-right" limit={3} />
    </Suspense>
  )
}
