import type { Request } from '@aushang/sdk'
import { Button, Group } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useParams, useSearch } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { api } from '../api.ts'
import { paths } from '../paths.ts'
import { all, one } from '../queries.ts'
import { useMayChange } from '../sessions/use-may-change.ts'
import { Details } from '../ui/details.tsx'
import { FailedPage } from '../ui/failure.tsx'
import { Icon } from '../ui/icon.tsx'
import { LoadingRows } from '../ui/loading.tsx'
import { Section } from '../ui/page.tsx'
import { Time } from '../ui/time.tsx'
import { useAct } from '../ui/use-act.tsx'
import { useWords } from '../words/language.ts'
import { ErasePerson } from './erase-person.tsx'
import { ReadingPane } from './inbox.tsx'
import { MailBehind } from './mail-behind.tsx'
import { nameOf } from './person.ts'
import { ReplyButtons } from './reply-buttons.tsx'
import { RequestedObject } from './requested-object.tsx'
import classes from './requests.module.css'

/** One inquiry, read: who, what, about which object, and the mail that it came in. To open it is to have read it. */
export function RequestPage() {
  const { requestId } = useParams({ from: '/signed-in/requests/$requestId' })
  const search = useSearch({ from: '/signed-in/requests' })
  const query = useQuery(one('getRequest', requestId))
  return (
    <ReadingPane back={{ to: paths.requests, search }}>
      {query.isError ? (
        <FailedPage error={query.error} heading="h2" />
      ) : query.isPending ? (
        <Section isFlush>
          <LoadingRows count={6} />
        </Section>
      ) : (
        <OpenRequest key={requestId} request={query.data} />
      )}
    </ReadingPane>
  )
}

function OpenRequest({ request }: { request: Request }) {
  const words = useWords()
  const mayChange = useMayChange()
  const [isErasing, setErasing] = useState(false)
  const { mutate } = useMarkRead(request.id)
  const isOpened = useRef(false)
  useEffect(() => {
    if (!isOpened.current && mayChange && request.readAt === undefined) mutate(true)
    isOpened.current = true
  }, [mayChange, mutate, request.readAt])
  const { prospect, message, furtherDetails } = request
  return (
    <>
      <Section>
        <div className={classes.stack}>
          <header className={classes.head}>
            <h2 className={classes.name}>
              <bdi>{nameOf(prospect) || words.requests.nobody}</bdi>
            </h2>
            <span className={classes.when}>
              <Time at={request.receivedAt} />
            </span>
          </header>
          <ReplyButtons request={request} />
          {message !== undefined && (
            <p className={classes.text} dir="auto">
              {message}
            </p>
          )}
          {furtherDetails !== undefined && (
            <p className={`${classes.text} quiet`} dir="auto">
              {furtherDetails}
            </p>
          )}
          <RequestDetails request={request} />
          <RequestedObject request={request} />
        </div>
      </Section>
      <MailBehind load={() => api.getRequestMail(request.id)} name={['getRequestMail', request.id]} />
      {mayChange && (
        <Group gap="sm">
          <Button variant="default" disabled={request.readAt === undefined} onClick={() => mutate(false)}>
            {words.requests.markUnread}
          </Button>
          <Button variant="default" leftSection={<Icon name="bin" size={15} />} onClick={() => setErasing(true)}>
            {words.requests.erase}
          </Button>
        </Group>
      )}
      <ErasePerson request={request} isOpen={isErasing} onClose={() => setErasing(false)} />
    </>
  )
}

function RequestDetails({ request }: { request: Request }) {
  const words = useWords()
  const { prospect, wishes, preferredChannel, portal, targetId } = request
  const { data: targets, isPending } = useQuery(all('listTargets'))
  // The agency knows its portals by the names that it gave them, not by what they call themselves in mails.
  const portalName = isPending ? undefined : (targets?.find(({ id }) => id === targetId)?.name ?? portal?.name)
  const { address } = prospect
  const street = [address?.street, address?.streetNumber].filter(Boolean).join(' ')
  const place = [street, [address?.postalCode, address?.city].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  return (
    <Details
      rows={[
        [words.requests.wishes, wishes?.map((wish) => words.requestWishes[wish]).join(', ')],
        [words.requests.channel, preferredChannel && words.preferredChannels[preferredChannel]],
        [words.requests.company, prospect.lastName === undefined ? undefined : prospect.company],
        [words.requests.address, place || undefined],
        [words.requests.portal, portalName],
      ]}
    />
  )
}

/** Marks an inquiry as read, or as unread again. */
function useMarkRead(id: string) {
  return useAct((read: boolean) => api.patchRequest(id, { read }), {
    changes: ['listRequests', 'getRequest', 'countRequests', 'getAttention'],
    shown: (read) => {
      const marked = (request: Request) => (request.id === id ? withReading(request, read) : request)
      return {
        getRequest: marked,
        listRequests: marked,
        countRequests: (counts) => ({ ...counts, unread: Math.max(0, counts.unread + (read ? -1 : 1)) }),
      }
    },
  })
}

function withReading({ readAt: _before, ...request }: Request, read: boolean): Request {
  return read ? { ...request, readAt: new Date().toISOString() } : request
}
