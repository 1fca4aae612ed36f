import { useQuery } from '@tanstack/react-query'
import { paths } from '../paths.ts'
import { first } from '../queries.ts'
import { RequestLine } from '../requests/request-line.tsx'
import { Answered } from '../ui/answered.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { LinkText } from '../ui/link.tsx'
import { Section } from '../ui/page.tsx'
import { useWords } from '../words/language.ts'
import classes from './today.module.css'

/** Who asked and has not been read yet, the newest first. */
export function NewRequests() {
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
