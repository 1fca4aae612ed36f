import classes from './state-mark.module.css'

/**
 * What is the case, in a colour and a shape that mean the same on every page:
 *
 *   good     it is as it should be          waiting  it waits for somebody, or for its time
 *   given    handed over, not confirmed     bad      it was refused, or it failed
 *   moving   on its way                     leaving  being taken down
 *   off      there is nothing, or it is switched off
 *
 * Both stand in theme.css, by `data-tone`.
 */
export type Tone = 'good' | 'given' | 'moving' | 'waiting' | 'bad' | 'leaving' | 'off'

/** A mark with its word. Where the word has no place (`isBare`), it is still read aloud, and shown under the pointer. */
export function StateMark({ tone, label, isBare }: { tone: Tone; label: string; isBare?: boolean }) {
  return (
    <span className={classes.mark} data-tone={tone} {...(isBare && { title: label })}>
      {isBare ? <span className="only-read-aloud">{label}</span> : label}
    </span>
  )
}
