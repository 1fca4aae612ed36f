import type { FastifyInstance } from 'fastify'
import { failurePages } from '../../failures/failures.pages.ts'
import { slowMs } from '../../failures/switches.ts'
import { failuresOnRequest } from '../about.ts'
import type { PortalParts } from '../calls/calls.ts'
import { identity } from '../identity.ts'

/** Switches that act on the calls of the REST interface. */
export function failureSwitches(app: FastifyInstance, { switches, state }: PortalParts): void {
  failurePages(app, {
    portal: identity,
    switches,
    kinds: {
      down: {
        de: 'Jeder Aufruf wird mit 503 beantwortet; ist es für alle eingeschaltet, auch die Anmeldung.',
        en: 'Every call is answered 503, and for everybody also the sign-in.',
      },
      slow: {
        de: `Jede Antwort kommt ${slowMs / 1000} Sekunden später.`,
        en: `Every answer comes ${slowMs / 1000} seconds later.`,
      },
      full: {
        de: 'Jede Veröffentlichung wird abgelehnt (412, No contingent available).',
        en: 'Every publication is refused (412, No contingent available).',
      },
    },
    users: () => [...state.users.values()].map(({ name }) => name),
    revoke: {
      says: {
        de: 'Alle Zugriffstokens sind ungültig (401), bis jemand den Zugriff wieder erlaubt.',
        en: 'All access tokens are invalid (401) until somebody allows access again.',
      },
      run(user) {
        for (const { token, userName } of state.tokens.values()) {
          if (user === '' || userName === user) state.tokens.delete(token)
        }
      },
    },
    onRequest: failuresOnRequest,
  })
}
