import { Button, TextInput } from '@mantine/core'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useDebouncedCallback } from '@mantine/hooks'
import { paths } from '../paths.ts'
import { pages } from '../queries.ts'
import { useMayChange } from '../sessions/use-may-change.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { Failure } from '../ui/failure.tsx'
import { Icon } from '../ui/icon.tsx'
import { LinkButton } from '../ui/link.tsx'
import { LoadingRows } from '../ui/loading.tsx'
import { Page, Section } from '../ui/page.tsx'
import { useWords } from '../words/language.ts'
import { ContactTable } from './contact-table.tsx'

/** The people whom portals show beside listings. */
export function ContactsPage() {
  const words = useWords()
  const mayChange = useMayChange()
  const navigate = useNavigate()
  const { q } = useSearch({ from: '/signed-in/contacts' })
  const [typed, setTyped] = useState(q ?? '')
  const find = useDebouncedCallback((next: string) => {
    void navigate({ to: paths.contacts, search: next.trim() === '' ? {} : { q: next }, replace: true })
  }, 200)
  const query = useInfiniteQuery({
    ...pages('listContacts', { limit: 100, ...(q !== undefined && { q }) }),
    placeholderData: keepPreviousData,
  })
  const contacts = query.data?.pages.flatMap(({ items }) => items) ?? []
  const create = (
    <LinkButton to={paths.newContact} leftSection={<Icon name="plus" />}>
      {words.contacts.new}
    </LinkButton>
  )
  return (
    <Page title={words.contacts.title} actions={mayChange && create}>
      {(contacts.length > 0 || q !== undefined) && (
        <TextInput
          type="search"
          aria-label={words.contacts.search}
          placeholder={words.contacts.search}
          leftSection={<Icon name="search" size={16} />}
          value={typed}
          onChange={({ currentTarget: { value } }) => {
            setTyped(value)
            find(value)
          }}
          maw="26rem"
        />
      )}
      {query.isError ? (
        <Failure error={query.error} />
      ) : query.isPending ? (
        <Section>
          <LoadingRows count={6} height={48} />
        </Section>
      ) : contacts.length > 0 ? (
        <ContactTable contacts={contacts} />
      ) : q === undefined ? (
        <EmptyState icon="contact" title={words.contacts.none}>
          <p>{words.contacts.noneText}</p>
          {mayChange && create}
        </EmptyState>
      ) : (
        <EmptyState icon="search" title={words.contacts.nothingFound} />
      )}
      {query.hasNextPage && (
        <Button variant="default" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {words.ui.showMore}
        </Button>
      )}
    </Page>
  )
}
