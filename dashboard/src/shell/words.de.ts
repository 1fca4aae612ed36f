export const shellDe = {
  shell: {
    control: 'Strg',
    dark: 'Dunkel',
    developer: 'Entwickler',
    find: 'Suchen …',
    light: 'Hell',
    more: 'Mehr',
    navigation: 'Hauptmenü',
    otherLanguage: 'English',
    reference: 'API-Referenz',
    shortcuts: 'Tastenkürzel',
    signOut: 'Abmelden',
    skip: 'Zum Inhalt',
    unread: 'ungelesen',
  },
  shortcuts: {
    newProperty: 'Neues Objekt',
    search: 'In der Liste suchen',
    single: 'Einzelne Tasten benutzen (ohne Strg)',
  },
  find: {
    empty: 'Nichts gefunden.',
    hint: 'Titel, Nummer, Ort, Portalnummer, Interessent …',
    pages: 'Seiten',
    results: (count: number) => (count === 1 ? '1 Treffer' : `${count} Treffer`),
  },
  connection: {
    away: 'Der Dienst ist gerade nicht bereit. Es geht von selbst weiter, sobald er wieder da ist.',
    crowded: 'Der Dienst hat gerade sehr viel zu tun. Gleich geht es von selbst weiter.',
    gone: 'Keine Verbindung. Sobald sie wieder da ist, geht es von selbst weiter.',
    slow: 'Der Dienst antwortet gerade langsam.',
  },
}
