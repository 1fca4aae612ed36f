import { isRecord } from '@aushang/model'
import type { Publication, ShownContact } from './contract.ts'

/**
 * With texts that every portal can show. What comes from Word has line breaks of its own, and bullets that only its fonts know;
 * left as they are, they arrive as boxes, refuse the document, or glue two words together.
 */
export function withPortalTexts(publication: Publication): Publication {
  const { property, contact, attachments } = publication
  return {
    ...publication,
    property: {
      ...property,
      fields: withTexts(property.fields),
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
