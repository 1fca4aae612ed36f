import { decodeHTMLStrict } from 'entities/decode'
import { hasFields, isField, keyOf } from './fields/field-names.ts'
import { isHtmlName } from './html.ts'
import { Unreadable } from './unreadable.ts'

const documentsMax = 100

/**
 * Makes XML of what senders take for XML: no prolog (it is text by now), nothing before the first element or behind the
 * last, no characters that XML does not know, and as text whatever is no element: bare `&` and `<`, words in brackets, HTML. Elements
 * lose their prefixes, capitals and attributes, which may be wrong, but for those that stand in place of elements. One document after another is several.
 */
export function mendXml(text: string): string[] {
  const rest = text
    // oxlint-disable-next-line no-control-regex -- those are what is taken out
    .replaceAll(/[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff\ufeff]/g, '')
    .toWellFormed()
  const documents: string[] = []
  for (let start = Math.max(startOfXml(rest), 0); start !== -1;) {
    if (documents.length === documentsMax) throw new Unreadable('xml_unsafe', { key: 'xmlTooMuch' })
    const { xml, length } = mendDocument(rest.slice(start))
    documents.push(xml)
    const next = rest.slice(start + length).search(beginning)
    start = next === -1 ? -1 : start + length + next
  }
  return documents
}

/**
 * Where a document begins that has at most a little rubbish before it; -1 for what is no XML. A DOCTYPE is no rubbish, lest it
 * be cut off and the rest be read.
 */
export function startOfXml(text: string): number {
  return text.slice(0, rubbishMax).search(beginning)
}

const rubbishMax = 2_000
const beginning = /<\?xml\b|<!doctype\b(?!\s+(?:html|svg)\b)|<(?:[\w-]+:)?(?:openimmo_feedback|objektanfrage)[\s>/]/i

/** Up to the end of its first element, or all of what has no end. */
function mendDocument(text: string): { xml: string; length: number } {
  const pieces: string[] = []
  const open: { name: string; tag: string; at: number }[] = []
  const openCounts = new Map<string, number>()
  let length = 0
  for (const match of text.matchAll(markup)) {
    const [whole, slash = '', written = '', end = ''] = match
    const name = written.toLowerCase()
    if (match.index > length) pieces.push(mendText(text.slice(length, match.index)))
    length = match.index + whole.length
    if (name === '') pieces.push(mendOther(whole))
    else if (open.length > 0 && isHtmlName(name)) pieces.push(mendText(whole))
    else if (slash === '') {
      if (end === '') {
        open.push({ name, tag: whole, at: pieces.length })
        openCounts.set(name, (openCounts.get(name) ?? 0) + 1)
      }
      pieces.push(`<${name}${hasFields(name) ? mendAttributes(whole) : ''}${end}>`)
    } else if ((openCounts.get(name) ?? 0) > 0) {
      // What is still open in it was no element: <Budget>.
      for (let inner = open.pop(); inner !== undefined; inner = open.pop()) {
        openCounts.set(inner.name, (openCounts.get(inner.name) ?? 0) - 1)
        if (inner.name === name) break
        pieces[inner.at] = mendText(inner.tag)
      }
      pieces.push(`</${name}>`)
    } else pieces.push(mendText(whole))
    if (name !== '' && open.length === 0) return { xml: pieces.join(''), length }
  }
  return { xml: pieces.join('') + mendText(text.slice(length)), length: text.length }
}

/** CDATA, a DOCTYPE, a comment, an instruction, a tag, or a `<` that begins none of them: `<max@example.org>`, `< 900`. */
const markup =
  /<!\[CDATA\[[\s\S]*?(?:\]\]>|$)|<![dD][oO][cC][tT][yY][pP][eE]\b|<!--[\s\S]*?(?:-->|$)|<\?[\s\S]*?(?:\?>|$)|<(?:(\/?)(?:[\p{L}_][\p{L}\p{N}_.-]*:)?([\p{L}_][\p{L}\p{N}_.-]*)(?:(?:\s+|(?<=["']))[^\s<>=/"']+(?:\s*=\s*(?:"(?:[^"<]|<(?![\p{L}/!?]))*"|'(?:[^'<]|<(?![\p{L}/!?]))*'|[^\s"'<>]+))?)*\s*(\/?)>)?/gu

function mendAttributes(tag: string): string {
  const values = new Map<string, string>()
  for (const [, written = '', double, single, bare] of tag.matchAll(attributes)) {
    const key = keyOf(written.slice(written.lastIndexOf(':') + 1).toLowerCase())
    if (isField(key) && !values.has(key)) values.set(key, double ?? single ?? bare ?? '')
  }
  return [...values]
    .map(([key, value]) => ` ${key}="${mendText(value).replaceAll('>', '&gt;').replaceAll('"', '&quot;')}"`)
    .join('')
}

const attributes = /(?<=[\s"'])([^\s<>=/"']+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+))/g

function mendOther(found: string): string {
  if (found === '<') return '&lt;'
  // Those are the parser's to judge. Nobody reads the others.
  return /^<!\[|^<!doctype/i.test(found) ? found : ''
}

function mendText(text: string): string {
  if (!/[&<>]/.test(text)) return text
  return text
    .replaceAll(/&(#x[0-9a-f]{1,8};|#\d{1,8};|[a-z][a-z0-9]{1,31};|)/gi, (whole, reference: string) => {
      if (reference === '') return '&amp;'
      if (reference.startsWith('#')) return isCharacter(codeOf(reference)) ? whole : ''
      const name = reference.slice(0, -1)
      if (xmlEntities.has(name)) return whole
      return htmlEntity(name)
    })
    .replaceAll('<', '&lt;')
    .replaceAll(']]>', ']]&gt;')
}

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
