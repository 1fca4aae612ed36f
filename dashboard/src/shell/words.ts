export const shellWords = {
  shell: {
    control: { de: 'Strg', en: 'Ctrl' },
    dark: { de: 'Dunkel', en: 'Dark' },
    developer: { de: 'Entwickler', en: 'Developer' },
    find: { de: 'Suchen …', en: 'Find …' },
    light: { de: 'Hell', en: 'Light' },
    more: { de: 'Mehr', en: 'More' },
    navigation: { de: 'Hauptmenü', en: 'Main menu' },
    otherLanguage: { de: 'English', en: 'Deutsch' },
    reference: { de: 'API-Referenz', en: 'API reference' },
    shortcuts: { de: 'Tastenkürzel', en: 'Keyboard shortcuts' },
    signOut: { de: 'Abmelden', en: 'Sign out' },
    skip: { de: 'Zum Inhalt', en: 'Skip to content' },
    unread: { de: 'ungelesen', en: 'unread' },
  },
  shortcuts: {
    newProperty: { de: 'Neues Objekt', en: 'New property' },
    search: { de: 'In der Liste suchen', en: 'Search in the list' },
    single: { de: 'Einzelne Tasten benutzen (ohne Strg)', en: 'Use single keys (without Ctrl)' },
  },
  find: {
    empty: { de: 'Nichts gefunden.', en: 'Nothing found.' },
    hint: {
      de: 'Titel, Nummer, Ort, Portalnummer, Interessent …',
      en: 'Title, number, place, portal’s number, prospect …',
    },
    pages: { de: 'Seiten', en: 'Pages' },
    results: {
      de: (count: number) => (count === 1 ? '1 Treffer' : `${count} Treffer`),
      en: (count: number) => (count === 1 ? '1 result' : `${count} results`),
    },
  },
  connection: {
    away: {
      de: 'Der Dienst ist gerade nicht bereit. Es geht von selbst weiter, sobald er wieder da ist.',
      en: 'The service is not ready right now. Everything goes on by itself once it is back.',
    },
    crowded: {
      de: 'Der Dienst hat gerade sehr viel zu tun. Gleich geht es von selbst weiter.',
      en: 'That was a little too much at once. It goes on by itself in a moment.',
    },
    gone: {
      de: 'Keine Verbindung. Sobald sie wieder da ist, geht es von selbst weiter.',
      en: 'No connection. Everything goes on by itself once it is back.',
    },
    slow: { de: 'Der Dienst antwortet gerade langsam.', en: 'The service is slow to answer right now.' },
  },
}
