import { decodeHTMLStrict } from 'entities/decode'

/**
 * Makes XML of what senders take for XML: no prolog (it is text by now), nothing before the first element or behind the
 * last, no characters that XML does not know, no bare `&` or `<` in values, and no HTML. Elements lose their prefixes and
 * attributes, which nobody reads and which may be wrong.
 */
export function mendXml(text: string): string {
  const start = startOfXml(text)
  const body = text
    .slice(Math.max(start, 0), text.lastIndexOf('>') + 1 || undefined)
    .replace(/^<\?xml[^>]*\?>/i, '')
    // oxlint-disable-next-line no-control-regex -- those are what is taken out
    .replaceAll(/[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff\ufeff]/g, '')
    .toWellFormed()
  // In CDATA, everything stands for itself.
  return body
    .split(/(<!\[CDATA\[[\s\S]*?(?:\]\]>|$))/)
    .map((piece, index) => (index % 2 === 1 ? piece : mendMarkup(piece)))
    .join('')
}

/**
 * Where a document begins that has at most a little rubbish before it; -1 for what is no XML. A DOCTYPE is no rubbish, lest it
 * be cut off and the rest be read.
 */
export function startOfXml(text: string): number {
  return beginning.exec(text.slice(0, rubbishMax))?.index ?? -1
}

const rubbishMax = 2_000
const beginning = /<\?xml\b|<!doctype\b(?!\s+(?:html|svg)\b)|<(?:[\w-]+:)?(?:openimmo_feedback|objektanfrage)[\s>/]/i

function mendMarkup(text: string): string {
  return text
    .replaceAll(/&(#x[0-9a-f]{1,8};|#\d{1,8};|[a-z][a-z0-9]{1,31};|)/gi, (whole, reference: string) => {
      if (reference === '') return '&amp;'
      if (reference.startsWith('#')) return isCharacter(codeOf(reference)) ? whole : ''
      const name = reference.slice(0, -1)
      if (xmlEntities.has(name)) return whole
      return htmlEntity(name)
    })
    .replaceAll(tags, (_whole, slash = '', name: string | undefined, end = '') => {
      if (name === undefined) return '&lt;'
      if (htmlBreak.test(name)) return '\n'
      return htmlStyle.test(name) ? '' : `<${slash}${name}${end}>`
    })
}

/** A tag, or a `<` that begins none and no comment or instruction either: `<max@example.org>`, `< 900`. */
const tags =
  /<(?![!?])(?:(\/?)(?:[\p{L}_][\p{L}\p{N}_.-]*:)?([\p{L}_][\p{L}\p{N}_.-]*)(?:\s+[^\s<>=/]+\s*=\s*(?:"[^"<]*"|'[^'<]*'|[^\s"'<>]+))*\s*(\/?)>)?/gu

// Some senders put what was typed into a rich editor into the document as it is.
const htmlBreak = /^(br|p|div|li)$/i
const htmlStyle = /^(b|i|u|em|strong|span|font|ul|ol)$/i

function codeOf(reference: string): number {
  const digits = reference.slice(1, -1)
  return /^x/i.test(digits) ? Number.parseInt(digits.slice(1), 16) : Number.parseInt(digits, 10)
}

function isCharacter(code: number): boolean {
  if (code < 0x20) return code === 9 || code === 10 || code === 13
  return code < 0xd800 || (code > 0xdfff && code < 0xfffe) || (code > 0xffff && code < 0x110000)
}

const xmlEntities = new Set(['amp', 'lt', 'gt', 'quot', 'apos'])

/** The characters that an entity of HTML means, or the very words of what is none, as text of XML. */
function htmlEntity(name: string): string {
  return decodeHTMLStrict(`&${name};`).replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
