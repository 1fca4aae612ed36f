export const formWords = {
  form: {
    addRow: { de: 'Hinzufügen', en: 'Add' },
    alsoTheirs: {
      de: (names: string) => `Ebenfalls geändert und übernommen: ${names}.`,
      en: (names: string) => `Also changed, and kept: ${names}.`,
    },
    conflictText: {
      de: (who: string) => `${who} hat inzwischen dasselbe geändert. Was soll gelten?`,
      en: (who: string) => `${who} has changed the same meanwhile. Which is to stand?`,
    },
    conflictTitle: { de: 'Zwei haben dasselbe geändert', en: 'Two people changed the same' },
    dateHint: { de: 'TT.MM.JJJJ', en: 'DD/MM/YYYY' },
    eitherNumber: {
      de: (typed: string, one: string, other: string) =>
        `„${typed}“ kann zweierlei heißen. Bitte schreiben Sie ${one} oder ${other}.`,
      en: (typed: string, one: string, other: string) =>
        `“${typed}” can mean two things. Please write ${one} or ${other}.`,
    },
    leave: { de: 'Verwerfen und weiter', en: 'Discard and go on' },
    leaveText: {
      de: 'Was Sie geändert haben, ist noch nicht gespeichert und geht sonst verloren.',
      en: 'What you changed is not saved yet, and would be lost.',
    },
    leaveTitle: { de: 'Ohne Speichern gehen?', en: 'Leave without saving?' },
    mine: { de: 'Ihre Fassung', en: 'Your version' },
    no: { de: 'Nein', en: 'No' },
    noDay: {
      de: (typed: string) => `„${typed}“ ist kein Tag. Bitte schreiben Sie ihn wie 31.12.2026.`,
      en: (typed: string) => `“${typed}” is not a day. Please write it like 31/12/2026.`,
    },
    noNumber: {
      de: (typed: string) => `„${typed}“ ist keine Zahl.`,
      en: (typed: string) => `“${typed}” is not a number.`,
    },
    nothingFound: { de: 'Nichts gefunden.', en: 'Nothing found.' },
    removeRow: {
      de: (what: string, number: number) => `${what}: Zeile ${number} entfernen`,
      en: (what: string, number: number) => `${what}: remove line ${number}`,
    },
    reset: { de: 'Verwerfen', en: 'Discard' },
    save: { de: 'Speichern', en: 'Save' },
    saved: { de: 'Gespeichert.', en: 'Saved.' },
    saving: { de: 'Speichern', en: 'Save' },
    signedOutText: {
      de: 'Was Sie eingegeben haben, bleibt hier stehen. Melden Sie sich in einem neuen Fenster an, kommen Sie hierher zurück und speichern Sie.',
      en: 'What you filled in stays here. Sign in in a new window, come back here, and save.',
    },
    signedOutTitle: { de: 'Ihre Sitzung ist abgelaufen', en: 'Your session has ended' },
    somebody: { de: 'Jemand anders', en: 'Somebody else' },
    stale: {
      de: (who: string) =>
        `${who} hat inzwischen etwas geändert. Beim Speichern bleibt beides erhalten; wo Sie dasselbe geändert haben, wählen Sie aus.`,
      en: (who: string) =>
        `${who} has changed something meanwhile. Saving keeps both; where you changed the same, you choose.`,
    },
    takeChoice: { de: 'Auswahl speichern', en: 'Save this choice' },
    theirs: { de: (who: string) => `Fassung von ${who}`, en: (who: string) => `Version of ${who}` },
    unsaved: { de: 'Noch nicht gespeichert.', en: 'Not saved yet.' },
    unset: { de: 'keine Angabe', en: 'not stated' },
    yes: { de: 'Ja', en: 'Yes' },
  },
}
