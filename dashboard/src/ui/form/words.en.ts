import type { SameWords } from '../../words/same-words.ts'
import type { formDe } from './words.de.ts'

export const formEn: SameWords<typeof formDe> = {
  form: {
    addRow: 'Add',
    alsoTheirs: (names) => `Also changed, and kept: ${names}.`,
    conflictText: (who) => `${who} has changed the same meanwhile. Which is to stand?`,
    conflictTitle: 'Two people changed the same',
    dateHint: 'DD/MM/YYYY',
    eitherNumber: (typed, one, other) => `“${typed}” can mean two things. Please write ${one} or ${other}.`,
    leave: 'Discard and go on',
    leaveText: 'What you changed is not saved yet, and would be lost.',
    leaveTitle: 'Leave without saving?',
    mine: 'Your version',
    no: 'No',
    noDay: (typed: string) => `“${typed}” is not a day. Please write it like 31/12/2026.`,
    noNumber: (typed: string) => `“${typed}” is not a number.`,
    nothingFound: 'Nothing found.',
    removeRow: (what, number) => `${what}: remove line ${number}`,
    reset: 'Discard',
    save: 'Save',
    saved: 'Saved.',
    saving: 'Save',
    signedOutText: 'What you filled in stays here. Sign in in a new window, come back here, and save.',
    signedOutTitle: 'Your session has ended',
    somebody: 'Somebody else',
    stale: (who) =>
      `${who} has changed something meanwhile. Saving keeps both; where you changed the same, you choose.`,
    takeChoice: 'Save this choice',
    theirs: (who) => `Version of ${who}`,
    unsaved: 'Not saved yet.',
    unset: 'not stated',
    yes: 'Yes',
  },
}
