import type { Contact } from '@aushang/sdk'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { api } from '../api.ts'
import { paths } from '../paths.ts'
import { one } from '../queries.ts'
import { useMayChange } from '../sessions/use-may-change.ts'
import { AskFirst } from '../ui/ask-first.tsx'
import { Failure } from '../ui/failure.tsx'
import { ConflictDialog } from '../ui/form/conflict-dialog.tsx'
import { LeaveGuard } from '../ui/form/leave-guard.tsx'
import { placesOf } from '../ui/form/member.ts'
import { Members } from '../ui/form/members.tsx'
import { SaveBar } from '../ui/form/save-bar.tsx'
import { useEdited } from '../ui/form/use-edited.ts'
import { LinkText } from '../ui/link.tsx'
import { Page, Section } from '../ui/page.tsx'
import { useAct } from '../ui/use-act.tsx'
import { useWords } from '../words/language.ts'
import { contactName } from './contact-name.ts'

export function ContactPage() {
  const words = useWords()
  const mayChange = useMayChange()
  const client = useQueryClient()
  const { contactId } = useParams({ from: '/signed-in/contacts/$contactId' })
  const { data: contact } = useSuspenseQuery(one('getContact', contactId))
  const { data: form } = useSuspenseQuery(one('getContactForm'))
  const edited = useEdited(contact, {
    members: form.members,
    patch: (patch, ifMatch) => api.patchContact(contactId, patch, { ifMatch }),
    read: () => api.getContact(contactId),
    changes: ['listContacts', 'getContact', 'listListings'],
    done: () => words.form.saved,
    onSaved: (saved) => client.setQueryData(one('getContact', contactId).queryKey, saved),
  })
  return (
    <Page
      title={contactName(contact)}
      above={<LinkText to={paths.contacts}>{words.contacts.title}</LinkText>}
      actions={
        <>
          <LinkText to={paths.properties} search={{ contactId }}>
            {words.contacts.inUse}
          </LinkText>
          {mayChange && <DeleteContact contact={contact} />}
        </>
      }
    >
      <Section>
        <Members
          members={form.members}
          view={{
            draft: edited.draft,
            notes: edited.issueNotes,
            onChange: edited.set,
            isReadOnly: () => !mayChange,
          }}
        />
      </Section>
      {(edited.isDirty || edited.isSaving) && (
        <SaveBar action={words.form.save} isSaving={edited.isSaving} onSave={edited.save} onReset={edited.reset}>
          {edited.error === null ? (
            edited.isDirty && words.form.unsaved
          ) : (
            <Failure error={edited.error} members={form.members} />
          )}
        </SaveBar>
      )}
      <LeaveGuard isDirty={edited.isDirty} />
      {edited.met !== null && (
        <ConflictDialog
          who={undefined}
          places={placesOf(form.members)}
          conflicts={edited.met.conflicts}
          theirPaths={edited.met.theirPaths}
          onChoose={edited.choose}
          onClose={edited.closeConflict}
        />
      )}
    </Page>
  )
}

/** Asks first; who is still shown somewhere stays, and the service says where. */
function DeleteContact({ contact }: { contact: Contact }) {
  const words = useWords()
  const navigate = useNavigate()
  const remove = useAct(() => api.deleteContact(contact.id), {
    changes: ['listContacts'],
    done: () => words.contacts.deleted,
    onDone: () => navigate({ to: paths.contacts, ignoreBlocker: true }),
    isFailureShown: true,
  })
  return (
    <AskFirst
      label={words.contacts.delete}
      title={words.contacts.deleteTitle(contactName(contact))}
      isDangerous
      act={remove}
    >
      {remove.error === null && words.contacts.deleteText}
    </AskFirst>
  )
}
