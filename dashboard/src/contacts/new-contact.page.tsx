import type { ContactDraft } from '@aushang/sdk'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { api } from '../api.ts'
import { paths } from '../paths.ts'
import { one } from '../queries.ts'
import { Failure } from '../ui/failure.tsx'
import type { Draft } from '../ui/form/draft.ts'
import { useFirstFault } from '../ui/form/field-id.ts'
import { LeaveGuard } from '../ui/form/leave-guard.tsx'
import { Members } from '../ui/form/members.tsx'
import { SaveBar } from '../ui/form/save-bar.tsx'
import { useDraft } from '../ui/form/use-draft.ts'
import { notesOfIssues } from '../ui/form/use-edited.ts'
import { LinkText } from '../ui/link.tsx'
import { Page, Section } from '../ui/page.tsx'
import { useAct } from '../ui/use-act.tsx'
import { useWords } from '../words/language.ts'

const nothing: Draft = {}

export function NewContactPage() {
  const words = useWords()
  const navigate = useNavigate()
  const { data: form } = useSuspenseQuery(one('getContactForm'))
  const { draft, isDirty, set } = useDraft(nothing)
  const [refused, setRefused] = useState<Draft | null>(null)
  const create = useAct((given: Draft) => api.createContact(given as unknown as ContactDraft), {
    changes: ['listContacts'],
    done: () => words.form.saved,
    onDone: () => navigate({ to: paths.contacts, ignoreBlocker: true }),
    isFailureShown: true,
  })
  const issueNotes = notesOfIssues(create.error, form.members, draft, refused)
  useFirstFault(create.error, issueNotes)
  return (
    <Page title={words.contacts.new} above={<LinkText to={paths.contacts}>{words.contacts.title}</LinkText>}>
      <Section>
        <Members
          members={form.members}
          view={{
            draft,
            notes: issueNotes,
            onChange: set,
            isReadOnly: () => false,
          }}
        />
      </Section>
      <SaveBar
        action={words.form.save}
        isSaving={create.isPending}
        isDisabled={!isDirty}
        onSave={() => {
          setRefused(draft)
          create.mutate(draft)
        }}
      >
        {create.error !== null && <Failure error={create.error} members={form.members} />}
      </SaveBar>
      <LeaveGuard isDirty={isDirty} />
    </Page>
  )
}
