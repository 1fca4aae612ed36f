import { AushangError } from '@aushang/sdk'
import { chooseLanguage, useLanguage, useWords } from '../words/language.ts'
import { paths } from '../paths.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { LinkButton } from '../ui/link.tsx'
import { LoadingRows } from '../ui/loading.tsx'
import { useTabTitle } from '../ui/page.tsx'
import classes from './entrance.module.css'

/** The frame of the pages in front of the door. */
export function Entrance({ title, children }: { title: string; children: React.ReactNode }) {
  const words = useWords()
  const other = useLanguage() === 'de' ? 'en' : 'de'
  useTabTitle(title)
  return (
    <main className={classes.entrance}>
      <div className={classes.card}>
        <p className={classes.brand}>
          <img src="/assets/aushang.svg" alt="" width="28" height="28" />
          Aushang
        </p>
        <h1 className={classes.title}>{title}</h1>
        {children}
      </div>
      <button type="button" className={classes.language} lang={other} onClick={() => chooseLanguage(other)}>
        {words.shell.otherLanguage}
      </button>
    </main>
  )
}

interface LinkedEntranceProps {
  title: string
  /** Where one gets a link. */
  where: string
  state: 'incomplete' | 'checking' | 'used'
}

/** In place of the form of a link that leads nowhere, or of which nobody knows yet. */
export function LinkedEntrance({ title, where, state }: LinkedEntranceProps) {
  if (state === 'incomplete') return <IncompleteLink title={title} text={where} />
  if (state === 'used') return <UsedLink title={title} />
  return (
    <Entrance title={title}>
      <LoadingRows count={3} />
    </Entrance>
  )
}

/** A link that was cut off on its way, or whose page was loaded again, which has taken it out of the address. */
function IncompleteLink({ title, text }: { title: string; text: string }) {
  const words = useWords()
  return (
    <Entrance title={title}>
      <EmptyState icon="key" title={words.sessions.linkIncomplete}>
        <p>{text}</p>
      </EmptyState>
    </Entrance>
  )
}

/** A link that has led somebody in before. */
export function UsedLink({ title }: { title: string }) {
  const words = useWords()
  return (
    <Entrance title={title}>
      <EmptyState icon="key" title={words.sessions.linkUsed}>
        <p>{words.sessions.linkUsedText}</p>
        <LinkButton to={paths.signIn}>{words.sessions.backToSignIn}</LinkButton>
      </EmptyState>
    </Entrance>
  )
}

/** Somebody was quicker, in another tab perhaps. */
export function isLinkUsed(error: unknown): boolean {
  return error instanceof AushangError && error.code === 'link_not_good'
}
