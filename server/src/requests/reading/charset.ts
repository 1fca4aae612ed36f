import { isAscii, isUtf8 } from 'node:buffer'

/**
 * The text of an XML document, whatever it says about itself. A byte order mark is believed, and so are bytes that can
 * hardly be anything but UTF-8, also when Latin-1 is declared over them; then the prolog, then the mail, if the bytes agree.
 * Windows-1252 is what is left: it holds Latin-1, and there are no bytes that it cannot read.
 */
export function decodeXml(bytes: Buffer, mailCharset: string | undefined): string {
  const declared = /^[^>]{0,200}?encoding\s*=\s*["']([\w.:-]{1,40})["']/.exec(bytes.toString('latin1', 0, 400))?.[1]
  return decodeText(isUtf8(bytes) ? bytes : withoutFooter(bytes), [declared, mailCharset])
}

/** What gateways put behind a document is in a charset of its own. */
function withoutFooter(bytes: Buffer): Buffer {
  const ends = bytes.toString('latin1').matchAll(/<\/(?:[\w-]{1,40}:)?(?:openimmo_feedback|objektanfrage)\s{0,20}>/gi)
  const last = [...ends].at(-1)
  const end = last === undefined ? bytes.length : last.index + last[0].length
  // What stands around the document ends behind it, too.
  const foreign = bytes.subarray(end).findIndex((byte) => byte > 0x7f)
  return foreign === -1 ? bytes : bytes.subarray(0, end + foreign)
}

/** The charsets are those that somebody claims, the most trustworthy first. */
export function decodeText(bytes: Buffer, claims: (string | undefined)[]): string {
  const marked = charsetOfMark(bytes)
  if (marked !== null) return new TextDecoder(marked).decode(bytes)
  // Most headers are that, and there may be many of them.
  if (claims.length === 0 && isAscii(bytes)) return bytes.toString('latin1')
  if (!isAscii(bytes) && isUtf8(bytes)) return bytes.toString('utf8')
  const asUtf8 = isAscii(bytes) ? { text: '', read: 0, broken: 0 } : decodeMixed(bytes)
  // UTF-8 with a few broken bytes is still UTF-8.
  if (asUtf8.broken * 4 < asUtf8.read) return asUtf8.text
  for (const claim of claims) {
    // Without zero bytes it is not UTF-16.
    if (claim === undefined || /^utf-?(16|32)/i.test(claim)) continue
    if (/^utf-?8$/i.test(claim) && asUtf8.broken > 0 && asUtf8.broken <= asUtf8.read) return asUtf8.text
    const text = decodedAs(claim, bytes)
    if (text !== null) return text
  }
  return decodeWindows(bytes)
}

/** UTF-8, and by itself whatever byte is none. Counts the characters beyond ASCII. */
function decodeMixed(bytes: Buffer): { text: string; read: number; broken: number } {
  let read = 0
  let broken = 0
  const text = bytes.toString('latin1').replaceAll(utf8, (found, whole?: string) => {
    if (whole === undefined) {
      broken++
      return windowsCharacters[found.charCodeAt(0) - 0x80] ?? found
    }
    const characters = Buffer.from(found, 'latin1').toString('utf8')
    read += characters.length
    return characters
  })
  return { text, read, broken }
}

const utf8 = /((?:[\xc2-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xf4][\x80-\xbf]{3})+)|[\x80-\xff]/g
const windowsCharacters = decodeWindows(Buffer.from(Array.from({ length: 0x80 }, (_, index) => index + 0x80)))

function decodeWindows(bytes: Buffer): string {
  return decodedAs('windows-1252', bytes) ?? bytes.toString('latin1')
}

export function decodeHeader(line: Buffer): string {
  return decodeText(line, [])
}

function charsetOfMark(bytes: Buffer): string | null {
  const [first, second, third, fourth] = bytes
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  // "<?" of a document that forgot its mark.
  if (first === 0x3c && second === 0 && third === 0x3f && fourth === 0) return 'utf-16le'
  if (first === 0 && second === 0x3c && third === 0 && fourth === 0x3f) return 'utf-16be'
  return null
}

function decodedAs(charset: string, bytes: Buffer): string | null {
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytes)
  } catch {
    return null // a charset that nobody knows, or that the bytes are not in
  }
}
