import { addressParser, decodeWords } from 'postal-mime'
import { decodeHeader } from './charset.ts'

/**
 * A mail taken apart. postal-mime, which does this well for mails that are shown, puts an XML part without a name into
 * the text, does not tell a part's charset, and has no limit on the number of parts; hence this. Bytes are only looked at
 * where they lie: a part costs memory when it is decoded.
 */
export interface Mail {
  headers: Headers
  /** Whatever is not a multipart or a message itself, in order, also from inside forwarded messages. */
  parts: Part[]
  /** The subject of the mail, then those of the messages in it. */
  subjects: string[]
  /** False when a limit was met, so that there may be more in it. */
  isWhole: boolean
}

export interface Part {
  type: string
  charset: string | undefined
  /** It has a file name, or calls itself an attachment. */
  isAttachment: boolean
  fileName: string
  /** Which message it belongs to: 0 is the mail itself, 1 the first in it. */
  message: number
  /** Which list of alternatives it is one of, if it is. */
  alternatives: number | undefined
  decode(): Buffer
}

export type Headers = ReadonlyMap<string, string>

/** Where an entity stands. */
interface Place {
  depth: number
  message: number
  alternatives: number | undefined
  /** The type of what does not say. */
  defaultType: string
  isMessage?: true
}

const depthMax = 30
const partsMax = 1_000
const headerBytesMax = 256 * 1024
const headerValueMax = 8_000

export function takeApart(raw: Buffer): Mail {
  const mail = { headers: new Map(), parts: [], subjects: [], isWhole: true, messages: 0, lists: 0 } as Counted
  mail.headers = walkMessage(mail, isFile(raw) ? Buffer.concat([headOfFile, raw]) : raw, 0)
  return mail
}

const headOfFile = Buffer.from('Content-Type: application/xml\n\n')

/** Some portals leave a file instead of sending a mail, and whoever fetches it brings it in as it is. */
function isFile(raw: Buffer): boolean {
  return /^(\xef\xbb\xbf)?\s*<[?\w]/.test(raw.toString('latin1', 0, 200))
}

type Counted = Mail & { messages: number; lists: number }

export function headersOf(raw: Buffer): Headers {
  return splitHead(raw).headers
}

export function decodedWords(header = ''): string {
  return decodeWords(header.slice(0, headerValueMax))
}

export function addressIn(header: string | undefined): string | undefined {
  const [first] = addressParser(header?.slice(0, headerValueMax) ?? '', { flatten: true })
  return first?.address || undefined
}

function walkMessage(mail: Counted, message: Buffer, depth: number): Headers {
  const place: Place = {
    depth,
    message: mail.messages++,
    alternatives: undefined,
    defaultType: 'text/plain',
    isMessage: true,
  }
  const at = mail.subjects.length
  const headers = walk(mail, message, place)
  const subject = headers.get('subject')
  if (subject !== undefined) mail.subjects.splice(at, 0, decodedWords(subject))
  return headers
}

function walk(mail: Counted, entity: Buffer, place: Place): Headers {
  const { depth, message, alternatives, defaultType, isMessage = false } = place
  const { headers, body } = splitHead(entity, isMessage)
  const content = structured(headers.get('content-type') ?? defaultType)
  const disposition = structured(headers.get('content-disposition') ?? '')
  const fileName = decodedWords(parameter(disposition, 'filename') ?? parameter(content, 'name'))
  const encoding = (headers.get('content-transfer-encoding') ?? '').toLowerCase()
  const decode = () => decoded(body, encoding)

  const children = content.value.startsWith('multipart/') ? partsOf(body, parameter(content, 'boundary')) : []
  if (depth >= depthMax) {
    mail.isWhole = false
  } else if (children.length > 0) {
    const inside: Place = {
      depth: depth + 1,
      message,
      alternatives: content.value === 'multipart/alternative' ? ++mail.lists : alternatives,
      defaultType: content.value === 'multipart/digest' ? 'message/rfc822' : 'text/plain',
    }
    for (const child of children) {
      if (mail.parts.length >= partsMax) mail.isWhole = false
      else walk(mail, child, inside)
    }
  } else if (/^message\/(rfc822|global)$/.test(content.value) || fileName.toLowerCase().endsWith('.eml')) {
    walkMessage(mail, decode(), depth + 1)
  } else {
    mail.parts.push({
      type: content.value,
      charset: content.parameters.get('charset'),
      isAttachment: disposition.value === 'attachment' || fileName !== '',
      fileName,
      message,
      alternatives,
      decode,
    })
  }
  return headers
}

function splitHead(entity: Buffer, isMessage = true): { headers: Headers; body: Buffer } {
  const headers = new Map<string, string>()
  let position = 0
  let name = ''
  while (position < entity.length) {
    const { line, next } = lineAt(entity, position)
    // A part may have no headers; before those of a message, an empty line is rubbish.
    if (line.length === 0 && (position > 0 || !isMessage)) return { headers, body: entity.subarray(next) }
    position = next
    if (position > headerBytesMax) break
    const text = decodeHeader(line.subarray(0, headerValueMax))
    const folded = /^[ \t]/.test(text)
    const colon = text.indexOf(':')
    if (folded && name !== '') {
      const soFar = headers.get(name) ?? ''
      if (soFar.length < headerValueMax) headers.set(name, soFar + text)
    } else if (colon > 0) {
      name = text.slice(0, colon).trim().toLowerCase()
      // Of a header that comes twice, the first counts; what is folded below the second belongs to nobody.
      if (headers.has(name)) name = ''
      else headers.set(name, text.slice(colon + 1).trim())
    } else {
      name = ''
    }
  }
  return { headers, body: entity.subarray(position) }
}

