import { useQuery } from '@tanstack/react-query'
import { useParams, useSearch } from '@tanstack/react-router'
import { paths } from '../paths.ts'
import { one } from '../queries.ts'
import { LinkTabs } from '../ui/link-tabs.tsx'
import { useWords } from '../words/language.ts'

/** All inquiries, those about no object of ours, and mails that were none. */
export function RequestTabs() {
  const words = useWords()
  const { data: counts } = useQuery(one('countRequests'))
  const { requestId } = useParams({ strict: false })
  const { matched, q, read } = useSearch({ strict: false })
  const asked = { ...(q !== undefined && { q }), ...(read !== undefined && { read }) }
  // The tab that one is in leads to where one is: that is how it is known as the one.
  const here = (isOpen: boolean) =>
    isOpen && requestId !== undefined ? { to: paths.request, params: { requestId } } : { to: paths.requests }
  const activeOptions = { exact: true }
  return (
    <LinkTabs
      label={words.requests.title}
      tabs={[
        {
          label: words.requests.all,
          link: { ...here(matched === undefined), search: asked, activeOptions },
          aside: <Count value={counts?.unread} label={words.shell.unread} />,
        },
        {
          label: words.requests.unmatched,
          link: { ...here(matched === false), search: { ...asked, matched: false as const }, activeOptions },
          aside: <Count value={counts?.unmatched} />,
        },
        {
          label: words.requests.unreadable,
          link: { to: paths.unreadableMails, activeOptions: { includeSearch: false } },
          aside: <Count value={counts?.unreadable} />,
        },
      ]}
    />
  )
}

/** How many are behind the tab, or of these, as the label says. */
function Count({ value, label }: { value: number | undefined; label?: string }) {
  if (!value) return null
  return <span className="quiet">{label === undefined ? value : `${value} ${label}`}</span>
}
