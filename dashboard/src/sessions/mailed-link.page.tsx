import type { MailedLinkRequest } from '@aushang/sdk'
import { Button, TextInput } from '@mantine/core'
import { api } from '../api.ts'
import { paths } from '../paths.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { LinkText } from '../ui/link.tsx'
import { readForm } from '../ui/read-form.ts'
import { useAct } from '../ui/use-act.tsx'
import { useLanguage, useWords } from '../words/language.ts'
import { Entrance } from './entrance.tsx'
import { EntranceFailure } from './entrance-failure.tsx'

export function ForgottenPasswordPage() {
  const words = useWords()
  return <MailedLink title={words.sessions.forgotten} ask={(draft) => api.requestPasswordReset(draft)} />
}

export function SignUpPage() {
  const words = useWords()
  return <MailedLink title={words.sessions.signUp} ask={(draft) => api.signUp(draft)} />
}

/** Nobody learns here whether an address is known: the answer is the same. */
function MailedLink({ title, ask }: { title: string; ask: (draft: MailedLinkRequest) => Promise<unknown> }) {
  const words = useWords()
  const language = useLanguage()
  const request = useAct(ask, { changes: [], isFailureShown: true })
  return (
    <Entrance title={title}>
      {request.isSuccess ? (
        <EmptyState icon="request" title={words.sessions.mailSent}>
          <p>{words.sessions.mailSentText}</p>
        </EmptyState>
      ) : (
        <form onSubmit={(event) => request.mutate({ ...readForm(event, ['email']), language })}>
          <TextInput
            name="email"
            type="email"
            label={words.sessions.email}
            autoComplete="username"
            required
            autoFocus
          />
          {request.isError && <EntranceFailure error={request.error} />}
          <Button type="submit" loading={request.isPending}>
            {words.sessions.sendLink}
          </Button>
        </form>
      )}
      <LinkText to={paths.signIn} search={{}} size="sm">
        {words.sessions.backToSignIn}
      </LinkText>
    </Entrance>
  )
}
