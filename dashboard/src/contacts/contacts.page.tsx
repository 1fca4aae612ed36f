import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { paths } from '../paths.ts'
import { pages } from '../queries.ts'
import { useMayChange } from '../sessions/use-may-change.ts'
import { AnsweredPages } from '../ui/answered.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Icon } from '../ui/icon.tsx'
import { LinkButton } from '../ui/link.tsx'
import { Page, Section } from '../ui/page.tsx'
import { SearchField } from '../ui/search-field.tsx'
import { useWords } from '../words/language.ts'
import { ContactTable } from './contact-table.tsx'
import classes from './contacts.module.css'

/** The people whom portals show beside listings. */
export function ContactsPage() {
  const words = useWords()
  const mayChange = useMayChange()
  const navigate = useNavigate()
  const { q } = useSearch({ from: '/signed-in/contacts' })
  const find = (next: string) =>
    void navigate({ to: paths.contacts, search: next.trim() === '' ? {} : { q: next }, replace: true })
  const query = useInfiniteQuery({
    ...pages('listContacts', { limit: 100, ...(q !== undefined && { q }) }),
    placeholderData: keepPreviousData,
  })
  const hasAny = (query.data?.pages[0]?.items.length ?? 0) > 0
  const create = (
    <LinkButton to={paths.newContact} leftSection={<Icon name="plus" />}>
      {words.contacts.new}
    </LinkButton>
  )
  const empty =
    q === undefined ? (
      <EmptyState icon="contact" title={words.contacts.none}>
        <p>{words.contacts.noneText}</p>
        {mayChange && create}
      </EmptyState>
    ) : (
      <EmptyState icon="search" title={words.contacts.nothingFound} />
    )
  return (
    <Page title={words.contacts.title} actions={mayChange && create}>
      {(hasAny || q !== undefined) && (
        <SearchField hint={words.contacts.search} value={q ?? ''} onChange={find} className={classes.search} />
      )}
      <Section isFlush>
        <AnsweredPages query={query} rows={6} rowHeight={48} empty={empty}>
          {(contacts) => <ContactTable contacts={contacts} />}
        </AnsweredPages>
      </Section>
    </Page>
  )
}