function lineAt(bytes: Buffer, start: number): { line: Buffer; next: number } {
  const newline = bytes.indexOf(10, start)
  const next = newline === -1 ? bytes.length : newline + 1
  let end = newline === -1 ? bytes.length : newline
  if (bytes[end - 1] === 13 && end > start) end--
  return { line: bytes.subarray(start, end), next }
}

/** Some senders name no boundary, or another one. */
function partsOf(body: Buffer, boundary = ''): Buffer[] {
  const parts = splitParts(body, boundary)
  return parts.length > 0 ? parts : splitParts(body, guessedBoundary(body))
}

/** One more than the limit at the most. A part without an end ends with the body. */
function splitParts(body: Buffer, boundary: string): Buffer[] {
  if (boundary === '') return []
  const parts: Buffer[] = []
  const delimiter = Buffer.from(`--${boundary}`, 'latin1')
  let begun = -1
  for (let at = body.indexOf(delimiter); at !== -1 && parts.length <= partsMax;) {
    const { line, next } = lineAt(body, at)
    const rest = line.subarray(delimiter.length).toString('latin1').trimEnd()
    if ((at === 0 || body[at - 1] === 10) && (rest === '' || rest === '--')) {
      if (begun !== -1) parts.push(body.subarray(begun, withoutNewline(body, at, begun)))
      begun = rest === '--' ? -1 : next
      if (rest === '--') break
    }
    at = body.indexOf(delimiter, next)
  }
  if (begun !== -1) parts.push(body.subarray(begun))
  return parts
}

/** The line break before a delimiter belongs to the delimiter. */
function withoutNewline(body: Buffer, end: number, start: number): number {
  if (end > start && body[end - 1] === 10) end--
  if (end > start && body[end - 1] === 13) end--
  return end
}

function guessedBoundary(body: Buffer): string {
  const delimiter = /^--(?=-{0,50}[^\s-])(\S[^\r\n]{0,100})\r?\n(?=\r?\n|content-)/im
  return delimiter.exec(body.subarray(0, 10_000).toString('latin1'))?.[1]?.trimEnd() ?? ''
}

interface Structured {
  value: string
  parameters: ReadonlyMap<string, string>
}

/** `text/plain; charset="utf-8"`, with whatever senders make of it. */
function structured(header: string): Structured {
  const [value = '', ...rest] = header.match(/(?:[^;"]|"(?:[^"\\]|\\.)*"?)+/g) ?? []
  const parameters = new Map<string, string>()
  for (const piece of rest) {
    const equals = piece.indexOf('=')
    const name = piece.slice(0, Math.max(equals, 0)).trim().toLowerCase()
    const given = piece.slice(equals + 1).trim()
    if (name !== '' && !parameters.has(name)) parameters.set(name, unquoted(given))
  }
  return { value: value.trim().toLowerCase(), parameters }
}

function unquoted(value: string): string {
  return value.startsWith('"') ? value.replaceAll(/^"|"$/g, '').replaceAll(/\\(.)/g, '$1') : value
}

/** Also one that is split (RFC 2231). What is encoded in it stays so: of a name, only whether it is there and how it ends matters. */
function parameter({ parameters }: Structured, name: string): string | undefined {
  const whole = parameters.get(name) ?? parameters.get(`${name}*`)
  if (whole !== undefined) return whole
  const pieces = [...parameters].filter(([key]) => key.startsWith(`${name}*`))
  return pieces.length > 0 ? pieces.map(([, piece]) => piece).join('') : undefined
}

/** A document that plainly is in another encoding than the one that is named is believed. */
function decoded(body: Buffer, encoding: string): Buffer {
  if (encoding.includes('base64')) return isFile(body) ? body : fromBase64(body)
  if (encoding.includes('quoted-printable')) return fromQuotedPrintable(body)
  return xmlInBase64.test(body.toString('latin1', 0, 200)) ? fromBase64(body) : body
}

// <?x, <op and <ob, maybe behind a byte order mark.
const xmlInBase64 = /^\s*(?:77u\/)?(?:PD94|PG9[wi])[\w+/=\s]*$/

/** Some senders pad every line: each padded piece stands for itself. */
function fromBase64(body: Buffer): Buffer {
  const pieces: Buffer[] = []
  let start = 0
  for (let end = 0; end !== -1 && pieces.length < piecesMax; start = end + 1) {
    end = body.indexOf(equals, start)
    if (end !== start)
      pieces.push(Buffer.from(body.toString('latin1', start, end === -1 ? body.length : end), 'base64'))
  }
  return Buffer.concat(pieces)
}

const piecesMax = 100_000
const equals = '='.charCodeAt(0)

function fromQuotedPrintable(body: Buffer): Buffer {
  const decoded = Buffer.alloc(body.length)
  let length = 0
  for (let index = 0; index < body.length; index++) {
    const byte = body[index] as number
    if (byte !== equals) {
      decoded[length++] = byte
      continue
    }
    const softBreak = /^=[ \t]*\r?\n/.exec(body.toString('latin1', index, index + 80))
    const hex = body.toString('latin1', index + 1, index + 3)
    if (softBreak !== null) index += softBreak[0].length - 1
    else if (/^[0-9A-Fa-f]{2}$/.test(hex)) {
      decoded[length++] = Number.parseInt(hex, 16)
      index += 2
    } else decoded[length++] = byte
  }
  return decoded.subarray(0, length)
}
