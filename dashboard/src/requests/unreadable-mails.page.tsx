import { AushangError, type UnreadableMail } from '@aushang/sdk'
import { Button } from '@mantine/core'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { api } from '../api.ts'
import { paths } from '../paths.ts'
import { all, one, pages } from '../queries.ts'
import { useMayChange } from '../sessions/use-may-change.ts'
import { Details } from '../ui/details.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { FailedPage, Failure } from '../ui/failure.tsx'
import { LinkText } from '../ui/link.tsx'
import { LoadingRows } from '../ui/loading.tsx'
import { Page, Section } from '../ui/page.tsx'
import { Time } from '../ui/time.tsx'
import { useAct } from '../ui/use-act.tsx'
import { useWords } from '../words/language.ts'
import { MailBehind } from './mail-behind.tsx'
import { RequestTabs } from './request-tabs.tsx'
import classes from './requests.module.css'

/** Mails in which no inquiry was found: why, what stands in them, and another try. */
export function UnreadableMailsPage() {
  const words = useWords()
  const { mail } = useSearch({ from: '/signed-in/requests/unreadable' })
  return (
    <Page title={words.requests.title} isWide>
      <RequestTabs />
      <div className={classes.columns} data-open={mail !== undefined}>
        <Section isFlush>
          <MailList />
        </Section>
        <div>
          {mail === undefined ? (
            <Section>
              <EmptyState icon="request" title={words.mails.chooseOne} />
            </Section>
          ) : (
            <OpenMail key={mail} id={mail} />
          )}
        </div>
      </div>
    </Page>
  )
}

function MailList() {
  const words = useWords()
  const query = useInfiniteQuery(pages('listUnreadableMails', { order: 'desc', limit: 50 }))
  if (query.isPending) return <LoadingRows count={5} height={64} />
  if (query.isError) return <Failure error={query.error} />
  const mails = query.data.pages.flatMap(({ items }) => items)
  if (mails.length === 0) {
    return (
      <EmptyState icon="check" title={words.mails.none}>
        <p>{words.mails.noneText}</p>
      </EmptyState>
    )
  }
  return (
    <div className={classes.scroll}>
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
      {query.hasNextPage && (
        <div className={classes.more}>
          <Button variant="default" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {words.ui.showMore}
          </Button>
        </div>
      )}
    </div>
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
    <div className={classes.pane}>
      <LinkText to={paths.unreadableMails} className={classes.back}>
        {words.requests.backToList}
      </LinkText>
      {isGone ? (
        <Section>
          <EmptyState icon="check" title={words.mails.readNow}>
            <LinkText to={paths.requests} search={{}}>
              {words.requests.all}
            </LinkText>
          </EmptyState>
        </Section>
      ) : query.isError ? (
        <FailedPage error={query.error} />
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
    </div>
  )
}

function Why({ mail }: { mail: UnreadableMail }) {
  const words = useWords()
  const mayChange = useMayChange()
  const { data: targets } = useQuery(all('listTargets'))
  const reasons: Record<string, string | undefined> = words.mailFailures
  const again = useAct(() => api.rereadMail(mail.id), {
    changes: ['listUnreadableMails', 'getUnreadableMail', 'countRequests', 'listRequests', 'getAttention'],
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
