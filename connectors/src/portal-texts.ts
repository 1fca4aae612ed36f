import { isRecord, messageOf, type Problem, type Property } from '@aushang/model'
import type { Publication, ShownContact } from './contract.ts'

/**
 * With texts that every portal can show. What comes from Word has line breaks of its own, and bullets that only its fonts know;
 * left as they are, they arrive as boxes, refuse the document, or glue two words together.
 */
export function withPortalTexts(publication: Publication): Publication {
  const known = withTextsOf.get(publication) ?? withAllTexts(publication)
  withTextsOf.set(publication, known)
  return known
}
const withTextsOf = new WeakMap<Publication, Publication>()

function withAllTexts(publication: Publication): Publication {
  const { property, contact, attachments } = publication
  return {
    ...publication,
    property: {
      ...property,
      fields: withTexts(plainFields(property.fields)),
      attachments: property.attachments.map(withTitle),
      ...(property.links && { links: property.links.map(withTitle) }),
    } as Publication['property'],
    contact: contact && withTexts(contact),
    attachments: attachments.map(withTitle),
  }
}

export function withContactTexts(shown: ShownContact): ShownContact {
  return { ...shown, contact: withTexts(shown.contact) }
}

const illegible = /(?![\t\n\r])\p{Cc}|[\u2028\u2029\uf020-\uf0ff\ufffe\uffff]|\p{Cs}/u

/** Of as many characters as before, or fewer. One in which nothing can be seen stays as it is: an empty one would be another fault. */
function portalText(text: string, lineBreak: '\n' | ' '): string {
  if (!illegible.test(text)) return text
  const legible = text
    .toWellFormed()
    .replaceAll(/[\v\f\u2028\u2029]/g, lineBreak)
    // Nobody writes these; they are what becomes of dashes, quotes and € when the characters of Windows are taken for those of Latin-1.
    .replaceAll(/[\u0080-\u009f]/g, (character) => windows1252.decode(Uint8Array.of(character.charCodeAt(0))))
    // Word's hyphen at which no line breaks.
    .replaceAll('\u001e', '-')
    // Where Word keeps the characters of its symbol fonts. Elsewhere they have no shape, and most stand before a line of a list.
    .replaceAll(/[\uf020-\uf0ff]/g, (character) => (character === '\uf02d' ? '-' : '•'))
    .replaceAll(/(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu, '')
  return legible || text
}

// Those that editors put into texts; "< 5 km" is none.
const tag = /<\/?(?:b|strong|i|em|u|s|p|br|hr|ul|ol|li|div|span|font|h[1-6]|a|table|tr|td|th|tbody)\b[^<>]{0,500}>/gi
const blockTag = /<(?:br|hr|\/p|\/div|\/li|\/ul|\/ol|\/h[1-6]|\/tr|\/table)\b[^<>]{0,500}>/gi
const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
  auml: 'ä',
  ouml: 'ö',
  uuml: 'ü',
  Auml: 'Ä',
  Ouml: 'Ö',
  Uuml: 'Ü',
  szlig: 'ß',
  euro: '€',
  sup2: '²',
  ndash: '–',
}

export function tagWarnings({ fields }: Property): Problem[] {
  const tagged = Object.entries(fields).filter(([, value]) => typeof value === 'string' && hasTags(value))
  return tagged.map(([name]) => {
    const field = `/fields/${name}`
    return { path: field, code: 'field_doubtful', message: messageOf({ key: 'textHasTags', params: { field } }) }
  })
}

function hasTags(text: string): boolean {
  return text.search(tag) !== -1
}

/** An empty text would be another fault than one of nothing but tags. */
function plainFields(fields: Property['fields']): Property['fields'] {
  const plain = Object.entries(fields).map(([name, value]: [string, unknown]) =>
    typeof value === 'string' && hasTags(value)
      ? [name, withoutTags(value, manyLines.test(name) ? '\n' : ' ') || value]
      : [name, value],
  )
  return Object.fromEntries(plain) as Property['fields']
}

function withoutTags(text: string, lineBreak: '\n' | ' '): string {
  return text
    .replaceAll(/(?<![ \t])[ \t]*\r?\n[ \t]*/g, (white) => (/<p|<br|<li|<div/i.test(text) ? ' ' : white))
    .replaceAll(/<li\b[^<>]{0,500}>/gi, '• ')
    .replaceAll(blockTag, lineBreak)
    .replaceAll(tag, '')
    .replaceAll(/&(\w{1,8});/g, (whole, name: string) => entities[name] ?? whole)
    .replaceAll(/(?<![ \t])[ \t]*\n[ \t]*/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

const windows1252 = new TextDecoder('windows-1252')

const manyLines = /description$|^officeHours$/i

function withTexts<Value>(value: Value, name = ''): Value {
  if (typeof value === 'string') return portalText(value, manyLines.test(name) ? '\n' : ' ') as Value
  if (Array.isArray(value)) return value.map((each: unknown) => withTexts(each, name)) as Value
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withTexts(each, key)])) as Value
}

function withTitle<Titled extends { title?: string }>(titled: Titled): Titled {
  return titled.title === undefined ? titled : { ...titled, title: portalText(titled.title, ' ') }
}
