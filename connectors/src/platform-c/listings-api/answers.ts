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
  errors: PortalError[]
  text: string
}

/** A reason of the portal's, where it says it: at once, or later. */
export interface PortalError {
  field: string
  code: string
  message: string
}

const textLengthMax = 4_000
const errorsMax = 100

/** Some error pages repeat the request that led to them: no words with one of these secrets in them leave this place. */
export function readAnswer({ status, headers, body }: PortalAnswer, secrets: string[]): Answer {
  const text = body.toString('utf8')
  const json = readJson(text)
  const clean = (part: string) => withoutSecrets(part.slice(0, textLengthMax), secrets)
  const errors = errorsIn(isRecord(json) ? json['errors'] : undefined)
  return {
    status,
    headers,
    json,
    errors: errors.map((error) => ({ ...error, message: clean(error.message) })),
    text: clean(text),
  }
}

/** Of a list that may be anything. */
export function errorsIn(list: unknown): PortalError[] {
  if (!Array.isArray(list)) return []
  return list.slice(0, errorsMax).flatMap((item) => {
    if (!isRecord(item)) return []
    const [field, code, message] = [textOf(item['field']), textOf(item['code']), textOf(item['message'])]
    return code === '' && message === '' ? [] : [{ field, code, message }]
  })
}

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, textLengthMax) : ''
}

/** Empty for what is none of the web's: people are led there. */
export function publicUrlIn(json: Record<string, unknown>): string {
  const url = textOf(json['publicUrl'])
  return /^https?:\/\//.test(url) ? url : ''
}

export function meaningOf({ status, json, errors }: Answer): Meaning {
  if (status >= 200 && status < 300) return isRecord(json) ? 'done' : 'unreadable'
  const meaning = meaningsByStatus[status] ?? 'unavailable'
  // What refuses and gives no reason as this portal does stands before it, and knows nothing of adverts.
  return meaning === 'refused' && errors.length === 0 ? 'unavailable' : meaning
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
export function saidIn({ status, json, errors, text }: Answer): Said {
  const words = errors.length > 0 ? errors.map(({ message, code }) => message || code).join(' ') : stripped(text)
  const reference = isRecord(json) ? textOf(json['requestId']) : ''
  const isTold = status >= 400 || errors.length > 0
  return {
    status,
    ...(isTold && words && { words: words.slice(0, 1_000).toWellFormed() }),
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
