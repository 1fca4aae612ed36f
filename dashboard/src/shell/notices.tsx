import { useNotifications } from '@mantine/notifications'
import { Suspense, useEffect, useState } from 'react'
import { lazyPart } from '../lazy-part.ts'
import classes from './notices.module.css'

const Notifications = lazyPart(() => import('./notifications.tsx'), 'Notifications')

/** Where it is said what was done and what failed: fetched behind the first page, for without a connection it would come too late. */
export function Notices() {
  const isSaid = useNotifications().notifications.length > 0
  const [isNeeded, setNeeded] = useState(isSaid)
  if (isSaid && !isNeeded) setNeeded(true)
  useEffect(() => void Notifications.preload?.(), [])
  if (!isNeeded) return null
  return (
    <Suspense>
      <Notifications position="top-center" limit={3} className={classes.notices} />
    </Suspense>
  )
}
