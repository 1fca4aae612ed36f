import type { Session } from '@aushang/sdk'
import { Button, TextInput } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../api.ts'
import { one } from '../queries.ts'
import { Details } from '../ui/details.tsx'
import { Failure } from '../ui/failure.tsx'
import { LeaveGuard } from '../ui/form/leave-guard.tsx'
import { Section } from '../ui/page.tsx'
import { PasswordInput } from '../ui/password-input.tsx'
import { readForm } from '../ui/read-form.ts'
import { useAct } from '../ui/use-act.tsx'
import { chooseLanguage, useWords } from '../words/language.ts'
import { AccountSettings } from './account-settings.tsx'
import { LanguageSelect } from './language-select.tsx'
import { SettingsFrame } from './settings-frame.tsx'
import { SessionList } from './session-list.tsx'
import classes from './settings.module.css'

/** The person who has signed in, and what holds for the whole account. */
export function SettingsPage() {
  const words = useWords()
  const { data: session } = useSuspenseQuery(one('getSession'))
  return (
    <SettingsFrame part={words.settings.general}>
      <Self session={session} />
      <Password />
      <SessionList />
      <AccountSettings session={session} />
    </SettingsFrame>
  )
}

function Self({ session: { user } }: { session: Session }) {
  const words = useWords()
  const [name, setName] = useState(user.name)
  const [language, setLanguage] = useState(user.language)
  const save = useAct(() => api.patchOwnUser({ name, language }), {
    changes: ['getSession', 'listUsers'],
    shown: () => ({
      getSession: (each) => ({ ...each, user: { ...each.user, name, language } }),
      listUsers: (each) => (each.id === user.id ? { ...each, name, language } : each),
    }),
    done: () => words.settings.saved,
    onDone: () => chooseLanguage(language),
    isFailureShown: true,
  })
  return (
    <Section title={words.settings.self}>
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault()
          save.mutate(undefined)
        }}
      >
        <Details
          rows={[
            [words.sessions.email, user.email],
            [words.settings.role, words.roles[user.role]],
          ]}
        />
        <TextInput
          label={words.sessions.yourName}
          autoComplete="name"
          required
          maxLength={100}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <LanguageSelect value={language} onChange={setLanguage} />
        <LeaveGuard isDirty={name !== user.name || language !== user.language} />
        {save.isError && <Failure error={save.error} names={{ name: words.sessions.yourName }} />}
        <Button type="submit" loading={save.isPending} disabled={name === user.name && language === user.language}>
          {words.settings.save}
        </Button>
      </form>
    </Section>
  )
}

const passwordNames = ['currentPassword', 'password'] as const

function Password() {
  const words = useWords()
  // Emptied by being drawn anew.
  const [round, setRound] = useState(0)
  const change = useAct((draft: Record<(typeof passwordNames)[number], string>) => api.patchOwnUser(draft), {
    changes: ['listSessions'],
    done: () => words.settings.passwordSaved,
    onDone: () => setRound(round + 1),
    isFailureShown: true,
  })
  return (
    <Section title={words.sessions.password}>
      <form key={round} className={classes.form} onSubmit={(event) => change.mutate(readForm(event, passwordNames))}>
        <PasswordInput
          name="currentPassword"
          label={words.settings.currentPassword}
          autoComplete="current-password"
          required
        />
        <PasswordInput
          name="password"
          label={words.sessions.newPassword}
          description={words.sessions.passwordRule}
          autoComplete="new-password"
          minLength={10}
          required
        />
        {change.isError && (
          <Failure
            error={change.error}
            names={{ currentPassword: words.settings.currentPassword, password: words.sessions.newPassword }}
          />
        )}
        <Button type="submit" loading={change.isPending}>
          {words.settings.changePassword}
        </Button>
      </form>
    </Section>
  )
}
