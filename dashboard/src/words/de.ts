/** The German catalogue, which is the first: it says which words there are. A word with something in it is a function. */
export const de = {
  ui: {
    cancel: 'Abbrechen',
    close: 'Schließen',
    copied: 'Kopiert',
    copy: 'Kopieren',
    copyThis: (what: string) => `${what} kopieren`,
    loading: 'Wird geladen …',
    missingText: 'Vielleicht wurde es gelöscht, oder die Adresse ist nicht vollständig.',
    missingTitle: 'Das gibt es hier nicht.',
    pageFailed: 'Diese Seite lässt sich gerade nicht zeigen.',
    requestId: 'Kennung der Anfrage',
    toToday: 'Zur Übersicht',
    tryAgain: 'Noch einmal versuchen',
  },
  shell: {
    control: 'Strg',
    dark: 'Dunkel',
    developer: 'Entwickler',
    find: 'Suchen …',
    light: 'Hell',
    more: 'Mehr',
    navigation: 'Hauptmenü',
    otherLanguage: 'English',
    reference: 'Referenz',
    shortcuts: 'Tastenkürzel',
    signOut: 'Abmelden',
    skip: 'Zum Inhalt',
    unread: 'ungelesen',
  },
  shortcuts: {
    newProperty: 'Neues Objekt',
    search: 'In der Liste suchen',
  },
  find: {
    empty: 'Nichts gefunden.',
    hint: 'Titel, Nummer, Ort, Portalnummer, Interessent …',
    pages: 'Seiten',
    results: (count: number) => (count === 1 ? '1 Treffer' : `${count} Treffer`),
  },
  connection: {
    away: 'Der Dienst ist gerade nicht bereit. Es geht von selbst weiter, sobald er wieder da ist.',
    crowded: 'Gerade waren es zu viele Anfragen. Gleich geht es von selbst weiter.',
    gone: 'Keine Verbindung. Sobald sie wieder da ist, geht es von selbst weiter.',
    slow: 'Der Dienst antwortet gerade langsam.',
  },
  failures: {
    connectionFailed: 'Keine Verbindung zum Dienst. Bitte gleich noch einmal versuchen.',
    timeout: 'Der Dienst hat nicht rechtzeitig geantwortet. Bitte gleich noch einmal versuchen.',
    unexpected: 'Da ist etwas schiefgegangen. Bitte die Seite neu laden.',
    unexpectedAnswer: 'Die Antwort kam nicht vom Dienst selbst. Bitte gleich noch einmal versuchen.',
  },
  today: {
    title: 'Heute',
  },
  properties: {
    title: 'Objekte',
  },
  targets: {
    title: 'Portale',
  },
  requests: {
    title: 'Anfragen',
  },
  contacts: {
    title: 'Kontakte',
  },
  webhooks: {
    title: 'Webhooks',
  },
  events: {
    title: 'Ereignisse',
  },
  apiKeys: {
    title: 'API-Schlüssel',
  },
  settings: {
    title: 'Einstellungen',
  },
  sessions: {
    agency: 'Name der Agentur',
    apiKey: 'API-Schlüssel',
    begin: 'Loslegen',
    createAccount: 'Konto anlegen',
    email: 'E-Mail-Adresse',
    firstKey:
      'Ihr Konto ist angelegt. Dieser Schlüssel öffnet die API für Ihre Software. Er wird nur jetzt gezeigt: Legen Sie ihn dort ab, wo er gebraucht wird.',
    linkIncomplete: 'Dieser Link ist nicht vollständig.',
    password: 'Passwort',
    passwordRule: 'Mindestens 10 Zeichen.',
    setUpTitle: 'Aushang einrichten',
    setUpWhere: 'Der Dienst schreibt beim Start einen Link. Wer ihn öffnet, legt das erste Konto an.',
    signIn: 'Anmelden',
    signInTitle: 'Anmelden',
    signedOut: 'Sie wurden abgemeldet. Nach dem Anmelden geht es da weiter, wo Sie waren.',
    tryIt: 'Zum Ausprobieren',
    welcome: (name: string) => `Willkommen, ${name}`,
    yourName: 'Ihr Name',
  },
}

/** Each language has the same words, with the same things in them. */
export type Words = Widened<typeof de>

type Widened<T> = {
  [Key in keyof T]: T[Key] extends string
    ? string
    : T[Key] extends (...given: infer G) => string
      ? (...given: G) => string
      : Widened<T[Key]>
}
