import type { Contact } from '@aushang/sdk'
import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { api } from '../api.ts'
import { paths } from '../paths.ts'
import { Confirm } from '../ui/confirm.tsx'
import { Failure } from '../ui/failure.tsx'
import { useAct } from '../ui/use-act.tsx'
import { useWords } from '../words/language.ts'
import { contactName } from './contact-name.ts'

/** Asks first; who is still shown somewhere stays, and the service says where. */
export function DeleteContact({ contact }: { contact: Contact }) {
  const words = useWords()
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  const remove = useAct(() => api.deleteContact(contact.id), {
    changes: ['listContacts'],
    done: () => words.contacts.deleted,
    onDone: () => navigate({ to: paths.contacts, ignoreBlocker: true }),
    isFailureShown: true,
  })
  return (
    <>
      <Button
        variant="default"
        onClick={() => {
          remove.reset()
          setOpen(true)
        }}
      >
        {words.contacts.delete}
      </Button>
      <Confirm
        isOpen={isOpen}
        title={words.contacts.deleteTitle(contactName(contact))}
        action={words.contacts.delete}
        isDangerous
        isBusy={remove.isPending}
        onConfirm={() => remove.mutate(undefined)}
        onClose={() => setOpen(false)}
      >
        {remove.error === null ? words.contacts.deleteText : <Failure error={remove.error} />}
      </Confirm>
    </>
  )
}
