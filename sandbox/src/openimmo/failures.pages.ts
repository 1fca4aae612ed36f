import type { FastifyInstance } from 'fastify'
import { failurePages } from '../failures/failures.pages.ts'
import { slowMs, type Switches } from '../failures/switches.ts'
import { failuresOnRequest } from './about.ts'
import { identity } from './identity.ts'
import type { Logins } from './servers/logins.ts'

/** Switches that act on what the file servers do. */
export function failureSwitches(app: FastifyInstance, parts: { switches: Switches; logins: Logins }): void {
  const { switches, logins } = parts
  failurePages(app, {
    portal: identity,
    switches,
    kinds: {
      down: {
        de: 'Die Server legen auf: bei allen sofort, bei einem Benutzer, sobald er sich anmeldet (FTP: 421).',
        en: 'The servers hang up: on everybody at once, on a user as soon as they log in (FTP: 421).',
      },
      slow: {
        de: `Anmeldung und Hochladen warten je ${slowMs / 1000} Sekunden.`,
        en: `Login and upload wait ${slowMs / 1000} seconds each.`,
      },
      full: {
        de: 'Der Speicher ist voll: Keine Datei passt mehr (FTP: 452).',
        en: 'The disk is full: there is no room for any file (FTP: 452).',
      },
      refused: {
        de: 'Die Anmeldung wird abgelehnt, als wäre das Kennwort geändert (FTP: 530).',
        en: 'The login is refused, as if the password had been changed (FTP: 530).',
      },
    },
    users: logins.names,
    onRequest: failuresOnRequest,
  })
}
