import { ParseOption, XmlCData, XmlDocument, XmlElement, XmlLibError, XmlText } from 'libxml2-wasm'
import { hasFields, mayHaveLinks } from './fields/field-names.ts'
import { withoutHtml } from './html.ts'
import { Unreadable } from './unreadable.ts'

export interface Element {
  /** Without a prefix, in small letters. */
  name: string
  /** Also of what is in it, on lines of its own. */
  text: string
  children: Element[]
  /** Of those that mending leaves. */
  attributes: { name: string; text: string }[]
}

const depthMax = 100
const elementsMax = 20_000

/** Throws `Unreadable` for whatever is not well formed, and for what only somebody with bad intentions sends. */
export function parseXml(text: string): Element {
  if (hasDoctype(text)) throw new Unreadable('xml_unsafe', { key: 'xmlHasDoctype' })
  refuseMonsters(text)
  let document: XmlDocument
  try {
    document = XmlDocument.fromString(text, { option: ParseOption.XML_PARSE_NO_XXE | ParseOption.XML_PARSE_NONET })
  } catch (error) {
    if (!(error instanceof XmlLibError)) throw error
    const [first] = error.details
    const params = first === undefined ? {} : { line: first.line }
    throw new Unreadable('xml_malformed', { key: 'xmlBroken', params })
  }
  try {
    // The parser knows best. What is refused above costs it nothing.
    if (document.dtd !== null) throw new Unreadable('xml_unsafe', { key: 'xmlHasDoctype' })
    return elementOf(document.root)
  } finally {
    document.dispose()
  }
}

/** It can only stand before the first element, behind comments and instructions, which may hold whatever does not end them. */
function hasDoctype(text: string): boolean {
  const before = /\s+|<\?[\s\S]*?\?>|<!--[\s\S]*?-->/y
  let end = 0
  while (before.test(text)) end = before.lastIndex
  return text.slice(end, end + 9).toUpperCase() === '<!DOCTYPE'
}

/** Counted before anything is made of them. The measure is rough: what it passes, the parser still judges. */
function refuseMonsters(text: string): void {
  let depth = 0
  let elements = 0
  for (const [tag, slash] of text.matchAll(/<(\/?)[a-z_][^<>]*>/gi)) {
    if (slash === '/') depth--
    else if (!tag.endsWith('/>')) depth++
    if (depth > depthMax) throw new Unreadable('xml_unsafe', { key: 'xmlTooDeep' })
    if (++elements > elementsMax * 2) throw new Unreadable('xml_unsafe', { key: 'xmlTooMuch' })
  }
}

function elementOf(node: XmlElement, isInsideLinked = false): Element {
  const element: Element = { name: localName(node.name), text: '', children: [], attributes: [] }
  if (hasFields(element.name)) {
    element.attributes = node.attrs.map(({ name, value }) => ({ name, text: withoutHtml(value) }))
  }
  const hasLinks = isInsideLinked || mayHaveLinks(element.name)
  for (let child = node.firstChild; child !== null; child = child.next) {
    if (child instanceof XmlElement) {
      const inside = elementOf(child, hasLinks)
      element.children.push(inside)
      element.text += `\n${inside.text}\n`
    } else if (child instanceof XmlText || child instanceof XmlCData)
      element.text += withoutHtml(child.content, hasLinks)
  }
  return element
}

/** A prefix that was never declared stays in the name. */
function localName(name: string): string {
  return name.slice(name.lastIndexOf(':') + 1).toLowerCase()
}
