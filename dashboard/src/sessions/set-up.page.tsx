import type { NewAccountSession } from '@aushang/sdk'
import { Button, TextInput } from '@mantine/core'
import { api } from '../api.ts'
import { paths } from '../paths.ts'
import { CodeBlock } from '../ui/code-block.tsx'
import { LinkButton } from '../ui/link.tsx'
import { readForm } from '../ui/read-form.ts'
import { useAct } from '../ui/use-act.tsx'
import { useLanguage, useWords } from '../words/language.ts'
import { Entrance, isLinkUsed, LinkedEntrance, UsedLink } from './entrance.tsx'
import { EntranceFailure } from './entrance-failure.tsx'
import { NewPasswordInput } from './new-password-input.tsx'
import { useLink } from './use-link.ts'

const names = ['accountName', 'name', 'email', 'password'] as const

/** The first person of a new installation makes its account, by the link that the service has printed. */
export function SetUpPage() {
  const words = useWords()
  const language = useLanguage()
  const { token, state } = useLink()
  const setUp = useAct((draft: Record<(typeof names)[number], string>) => api.setUp({ ...draft, token, language }), {
    changes: [],
    isFailureShown: true,
  })
  if (setUp.data !== undefined) return <FirstKey session={setUp.data} />
  if (isLinkUsed(setUp.error)) return <UsedLink title={words.sessions.setUpTitle} />
  if (state !== 'good') {
    return <LinkedEntrance title={words.sessions.setUpTitle} where={words.sessions.setUpWhere} state={state} />
  }
  return (
    <Entrance title={words.sessions.setUpTitle}>
      <form onSubmit={(event) => setUp.mutate(readForm(event, names))}>
        <TextInput name="accountName" label={words.sessions.agency} autoComplete="organization" required autoFocus />
        <TextInput name="name" label={words.sessions.yourName} autoComplete="name" required />
        <TextInput name="email" type="email" label={words.sessions.email} autoComplete="username" required />
        <NewPasswordInput />
        {setUp.isError && <EntranceFailure error={setUp.error} />}
        <Button type="submit" loading={setUp.isPending}>
          {words.sessions.createAccount}
        </Button>
      </form>
    </Entrance>
  )
}

/** The first API key is shown once, with a command that works as it stands. */
function FirstKey({ session }: { session: NewAccountSession }) {
  const words = useWords()
  const curl = `curl ${window.location.origin}/account \\\n  -H 'Authorization: Bearer ${session.apiKey}'`
  return (
    <Entrance title={words.sessions.welcome(session.user.name)}>
      <p>{words.sessions.firstKey}</p>
      <CodeBlock label={words.sessions.apiKey} text={session.apiKey} />
      <CodeBlock label={words.sessions.tryIt} text={curl} />
      <LinkButton to={paths.today}>{words.sessions.begin}</LinkButton>
    </Entrance>
  )
}
