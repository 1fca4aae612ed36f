import { useQuery } from '@tanstack/react-query'
import { paths } from '../paths.ts'
import { first } from '../queries.ts'
import { RequestLine } from '../requests/request-line.tsx'
import { Answered } from '../ui/answered.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { LinkText } from '../ui/link.tsx'
import { Page, Section } from '../ui/page.tsx'
import { useWords } from '../words/language.ts'
import { Lately } from './lately.tsx'
import { NeedsSomeone } from './needs-someone.tsx'
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

/** Who asked and has not been read yet, the newest first. */
function NewRequests() {
  const words = useWords()
  const query = useQuery(first('listRequests', { read: false, order: 'desc', limit: 6 }))
  const actions = <LinkText to={paths.requests}>{words.today.allRequests}</LinkText>
  return (
    <Section title={words.today.newRequests} actions={actions} isFlush>
      <Answered query={query} rows={3} rowHeight={56}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState icon="request" title={words.today.noRequests} />
          ) : (
            <ul className={classes.rows}>
              {items.map((request) => (
                <li key={request.id}>
                  <RequestLine request={request} />
                </li>
              ))}
            </ul>
          )
        }
      </Answered>
    </Section>
  )
}
