// Characters that XML 1.0 has no way to write.
const unwritable = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

export function escapeXml(text: string): string {
  return text.replaceAll(unwritable, '').replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

/** An element with a text; nothing when there is no text. */
export function xmlElement(name: string, text: string): string {
  return text === '' ? '' : `<${name}>${escapeXml(text)}</${name}>`
}

/** As bytes; what the encoding does not know is written by its number. */
export function encodeLatin1(xml: string): Buffer {
  return Buffer.from(
    xml.replaceAll(/[^\0-\xff]/gu, (character) => `&#${character.codePointAt(0)};`),
    'latin1',
  )
}
