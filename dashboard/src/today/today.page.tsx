import { Page } from '../ui/page.tsx'
import { useWords } from '../words/language.ts'
import { Lately } from './lately.tsx'
import { NeedsSomeone } from './needs-someone.tsx'
import { NewRequests } from './new-requests.tsx'
import { PortalBars } from './portal-bars.tsx'
import classes from './today.module.css'

/** What needs someone, who asked, and what happened lately. */
export function TodayPage() {
  const words = useWords()
  return (
    <Page title={words.today.title}>
      <div className={classes.columns}>
        <div className={classes.column}>
          <NeedsSomeone />
          <NewRequests />
        </div>
        <div className={classes.column}>
          <PortalBars />
          <Lately />
        </div>
      </div>
    </Page>
  )
}
