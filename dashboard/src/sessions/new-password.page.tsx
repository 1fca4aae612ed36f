import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { api } from '../api.ts'
import { paths } from '../paths.ts'
import { readForm } from '../ui/read-form.ts'
import { useAct } from '../ui/use-act.tsx'
import { useWords } from '../words/language.ts'
import { Entrance, isLinkUsed, LinkedEntrance, UsedLink } from './entrance.tsx'
import { EntranceFailure } from './entrance-failure.tsx'
import { NewPasswordInput } from './new-password-input.tsx'
import { useLink } from './use-link.ts'

/** By the link of a mail, or of whoever runs the installation. All other sessions end. */
export function NewPasswordPage() {
  const words = useWords()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { token, state } = useLink()
  const reset = useAct((draft: { password: string }) => api.resetPassword(token, draft), {
    changes: [],
    isFailureShown: true,
    onDone: () => {
      queries.clear()
      return navigate({ to: paths.today, replace: true })
    },
  })
  if (isLinkUsed(reset.error)) return <UsedLink title={words.sessions.newPassword} />
  if (state !== 'good') {
    return <LinkedEntrance title={words.sessions.newPassword} where={words.sessions.askForLink} state={state} />
  }
  return (
    <Entrance title={words.sessions.newPassword}>
      <form onSubmit={(event) => reset.mutate(readForm(event, ['password']))}>
        <NewPasswordInput />
        {reset.isError && <EntranceFailure error={reset.error} />}
        <Button type="submit" loading={reset.isPending}>
          {words.sessions.savePassword}
        </Button>
      </form>
    </Entrance>
  )
}
