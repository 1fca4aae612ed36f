import { isRecord } from '@aushang/model'
import type { Said } from '../../contract.ts'
import type { Meaning } from '../../http-answers.ts'
import type { PortalAnswer } from '../../portal-session.ts'
import { withoutSecrets } from '../../without-secrets.ts'

/** What the portal said, whatever it was said in. */
export interface Answer {
  status: number
  headers: Record<string, string>
  /** The JSON that it was; undefined for anything else. */
  json: unknown
  messages: Message[]
  /** Empty, or neither JSON nor the portal's XML. */
  isUnreadable: boolean
  text: string
}

export interface Message {
  code: string
  text: string
  id?: string
}

/** Some error pages repeat the request that led to them: no words with one of these secrets in them leave this place. */
export function readAnswer({ status, headers, body }: PortalAnswer, secrets: string[]): Answer {
  const text = body.toString('utf8')
  const json = readJson(text)
  const read = json === undefined ? xmlMessages(text) : jsonMessages(json)
  const messages = read
    .slice(0, messagesMax)
    .map((message) => ({ ...message, text: withoutSecrets(shortened(message.text, messageLengthMax), secrets) }))
  const isUnreadable = json === undefined && messages.length === 0
  return { status, headers, json, messages, isUnreadable, text: withoutSecrets(text, secrets) }
}

const messagesMax = 100
const messageLengthMax = 4_000

/** Without its middle if it is too long: which field is refused stands at the beginning, why at the end. */
export function shortened(text: string, lengthMax: number): string {
  const half = Math.floor(lengthMax / 2)
  return text.length <= lengthMax ? text : `${text.slice(0, half)}…${text.slice(-half)}`.toWellFormed()
}

/** The status decides, and inside of a 2xx the code of the message. */
export function meaningOf(answer: Answer): Meaning {
  const { status, messages } = answer
  const error = messages.find(({ code }) => code.startsWith('ERROR'))?.code
  if (error !== undefined && isOurClockOff(error)) return 'unavailable'
  if (status >= 500) return 'unavailable'
  if (status >= 200 && status < 300) {
    if (error !== undefined) return meaningOfCode(error)
    return answer.isUnreadable && answer.text.trim() !== '' ? 'unreadable' : 'done'
  }
  const meaning = meaningsByStatus[status] ?? 'unavailable'
  return (meaning === 'refused' || meaning === 'forbidden') && isPage(answer) ? 'unavailable' : meaning
}

/** A page for browsers comes from something that stands before the portal, and knows nothing of adverts. */
function isPage({ isUnreadable, text }: Answer): boolean {
  return isUnreadable && text.trimStart().startsWith('<')
}

/** The id of what was created: from the message, or from the address of it. */
export function createdId({ messages, headers }: Answer): string | undefined {
  const id = messages.find((message) => message.id !== undefined)?.id ?? headers['location']?.split('/').at(-1)
  return id !== undefined && /^\d+$/.test(id) ? id : undefined
}

/** Absent, one, or many: the portal's JSON makes no difference between one thing and a list of one. */
export function listOf(value: unknown): unknown[] {
  if (value === undefined || value === null || value === '') return []
  return Array.isArray(value) ? value : [value]
}

/** All members of that name in a wrapper, which may be an object or a list with one object in it. */
export function membersOf(wrapper: unknown, name: string): unknown[] {
  return listOf(wrapper).flatMap((item) => (isRecord(item) ? listOf(item[name]) : []))
}

export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : undefined
}

/** The portal's words, for people: its messages, or the beginning of what it said instead. */
export function saidIn(answer: Answer): Said {
  const reference = answer.headers['l-is24-requestrefnum']
  const words = wordsOf(answer)
  return { status: answer.status, ...(words && { words }), ...(reference && { reference }) }
}

const wordsLengthMax = 1000

function wordsOf({ messages, text }: Answer): string {
  const words = messages.length > 0 ? messages.map((message) => message.text || message.code).join(' ') : stripped(text)
  const characters = Array.from(words.trim())
  return characters.length <= wordsLengthMax ? characters.join('') : characters.slice(0, wordsLengthMax).join('') + '…'
}

const tagsAndScripts = /<script\b.*?(?:<\/script>|$)|<style\b.*?(?:<\/style>|$)|<[^<>]*>/gis

/** HTML is for browsers; what is left of it without its tags is enough to recognise the page. */
function stripped(text: string): string {
  const isMarkup = text.trimStart().startsWith('<')
  const plain = isMarkup ? text.slice(0, 4_000).replaceAll(tagsAndScripts, ' ') : text
  return plain.slice(0, 4_000).replace(/\s+/g, ' ')
}

const meaningsByStatus: Record<number, Meaning> = {
  400: 'refused',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'missing',
  409: 'conflict',
  410: 'missing',
  412: 'refused',
  413: 'refused',
  422: 'refused',
  429: 'busy',
}

function meaningOfCode(code: string): Meaning {
  if (/AUTHENTICATION/.test(code)) return 'unauthorized'
  if (/ACCESS_DENIED/.test(code)) return 'forbidden'
  if (/NOT_FOUND|NO_LONGER_AVAILABLE/.test(code)) return 'missing'
  if (code === 'ERROR_COMMON_REQUEST_CONFLICT') return 'conflict'
  return /UNAVAILABLE|NOT_AVAILABLE|INTERNAL_SERVER|NOT_IMPLEMENTED/.test(code) ? 'unavailable' : 'refused'
}

/** The token is fine; the same with another nonce and time is worth a try. */
function isOurClockOff(code: string): boolean {
  return code === 'ERROR_COMMON_AUTHENTICATION_OAUTH_NONCE_EXPIRED'
}

function readJson(text: string): unknown {
  try {
    const json: unknown = JSON.parse(text)
    return isRecord(json) ? json : undefined
  } catch {
    return undefined
  }
}

/** In their wrapper, or bare as the reports answer them. */
function jsonMessages(json: unknown): Message[] {
  const wrapped = membersOf(json, 'common.messages').flatMap((wrapper) => membersOf(wrapper, 'message'))
  return [...wrapped, json].flatMap((item) => {
    if (!isRecord(item)) return []
    const code = textOf(item['messageCode'])
    const id = textOf(item['id'])
    return code === undefined ? [] : [{ code, text: textOf(item['message']) ?? '', ...(id && { id }) }]
  })
}

/** We ask for JSON. An answer that was made before that was read may be XML all the same; its messages are flat. */
function xmlMessages(text: string): Message[] {
  if (!text.trimStart().startsWith('<')) return []
  return [
    ...text.matchAll(
      /<messageCode>([^<]*)<\/messageCode>\s*(?:<message>([^<]*)<\/message>)?\s*(?:<id>([^<]*)<\/id>)?/g,
    ),
  ].map(([, code = '', message = '', id]) => ({ code, text: unescape(message), ...(id && { id }) }))
}

function unescape(text: string): string {
  const characters: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' }
  return text.replace(/&(lt|gt|quot|apos|amp);/g, (_, name: string) => characters[name] ?? '')
}
