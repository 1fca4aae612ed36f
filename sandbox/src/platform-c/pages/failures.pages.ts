import type { FastifyInstance } from 'fastify'
import { failurePages } from '../../failures/failures.pages.ts'
import { slowMs } from '../../failures/switches.ts'
import { failuresOnRequest } from '../about.ts'
import type { PortalParts } from '../calls/calls.ts'
import { identity } from '../identity.ts'

/** Switches that act on the calls of the interface. */
export function failureSwitches(app: FastifyInstance, { switches, state, grants }: PortalParts): void {
  failurePages(app, {
    portal: identity,
    switches,
    kinds: {
      down: { de: 'Jeder Aufruf wird mit 503 beantwortet.', en: 'Every call is answered 503.' },
      slow: {
        de: `Jede Antwort kommt ${slowMs / 1000} Sekunden später.`,
        en: `Every answer comes ${slowMs / 1000} seconds later.`,
      },
      full: {
        de: 'Jede neue Anzeige wird abgelehnt (400, QUOTA_EXCEEDED).',
        en: 'Every new listing is refused (400, QUOTA_EXCEEDED).',
      },
    },
    users: () => [...new Set([...state.grants.all()].map(({ userName }) => userName))],
    revoke: {
      says: {
        de: 'Alle Tokens sind ungültig (401), bis jemand den Zugriff wieder erlaubt.',
        en: 'All tokens are void (401), until somebody allows access anew.',
      },
      run(user) {
        const theirs = [...state.grants.all()].filter(({ userName }) => user === '' || userName === user)
        theirs.forEach(grants.revoke)
      },
    },
    onRequest: failuresOnRequest,
  })
}
