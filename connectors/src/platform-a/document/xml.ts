import type { Entry } from '../../mapping/table.ts'

/** An element to be written. One without content and attributes is left out. */
export interface Element {
  name: string
  attributes?: Record<string, string>
  content?: string | readonly Element[] | undefined
}

/** The elements that the entries of a table make up, in their order. */
export function elementsOf(entries: readonly Pick<Entry, 'at' | 'value'>[]): Element[] {
  const root: Element[] = []
  for (const { at, value } of entries) {
    const names = at.replace(/\[\]$/, '').split('.')
    const name = names.pop() ?? ''
    let holder: Element = { name: '', content: root }
    for (const each of names) holder = childOf(holder, each)
    if (name.startsWith('@')) holder.attributes = { ...holder.attributes, [name.slice(1)]: String(value) }
    else for (const each of [value].flat()) contentOf(holder).push({ name, content: String(each) })
  }
  return root
}

function childOf(holder: Element, name: string): Element {
  const content = contentOf(holder)
  const known = content.find((child) => child.name === name)
  const child = known ?? { name, content: [] }
  if (known === undefined) content.push(child)
  return child
}

function contentOf(holder: Element): Element[] {
  return holder.content as Element[]
}

export function writeDocument(root: Element): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${writeElement(root, '')}\n`
}

/** The same as the portal answers with it: an element is a member, one that comes several times a list, an attribute has an @. */
export function asAnswered(root: Element): Record<string, unknown> {
  return { [root.name.replace(':', '.')]: answered(root) }
}

function answered({ attributes = {}, content }: Element): unknown {
  if (typeof content === 'string') return xmlText(content)
  const byName = Map.groupBy((content ?? []).filter(isWritten), ({ name }) => name.replace(':', '.'))
  return Object.fromEntries([
    ...Object.entries(attributes).map(([name, value]) => [`@${name}`, value]),
    ...[...byName].map(([name, all]) => [name, all.length === 1 ? all.map(answered)[0] : all.map(answered)]),
  ])
}

/** Drops what no XML document may hold, in whatever notation: control characters and halves of characters. */
export function xmlText(text: string): string {
  // oxlint-disable-next-line no-control-regex -- it is what the expression is about
  return text.toWellFormed().replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
}

function writeElement(element: Element, indent: string): string {
  const { name, attributes = {}, content } = element
  const start = name + Object.entries(attributes).map(writeAttribute).join('')
  if (typeof content === 'string') return `${indent}<${start}>${escape(content)}</${name}>`
  const children = (content ?? []).filter(isWritten).map((child) => writeElement(child, indent + '  '))
  return children.length === 0
    ? `${indent}<${start}/>`
    : `${indent}<${start}>\n${children.join('\n')}\n${indent}</${name}>`
}

function isWritten({ attributes, content }: Element): boolean {
  if (attributes !== undefined || typeof content === 'string') return true
  return content !== undefined && content.some(isWritten)
}

function writeAttribute([name, value]: [string, string]): string {
  return ` ${name}="${escape(value).replaceAll('"', '&quot;')}"`
}

/** A bare carriage return would be read as a line feed. */
function escape(text: string): string {
  return xmlText(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\r', '&#13;')
}
