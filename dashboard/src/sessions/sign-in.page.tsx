import { Alert, Button, TextInput } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter, useSearch } from '@tanstack/react-router'
import { api } from '../api.ts'
import { paths } from '../paths.ts'
import { one } from '../queries.ts'
import { Failure } from '../ui/failure.tsx'
import { LinkText } from '../ui/link.tsx'
import { PasswordInput } from '../ui/password-input.tsx'
import { readForm } from '../ui/read-form.ts'
import { useAct } from '../ui/use-act.tsx'
import { useWords } from '../words/language.ts'
import { Entrance } from './entrance.tsx'

/** Leads back to where one was. */
export function SignInPage() {
  const words = useWords()
  const router = useRouter()
  const queries = useQueryClient()
  const { back } = useSearch({ from: paths.signIn })
  const signIn = useAct((draft: { email: string; password: string }) => api.signIn(draft), {
    changes: [],
    isFailureShown: true,
    onDone: () => {
      queries.clear()
      router.history.replace(back ?? paths.today)
    },
  })
  return (
    <Entrance title={words.sessions.signInTitle}>
      {back !== undefined && !signIn.isError && <Alert color="petrol">{words.sessions.signInFirst}</Alert>}
      <form onSubmit={(event) => signIn.mutate(readForm(event, ['email', 'password']))}>
        <TextInput name="email" type="email" label={words.sessions.email} autoComplete="username" required autoFocus />
        <PasswordInput name="password" label={words.sessions.password} autoComplete="current-password" required />
        {signIn.isError && <Failure error={signIn.error} />}
        <Button type="submit" loading={signIn.isPending}>
          {words.sessions.signIn}
        </Button>
      </form>
      <OtherWays />
    </Entrance>
  )
}

/** What else leads in, as the operator has it. */
function OtherWays() {
  const words = useWords()
  const { data: options } = useQuery(one('getSignInOptions'))
  return (
    <>
      {options?.isSetUp === false && <Alert color="yellow">{words.sessions.setUpWhere}</Alert>}
      {options?.canResetPassword && (
        <LinkText to={paths.forgottenPassword} size="sm">
          {words.sessions.forgotten}
        </LinkText>
      )}
      {options?.canSignUp && (
        <LinkText to={paths.signUp} size="sm">
          {words.sessions.signUp}
        </LinkText>
      )}
    </>
  )
}
