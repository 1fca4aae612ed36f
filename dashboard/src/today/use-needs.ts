import type { PropertyOverview, Target } from '@aushang/sdk'
import { useQuery } from '@tanstack/react-query'
import type { LinkProps } from '@tanstack/react-router'
import { paths } from '../paths.ts'
import { all, first } from '../queries.ts'
import { useFormat, useWords } from '../words/language.ts'
import { useNow } from '../ui/time.tsx'

/** Something that does not go on by itself: why, in a sentence, and where it is mended. */
export interface Need {
  key: string
  tone: 'bad' | 'waiting'
  sentence: string
  action: string
  link: Pick<LinkProps, 'to' | 'params' | 'search'>
}

/** Alike ones beyond this many are one line. */
const foldedFrom = 4
const overviewsMax = 200
const week = 7 * 86_400_000

export interface Needs {
  needs: Need[]
  isPending: boolean
  error: unknown
}

export function useNeeds(): Needs {
  const words = useWords()
  const format = useFormat()
  const now = useNow(60_000)
  const targets = useQuery(all('listTargets'))
  const troubled = useQuery(first('listPropertyOverviews', { needsSomeone: true, limit: overviewsMax }))
  const webhooks = useQuery(all('listWebhooks'))
  const unread = useQuery(first('listEvents', { name: 'request.parsing_failed', order: 'desc', limit: 50 }))
  const queries = [targets, troubled, webhooks, unread]

  const fromTargets = (targets.data ?? []).flatMap((target) => needOfTarget(target))
  const fromProperties = needsOfProperties(troubled.data?.items ?? [], targets.data ?? [])
  const fromWebhooks = (webhooks.data ?? []).flatMap(({ id, url, failingSince, disabledReason }): Need[] => {
    if (failingSince === undefined && disabledReason === undefined) return []
    const sentence =
      failingSince === undefined
        ? words.needs.webhookDisabled(hostOf(url))
        : words.needs.webhookFailing(hostOf(url), format.relative(failingSince, now))
    const link = { to: paths.webhook, params: { webhookId: id } }
    return [{ key: id, tone: 'bad', sentence, action: words.needs.look, link }]
  })
  const lately = (unread.data?.items ?? []).filter(({ eventTime }) => now - Date.parse(eventTime) < week)
  const fromMails: Need[] =
    lately.length === 0
      ? []
      : [
          {
            key: 'mails',
            tone: 'waiting',
            sentence: words.needs.unreadable(lately.length),
            action: words.needs.look,
            link: { to: paths.unreadableMails },
          },
        ]
  return {
    needs: [...fromTargets, ...fromProperties, ...fromWebhooks, ...fromMails],
    isPending: queries.some(({ isPending }) => isPending),
    error: queries.find(({ isError }) => isError)?.error,
  }

  function needOfTarget({ id, name, authorizationStatus }: Target): Need[] {
    if (authorizationStatus === 'authorized') return []
    const sentence = authorizationStatus === 'pending' ? words.needs.accessPending(name) : words.needs.accessLost(name)
    const link = { to: paths.target, params: { targetId: id } }
    return [{ key: id, tone: 'waiting', sentence, action: words.needs.connect, link }]
  }

  function needsOfProperties(properties: PropertyOverview[], targets: Target[]): Need[] {
    const pictures = properties.flatMap(({ id, externalId, processingStatus, failureMessage }): Need[] => {
      if (processingStatus !== 'failed') return []
      const sentence = words.needs.picture(externalId, failureMessage ?? '')
      const link = { to: paths.propertyPictures, params: { propertyId: id } }
      return [{ key: `${id} pictures`, tone: 'bad', sentence, action: words.needs.look, link }]
    })
    return [...pictures, ...groupAlike(refusalsOf(properties, targets)).flatMap((alike) => needsOfAlike(alike))]
  }

  function needsOfAlike(alike: Refusal[]): Need[] {
    const [{ target, message } = {}] = alike
    if (target !== undefined && alike.length >= foldedFrom) {
      const link = { to: paths.properties, search: { targetId: target.id, listingStatus: 'failed' as const } }
      const sentence = words.needs.refusedMany(target.name, alike.length, message ?? '')
      return [{ key: target.id + message, tone: 'bad', sentence, action: words.needs.look, link }]
    }
    return alike.map(({ target, property, listingId, message, field }) => ({
      key: listingId,
      tone: 'bad',
      sentence: words.needs.refused(target.name, property.externalId, message),
      action: field === undefined ? words.needs.look : words.listings.mend,
      link:
        field === undefined
          ? { to: paths.propertyPortals, params: { propertyId: property.id }, search: { listing: listingId } }
          : { to: paths.propertyData, params: { propertyId: property.id }, search: { field } },
    }))
  }
}

interface Refusal {
  property: PropertyOverview
  target: Target
  listingId: string
  message: string
  /** Where in the property the fault lies. */
  field: string | undefined
}

function refusalsOf(properties: PropertyOverview[], targets: Target[]): Refusal[] {
  return properties.flatMap((property) =>
    property.listings.flatMap(({ id, targetId, status, problems, failureMessage }) => {
      const target = targets.find((each) => each.id === targetId)
      if (status !== 'failed' || target === undefined) return []
      const problem = problems?.find(({ path }) => path.startsWith('/fields'))
      const message = problem?.message ?? failureMessage ?? ''
      return { property, target, listingId: id, message, field: problem?.path }
    }),
  )
}

function groupAlike(refusals: Refusal[]): Refusal[][] {
  return Object.values(Object.groupBy(refusals, ({ target, message }) => `${target.id} ${message}`)).flatMap((alike) =>
    alike === undefined ? [] : [alike],
  )
}

function hostOf(url: string): string {
  return URL.parse(url)?.host ?? url
}
