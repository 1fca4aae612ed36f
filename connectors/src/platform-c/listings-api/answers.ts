import { isRecord } from '@aushang/model'
import type { Said } from '../../contract.ts'
import type { Meaning } from '../../http-answers.ts'
import type { PortalAnswer } from '../../portal-session.ts'
import { withoutSecrets } from '../../without-secrets.ts'

/** What the portal said. */
export interface Answer {
  status: number
  headers: Record<string, string>
  /** The JSON that it was; undefined for anything else. */
  json: unknown
  /** What is wrong with the request, as RFC 7807 has it: undefined where it does not say so in that form. */
  problem: { type: string; words: string } | undefined
  reasons: PortalReason[]
  text: string
}

/** Why a member is refused, at once or later. */
export interface PortalReason {
  /** A JSON pointer. */
  name: string
  reason: string
}

const textLengthMax = 4_000
const reasonsMax = 100

/** Some error pages repeat the request that led to them: no words with one of these secrets in them leave this place. */
export function readAnswer({ status, headers, body }: PortalAnswer, secrets: string[]): Answer {
  const text = body.toString('utf8')
  const json = readJson(text)
  const clean = (part: string) => withoutSecrets(part.slice(0, textLengthMax), secrets)
  const members = isRecord(json) ? json : {}
  const words = textOf(members['detail']) || textOf(members['title'])
  const reasons = reasonsIn(members['errors']).map((each) => ({ ...each, reason: clean(each.reason) }))
  const problem =
    words === '' && reasons.length === 0 ? undefined : { type: textOf(members['type']), words: clean(words) }
  return { status, headers, json, problem, reasons, text: clean(text) }
}

/** Of a list that may be anything. */
export function reasonsIn(list: unknown): PortalReason[] {
  if (!Array.isArray(list)) return []
  return list.slice(0, reasonsMax).flatMap((item) => {
    if (!isRecord(item)) return []
    const [name, reason] = [textOf(item['name']), textOf(item['reason'])]
    return name === '' && reason === '' ? [] : [{ name, reason }]
  })
}

/** "/data/location/city: is required". */
export function wordsOf({ name, reason }: PortalReason): string {
  return [name, reason].filter(Boolean).join(': ')
}

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, textLengthMax) : ''
}

export function meaningOf({ status, json, problem }: Answer): Meaning {
  if (status >= 200 && status < 300) return isRecord(json) ? 'done' : 'unreadable'
  const meaning = meaningsByStatus[status] ?? 'unavailable'
  // What refuses otherwise than this portal does stands before it, and knows nothing of adverts.
  return meaning === 'refused' && problem === undefined ? 'unavailable' : meaning
}

const meaningsByStatus: Record<number, Meaning> = {
  400: 'refused',
  401: 'unauthorized',
  403: 'unauthorized',
  404: 'missing',
  409: 'conflict',
  410: 'missing',
  413: 'refused',
  422: 'refused',
  429: 'busy',
}

/** The portal's words, for people. */
export function saidIn({ status, json, problem, reasons, text }: Answer): Said {
  const words = reasons.length > 0 ? reasons.map(wordsOf).join(' ') : problem?.words || stripped(text)
  const reference = isRecord(json) ? textOf(json['requestId']) : ''
  return {
    status,
    ...(status >= 400 && words && { words: words.slice(0, 1_000).toWellFormed() }),
    ...(reference && { reference }),
  }
}

/** HTML is for browsers; what is left of it without its tags is enough to recognise the page. */
function stripped(text: string): string {
  return text
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
