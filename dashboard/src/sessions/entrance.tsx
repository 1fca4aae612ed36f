import { chooseLanguage, useLanguage, useWords } from '../words/language.ts'
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
      <button type="button" className={classes.language} lang={other} onClick={() => void chooseLanguage(other)}>
        {words.shell.otherLanguage}
      </button>
    </main>
  )
}
