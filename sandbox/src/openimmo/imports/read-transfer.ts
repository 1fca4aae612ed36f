import { XmlDocument, XmlElement, XmlLibError } from 'libxml2-wasm'

/** An element of a transfer, as this portal reads it. */
export interface Node {
  name: string
  attributes: Record<string, string>
  text: string
  children: Node[]
}

export class BadTransfer extends Error {}

export function readTransfer(bytes: Buffer): Node {
  try {
    using document = XmlDocument.fromBuffer(bytes)
    if (document.dtd !== null) throw new BadTransfer('Ein DOCTYPE ist nicht erlaubt.')
    if (document.root.name !== 'openimmo' || document.root.namespaceUri !== '') {
      throw new BadTransfer('Das Wurzelelement muss openimmo heißen und ohne Namensraum sein.')
    }
    return nodeOf(document.root)
  } catch (error) {
    if (error instanceof XmlLibError) throw new BadTransfer(`Kein wohlgeformtes XML: ${error.message.trim()}`)
    throw error
  }
}

export function first(node: Node | undefined, ...path: string[]): Node | undefined {
  return path.reduce<Node | undefined>((at, name) => at?.children.find((child) => child.name === name), node)
}

export function textAt(node: Node, ...path: string[]): string {
  return first(node, ...path)?.text.trim() ?? ''
}

function nodeOf(element: XmlElement): Node {
  const children: Node[] = []
  for (let node = element.firstChild; node !== null; node = node.next) {
    if (node instanceof XmlElement) children.push(nodeOf(node))
  }
  return {
    name: element.name,
    attributes: Object.fromEntries(element.attrs.map(({ name, value }) => [name, value])),
    text: children.length === 0 ? element.content : '',
    children,
  }
}
