import { slowMs } from '../../failures/switches.ts'
import type { Phrase } from '../../language.ts'
import { type Data, valueAt } from '../schema/data.ts'
import { accessDenied, invalid, noContingent, type Problem, Refusal, unavailable } from '../wire/refusal.ts'

/** What a call does with an object. */
export type Step = 'READ' | 'CREATE' | 'UPDATE' | 'DELETE' | 'ATTACH' | 'PUBLISH' | 'UNPUBLISH'

export const writeSteps: Step[] = ['CREATE', 'UPDATE', 'DELETE', 'ATTACH', 'PUBLISH', 'UNPUBLISH']
export const allSteps: Step[] = ['READ', ...writeSteps]

/** Instead of the answer, or of the whole call. */
export type Fault =
  | { kind: 'refuse'; refusal: Refusal }
  | { kind: 'body'; status: number; contentType: string; body: string | Buffer; headers?: Record<string, string> }
  | { kind: 'wait'; ms: number }
  | { kind: 'revoke' }
  /** The object has been put there, or taken away, by somebody else just before. */
  | { kind: 'overtaken' }
  /** The work is done; what comes then? */
  | { kind: 'silence' | 'cut' }

export interface Sentinel {
  steps: Step[]
  /** How often, unless the external id says. */
  times: number
  says: Phrase
  fault(about: { data?: Data; field?: string }): Fault
}

export const sentinelsByWord: Record<string, Sentinel> = {
  REJECT: {
    steps: ['CREATE', 'UPDATE'],
    times: Infinity,
    says: {
      de: 'als ungültig abgelehnt (412). `REJECT-baseRent-7` gibt diesem Feld die Schuld, `REJECT-7` dem Titel.',
      en: 'refused as invalid (412). `REJECT-baseRent-7` blames that field, `REJECT-7` the title.',
    },
    fault: ({ data = {}, field = 'title' }) => ({ kind: 'refuse', refusal: invalid(complaint(data, field)) }),
  },
  DUPLICATE: {
    steps: ['CREATE'],
    times: 1,
    says: {
      de: 'jemand anderes hat das Objekt soeben angelegt, deshalb wird das Anlegen abgelehnt (412, already exists).',
      en: 'somebody else has just created the object, so creating it is refused (412, already exists).',
    },
    fault: () => ({ kind: 'overtaken' }),
  },
  GONE: {
    steps: ['UPDATE'],
    times: 1,
    says: {
      de: 'jemand anderes hat das Objekt soeben gelöscht: Jede Änderung wird mit 404 beantwortet.',
      en: 'somebody else has just deleted the object: every change is answered 404.',
    },
    fault: () => ({ kind: 'overtaken' }),
  },
  QUOTA: {
    steps: ['PUBLISH'],
    times: Infinity,
    says: {
      de: 'das Kontingent ist erschöpft, und die Veröffentlichung wird abgelehnt (412).',
      en: 'the quota is exhausted, and publishing is refused (412).',
    },
    fault: () => ({ kind: 'refuse', refusal: noContingent() }),
  },
  REVOKED: {
    steps: allSteps,
    times: 1,
    says: {
      de: 'das Zugriffstoken ist widerrufen; dieser und jeder spätere Aufruf damit wird mit 401 beantwortet.',
      en: 'the access token is revoked, and this and every later call with it is answered 401.',
    },
    fault: () => ({ kind: 'revoke' }),
  },
  FORBIDDEN: {
    steps: writeSteps,
    times: Infinity,
    says: {
      de: 'dem API-Schlüssel fehlt die Berechtigung (403).',
      en: 'the API key lacks the permission (403).',
    },
    fault: () => ({ kind: 'refuse', refusal: accessDenied() }),
  },
  LIMIT: {
    steps: writeSteps,
    times: 1,
    says: {
      de: 'zu viele Aufrufe (429, reiner Text, `Retry-After: 1`).',
      en: 'too many requests (429, plain text, `Retry-After: 1`).',
    },
    fault: () => ({
      kind: 'body',
      status: 429,
      contentType: 'text/plain;charset=UTF-8',
      body: 'Too many requests.',
      headers: { 'retry-after': '1' },
    }),
  },
  DOWN: {
    steps: allSteps,
    times: Infinity,
    says: {
      de: 'das Portal ist nicht erreichbar (503).',
      en: 'the portal is unavailable (503).',
    },
    fault: () => ({ kind: 'refuse', refusal: unavailable() }),
  },
  ERROR: {
    steps: allSteps,
    times: Infinity,
    says: {
      de: 'ein interner Fehler (500, reiner Text).',
      en: 'an internal error (500, plain text).',
    },
    fault: () => ({
      kind: 'body',
      status: 500,
      contentType: 'text/plain;charset=UTF-8',
      body: 'Internal Server Error',
    }),
  },
  HTML: {
    steps: allSteps,
    times: Infinity,
    says: {
      de: 'Status 200, aber eine HTML-Seite statt der Daten. Ausgeführt wird nichts.',
      en: 'status 200, but an HTML page instead of data. Nothing is carried out.',
    },
    fault: () => ({
      kind: 'body',
      status: 200,
      contentType: 'text/html;charset=UTF-8',
      body: '<!doctype html><html><head><title>Wartungsarbeiten</title></head><body><h1>Wir sind gleich zurück.</h1></body></html>',
    }),
  },
  GARBAGE: {
    steps: allSteps,
    times: Infinity,
    says: {
      de: 'Status 200 und ein Inhalt, der mittendrin abbricht. Ausgeführt wird nichts.',
      en: 'status 200 and a body that breaks off. Nothing is carried out.',
    },
    fault: () => ({
      kind: 'body',
      status: 200,
      contentType: 'application/json',
      body: Buffer.from('{"common.messages":[{"message":{"messageCode":"MESS\u0000\ufffd', 'utf8'),
    }),
  },
  OKERROR: {
    steps: writeSteps,
    times: Infinity,
    says: {
      de: 'Status 200, aber die Meldung darin ist ein Fehler. Ausgeführt wird nichts.',
      en: 'status 200, but the message inside is an error. Nothing is carried out.',
    },
    fault: () => ({
      kind: 'refuse',
      refusal: new Refusal(200, {
        code: 'ERROR_COMMON_INTERNAL_SERVER_ERROR',
        text: 'An internal server error has occurred.',
      }),
    }),
  },
  SLOW: {
    steps: allSteps,
    times: Infinity,
    says: {
      de: `die richtige Antwort, nach ${slowMs / 1000} Sekunden.`,
      en: `the right answer, after ${slowMs / 1000} seconds.`,
    },
    fault: () => ({ kind: 'wait', ms: slowMs }),
  },
  TIMEOUT: {
    steps: writeSteps,
    times: Infinity,
    says: {
      de: 'wird ausgeführt, aber eine Antwort kommt nie.',
      en: 'carried out, but no answer ever comes.',
    },
    fault: () => ({ kind: 'silence' }),
  },
  LOST: {
    steps: writeSteps,
    times: Infinity,
    says: {
      de: 'wird ausgeführt, aber die Verbindung reißt vor der Antwort ab.',
      en: 'carried out, but the connection is cut before the answer.',
    },
    fault: () => ({ kind: 'cut' }),
  },
}

/** A reason that the value could have given. */
function complaint(data: Data, field: string): Problem {
  const value = valueAt(data, field)
  if (typeof value === 'number') return { field, value, code: 'NUMBER_IS_OUT_OF_RANGE' }
  if (typeof value === 'string') return { field, value, code: 'LENGTH_EXCEEDED' }
  return { field, value: null, code: 'MANDATORY_FIELD_EMPTY' }
}
