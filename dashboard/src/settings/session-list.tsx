import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { api } from '../api.ts'
import { paths } from '../paths.ts'
import { all } from '../queries.ts'
import { Answered } from '../ui/answered.tsx'
import { AskFirst } from '../ui/ask-first.tsx'
import { Section } from '../ui/page.tsx'
import { Time } from '../ui/time.tsx'
import { useAct } from '../ui/use-act.tsx'
import { useWords } from '../words/language.ts'
import classes from './settings.module.css'

/** Where the person is signed in, and how to end that: one, or everywhere at once. */
export function SessionList() {
  const words = useWords()
  const query = useQuery(all('listSessions'))
  const end = useAct((id: string) => api.endSession(id), {
    changes: ['listSessions'],
    shown: (id) => ({ listSessions: (each) => (each.id === id ? null : each) }),
  })
  const endAll = useAct(() => api.signOutEverywhere(), {
    changes: [],
    isFailureShown: true,
    // The whole page anew: nothing of the account is left in its memory.
    onDone: () => window.location.assign(paths.signIn),
  })
  return (
    <Section
      title={words.settings.sessions}
      isFlush
      actions={
        <AskFirst label={words.settings.signOutEverywhere} isDangerous act={endAll} button={{ size: 'xs' }}>
          {words.settings.signOutEverywhereText}
        </AskFirst>
      }
    >
      <Answered query={query} rows={2}>
        {(sessions) => (
          <ul className={classes.list}>
            {sessions.map(({ id, address, userAgent, lastSeenAt, isCurrent }) => (
              <li key={id}>
                <span className={classes.who}>
                  <strong title={userAgent}>{browserName(userAgent) ?? words.settings.unknownBrowser}</strong>
                  <span className="quiet">
                    {address} · {isCurrent ? words.settings.thisOne : <Time at={lastSeenAt} />}
                  </span>
                </span>
                {!isCurrent && (
                  <Button size="xs" variant="default" onClick={() => end.mutate(id)}>
                    {words.shell.signOut}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </Answered>
    </Section>
  )
}

// The first that fits: most browsers call themselves by the names of others, too.
const browsers = [
  ['Edge', /Edg(?:e|A|iOS)?\//],
  ['Opera', /OPR\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Firefox', /(?:Firefox|FxiOS)\//],
  ['Chrome', /(?:Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /Safari\//],
] as const
const systems = [
  ['Android', /Android/],
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X/],
  ['Linux', /Linux/],
] as const

/** `Firefox, Windows`, as far as what a browser calls itself tells. */
function browserName(userAgent: string | undefined): string | undefined {
  if (userAgent === undefined) return undefined
  const names = [browsers, systems].map((known) => known.find(([, sign]) => sign.test(userAgent))?.[0])
  return names.filter(Boolean).join(', ') || userAgent.slice(0, 60)
}
