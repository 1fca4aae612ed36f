import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { api } from '../api.ts'
import { paths } from '../paths.ts'
import { readForm } from '../ui/read-form.ts'
import { useAct } from '../ui/use-act.tsx'
import { useWords } from '../words/language.ts'
import { Entrance, IncompleteLink } from './entrance.tsx'
import { EntranceFailure } from './entrance-failure.tsx'
import { linkToken } from './link-token.ts'
import { NewPasswordInput } from './new-password-input.tsx'

/** By the link of a mail, or of whoever runs the installation. All other sessions end. */
export function NewPasswordPage() {
  const words = useWords()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [token] = useState(linkToken)
  const reset = useAct((draft: { password: string }) => api.resetPassword(token, draft), {
    changes: [],
    isFailureShown: true,
    onDone: () => {
      queries.clear()
      return navigate({ to: paths.today, replace: true })
    },
  })
  if (token === '') return <IncompleteLink title={words.sessions.newPassword} text={words.sessions.askForLink} />
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
