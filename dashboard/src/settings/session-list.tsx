import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../api.ts'
import { paths } from '../paths.ts'
import { all } from '../queries.ts'
import { Confirm } from '../ui/confirm.tsx'
import { Failure } from '../ui/failure.tsx'
import { LoadingRows } from '../ui/loading.tsx'
import { Section } from '../ui/page.tsx'
import { Time } from '../ui/time.tsx'
import { useAct } from '../ui/use-act.tsx'
import { useWords } from '../words/language.ts'
import { browserName } from './browser-name.ts'
import classes from './settings.module.css'

/** Where the person is signed in, and how to end that: one, or everywhere at once. */
export function SessionList() {
  const words = useWords()
  const [isAsking, setAsking] = useState(false)
  const query = useQuery(all('listSessions'))
  const end = useAct((id: string) => api.endSession(id), { changes: ['listSessions'] })
  const endAll = useAct(() => api.signOutEverywhere(), {
    changes: [],
    // The whole page anew: nothing of the account is left in its memory.
    onDone: () => window.location.assign(paths.signIn),
  })
  return (
    <Section
      title={words.settings.sessions}
      isFlush
      actions={
        <Button size="xs" variant="default" onClick={() => setAsking(true)}>
          {words.settings.signOutEverywhere}
        </Button>
      }
    >
      {query.isError ? (
        <Failure error={query.error} />
      ) : query.isPending ? (
        <LoadingRows count={2} />
      ) : (
        <ul className={classes.list}>
          {query.data.map(({ id, address, userAgent, lastSeenAt, isCurrent }) => (
            <li key={id}>
              <span className={classes.who}>
                <strong title={userAgent}>{browserName(userAgent) ?? words.settings.unknownBrowser}</strong>
                <span className="quiet">
                  {address} · {isCurrent ? words.settings.thisOne : <Time at={lastSeenAt} />}
                </span>
              </span>
              {!isCurrent && (
                <Button
                  size="xs"
                  variant="default"
                  loading={end.isPending && end.variables === id}
                  onClick={() => end.mutate(id)}
                >
                  {words.shell.signOut}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <Confirm
        isOpen={isAsking}
        title={words.settings.signOutEverywhere}
        action={words.settings.signOutEverywhere}
        isDangerous
        isBusy={endAll.isPending}
        onConfirm={() => endAll.mutate(undefined)}
        onClose={() => setAsking(false)}
      >
        {words.settings.signOutEverywhereText}
      </Confirm>
    </Section>
  )
}
