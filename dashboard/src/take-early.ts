import type { Language } from './format.ts'

/** What `early.ts` has done before the application ran. */
export interface Early {
  language: Language
  /** Nobody has signed in: whatever is asked for would be refused. */
  isSignedOut: boolean
  answers: Map<string, Promise<Response | null>>
}

declare global {
  interface Window {
    early: Early
  }
}

/** So long after the page was opened, an answer is taken for a new one. */
const freshMs = 10_000

/** What was asked for already. Once: whoever asks again wants to know how it is now. */
export function takeEarly(url: string): Promise<Response | null> | undefined {
  const { answers } = window.early
  const answer = answers.get(url)
  answers.delete(url)
  return performance.now() < freshMs ? answer : undefined
}
