import type { SchemaWords } from '../contract.ts'
import type { Credentials } from './options.ts'

export const credentialWords: SchemaWords<Credentials> = {
  protocol: {
    name: { de: 'Übertragung', en: 'Protocol' },
    explanation: {
      de: 'Wie die Dateien zum Portal kommen. FTP ohne TLS schickt das Passwort unverschlüsselt.',
      en: 'How files get to the portal. FTP without TLS sends the password in the clear.',
    },
    values: {
      ftp: { de: 'FTP, unverschlüsselt', en: 'FTP, in the clear' },
      ftps: { de: 'FTP mit TLS', en: 'FTP with TLS, turned on before the login' },
      'ftps-implicit': { de: 'FTP mit TLS von Anfang an', en: 'FTP with TLS from the first byte' },
      sftp: { de: 'SFTP', en: 'SFTP' },
    },
  },
  host: {
    name: { de: 'Server', en: 'Host' },
    explanation: {
      de: 'Der Name des Servers, wie ihn das Portal nennt, zum Beispiel ftp.example.org.',
      en: 'The name of the server as the portal states it, such as ftp.example.org.',
    },
  },
  port: {
    name: { de: 'Port', en: 'Port' },
    explanation: {
      de: 'Wenn leer: 21, bei TLS von Anfang an 990, bei SFTP 22.',
      en: 'When left out: 21, 990 for TLS from the first byte, 22 for SFTP.',
    },
  },
  username: {
    name: { de: 'Benutzername', en: 'User name' },
    explanation: {
      de: 'Mit dem wir uns auf dem Server anmelden.',
      en: 'By which we log in to the server.',
    },
  },
  password: {
    name: { de: 'Passwort', en: 'Password' },
    explanation: {
      de: 'Wird verschlüsselt gespeichert und nie wieder angezeigt.',
      en: 'Stored encrypted and never shown again.',
    },
  },
  privateKey: {
    name: { de: 'Privater Schlüssel', en: 'Private key' },
    explanation: {
      de: 'Für SFTP, statt des Passworts: im Format OpenSSH oder PEM, ohne Kennwort.',
      en: 'For SFTP, instead of the password: an OpenSSH or PEM key without a passphrase.',
    },
  },
  providerNumber: {
    name: { de: 'Anbieternummer', en: 'Provider number' },
    explanation: {
      de: 'Ihre Kundennummer beim Portal (anbieternr).',
      en: 'Your customer number at the portal (anbieternr).',
    },
  },
  directory: {
    name: { de: 'Verzeichnis', en: 'Directory' },
    explanation: {
      de: 'In welchem Verzeichnis die Dateien abgelegt werden; es muss schon da sein.',
      en: 'Where files go; it must exist.',
    },
  },
}
