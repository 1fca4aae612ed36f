import { makeSentinelPlan } from '../../failures/sentinel-plan.ts'
import { slowMs } from '../../failures/switches.ts'
import type { Phrase } from '../../language.ts'
import type { Reason } from '../schema/rules.ts'
import type { ListingRequest } from '../state/state.ts'

/** What a call does with a listing. */
export type Step = 'READ' | 'CREATE' | 'UPDATE' | 'DELETE' | 'MEDIA'

export const writeSteps: Step[] = ['CREATE', 'UPDATE', 'DELETE', 'MEDIA']
export const allSteps: Step[] = ['READ', ...writeSteps]

export type Fault =
  /** Instead of the answer, or of the whole call. */
  | { kind: 'answer'; status: number; contentType: string; body: string; headers?: Record<string, string> }
  | { kind: 'refuse'; reasons: Reason[] }
  | { kind: 'wait'; ms: number }
  | { kind: 'quota' | 'expire' | 'revoke' | 'forbid' }
  /** The work is done; what comes then? */
  | { kind: 'silence' | 'cut' }
  /** It is taken, and this becomes of it. */
  | { kind: 'process'; as: Partial<ListingRequest> }
  /** The address for the file is outdated already. */
  | { kind: 'outdate' }

export interface Sentinel {
  steps: Step[]
  /** How often, unless the external id says. */
  times: number
  says: Phrase
  fault: Fault
}

const json = 'application/json; charset=utf-8'

const tenReasons: Reason[] = [
  { name: '/data/texts/headline/de', reason: 'has more than 100 characters' },
  { name: '/data/texts/description/de', reason: 'contains a phone number' },
  { name: '/data/location/city', reason: 'does not lie in this postal code' },
  { name: '/data/location/houseNumber', reason: 'is required' },
  { name: '/data/prices', reason: 'do not fit the place' },
  { name: '/data/spaces/residential/livingSpace', reason: 'must lie between 5 and 2000' },
  { name: '/data/structure/rooms/numberOfRooms', reason: 'must lie between 1 and 50' },
  { name: '/data/energy/countrySpecific/de/energyCertificates/0/value', reason: 'is required' },
  { name: '/contact/phoneNumber', reason: 'is not of the expected form' },
  { name: '/data/somethingNew', reason: 'is something that nobody has described' },
]

const laterReasons: Reason[] = [
  { name: '/data/location/street', reason: 'was not found in this town' },
  { name: '/data/prices/brokerageFee/feeNote/de', reason: 'is more than the law allows' },
]

