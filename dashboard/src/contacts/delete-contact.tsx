import type { Contact } from '@aushang/sdk'
import { useNavigate } from '@tanstack/react-router'
import { api } from '../api.ts'
import { paths } from '../paths.ts'
import { AskFirst } from '../ui/ask-first.tsx'
import { useAct } from '../ui/use-act.tsx'
import { useWords } from '../words/language.ts'
import { contactName } from './contact-name.ts'

/** Asks first; who is still shown somewhere stays, and the service says where. */
export function DeleteContact({ contact }: { contact: Contact }) {
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
