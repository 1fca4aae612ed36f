import type { AttentionItem, Target } from '@aushang/sdk'
import { useQuery } from '@tanstack/react-query'
import type { LinkProps } from '@tanstack/react-router'
import { paths } from '../paths.ts'
import { propertyName } from '../properties/number-of.ts'
import { all, one } from '../queries.ts'
import { useMayChange } from '../sessions/use-may-change.ts'
import { addressOf } from '../webhooks/webhook-address.ts'
import { useWords } from '../words/language.ts'

/** Something that does not go on by itself: why, in a sentence, and where it is mended. */
export interface Need {
  key: string
  tone: 'bad' | 'waiting'
  sentence: string
  since: string
  action: string
  link: Pick<LinkProps, 'to' | 'params' | 'search'>
}

/** As the service says it, in the words of who reads it. */
export function useNeeds(): { needs: Need[]; isPending: boolean; error: unknown } {
  const words = useWords()
  const attention = useQuery(one('getAttention'))
  const targets = useQuery(all('listTargets'))
  const mayChange = useMayChange()
  const webhooks = useQuery({ ...all('listWebhooks'), enabled: mayChange })
  const items = attention.data?.items ?? []
  return {
    needs: items.flatMap((item) => needsOf(item).map((need) => ({ ...need, since: item.since }))),
    isPending: attention.isPending || targets.isPending,
    error: attention.error ?? targets.error ?? undefined,
  }

  function needsOf(item: AttentionItem): Omit<Need, 'since'>[] {
    const target = targets.data?.find(({ id }) => id === item.targetId)
    const key = [item.code, item.targetId, item.webhookId, item.failureCode].join(' ')
    switch (item.code) {
      case 'listings_failed':
        return target === undefined ? [] : needsOfListings(key, item, target)
      case 'listings_missing': {
        if (target === undefined) return []
        const link = { to: paths.differences, params: { targetId: target.id } }
        return [
          { key, tone: 'bad', sentence: words.needs.missing(target.name, item.count), action: words.needs.look, link },
        ]
      }
      case 'target_without_access': {
        if (target === undefined) return []
        const link = { to: paths.target, params: { targetId: target.id } }
        const why = item.authorizationStatus === 'pending' ? words.needs.accessPending : words.needs.noAccess
        return [{ key, tone: 'waiting', sentence: why(target.name, item.count), action: words.needs.connect, link }]
      }
      case 'properties_failed':
        return (item.examples ?? []).map(({ propertyId, externalId, title, failureMessage = '' }) => ({
          key: propertyId,
          tone: 'bad',
          sentence: words.needs.picture(propertyName({ id: propertyId, externalId, title }), failureMessage),
          action: words.needs.look,
          link: { to: paths.propertyPictures, params: { propertyId } },
        }))
      case 'webhook_failing':
      case 'webhook_disabled': {
        // Readers may not look at them.
        if (!mayChange) return []
        const address = addressOf(webhooks.data?.find(({ id }) => id === item.webhookId)?.url ?? '')
        const why = item.code === 'webhook_failing' ? words.needs.webhookFailing : words.needs.webhookDisabled
        const link = { to: paths.webhook, params: { webhookId: item.webhookId ?? '' } }
        return [{ key, tone: 'bad', sentence: why(address), action: words.needs.look, link }]
      }
      case 'mails_unreadable': {
        if (target === undefined) return []
        const link = { to: paths.unreadableMails }
        const sentence = words.needs.unreadable(target.name, item.count)
        return [{ key, tone: 'waiting', sentence, action: words.needs.look, link }]
      }
    }
  }

  /** A few are named, each with the field to mend; many that are alike lead into the grid. */
  function needsOfListings(key: string, item: AttentionItem, target: Target): Omit<Need, 'since'>[] {
    const { examples = [], count } = item
    if (count > examples.length) {
      const link = { to: paths.properties, search: { targetId: target.id, listingStatus: 'failed' as const } }
      const why = examples[0]?.failureMessage ?? ''
      const sentence = why.includes(target.name)
        ? words.needs.refusedManyNamed(count, why)
        : words.needs.refusedMany(target.name, count, why)
      return [{ key, tone: 'bad', sentence, action: words.needs.look, link }]
    }
    return examples.map(({ propertyId, listingId = '', externalId, title, problems = [], failureMessage = '' }) => {
      const name = propertyName({ id: propertyId, externalId, title })
      const problem = problems.find(({ path }) => path.startsWith('/fields'))
      const params = { propertyId }
      const why = problem?.message ?? failureMessage
      return {
        key: listingId,
        tone: 'bad',
        // A reason that says whose it is need not be told twice.
        sentence: why.includes(target.name)
          ? words.needs.refusedNamed(name, why)
          : words.needs.refused(target.name, name, why),
        action: problem === undefined ? words.needs.look : words.listings.mend,
        link:
          problem === undefined
            ? { to: paths.propertyPortals, params, search: { listing: listingId } }
            : { to: paths.propertyData, params, search: { field: problem.path } },
      }
    })
  }
}
