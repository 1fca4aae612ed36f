import { useQuery } from '@tanstack/react-query'
import { paths } from '../paths.ts'
import { first } from '../queries.ts'
import { RequestLine } from '../requests/request-line.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Failure } from '../ui/failure.tsx'
import { LinkText } from '../ui/link.tsx'
import { LoadingRows } from '../ui/loading.tsx'
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
      {query.isError ? (
        <div className={classes.row}>
          <Failure error={query.error} />
        </div>
      ) : query.isPending ? (
        <LoadingRows count={3} />
      ) : query.data.items.length === 0 ? (
        <EmptyState icon="request" title={words.today.noRequests} />
      ) : (
        <ul className={classes.rows}>
          {query.data.items.map((request) => (
            <li key={request.id}>
              <RequestLine request={request} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
