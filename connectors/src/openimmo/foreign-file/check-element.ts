import { XmlElement } from 'libxml2-wasm'
import {
  type AttributeRule,
  attributes,
  contentType,
  contentWords,
  members,
  type ValueType,
} from '../document/format.ts'

/** A fault of a file: an error is refused by strict portals, a warning is taken by most and does harm somewhere. */
export interface FileProblem {
  severity: 'error' | 'warning'
  line?: number
  /** Where, as the names on the way: `openimmo/anbieter/immobilie[2]/geo`. */
  path: string
  message: string
}

// More faults than this help nobody.
const problemsMax = 500

/** An element and all in it against the tables of the format. */
export function checkElement(root: XmlElement): FileProblem[] {
  const problems: FileProblem[] = []
  walk(root, root.name)
  return problems

  function walk(element: XmlElement, path: string): void {
    if (problems.length >= problemsMax) return
    const report = (message: string, at = element) => problems.push({ severity: 'error', line: at.line, path, message })
    attributeFaults(element).forEach((message) => report(message))
    contentFaults(element).forEach((message) => report(message))
    const children = childrenOf(element)
    orderFaults(element.name, children).forEach(([message, at]) => report(message, at ?? element))
    peculiarFaults(element.name, children).forEach((message) => report(message))
    for (const child of children) walk(child, `${path}/${child.name}${indexAmong(child, children)}`)
  }
}

export function childrenOf(element: XmlElement): XmlElement[] {
  const children: XmlElement[] = []
  for (let node = element.firstChild; node !== null; node = node.next) {
    if (node instanceof XmlElement) children.push(node)
  }
  return children
}

function indexAmong(child: XmlElement, all: XmlElement[]): string {
  const same = all.filter(({ name }) => name === child.name)
  return same.length === 1 ? '' : `[${same.indexOf(child) + 1}]`
}

function attributeFaults(element: XmlElement): string[] {
  const rules = attributes[element.name]
  if (rules === undefined) return []
  const given = new Map(element.attrs.map(({ name, value }) => [name, value]))
  const missing = Object.entries(rules).filter(([name, { isRequired }]) => isRequired && !given.has(name))
  return [
    ...missing.map(([name]) => `${element.name} lacks the attribute ${name}.`),
    ...[...given].flatMap(([name, value]) => {
      const rule = rules[name]
      if (rule === undefined) return [`${element.name} has no attribute ${name}.`]
      return valueFaults(`${element.name}/@${name}`, value, rule)
    }),
  ]
}

function contentFaults(element: XmlElement): string[] {
  const rule: AttributeRule = {}
  const type = contentType(element.name)
  if (type !== undefined) rule.type = type
  const words = contentWords[element.name]
  if (words !== undefined) rule.words = words
  return type === undefined && words === undefined ? [] : valueFaults(element.name, element.content, rule)
}

const patterns: Record<ValueType, [RegExp, string]> = {
  boolean: [/^\s*(true|false|1|0)\s*$/, 'true, false, 1 or 0'],
  decimal: [/^\s*[+-]?(\d+(\.\d*)?|\.\d+)\s*$/, 'a number with a point, such as 72.50'],
  integer: [/^\s*[+-]?\d+\s*$/, 'a whole number'],
  positiveInteger: [/^\s*\+?0*[1-9]\d*\s*$/, 'a whole number above 0'],
  date: [/^\s*-?\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])(Z|[+-]\d\d:\d\d)?\s*$/, 'a date such as 2027-03-01'],
  dateTime: [
    /^\s*\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)?\s*$/,
    'a time such as 2027-03-01T09:30:00',
  ],
  filled: [/\S/, 'filled'],
}

function valueFaults(name: string, value: string, { type, words }: AttributeRule): string[] {
  if (words !== undefined && !words.includes(value)) return [`${name} is "${shorten(value)}"${meant(value, words)}.`]
  if (type === undefined) return []
  const [pattern, form] = patterns[type]
  if (pattern.test(value))
    return isImpossibleDay(type, value) ? [`${name} is "${value.trim()}", a day that no calendar has.`] : []
  if (value.trim() === '') return [`${name} is empty: leave it out, or make it ${form}.`]
  return [`${name} is "${shorten(value)}"; it must be ${form}.`]
}

function isImpossibleDay(type: ValueType, value: string): boolean {
  const [, day] = /^\s*(\d{4}-\d\d-\d\d)/.exec(value) ?? []
  if ((type !== 'date' && type !== 'dateTime') || day === undefined) return false
  return !new Date(`${day}T00:00:00Z`).toJSON()?.startsWith(day)
}

// Longer lists help nobody who has misspelt one word.
const wordsNamedMax = 30

function meant(value: string, words: readonly string[]): string {
  const plain = (word: string) => word.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
  const near = words.find((word) => plain(word) === plain(value))
  if (near !== undefined) return `; it must be spelt ${near}`
  return words.length > wordsNamedMax
    ? ', which is not in the list of the format'
    : `; it must be one of ${words.join(', ')}`
}

function orderFaults(name: string, children: XmlElement[]): [string, XmlElement?][] {
  const sequence = members(name)
  if (sequence === undefined) return []
  const faults: [string, XmlElement?][] = []
  let last = -1
  for (const child of children) {
    const at = sequence.findIndex((member) => member.name === child.name)
    const previous = sequence[last]
    if (at === -1) faults.push([`${name} has no ${child.name}.`, child])
    else if (at === last && !sequence[at]?.isRepeatable) faults.push([`${child.name} stands twice in ${name}.`, child])
    else if (at < last) faults.push([`${child.name} must stand before ${previous?.name}: the order is binding.`, child])
    else last = at
  }
  const missing = sequence.filter(
    ({ name, isRequired }) => isRequired && !children.some((child) => child.name === name),
  )
  return [...faults, ...missing.map((member): [string] => [`${name} lacks ${member.name}.`])]
}

/** Choices, which a sequence cannot say. */
function peculiarFaults(name: string, children: XmlElement[]): string[] {
  const has = (...names: string[]) => children.some((child) => names.includes(child.name))
  switch (name) {
    case 'geo':
      return has('plz', 'ort', 'geokoordinaten') ? [] : ['geo needs one of plz, ort and geokoordinaten.']
    case 'kontaktperson':
      return has('email_zentrale', 'email_direkt', 'tel_zentrale', 'tel_durchw', 'tel_fax', 'tel_handy')
        ? []
        : ['kontaktperson needs an e-mail address or a telephone number (email_zentrale, …, tel_handy).']
    case 'objektart': {
      const kinds = new Set(children.map((child) => child.name).filter((kind) => kind !== 'objektart_zusatz'))
      return kinds.size === 1 ? [] : [`objektart must hold one kind; it holds ${kinds.size}.`]
    }
    case 'daten':
      return has('pfad') && has('anhanginhalt') ? ['daten holds either pfad or anhanginhalt, not both.'] : []
    default:
      return []
  }
}

function shorten(text: string): string {
  return text.length > 50 ? `${text.slice(0, 50)}…` : text
}
