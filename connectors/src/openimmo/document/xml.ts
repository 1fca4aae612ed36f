import { members } from './format.ts'

/**
 * An element as data: `@name` is an attribute, `#` its text, any other member a child or, as a list, several. What is
 * undefined is left out. The order of children is the format's, not the object's.
 */
export interface Element {
  [name: string]: Value
}
type Value = string | number | boolean | Element | readonly Value[] | undefined

type Encoding = 'UTF-8' | 'ISO-8859-1'

export function writeXml(name: string, element: Element, encoding: Encoding): string {
  return `<?xml version="1.0" encoding="${encoding}"?>\n${write(name, element, '')}`
}

/** The bytes of the document: what ISO-8859-1 has no byte for is a numeric reference, which every XML reader resolves. */
export function encodeXml(xml: string, encoding: Encoding): Buffer {
  return Buffer.from(asSent(xml, encoding), encoding === 'UTF-8' ? 'utf8' : 'latin1')
}

/** The same as text. */
export function asSent(xml: string, encoding: Encoding): string {
  if (encoding === 'UTF-8') return xml
  return xml.replaceAll(/[\u{100}-\u{10ffff}]/gu, (character) => `&#${character.codePointAt(0)};`)
}

function write(name: string, value: Value, indent: string): string {
  if (value === undefined) return ''
  if (Array.isArray(value)) return value.map((each) => write(name, each as Value, indent)).join('')
  if (typeof value !== 'object') return `${indent}<${name}>${escape(textOf(value))}</${name}>\n`
  return writeElement(name, value as Element, indent)
}

function writeElement(name: string, element: Element, indent: string): string {
  const given = Object.entries(element).filter(([, value]) => value !== undefined)
  const attributes = given
    .filter(([key]) => key.startsWith('@'))
    .map(([key, value]) => ` ${key.slice(1)}="${escape(textOf(value as string), true)}"`)
    .join('')
  const start = `${indent}<${name}${attributes}`
  if (element['#'] !== undefined) return `${start}>${escape(textOf(element['#'] as string))}</${name}>\n`
  const children = inOrder(
    name,
    given.filter(([key]) => !key.startsWith('@')),
  )
  const inner = children.map(([key, value]) => write(key, value, `${indent}  `)).join('')
  return inner === '' ? `${start}/>\n` : `${start}>\n${inner}${indent}</${name}>\n`
}

function inOrder(name: string, children: [string, Value][]): [string, Value][] {
  const order = members(name)?.map((member) => member.name) ?? []
  const unknown = children.find(([key]) => !order.includes(key))
  if (unknown !== undefined) throw new Error(`OpenImmo has no ${unknown[0]} in ${name}`)
  return children.toSorted(([a], [b]) => order.indexOf(a) - order.indexOf(b))
}

function textOf(value: string | number | boolean): string {
  return typeof value === 'number' ? decimal(value) : String(value)
}

/** Without exponent, as XML's decimal wants it. */
function decimal(value: number): string {
  return value.toFixed(7).replace(/\.?(?<!0)0+$/, '')
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** XML knows no control characters but tab and line feed: they are dropped. */
function escape(text: string, inAttribute = false): string {
  const clean = text
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    // oxlint-disable-next-line no-control-regex -- these are what is meant
    .replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f-\u0084\u0086-\u009f\ufffe\uffff]/g, '')
    .replaceAll(/[&<>"]/g, (character) => escapes[character] as string)
  return inAttribute ? clean.replaceAll(/[\n\t]/g, ' ') : clean
}
