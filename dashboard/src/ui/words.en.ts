import type { SameWords } from '../words/same-words.ts'
import type { uiDe } from './words.de.ts'

export const uiEn: SameWords<typeof uiDe> = {
  ui: {
    cancel: 'Cancel',
    clear: 'Clear',
    showTyped: 'Show or hide what is typed',
    close: 'Close',
    copied: 'Copied',
    copy: 'Copy',
    copyThis: (what) => `Copy ${what}`,
    loading: 'Loading …',
    missingText: 'It may have been deleted, or the address is not complete.',
    missingTitle: 'There is nothing here.',
    pageFailed: 'This page cannot be shown right now.',
    requestId: 'request id',
    showMore: 'Show more',
    takeBack: 'Take it back',
    toToday: 'Back to today',
    tryAgain: 'Try again',
  },
  failures: {
    connectionFailed: 'The service cannot be reached. Please try again in a moment.',
    signedOut: 'Your session has ended. Please sign in again.',
    timeout: 'The service did not answer in time. Please try again in a moment.',
    unexpected: 'Something went wrong. Please reload the page.',
    unexpectedAnswer: 'The answer did not come from the service itself. Please try again in a moment.',
  },
}
