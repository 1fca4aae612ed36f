import type { LinkProps } from '@tanstack/react-router'
import { paths } from '../paths.ts'
import type { IconName } from '../ui/icon.tsx'
import { useWords } from '../words/language.ts'

export interface Found {
  icon: IconName
  title: string
  detail: string
  link: Pick<LinkProps, 'to' | 'params' | 'search'>
}

/** What the text that was typed may mean, the likeliest first. */
export function useFound(asked: string): Found[] {
  const words = useWords()
  const pages: Found[] = [
    { icon: 'today', title: words.today.title, detail: words.find.pages, link: { to: paths.today } },
    { icon: 'property', title: words.properties.title, detail: words.find.pages, link: { to: paths.properties } },
    { icon: 'request', title: words.requests.title, detail: words.find.pages, link: { to: paths.requests } },
    { icon: 'target', title: words.targets.title, detail: words.find.pages, link: { to: paths.targets } },
    { icon: 'contact', title: words.contacts.title, detail: words.find.pages, link: { to: paths.contacts } },
    { icon: 'webhook', title: words.webhooks.title, detail: words.find.pages, link: { to: paths.webhooks } },
    { icon: 'event', title: words.events.title, detail: words.find.pages, link: { to: paths.events } },
    { icon: 'key', title: words.apiKeys.title, detail: words.find.pages, link: { to: paths.apiKeys } },
    { icon: 'settings', title: words.settings.title, detail: words.find.pages, link: { to: paths.settings } },
  ]
  return pages.filter(({ title }) => title.toLowerCase().includes(asked.toLowerCase()))
}
