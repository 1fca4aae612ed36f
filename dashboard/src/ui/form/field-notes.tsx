import { Icon } from '../icon.tsx'
import classes from './form.module.css'

/** What is to be said about a field: that it cannot be so, that somebody should look at it, or only how it is taken; and who says so. */
export interface FieldNote {
  tone: 'bad' | 'waiting' | 'quiet'
  who?: string
  message: string
  /** The way to what it is about. */
  link?: React.ReactNode
}

export function FieldNotes({ notes }: { notes: readonly FieldNote[] }) {
  return notes.map(({ tone, who, message, link }) => (
    <span key={`${who} ${message}`} className={classes.note} data-tone={tone}>
      <Icon name={tone === 'quiet' ? 'info' : 'warning'} size={14} />
      <span>
        {/* What says itself whom it is from need not be told twice. */}
        {who !== undefined && !message.includes(who) && <strong>{who}: </strong>}
        {message} {link}
      </span>
    </span>
  ))
}
