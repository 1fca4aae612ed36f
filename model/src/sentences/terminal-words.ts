import type { Language } from './define-sentence.ts'

/** What `npm start` and `npm run demo` say in a terminal. It is stored nowhere, and may be changed at will. */
export interface TerminalWords {
  starting: string
  buildingDashboardWithoutPackages: string
  buildingDashboard: string
  dashboardNotBuilt: string
  makingDatabase: string
  startingDatabase: string
  waitingForMigrations: string
  migrating(count: number): string
  startingSandbox: string
  startingApi: string
  stopping: string

  running: string
  dashboard: string
  setup: string
  reference: string
  portals: string
  toTry: string
  mails: string
  mailsTo(domain: string): string
  noMailsSent: string
  status: string
  howToStop(folder: string): string
  tryDemo: string

  webhooks: string
  log: string
  howToGoOn: string
  drawing: string
  firstPictures: string
  filled: string
  notFilled: string
}

export const terminalWords: Record<Language, TerminalWords> = {
  en: {
    starting: 'Aushang is starting …',
    buildingDashboardWithoutPackages: 'The dashboard is being built, with packages that are fetched for it …',
    buildingDashboard: 'The dashboard is being built …',
    dashboardNotBuilt: 'The dashboard could not be built. npm run build tries again.',
    makingDatabase: 'The database is being made …',
    startingDatabase: 'The database is starting …',
    waitingForMigrations: 'Another process is migrating the database; this one waits for it …',
    migrating: (count) => `The database is being migrated: ${count} ${count === 1 ? 'migration' : 'migrations'} …`,
    startingSandbox: 'The portals of the sandbox are starting …',
    startingApi: 'The API is starting …',
    stopping: 'Aushang is stopping …',

    running: 'Aushang is running.',
    dashboard: 'Dashboard',
    setup: 'this link lets the first person in:',
    reference: 'API reference',
    portals: 'Portals',
    toTry: 'to try everything on',
    mails: 'Mails',
    mailsTo: (domain) => `takes those for …@${domain}`,
    noMailsSent: 'none are sent: OUTGOING_MAIL_URL is not set',
    status: 'Status',
    howToStop: (folder) => `Ctrl C stops it. Everything is kept in ${folder}.`,
    tryDemo: 'npm run demo shows it with an agency in it.',

    webhooks: 'Webhooks',
    log: 'Log',
    howToGoOn: 'The next start goes on from there; npm run demo -- --fresh begins anew.',
    drawing: 'Pictures are being drawn for a minute or two; everything works already.',
    firstPictures: 'Every property has its first picture; the others follow.',
    filled: 'Everything is there, the pictures too.',
    notFilled: 'Something of the demo is missing: the log says why.',
  },
  de: {
    starting: 'Aushang startet …',
    buildingDashboardWithoutPackages: 'Das Dashboard wird gebaut, mit Paketen, die dafür geholt werden …',
    buildingDashboard: 'Das Dashboard wird gebaut …',
    dashboardNotBuilt: 'Das Dashboard konnte nicht gebaut werden; npm run build versucht es erneut.',
    makingDatabase: 'Die Datenbank wird angelegt …',
    startingDatabase: 'Die Datenbank startet …',
    waitingForMigrations: 'Ein anderer Prozess migriert die Datenbank; dieser wartet auf ihn …',
    migrating: (count) => `Die Datenbank wird migriert: ${count} ${count === 1 ? 'Migration' : 'Migrationen'} …`,
    startingSandbox: 'Die Portale der Sandbox starten …',
    startingApi: 'Die API startet …',
    stopping: 'Aushang wird beendet …',

    running: 'Aushang läuft.',
    dashboard: 'Dashboard',
    setup: 'dieser Link lässt die erste Person ein:',
    reference: 'API-Referenz',
    portals: 'Portale',
    toTry: 'zum Ausprobieren',
    mails: 'E-Mails',
    mailsTo: (domain) => `nimmt die für …@${domain}`,
    noMailsSent: 'verschickt werden keine: OUTGOING_MAIL_URL fehlt',
    status: 'Status',
    howToStop: (folder) => `Strg C beendet es. Alle Daten liegen in ${folder}.`,
    tryDemo: 'npm run demo zeigt es mit einem Maklerbüro darin.',

    webhooks: 'Webhooks',
    log: 'Protokoll',
    howToGoOn: 'Der nächste Start macht dort weiter; npm run demo -- --fresh beginnt neu.',
    drawing: 'Bilder werden gezeichnet, ein, zwei Minuten lang; alles geht schon.',
    firstPictures: 'Jede Immobilie hat ihr erstes Bild; die anderen folgen.',
    filled: 'Alles ist da, auch die Bilder.',
    notFilled: 'Ein Teil der Demo fehlt: Das Protokoll sagt, warum.',
  },
}

/** A step of a start, in the words of a terminal. */
export type TerminalStep = (words: TerminalWords) => string

/** As the terminal's environment asks for it: German, else English. */
export function terminalLanguage(environment: Record<string, string | undefined>): Language {
  const { LC_ALL, LC_MESSAGES, LANG } = environment
  return /^de(?![a-z])/i.test(LC_ALL || LC_MESSAGES || LANG || '') ? 'de' : 'en'
}
