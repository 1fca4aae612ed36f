import { html } from '../html.ts'
import type { Lang } from '../language.ts'

const de = {
  takes: html`Ein Portal, das OpenImmo nimmt, für Ziele vom Typ <code>openimmo</code> und <code>platform-b</code>.`,
  adverts: html`<a href="/openimmo">Was veröffentlicht ist</a>, wie ein Portal es zeigt`,
  reports: html`<a href="/openimmo/reports">Importprotokolle</a>; sie liegen auch im Ordner <code>reports</code> eines
    Logins und gehen per Mail an die <code>techn_email</code>, die eine Übertragung nennt`,
  mails: html`<a href="/openimmo/mails">Mails</a>, die es gesendet hat: Importprotokolle, und Anfragen aus dem Formular
    unter einer Anzeige`,
  userName: 'Benutzername',
  anyUserName: 'beliebig, jeder mit einem eigenen Ordner',
  password: 'Kennwort',
  ownPassword: 'das dieser Sandbox, auch bei SFTP',
  orAnyKey: ', oder ein beliebiger Schlüssel bei SFTP',
  ftps: 'FTP mit TLS vom ersten Byte an',
  port: 'Port',
  failure: 'Versagen auf Wunsch',
  failureWords: html`Ein Login versagt, wenn sein Benutzername mit einem von diesen beginnt. Ein Objekt, dessen externe
    Nummer mit <code>REJECT-</code> beginnt, wird im Importprotokoll abgelehnt.`,
  whatHappens: 'Was geschieht',
}

const en: typeof de = {
  takes: html`A portal that takes OpenImmo, for targets of type <code>openimmo</code> and <code>platform-b</code>.`,
  adverts: html`<a href="/openimmo">What is published</a>, as a portal shows it`,
  reports: html`<a href="/openimmo/reports">Import reports</a>, which also lie in the folder <code>reports</code> of a
    login and are mailed to the <code>techn_email</code> that a transfer names`,
  mails: html`<a href="/openimmo/mails">Mails</a> it has sent: import reports, and inquiries from the form under an
    advert`,
  userName: 'User name',
  anyUserName: 'any, each with a folder of its own',
  password: 'Password',
  ownPassword: 'that of this sandbox, also over SFTP',
  orAnyKey: ', or any key over SFTP',
  ftps: 'FTP over TLS from the first byte',
  port: 'port',
  failure: 'Failure on request',
  failureWords: html`A login fails if its user name begins with one of these. An object whose external id begins with
    <code>REJECT-</code> is refused in the import report.`,
  whatHappens: 'What happens',
}

export const aboutWords: Record<Lang, typeof de> = { de, en }
