export const uiDe = {
  ui: {
    cancel: 'Abbrechen',
    clear: 'Leeren',
    close: 'Schließen',
    copied: 'Kopiert',
    copy: 'Kopieren',
    copyThis: (what: string) => `${what} kopieren`,
    loading: 'Wird geladen …',
    missingText: 'Vielleicht wurde es gelöscht, oder die Adresse ist nicht vollständig.',
    missingTitle: 'Das gibt es hier nicht.',
    pageFailed: 'Diese Seite lässt sich gerade nicht zeigen.',
    requestId: 'Vorgangsnummer',
    showMore: 'Mehr zeigen',
    toToday: 'Zur Übersicht',
    tryAgain: 'Noch einmal versuchen',
  },
  failures: {
    connectionFailed: 'Keine Verbindung zum Dienst. Bitte gleich noch einmal versuchen.',
    timeout: 'Der Dienst hat nicht rechtzeitig geantwortet. Bitte gleich noch einmal versuchen.',
    unexpected: 'Da ist etwas schiefgegangen. Bitte die Seite neu laden.',
    unexpectedAnswer: 'Die Antwort kam nicht vom Dienst selbst. Bitte gleich noch einmal versuchen.',
  },
}
