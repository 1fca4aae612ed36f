import type { Event, Request } from '@aushang/sdk'
import { useQuery } from '@tanstack/react-query'
import { paths } from '../paths.ts'
import { propertyName } from '../properties/number-of.ts'
import { all, one } from '../queries.ts'
import { nameOf } from '../requests/person.ts'
import { useRequestedName } from '../requests/use-requested-name.ts'
import { LinkText } from '../ui/link.tsx'
import { StateMark } from '../ui/state-mark.tsx'
import { addressOf } from '../webhooks/webhook-address.ts'
import { useWords } from '../words/language.ts'

/** An event as a person would tell it, with the way to what it is about. */
export function EventSentence({ event }: { event: Event }) {
  const words = useWords()
  switch (event.eventName) {
    case 'publication.succeeded': {
      const { propertyId, targetId, operation } = event.eventPayload
      return (
        <>
          <StateMark tone={operation === 'delete' ? 'leaving' : 'good'} label={words.eventSentences.done} isBare />{' '}
          <PropertyName propertyId={propertyId} /> {words.publications[operation]} <TargetName targetId={targetId} />
        </>
      )
    }
    case 'publication.failed': {
      const { propertyId, targetId, failureMessage } = event.eventPayload
      return (
        <>
          <StateMark tone="bad" label={words.eventSentences.failed} isBare /> <PropertyName propertyId={propertyId} />{' '}
          {words.eventSentences.refusedBy} <TargetName targetId={targetId} />: {failureMessage}
        </>
      )
    }
    case 'listing.missing': {
      const { propertyId, targetId } = event.eventPayload
      return (
        <>
          <StateMark tone="bad" label={words.eventSentences.failed} isBare /> <PropertyName propertyId={propertyId} />{' '}
          {words.eventSentences.missingOn} <TargetName targetId={targetId} />
        </>
      )
    }
    case 'request.created': {
      const { id, prospect } = event.eventPayload
      return (
        <>
          <StateMark tone="moving" label={words.eventSentences.inquiry} isBare />{' '}
          <LinkText to={paths.request} params={{ requestId: id }}>
            <bdi>{nameOf(prospect) || words.eventSentences.somebody}</bdi>
          </LinkText>{' '}
          <Asked request={event.eventPayload} />
        </>
      )
    }
    case 'request.parsing_failed':
      return (
        <>
          <StateMark tone="waiting" label={words.eventSentences.failed} isBare />{' '}
          {words.eventSentences.unreadable(event.eventPayload.subject)}
        </>
      )
    case 'property.processing_succeeded':
    case 'property.processing_failed': {
      const hasFailed = event.eventName === 'property.processing_failed'
      const { id, externalId, fields } = event.eventPayload
      return (
        <>
          <StateMark
            tone={hasFailed ? 'bad' : 'good'}
            label={hasFailed ? words.eventSentences.failed : words.eventSentences.done}
            isBare
          />{' '}
          <LinkText to={paths.property} params={{ propertyId: id }}>
            {propertyName({ id, externalId, title: fields.title })}
          </LinkText>{' '}
          {hasFailed ? words.eventSentences.processingFailed : words.eventSentences.processed}
        </>
      )
    }
    case 'target.unauthorized':
      return (
        <>
          <StateMark tone="bad" label={words.eventSentences.failed} isBare /> {words.eventSentences.noAccess}{' '}
          <TargetName targetId={event.eventPayload.targetId} />
        </>
      )
    case 'webhook.disabled':
      return (
        <>
          <StateMark tone="bad" label={words.eventSentences.failed} isBare />{' '}
          {words.eventSentences.webhookDisabled(addressOf(event.eventPayload.url))}
        </>
      )
    case 'webhook.ping':
      return (
        <>
          <StateMark tone="good" label={words.eventSentences.done} isBare /> {words.eventSentences.webhookPing}
        </>
      )
  }
}

function Asked({ request }: { request: Pick<Request, 'propertyId' | 'externalId'> }) {
  const words = useWords()
  const objectName = useRequestedName(request)
  return objectName === undefined ? words.eventSentences.asked : words.eventSentences.askedAbout(objectName)
}

function PropertyName({ propertyId }: { propertyId: string }) {
  const words = useWords()
  const { data, isError } = useQuery({ ...one('getProperty', propertyId), retry: false })
  if (isError) return words.eventSentences.goneProperty
  return (
    <LinkText to={paths.propertyPortals} params={{ propertyId }}>
      {data === undefined ? '…' : propertyName({ ...data, title: data.fields.title })}
    </LinkText>
  )
}

function TargetName({ targetId }: { targetId: string }) {
  const words = useWords()
  const { data: targets } = useQuery(all('listTargets'))
  if (targets === undefined) return '…'
  return targets.find(({ id }) => id === targetId)?.name ?? words.eventSentences.goneTarget
}
