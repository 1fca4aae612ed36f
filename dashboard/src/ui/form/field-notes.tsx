import { Icon } from '../icon.tsx'
import classes from './form.module.css'

/** What is to be said about a field: that it cannot be so, or that it is taken but not quite as it stands; and who says so. */
export interface FieldNote {
  tone: 'bad' | 'waiting'
  who?: string
  message: string
}

export function FieldNotes({ notes }: { notes: readonly FieldNote[] }) {
  return notes.map(({ tone, who, message }) => (
    <span key={`${who} ${message}`} className={classes.note} data-tone={tone}>
      <Icon name={tone === 'bad' ? 'warning' : 'info'} size={14} />
      <span>
        {/* What says itself whom it is from need not be told twice. */}
        {who !== undefined && !message.includes(who) && <strong>{who}: </strong>}
        {message}
      </span>
    </span>
  ))
}
