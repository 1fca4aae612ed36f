import { ParseOption, XmlDocument, XmlElement } from 'libxml2-wasm'
import type { Data, Value } from '../schema/data.ts'
import type { Field } from '../schema/field.ts'
import { namespaces } from './namespaces.ts'
import { readScalar } from './read-scalar.ts'
import { badRequest, notSchemaValid, type Refusal } from './refusal.ts'

const bytesMax = 1024 * 1024

/** An element taken out of libxml2's memory. */
interface SentElement {
  /** As written, with its prefix. */
  qualifiedName: string
  name: string
  namespace: string
  /** `xsi:type` under that name, whatever prefix was used; the others under their own. */
  attributes: Record<string, string>
  children: SentElement[]
  text: string
}

export function parseXml(body: Buffer): SentElement {
  if (body.length > bytesMax) throw badRequest(`An XML body may have ${bytesMax} bytes.`)
  let document: XmlDocument
  try {
    document = XmlDocument.fromBuffer(body, { option: ParseOption.XML_PARSE_NONET | ParseOption.XML_PARSE_NO_XXE })
  } catch (error) {
    throw badRequest(`The XML is not well-formed: ${(error as Error).message.trim()}`)
  }
  try {
    if (document.dtd !== null) throw badRequest('A document type declaration is not allowed.')
    return elementFrom(document.root)
  } finally {
    document.dispose()
  }
}

export function unknownRoot(qualifiedName: string): Refusal {
  return notSchemaValid(`cvc-elt.1: Cannot find the declaration of element '${qualifiedName}'.`)
}

function elementFrom(node: XmlElement): SentElement {
  const attributes: Record<string, string> = {}
  for (const attribute of node.attrs) {
    const isOfXsi = attribute.namespaceUri === namespaces.xsi
    const isOfXlink = attribute.namespaceUri === namespaces.xlink
    attributes[`${isOfXsi ? 'xsi:' : isOfXlink ? 'xlink:' : ''}${attribute.name}`] = attribute.value
  }
  const children = elementsIn(node).map(elementFrom)
  return {
    qualifiedName: node.prefix === '' ? node.name : `${node.prefix}:${node.name}`,
    name: node.name,
    namespace: node.namespaceUri,
    attributes,
    children,
    text: children.length === 0 ? node.content : '',
  }
}

function elementsIn(node: XmlElement): XmlElement[] {
  const elements: XmlElement[] = []
  for (let child = node.firstChild; child !== null; child = child.next) {
    // libxml2-wasm gives undefined for a processing instruction, and no way on from there. XPath has one, but is slow.
    if ((child as unknown) === undefined) return node.find('*') as XmlElement[]
    if (child instanceof XmlElement) elements.push(child)
  }
  return elements
}

/** Reads an element as its type says, in the order its type says; the first thing that is wrong is refused. */
export function readElement(element: SentElement, type: Field): Value {
  if (type.children === undefined && type.attributes === undefined) {
    if (element.children[0] !== undefined) {
      throw notSchemaValid(
        `cvc-type.3.1.2: SentElement '${element.qualifiedName}' is a simple type, so it must have no element information item [children].`,
      )
    }
    const read = readScalar(type, element.text)
    if ('flaw' in read) throw notSchemaValid(read.flaw.detail)
    return read.value
  }
  const data: Data = readAttributes(element, type)
  if (type.open === true) return data
  const fields = type.children ?? []
  const next = type.anyOrder === true ? anyOrder(fields) : inSequence(fields)
  for (const child of element.children) {
    const field = next(child)
    const value = readElement(child, field)
    if (field.occursMax === undefined) data[field.name] = value
    else ((data[field.name] ??= []) as Value[]).push(value)
  }
  const missing = next.missing()
  if (missing.length > 0) {
    throw notSchemaValid(
      `cvc-complex-type.2.4.b: The content of element '${element.qualifiedName}' is not complete. One of '{${missing.join(', ')}}' is expected.`,
    )
  }
  return data
}

function readAttributes(element: SentElement, { attributes = [] }: Field): Data {
  const data: Data = {}
  for (const [name, value] of Object.entries(element.attributes)) {
    if (name.startsWith('xsi:')) continue
    if (!attributes.includes(name)) {
      throw notSchemaValid(
        `cvc-complex-type.3.2.2: Attribute '${name}' is not allowed to appear in element '${element.qualifiedName}'.`,
      )
    }
    if (name === 'id' && !/^-?\d{1,18}$/.test(value)) {
      throw notSchemaValid(`cvc-datatype-valid.1.2.1: '${value}' is not a valid value for 'integer'.`)
    }
    data[`@${name}`] = value
  }
  return data
}

interface Matcher {
  (child: SentElement): Field
  /** What must still come. */
  missing(): string[]
}

const namespaceOf: Record<string, string> = { publishChannels: namespaces.common }

function isCalled(child: SentElement, field: Field): boolean {
  return child.name === field.name && child.namespace === (namespaceOf[field.name] ?? '')
}

function inSequence(fields: Field[]): Matcher {
  let place = 0
  let count = 0
  const isSatisfied = (field: Field) => field.required !== true || (field === fields[place] && count > 0)

  /** From the present place to the first field that must come. */
  function expected(): string[] {
    const names: string[] = []
    for (let i = place; i < fields.length; i++) {
      const field = fields[i] as Field
      const isUsedUp = i === place && count >= (field.occursMax ?? 1)
      const isExcluded = count > 0 && field !== fields[place] && isSameChoice(field, fields[place])
      if (!isUsedUp && !isExcluded) names.push(field.name)
      if (!isSatisfied(field)) break
    }
    return names
  }

  const next = (child: SentElement): Field => {
    const found = fields.findIndex((field, i) => {
      if (i < place || !isCalled(child, field)) return false
      return i > place || count < (field.occursMax ?? 1)
    })
    const field = fields[found]
    const isOutOfPlace =
      field === undefined ||
      fields.slice(place, found).some((skipped) => !isSatisfied(skipped)) ||
      (found > place && count > 0 && isSameChoice(field, fields[place]))
    if (isOutOfPlace) throw notSchemaValid(unexpected(child, expected()))
    count = found === place ? count + 1 : 1
    place = found
    return field
  }
  next.missing = () => (fields.slice(place).every(isSatisfied) ? [] : expected())
  return next
}

function isSameChoice(a: Field, b: Field | undefined): boolean {
  return a.choice !== undefined && a.choice === b?.choice
}

function anyOrder(fields: Field[]): Matcher {
  const left = new Set(fields)
  const next = (child: SentElement): Field => {
    const field = [...left].find((candidate) => isCalled(child, candidate))
    if (field === undefined)
      throw notSchemaValid(
        unexpected(
          child,
          [...left].map(({ name }) => name),
        ),
      )
    left.delete(field)
    return field
  }
  next.missing = () => [...left].filter((field) => field.required === true).map(({ name }) => name)
  return next
}

function unexpected(child: SentElement, expected: string[]): string {
  const found = `Invalid content was found starting with element '${child.qualifiedName}'.`
  return expected.length === 0
    ? `cvc-complex-type.2.4.d: ${found} No child element is expected at this point.`
    : `cvc-complex-type.2.4.a: ${found} One of '{${expected.join(', ')}}' is expected.`
}
