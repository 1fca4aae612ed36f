import { namespaces } from './namespaces.ts'

/** What the portal answers, once: written as XML and as JSON from the same nodes. */
export interface AnswerNode {
  /** `prefix:name`, or the bare name of an unqualified element. */
  name: string
  attributes?: Record<string, string | number | undefined>
  value?: string | number | boolean
  /** XML shows amounts and areas with two decimals; JSON does not. */
  decimals?: 2
  children?: AnswerNode[]
  /** `list`: an array around the one object. `many`: an array of children even if there is one. */
  json?: 'list' | 'many'
}

export type Format = 'xml' | 'json'

export function writeDocument(root: AnswerNode, format: Format): string {
  return format === 'xml' ? writeXml(root) : writeJson(root)
}

export function writeXml(root: AnswerNode): string {
  const used = new Set<string>()
  const body = xmlOf(root, used)
  const declared = [...used]
    .filter((prefix) => prefix in namespaces)
    .map((prefix) => ` xmlns:${prefix}="${namespaces[prefix as keyof typeof namespaces]}"`)
    .join('')
  const at = root.name.length + 1
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${body.slice(0, at)}${declared}${body.slice(at)}`
}

function xmlOf(node: AnswerNode, used: Set<string>): string {
  notePrefix(node.name, used)
  let open = `<${node.name}`
  for (const [name, value] of Object.entries(node.attributes ?? {})) {
    if (value === undefined) continue
    notePrefix(name, used)
    // The value of xsi:type is itself a qualified name.
    if (name === 'xsi:type') notePrefix(String(value), used)
    open += ` ${name}="${escapeXml(String(value))}"`
  }
  if (node.value !== undefined) return `${open}>${escapeXml(textOf(node))}</${node.name}>`
  if (node.children === undefined || node.children.length === 0) return `${open}/>`
  return `${open}>${node.children.map((child) => xmlOf(child, used)).join('')}</${node.name}>`
}

function notePrefix(name: string, used: Set<string>): void {
  const colon = name.indexOf(':')
  if (colon > 0) used.add(name.slice(0, colon))
}

function textOf({ value, decimals }: AnswerNode): string {
  return typeof value === 'number' && decimals !== undefined ? value.toFixed(decimals) : String(value)
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

// oxlint-disable-next-line no-control-regex -- XML cannot hold them, so the portal leaves them out.
const notInXml = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

function escapeXml(text: string): string {
  return text.replace(notInXml, '').replace(/[&<>"]/g, (character) => escapes[character] ?? character)
}

function writeJson(root: AnswerNode): string {
  // The portal escapes every slash; in JSON a slash stands only inside strings.
  return JSON.stringify({ [keyOf(root.name)]: jsonOf(root) }).replaceAll('/', '\\/')
}

function keyOf(name: string): string {
  return name.replace(':', '.')
}

function jsonOf(node: AnswerNode): unknown {
  // Booleans are strings in this portal's JSON, numbers are numbers.
  if (node.value !== undefined) return typeof node.value === 'boolean' ? String(node.value) : node.value
  const object: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(node.attributes ?? {})) {
    if (value !== undefined) object[`@${keyOf(name)}`] = String(value)
  }
  for (const child of node.children ?? []) {
    const key = keyOf(child.name)
    const value = jsonOf(child)
    const before = object[key]
    // A repeated child is an array; a child that stands alone is not, unless its parent always has many.
    if (before === undefined) object[key] = node.json === 'many' ? [value] : value
    else if (Array.isArray(before) && child.json !== 'list') before.push(value)
    else object[key] = [before, value]
  }
  if (node.json !== 'list') return object
  return Object.keys(object).length === 0 ? [] : [object]
}
