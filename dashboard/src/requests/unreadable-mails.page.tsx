import { AushangError, type UnreadableMail } from '@aushang/sdk'
import { Button } from '@mantine/core'
import { type InfiniteData, useInfiniteQuery, type UseInfiniteQueryResult, useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { api } from '../api.ts'
import { paths } from '../paths.ts'
import { all, one, pages } from '../queries.ts'
import { useMayChange } from '../sessions/use-may-change.ts'
import { Details } from '../ui/details.tsx'
import { AnsweredPages } from '../ui/answered.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { FailedPage } from '../ui/failure.tsx'
import { LinkText } from '../ui/link.tsx'
import { LoadingRows } from '../ui/loading.tsx'
import { Section } from '../ui/page.tsx'
import { Time } from '../ui/time.tsx'
import { useAct } from '../ui/use-act.tsx'
import { useWords } from '../words/language.ts'
import { hasAny, Inbox, ReadingPane } from './inbox.tsx'
import { MailBehind } from './mail-behind.tsx'
import classes from './requests.module.css'

/** Mails in which no inquiry was found: why, what stands in them, and another try. */
export function UnreadableMailsPage() {
  const words = useWords()
  const { mail } = useSearch({ from: '/signed-in/requests/unreadable' })
  const query = useInfiniteQuery(pages('listUnreadableMails', { order: 'desc', limit: 50 }))
  const { data: open } = useQuery({ ...one('getUnreadableMail', mail ?? ''), enabled: mail !== undefined })
  return (
    <Inbox
      tabTitle={[open && (open.subject || words.mails.noSubject), words.requests.unreadable]
        .filter(Boolean)
        .join(' · ')}
      list={<MailList query={query} />}
      choose={hasAny(query.data) ? words.mails.chooseOne : undefined}
    >
      {mail === undefined ? undefined : <OpenMail key={mail} id={mail} />}
    </Inbox>
  )
}

function MailList({ query }: { query: UseInfiniteQueryResult<InfiniteData<{ items: UnreadableMail[] }>> }) {
  const words = useWords()
  const empty = (
    <EmptyState icon="check" title={words.mails.none}>
      <p>{words.mails.noneText}</p>
    </EmptyState>
  )
  return (
    <AnsweredPages query={query} rowHeight={64} empty={empty}>
      {(mails) => (
        <ul className={classes.list} aria-label={words.requests.unreadable}>
          {mails.map((mail) => (
            <li key={mail.id}>
              <Link to={paths.unreadableMails} search={{ mail: mail.id }} className={classes.line} resetScroll={false}>
                <span className={classes.head}>
                  <span className="one-line">{mail.subject || words.mails.noSubject}</span>
                  <span className={classes.when}>
                    <Time at={mail.receivedAt} />
                  </span>
                </span>
                <span className={classes.message}>{mail.sender}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </AnsweredPages>
  )
}

function OpenMail({ id }: { id: string }) {
  const words = useWords()
  const query = useQuery({
    ...one('getUnreadableMail', id),
    // Nothing tells when it was read again, and is as unreadable as before.
    refetchInterval: ({ state }) => (state.data?.isWaiting === true ? 1_500 : false),
  })
  const isGone = query.error instanceof AushangError && query.error.status === 404
  return (
    <ReadingPane back={{ to: paths.unreadableMails, search: {} }}>
      {isGone ? (
        <Section>
          <EmptyState icon="check" title={words.mails.readNow} heading="h2">
            <LinkText to={paths.requests} search={{}}>
              {words.requests.all}
            </LinkText>
          </EmptyState>
        </Section>
      ) : query.isError ? (
        <FailedPage error={query.error} heading="h2" />
      ) : query.isPending ? (
        <Section isFlush>
          <LoadingRows count={4} />
        </Section>
      ) : (
        <>
          <Why mail={query.data} />
          <MailBehind
            load={() => api.getUnreadableMailSource(id)}
            name={['getUnreadableMailSource', id]}
            isOpenAtOnce
          />
        </>
      )}
    </ReadingPane>
  )
}

function Why({ mail }: { mail: UnreadableMail }) {
  const words = useWords()
  const mayChange = useMayChange()
  const { data: targets } = useQuery(all('listTargets'))
  const reasons: Record<string, string | undefined> = words.mailFailures
  const again = useAct(() => api.rereadMail(mail.id), {
    changes: ['listUnreadableMails', 'getUnreadableMail', 'countRequests', 'listRequests', 'getAttention'],
    shown: () => ({ getUnreadableMail: (each) => (each.id === mail.id ? { ...each, isWaiting: true } : each) }),
    done: () => words.mails.readingAgain,
  })
  return (
    <Section title={mail.subject || words.mails.noSubject}>
      <div className={classes.stack}>
        <p>{reasons[mail.failureCode] ?? words.mails.otherReason}</p>
        <Details
          rows={[
            [words.mails.from, mail.sender],
            [words.mails.forwardedTo, targets?.find(({ id }) => id === mail.targetId)?.name],
            [words.mails.date, <Time key="time" at={mail.receivedAt} />],
          ]}
        />
        {mayChange && (
          <Button
            variant="default"
            loading={again.isPending || mail.isWaiting}
            onClick={() => again.mutate(undefined)}
            style={{ justifySelf: 'start' }}
          >
            {words.mails.readAgain}
          </Button>
        )}
      </div>
    </Section>
  )
}
