import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { api } from '../api.ts'
import { paths } from '../paths.ts'
import { one } from '../queries.ts'
import { useMayChange } from '../sessions/use-may-change.ts'
import { Failure } from '../ui/failure.tsx'
import { ConflictDialog } from '../ui/form/conflict-dialog.tsx'
import { LeaveGuard } from '../ui/form/leave-guard.tsx'
import { Members } from '../ui/form/members.tsx'
import { placesOf } from '../ui/form/member.ts'
import { SaveBar } from '../ui/form/save-bar.tsx'
import { useEdited } from '../ui/form/use-edited.ts'
import { LinkText } from '../ui/link.tsx'
import { Page, Section } from '../ui/page.tsx'
import { useWords } from '../words/language.ts'
import { contactName } from './contact-name.ts'
import { DeleteContact } from './delete-contact.tsx'

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
