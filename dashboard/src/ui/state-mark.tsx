import classes from './state-mark.module.css'

/**
 * What is the case, in a colour and a shape that mean the same on every page:
 *
 *   good     it is as it should be          waiting  it waits for somebody, or for its time
 *   given    handed over, not confirmed     bad      it was refused, or it failed
 *   moving   on its way                     leaving  being taken down
 *   off      there is nothing, or it is switched off
 */
export type Tone = 'good' | 'given' | 'moving' | 'waiting' | 'bad' | 'leaving' | 'off'

const shapes: Record<Tone, React.ReactNode> = {
  good: <circle cx="6" cy="6" r="4.5" fill="currentColor" />,
  given: (
    <>
      <circle cx="6" cy="6" r="4.5" fill="none" stroke="currentColor" strokeWidth="1.5" />
      <circle cx="6" cy="6" r="2" fill="currentColor" />
    </>
  ),
  moving: (
    <>
      <circle cx="6" cy="6" r="4.5" fill="none" stroke="currentColor" strokeWidth="1.5" />
      <path d="M6 1.5a4.5 4.5 0 0 1 0 9Z" fill="currentColor" />
    </>
  ),
  waiting: (
    <>
      <circle cx="6" cy="6" r="4.5" fill="none" stroke="currentColor" strokeWidth="1.5" />
      <path d="M6 3.4V6l1.8 1.2" fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" />
    </>
  ),
  bad: <path d="m2.2 2.2 7.6 7.6M9.8 2.2 2.2 9.8" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" />,
  leaving: (
    <path
      d="M6 1.5v8M2.5 6.5 6 10l3.5-3.5"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  ),
  off: <path d="M2.5 6h7" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" />,
}

/** A mark with its word. Where the word has no place (`isBare`), it is still read aloud, and shown under the pointer. */
export function StateMark({ tone, label, isBare }: { tone: Tone; label: string; isBare?: boolean }) {
  return (
    <span className={classes.mark} data-tone={tone} {...(isBare && { title: label })}>
      <svg width="12" height="12" viewBox="0 0 12 12" aria-hidden="true" focusable="false">
        {shapes[tone]}
      </svg>
      <span className={isBare ? 'only-read-aloud' : undefined}>{label}</span>
    </span>
  )
}
