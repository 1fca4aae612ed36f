export const uiWords = {
  ui: {
    cancel: { de: 'Abbrechen', en: 'Cancel' },
    clear: { de: 'Leeren', en: 'Clear' },
    showTyped: { de: 'Eingabe zeigen oder verbergen', en: 'Show or hide what is typed' },
    close: { de: 'Schließen', en: 'Close' },
    copied: { de: 'Kopiert', en: 'Copied' },
    copy: { de: 'Kopieren', en: 'Copy' },
    copyThis: { de: (what: string) => `${what} kopieren`, en: (what: string) => `Copy ${what}` },
    loading: { de: 'Wird geladen …', en: 'Loading …' },
    missingText: {
      de: 'Vielleicht wurde es gelöscht, oder die Adresse ist nicht vollständig.',
      en: 'It may have been deleted, or the address is not complete.',
    },
    missingTitle: { de: 'Das gibt es hier nicht.', en: 'There is nothing here.' },
    pageFailed: { de: 'Diese Seite lässt sich gerade nicht zeigen.', en: 'This page cannot be shown right now.' },
    requestId: { de: 'Vorgangsnummer', en: 'request id' },
    showMore: { de: 'Mehr zeigen', en: 'Show more' },
    takeBack: { de: 'Zurücknehmen', en: 'Take it back' },
    toToday: { de: 'Zur Übersicht', en: 'Back to today' },
    tryAgain: { de: 'Noch einmal versuchen', en: 'Try again' },
  },
  failures: {
    connectionFailed: {
      de: 'Keine Verbindung zum Dienst. Bitte gleich noch einmal versuchen.',
      en: 'The service cannot be reached. Please try again in a moment.',
    },
    signedOut: {
      de: 'Ihre Sitzung ist abgelaufen. Bitte melden Sie sich wieder an.',
      en: 'Your session has ended. Please sign in again.',
    },
    timeout: {
      de: 'Der Dienst hat nicht rechtzeitig geantwortet. Bitte gleich noch einmal versuchen.',
      en: 'The service did not answer in time. Please try again in a moment.',
    },
    unexpected: {
      de: 'Da ist etwas schiefgegangen. Bitte die Seite neu laden.',
      en: 'Something went wrong. Please reload the page.',
    },
    unexpectedAnswer: {
      de: 'Die Antwort kam nicht vom Dienst selbst. Bitte gleich noch einmal versuchen.',
      en: 'The answer did not come from the service itself. Please try again in a moment.',
    },
  },
}
