import type { Target } from '@aushang/sdk'
import { Section } from '../ui/page.tsx'
import { StateMark, type Tone } from '../ui/state-mark.tsx'
import { Time } from '../ui/time.tsx'
import { useWords } from '../words/language.ts'
import classes from './targets.module.css'

const tones: Record<NonNullable<Target['notes']>[number]['says'], Tone> = {
  accepted: 'good',
  remarked: 'given',
  unclear: 'waiting',
  refused: 'bad',
}

/** What the portal wrote about imports, unasked. Strangers may have written it: it is text. */
export function TargetNotes({ target }: { target: Target }) {
  const words = useWords()
  if (target.notes === undefined || target.notes.length === 0) return null
  return (
    <Section title={words.targets.notes} isFlush>
      <ul className={classes.notes}>
        {target.notes.map(({ receivedAt, says, sender, words: text }) => (
          <li key={receivedAt + text}>
            <span className={classes.line}>
              <StateMark tone={tones[says]} label={words.noteSays[says]} />
              <span className="quiet">
                {sender} <Time at={receivedAt} />
              </span>
            </span>
            <p className={classes.words}>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
