import type { InvitationDraft, NewInvitation } from '@aushang/sdk'
import { Button, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../api.ts'
import { all } from '../queries.ts'
import { CodeBlock } from '../ui/code-block.tsx'
import { Failure } from '../ui/failure.tsx'
import { Choice } from '../ui/form/choice.tsx'
import { Section } from '../ui/page.tsx'
import { Time } from '../ui/time.tsx'
import { useAct } from '../ui/use-act.tsx'
import { useLanguage, useWords } from '../words/language.ts'
import { LanguageSelect } from './language-select.tsx'
import { asRole, useRoleChoice } from './roles.ts'
import classes from './settings.module.css'

/** Who is to come: a form, and those who have not come yet. */
export function Invitations() {
  const words = useWords()
  const { data: invitations = [] } = useQuery(all('listInvitations'))
  const take = useAct((id: string) => api.deleteInvitation(id), {
    changes: ['listInvitations'],
    shown: (id) => ({ listInvitations: (each) => (each.id === id ? null : each) }),
  })
  return (
    <>
      <Section title={words.settings.invite}>
        <InviteForm />
      </Section>
      {invitations.length > 0 && (
        <Section title={words.settings.invitations} isFlush>
          <ul className={classes.list}>
            {invitations.map(({ id, email, role, expiresAt }) => (
              <li key={id}>
                <span className={classes.who}>
                  <strong>{email}</strong>
                  <span className="quiet">
                    {words.roles[role]} · {words.settings.expires} <Time at={expiresAt} />
                  </span>
                </span>
                <Button
                  size="xs"
                  variant="default"
                  aria-label={words.settings.takeBackOf(email)}
                  onClick={() => take.mutate(id)}
                >
                  {words.settings.takeBack}
                </Button>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  )
}

function InviteForm() {
  const words = useWords()
  const roles = useRoleChoice()
  const spoken = useLanguage()
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<InvitationDraft['role']>('member')
  const [language, setLanguage] = useState(spoken)
  const invite = useAct((draft: InvitationDraft) => api.createInvitation(draft), {
    changes: ['listInvitations'],
    onDone: () => setEmail(''),
    isFailureShown: true,
  })
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        invite.mutate({ email, role, language })
      }}
    >
      <TextInput
        type="email"
        label={words.sessions.email}
        required
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      <Choice
        label={words.settings.role}
        description={words.settings.roleHelp}
        data={roles}
        value={role}
        onChange={(chosen) => setRole(asRole(chosen))}
      />
      <LanguageSelect value={language} onChange={setLanguage} />
      {invite.isError && <Failure error={invite.error} names={{ email: words.sessions.email }} />}
      <Button type="submit" loading={invite.isPending}>
        {words.settings.inviteNow}
      </Button>
      {invite.data !== undefined && <Invited invitation={invite.data} />}
    </form>
  )
}

/** Where there is no outgoing mail, the link is handed on by hand, and shown once. */
function Invited({ invitation }: { invitation: NewInvitation }) {
  const words = useWords()
  return (
    <div aria-live="polite">
      <p>{invitation.isMailed ? words.settings.invitedByMail(invitation.email) : words.settings.invitedByHand}</p>
      {invitation.url !== undefined && <CodeBlock label={words.settings.invitationLink} text={invitation.url} />}
    </div>
  )
}
