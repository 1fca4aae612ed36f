import type { Entry } from '../../mapping/table.ts'
import { members } from './format.ts'

/**
 * An element as data: `@name` is an attribute, `#` its text, any other member a child or, as a list, several. What is
 * undefined is left out. The order of children is the format's, not the object's.
 */
export interface Element {
  [name: string]: Value
}
type Value = string | number | boolean | Element | readonly Value[] | undefined

/**
 * The element that these make up. A text stands at its element, an attribute at `element.@name`, each of several at `element[]`, and a field
 * of somebody's own at `user_defined_simplefield[name]`.
 */
export function elementOf(entries: readonly Pick<Entry, 'at' | 'value'>[]): Element {
  const root: Element = {}
  for (const { at, value } of entries) {
    const names = at.replace(/\[\]$/, '').split('.')
    const last = names.pop() ?? ''
    const holder = names.reduce(childOf, root)
    const [, field] = /^user_defined_simplefield\[(.+)\]$/.exec(last) ?? []
    if (field !== undefined) {
      const fields = (holder['user_defined_simplefield'] ?? []) as readonly Value[]
      holder['user_defined_simplefield'] = [...fields, { '@feldname': field, '#': value as Value }]
    } else if (isElement(holder[last])) Object.assign(holder[last], isElement(value) ? value : { '#': value })
    else holder[last] = isElement(value) ? { ...value } : (value as Value)
  }
  return root
}

function childOf(holder: Element, name: string): Element {
  const child = holder[name]
  const element = isElement(child) ? child : child === undefined ? {} : { '#': child }
  holder[name] = element
  return element
}

function isElement(value: unknown): value is Element {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

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
  const text = String(value)
  return text.includes('e') ? value.toFixed(7) : text
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
