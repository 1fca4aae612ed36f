import { html } from '../html.ts'
import type { Lang } from '../language.ts'

const de = {
  takes: html`Steht für alle Portale, die OpenImmo-Dateien annehmen: Portal B (Ziele vom Typ <code>platform-b</code>)
    und jedes andere (<code>openimmo</code>). Importprotokolle liegen im Ordner <code>reports</code> des Logins und
    gehen an die <code>techn_email</code> der Übertragung.`,
  userName: 'Benutzername',
  anyUserName: 'beliebig, jeder mit einem eigenen Ordner',
  password: 'Kennwort',
  ownPassword: 'das dieser Sandbox, auch bei SFTP',
  orAnyKey: ', oder ein beliebiger Schlüssel bei SFTP',
  ftp: 'FTP und FTPS (explizit)',
  ftps: 'FTP mit TLS vom ersten Byte an',
  port: 'Port',
  failureWords: html`Bei einem Login tritt eine Störung auf, wenn sein Benutzername mit einem von diesen beginnt. Ein
    Objekt, dessen externe Nummer mit <code>REJECT-</code> beginnt, wird im Importprotokoll abgelehnt.`,
  whatHappens: 'Was geschieht',
}

const en: typeof de = {
  takes: html`Stands for every portal that takes OpenImmo files: Portal B (targets of type <code>platform-b</code>) and
    any other (<code>openimmo</code>). Import reports are in the folder <code>reports</code> of the login, and go to the
    <code>techn_email</code> of the transfer.`,
  userName: 'User name',
  anyUserName: 'any, each with a folder of its own',
  password: 'Password',
  ownPassword: 'that of this sandbox, also over SFTP',
  orAnyKey: ', or any key over SFTP',
  ftp: 'FTP and FTPS (explicit)',
  ftps: 'FTP over TLS from the first byte',
  port: 'port',
  failureWords: html`A login fails if its user name begins with one of these. An object whose external id begins with
    <code>REJECT-</code> is refused in the import report.`,
  whatHappens: 'What happens',
}

export const aboutWords: Record<Lang, typeof de> = { de, en }
