import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { LinkProps } from '@tanstack/react-router'
import { contactName } from '../contacts/contact-name.ts'
import { paths } from '../paths.ts'
import { numberOf } from '../properties/number-of.ts'
import { first } from '../queries.ts'
import { nameOf } from '../requests/person.ts'
import { useMayChange } from '../sessions/use-may-change.ts'
import type { IconName } from '../ui/icon.tsx'
import { useWords } from '../words/language.ts'

export interface Found {
  key: string
  icon: IconName
  title: string
  detail: string
  link: Pick<LinkProps, 'to' | 'params' | 'search'>
}

const each = 5

/** What the text that was typed may mean: what is in the account first, then the pages of that name. */
export function useFound(asked: string): { found: Found[]; isAnswered: boolean } {
  const words = useWords()
  const query = { q: asked, limit: each, order: 'desc' as const }
  const isAsked = asked !== ''
  const when = { enabled: isAsked, placeholderData: keepPreviousData, staleTime: 5_000 }
  const properties = useQuery({ ...first('listPropertyOverviews', query), ...when })
  const requests = useQuery({ ...first('listRequests', query), ...when })
  const contacts = useQuery({ ...first('listContacts', query), ...when })
  const targets = useQuery({ ...first('listTargets', query), ...when })
  const pages = usePages(asked)
  if (!isAsked) return { found: pages, isAnswered: true }
  const found = [
    ...(properties.data?.items ?? []).map(({ id, title, externalId, city }): Found => ({
      key: id,
      icon: 'property',
      title,
      detail: [numberOf({ id, externalId }), city].filter(Boolean).join(' · '),
      link: { to: paths.propertyPortals, params: { propertyId: id } },
    })),
    ...(requests.data?.items ?? []).map(({ id, prospect, propertyId = '', externalId = '' }): Found => ({
      key: id,
      icon: 'request',
      title: nameOf(prospect) || words.requests.nobody,
      detail: numberOf({ id: propertyId, externalId }) ?? '',
      link: { to: paths.request, params: { requestId: id } },
    })),
    ...(contacts.data?.items ?? []).map((contact): Found => ({
      key: contact.id,
      icon: 'contact',
      title: contactName(contact),
      detail: contact.email,
      link: { to: paths.contact, params: { contactId: contact.id } },
    })),
    ...(targets.data?.items ?? []).map(({ id, name }): Found => ({
      key: id,
      icon: 'target',
      title: name,
      detail: words.requests.portal,
      link: { to: paths.target, params: { targetId: id } },
    })),
    ...pages,
  ]
  const isAnswered = [properties, requests, contacts, targets].every(
    ({ isPending, isPlaceholderData }) => !isPending && !isPlaceholderData,
  )
  return { found, isAnswered }
}

function usePages(asked: string): Found[] {
  const words = useWords()
  const pages = [
    ['today', words.today.title, paths.today],
    ['property', words.properties.title, paths.properties],
    ['request', words.requests.title, paths.requests],
    ['target', words.targets.title, paths.targets],
    ['contact', words.contacts.title, paths.contacts],
    ...(useMayChange() ? ([['webhook', words.webhooks.title, paths.webhooks]] as const) : []),
    ['event', words.events.title, paths.events],
    ['key', words.apiKeys.title, paths.apiKeys],
    ['settings', words.settings.title, paths.settings],
  ] as const
  return pages
    .filter(([, title]) => title.toLowerCase().includes(asked.toLowerCase()))
    .map(([icon, title, to]) => ({ key: to, icon, title, detail: words.find.pages, link: { to } }))
}
