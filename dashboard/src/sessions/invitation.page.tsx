import { Button, TextInput } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { api } from '../api.ts'
import { paths } from '../paths.ts'
import { one } from '../queries.ts'
import { Failure } from '../ui/failure.tsx'
import { LoadingRows } from '../ui/loading.tsx'
import { readForm } from '../ui/read-form.ts'
import { useAct } from '../ui/use-act.tsx'
import { useLanguage, useWords } from '../words/language.ts'
import { Entrance, isLinkUsed, LinkedEntrance, UsedLink } from './entrance.tsx'
import { EntranceFailure } from './entrance-failure.tsx'
import { NewPasswordInput } from './new-password-input.tsx'
import { useLink } from './use-link.ts'

const names = ['name', 'password'] as const

/** Whoever was invited chooses a name and a password, and is in. */
export function InvitationPage() {
  const words = useWords()
  const language = useLanguage()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { token, state } = useLink()
  const invitation = useQuery({ ...one('getOpenInvitation', token), enabled: state === 'good' })
  const accept = useAct(
    (draft: Record<(typeof names)[number], string>) => api.acceptInvitation(token, { ...draft, language }),
    {
      changes: [],
      isFailureShown: true,
      onDone: () => {
        queries.clear()
        return navigate({ to: paths.today, replace: true })
      },
    },
  )
  if (isLinkUsed(accept.error)) return <UsedLink title={words.sessions.invitation} />
  if (state !== 'good') {
    return <LinkedEntrance title={words.sessions.invitation} where={words.sessions.askForLink} state={state} />
  }
  if (invitation.isPending || invitation.isError) {
    return (
      <Entrance title={words.sessions.invitation}>
        {invitation.isError ? <Failure error={invitation.error} /> : <LoadingRows count={3} />}
      </Entrance>
    )
  }
  const { accountName, email, role, endsAccessTo } = invitation.data
  return (
    <Entrance title={words.sessions.invitedTo(accountName)}>
      <p>
        {email} · {words.roles[role]}
      </p>
      {endsAccessTo !== undefined && <p>{words.sessions.endsAccessTo(endsAccessTo)}</p>}
      <form onSubmit={(event) => accept.mutate(readForm(event, names))}>
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <TextInput name="name" label={words.sessions.yourName} autoComplete="name" required autoFocus />
        <NewPasswordInput />
        {accept.isError && <EntranceFailure error={accept.error} />}
        <Button type="submit" loading={accept.isPending}>
          {words.sessions.accept}
        </Button>
      </form>
    </Entrance>
  )
}