export const sentinelsByWord: Record<string, Sentinel> = {
  REJECT: {
    steps: ['CREATE', 'UPDATE'],
    times: Infinity,
    says: { de: 'sofort abgelehnt (400), wegen der Überschrift.', en: 'refused at once (400), for its headline.' },
    fault: { kind: 'refuse', reasons: tenReasons.slice(0, 1) },
  },
  TEN: {
    steps: ['CREATE', 'UPDATE'],
    times: Infinity,
    says: { de: 'sofort abgelehnt (400), aus zehn Gründen.', en: 'refused at once (400), for ten reasons.' },
    fault: { kind: 'refuse', reasons: tenReasons },
  },
  QUOTA: {
    steps: ['CREATE'],
    times: Infinity,
    says: { de: 'das Kontingent ist erschöpft (400).', en: 'the quota is exhausted (400).' },
    fault: { kind: 'quota' },
  },
  LATER: {
    steps: ['CREATE', 'UPDATE'],
    times: Infinity,
    says: {
      de: 'angenommen (202) und später abgelehnt: `CREATING_FAILED`, mit `actionRequired` und zwei Gründen.',
      en: 'taken (202) and refused later: `CREATING_FAILED`, with `actionRequired` and two reasons.',
    },
    fault: { kind: 'process', as: { failure: { actionRequired: true, reasons: laterReasons } } },
  },
  HOUR: {
    steps: ['CREATE', 'UPDATE'],
    times: Infinity,
    says: {
      de: 'angenommen (202) und erst nach einer Stunde abgelehnt: `CREATING_FAILED`, mit `actionRequired` und zwei Gründen.',
      en: 'taken (202), and refused only after an hour: `CREATING_FAILED`, with `actionRequired` and two reasons.',
    },
    fault: {
      kind: 'process',
      as: { decidedAfterMs: 3_600_000, failure: { actionRequired: true, reasons: laterReasons } },
    },
  },
  BROKEN: {
    steps: ['CREATE', 'UPDATE'],
    times: 1,
    says: {
      de: 'angenommen (202) und an einer Störung des Portals gescheitert: `CREATING_FAILED` ohne `actionRequired`.',
      en: 'taken (202), and failed by a fault of the portal: `CREATING_FAILED` without `actionRequired`.',
    },
    fault: { kind: 'process', as: { failure: { actionRequired: false, reasons: [] } } },
  },
  NEVER: {
    steps: ['CREATE', 'UPDATE', 'DELETE'],
    times: Infinity,
    says: { de: 'angenommen (202) und nie entschieden.', en: 'taken (202), and never decided.' },
    fault: { kind: 'process', as: { decidedAfterMs: null } },
  },
  ODD: {
    steps: ['CREATE', 'UPDATE'],
    times: Infinity,
    says: {
      de: 'angenommen (202); der Status lautet dann `ENRICHING` und ist nirgends beschrieben.',
      en: 'taken (202); its status is `ENRICHING` then, which is documented nowhere.',
    },
    fault: { kind: 'process', as: { decidedAfterMs: null, oddStatus: 'ENRICHING' } },
  },
  BLURRED: {
    steps: ['CREATE'],
    times: Infinity,
    says: {
      de: 'angenommen (202) und veröffentlicht, aber eine Datei war nicht lesbar: `CREATED_WITH_MEDIA_ERROR`.',
      en: 'taken (202) and published, but a file could not be read: `CREATED_WITH_MEDIA_ERROR`.',
    },
    fault: { kind: 'process', as: { isMediaBroken: true } },
  },
  UNRECEIVED: {
    steps: ['CREATE', 'UPDATE'],
    times: 1,
    says: {
      de: 'angenommen (202) und verloren gegangen: `RECEIVING_FAILED`.',
      en: 'taken (202) and lost: `RECEIVING_FAILED`.',
    },
    fault: {
      kind: 'process',
      as: { failedStatus: 'RECEIVING_FAILED', failure: { actionRequired: false, reasons: [] } },
    },
  },
  KEEP: {
    steps: ['DELETE'],
    times: Infinity,
    says: {
      de: 'lässt sich nicht löschen: `DELETING_FAILED`, mit `actionRequired`.',
      en: 'cannot be deleted: `DELETING_FAILED`, with `actionRequired`.',
    },
    fault: {
      kind: 'process',
      as: { failure: { actionRequired: true, reasons: [{ name: '', reason: 'is booked for a year' }] } },
    },
  },
  EXPIRED: {
    steps: ['MEDIA'],
    times: 1,
    says: {
      de: 'die Adresse für eine Datei ist schon abgelaufen, wenn sie kommt (403).',
      en: 'the upload address of a file has already expired when it arrives (403).',
    },
    fault: { kind: 'outdate' },
  },
  TOKEN: {
    steps: allSteps,
    times: 1,
    says: { de: 'das Zugriffstoken ist abgelaufen (401).', en: 'the access token has expired (401).' },
    fault: { kind: 'expire' },
  },
  REVOKED: {
    steps: allSteps,
    times: 1,
    says: {
      de: 'der Zugang ist gesperrt: 401, und ein neues Token gibt es nicht (`invalid_client`), bis Sie ihn unter „Störungen“ wieder öffnen.',
      en: 'access is blocked: 401, and there is no new token (`invalid_client`), until you let it in again under “Failures”.',
    },
    fault: { kind: 'revoke' },
  },
  FORBIDDEN: {
    steps: writeSteps,
    times: Infinity,
    says: { de: 'dem Token fehlt die Berechtigung (403).', en: 'the token lacks the scope (403).' },
    fault: { kind: 'forbid' },
  },
  LIMIT: {
    steps: writeSteps,
    times: 1,
    says: { de: 'zu viele Aufrufe (429, `Retry-After: 1`).', en: 'too many calls (429, `Retry-After: 1`).' },
    fault: { kind: 'answer', status: 429, contentType: json, body: '{}', headers: { 'retry-after': '1' } },
  },
  DOWN: {
    steps: allSteps,
    times: Infinity,
    says: { de: 'das Portal ist nicht erreichbar (503).', en: 'the portal is unavailable (503).' },
    fault: { kind: 'answer', status: 503, contentType: json, body: '{"status":"FAIL"}' },
  },
  ERROR: {
    steps: allSteps,
    times: Infinity,
    says: { de: 'ein interner Fehler (500, reiner Text).', en: 'an internal error (500, plain text).' },
    fault: { kind: 'answer', status: 500, contentType: 'text/plain', body: 'Internal Server Error' },
  },
  HTML: {
    steps: allSteps,
    times: Infinity,
    says: {
      de: 'Status 200, aber eine HTML-Seite statt der Daten. Ausgeführt wird nichts.',
      en: 'status 200, but an HTML page instead of data. Nothing is carried out.',
    },
    fault: { kind: 'answer', status: 200, contentType: 'text/html', body: '<h1>Wir sind gleich zurück.</h1>' },
  },
  GARBAGE: {
    steps: allSteps,
    times: Infinity,
    says: {
      de: 'Status 202 und ein Inhalt, der mittendrin abbricht. Ausgeführt wird nichts.',
      en: 'status 202 and a body that breaks off. Nothing is carried out.',
    },
    fault: { kind: 'answer', status: 202, contentType: json, body: '{"requestId":"\u0000' },
  },
  SLOW: {
    steps: allSteps,
    times: Infinity,
    says: {
      de: `die richtige Antwort, nach ${slowMs / 1000} Sekunden.`,
      en: `the right answer, after ${slowMs / 1000} seconds.`,
    },
    fault: { kind: 'wait', ms: slowMs },
  },
  TIMEOUT: {
    steps: writeSteps,
    times: Infinity,
    says: { de: 'wird ausgeführt, aber eine Antwort kommt nie.', en: 'carried out, but no answer ever comes.' },
    fault: { kind: 'silence' },
  },
  LOST: {
    steps: writeSteps,
    times: Infinity,
    says: {
      de: 'wird ausgeführt, aber die Verbindung reißt vor der Antwort ab.',
      en: 'carried out, but the connection is cut before the answer.',
    },
    fault: { kind: 'cut' },
  },
}

export type FaultPlan = ReturnType<typeof makeFaultPlan>

export function makeFaultPlan() {
  return makeSentinelPlan(sentinelsByWord, allSteps)
}
