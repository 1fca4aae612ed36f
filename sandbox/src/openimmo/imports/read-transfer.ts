import { XmlDocument, XmlElement, XmlLibError } from 'libxml2-wasm'

/** An element of a transfer, as this portal reads it. */
export interface TransferElement {
  name: string
  attributes: Record<string, string>
  text: string
  children: TransferElement[]
}

export class BadTransfer extends Error {}

export function readTransfer(bytes: Buffer): TransferElement {
  try {
    using document = XmlDocument.fromBuffer(bytes)
    if (document.dtd !== null) throw new BadTransfer('Ein DOCTYPE ist nicht erlaubt.')
    if (document.root.name !== 'openimmo' || document.root.namespaceUri !== '') {
      throw new BadTransfer('Das Wurzelelement muss openimmo heißen und ohne Namensraum sein.')
    }
    return transferElementOf(document.root)
  } catch (error) {
    if (error instanceof XmlLibError) throw new BadTransfer(`Kein wohlgeformtes XML: ${error.message.trim()}`)
    throw error
  }
}

export function elementAt(node: TransferElement | undefined, ...path: string[]): TransferElement | undefined {
  return path.reduce<TransferElement | undefined>((at, name) => at?.children.find((child) => child.name === name), node)
}

export function textAt(node: TransferElement, ...path: string[]): string {
  return elementAt(node, ...path)?.text.trim() ?? ''
}

function transferElementOf(element: XmlElement): TransferElement {
  const children: TransferElement[] = []
  for (let node = element.firstChild; node !== null; node = node.next) {
    if (node instanceof XmlElement) children.push(transferElementOf(node))
  }
  return {
    name: element.name,
    attributes: Object.fromEntries(element.attrs.map(({ name, value }) => [name, value])),
    text: children.length === 0 ? element.content : '',
    children,
  }
}
