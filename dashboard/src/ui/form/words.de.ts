export const formDe = {
  form: {
    addRow: 'Hinzufügen',
    alsoTheirs: (names: string) => `Ebenfalls geändert und übernommen: ${names}.`,
    conflictText: (who: string) => `${who} hat inzwischen dasselbe geändert. Was soll gelten?`,
    conflictTitle: 'Zwei haben dasselbe geändert',
    dateHint: 'TT.MM.JJJJ',
    eitherNumber: (typed: string, one: string, other: string) =>
      `„${typed}“ kann zweierlei heißen. Bitte schreiben Sie ${one} oder ${other}.`,
    leave: 'Verwerfen und weiter',
    leaveText: 'Was Sie geändert haben, ist noch nicht gespeichert und geht sonst verloren.',
    leaveTitle: 'Ohne Speichern gehen?',
    mine: 'Ihre Fassung',
    no: 'Nein',
    nothingFound: 'Nichts gefunden.',
    removeRow: (what: string, number: number) => `${what}: Zeile ${number} entfernen`,
    reset: 'Verwerfen',
    save: 'Speichern',
    saved: 'Gespeichert.',
    saving: 'Speichern',
    signedOutText:
      'Was Sie eingegeben haben, bleibt hier stehen. Melden Sie sich in einem neuen Fenster an, kommen Sie hierher zurück und speichern Sie.',
    signedOutTitle: 'Ihre Sitzung ist abgelaufen',
    somebody: 'Jemand anders',
    stale: (who: string) =>
      `${who} hat inzwischen etwas geändert. Beim Speichern bleibt beides erhalten; wo Sie dasselbe geändert haben, wählen Sie aus.`,
    takeChoice: 'Auswahl speichern',
    theirs: (who: string) => `Fassung von ${who}`,
    unsaved: 'Noch nicht gespeichert.',
    unset: 'keine Angabe',
    yes: 'Ja',
  },
}
