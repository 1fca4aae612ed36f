import { useLanguage, useWords } from '../../words/language.ts'
import { fieldId } from './field-id.ts'
import { type FieldNote, FieldNotes } from './field-notes.tsx'
import type { Member } from './member.ts'
import classes from './form.module.css'

interface YesNoProps {
  member: Member
  value: unknown
  notes: readonly FieldNote[]
  isReadOnly: boolean
  onChange: (value: boolean | undefined) => void
}

/** Yes, no, or nothing said: portals make a difference between the last two. What is chosen is taken back by choosing it again. */
export function YesNo({ member, value, notes, isReadOnly, onChange }: YesNoProps) {
  const words = useWords()
  const language = useLanguage()
  const id = fieldId(member.path)
  return (
    <div
      className={classes.yesNo}
      role="group"
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}.name`}
      aria-describedby={`${id}.notes`}
    >
      <span id={`${id}.name`} className={classes.yesNoName}>
        {member.name[language]}
      </span>
      <span className={classes.answers}>
        {[true, false].map((answer) => (
          <button
            key={String(answer)}
            type="button"
            className={classes.answer}
            aria-pressed={value === answer}
            disabled={isReadOnly}
            onClick={() => onChange(value === answer ? undefined : answer)}
          >
            {answer ? words.form.yes : words.form.no}
          </button>
        ))}
      </span>
      <span id={`${id}.notes`}>
        <FieldNotes notes={notes} />
        <span className={classes.help}>{member.explanation[language]}</span>
      </span>
    </div>
  )
}
