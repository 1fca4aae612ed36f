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
  exposed: string
  /** What the world may reach that it should not; the log and the doctor say it in English. */
  exposure: {
    loopback: string
    plainKeys(publicUrl: string): string
    plainApi(host: string): string
    unnamedProxy(publicUrl: string): string
    sandbox(host: string): string
    sandboxElsewhere(sandboxHost: string, host: string): string
  }

  webhooks: string
  log: string
  howToGoOn: string
  bringingPictures: string
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
    exposed: 'Note',
    exposure: {
      loopback:
        'webhooks and attachments may reach servers on this machine, because neither PUBLIC_URL nor OUTBOUND_ALLOW is set: set one of them before others use this service',
      plainKeys: (publicUrl) =>
        `clients send their API keys unencrypted, for PUBLIC_URL is ${publicUrl}: put a proxy with TLS in front, and name its https address`,
      plainApi: (host) =>
        `the API listens on ${host} without TLS: put a proxy with TLS in front, and name its https address in PUBLIC_URL`,
      unnamedProxy: (publicUrl) =>
        `all clients count as one, and wait when one of them guesses passwords: PUBLIC_URL is ${publicUrl}, but TRUSTED_PROXIES does not name the proxy that speaks TLS there`,
      sandbox: (host) =>
        `the sandbox listens on ${host}: it is for trying things out, and SANDBOX_PASSWORD is all that keeps strangers from it`,
      sandboxElsewhere: (sandboxHost, host) =>
        `the sandbox listens on ${sandboxHost} only; it needs a SANDBOX_PASSWORD to listen on ${host}`,
    },

    webhooks: 'Webhooks',
    log: 'Log',
    howToGoOn: 'The next start goes on from there; npm run demo -- --fresh begins anew.',
    bringingPictures: 'The pictures are being brought in; everything works already.',
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
    exposed: 'Achtung',
    exposure: {
      loopback:
        'Webhooks und Anhänge dürfen Server auf diesem Rechner erreichen, denn weder PUBLIC_URL noch OUTBOUND_ALLOW ist gesetzt: Setzen Sie eines davon, bevor andere diesen Dienst nutzen.',
      plainKeys: (publicUrl) =>
        `API-Schlüssel werden unverschlüsselt gesendet, denn PUBLIC_URL ist ${publicUrl}: Stellen Sie einen Proxy mit TLS davor, und nennen Sie seine https-Adresse.`,
      plainApi: (host) =>
        `Die API ist auf ${host} ohne TLS zu erreichen: Stellen Sie einen Proxy mit TLS davor, und nennen Sie in PUBLIC_URL seine https-Adresse.`,
      unnamedProxy: (publicUrl) =>
        `Alle Clients zählen als einer und warten, wenn einer von ihnen Passwörter rät: PUBLIC_URL ist ${publicUrl}, aber TRUSTED_PROXIES nennt den Proxy nicht, der dort TLS spricht.`,
      sandbox: (host) =>
        `Die Sandbox ist auf ${host} zu erreichen: Sie ist zum Ausprobieren da, und nur SANDBOX_PASSWORD hält Fremde von ihr fern.`,
      sandboxElsewhere: (sandboxHost, host) =>
        `Die Sandbox ist nur auf ${sandboxHost} zu erreichen; für ${host} braucht sie ein SANDBOX_PASSWORD.`,
    },

    webhooks: 'Webhooks',
    log: 'Protokoll',
    howToGoOn: 'Der nächste Start macht dort weiter; npm run demo -- --fresh beginnt neu.',
    bringingPictures: 'Die Bilder kommen noch; alles geht schon.',
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
