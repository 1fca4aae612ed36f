import type { FastifyInstance } from 'fastify'
import { failurePages } from '../../failures/failures.pages.ts'
import { slowMs } from '../../failures/switches.ts'
import { failuresOnRequest } from '../about.ts'
import type { PortalParts } from '../calls/calls.ts'
import { identity } from '../identity.ts'

/** Switches that act on the calls of the interface. */
export function failureSwitches(app: FastifyInstance, { switches, tokens }: PortalParts): void {
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
        de: 'Jede neue Anzeige wird abgelehnt (400, quota-exceeded).',
        en: 'Every new listing is refused (400, quota-exceeded).',
      },
      refused: {
        de: 'Der Zugang ist gesperrt: Tokens gelten nicht (401), und neue gibt es nicht (invalid_client).',
        en: 'Access is blocked: tokens are void (401), and there are no new ones (invalid_client).',
      },
    },
    users: tokens.clientIds,
    onRequest: failuresOnRequest,
  })
}
