import { XmlDocument, XmlLibError, XsdValidator } from 'libxml2-wasm'
import { checkElement, type FileProblem } from './check-element.ts'
import { checkHabits } from './check-habits.ts'
import { BadZip, isZip, readZip, type ZipEntry } from '../zip/read-zip.ts'

export type { FileProblem }

const xmlBytesMax = 100_000_000

/**
 * What is wrong with somebody's transfer, a zip or the XML alone, in plain words: against our own knowledge of the
 * format, and against the schema of those who have it (it may not be passed on).
 */
export async function checkOpenImmo(bytes: Buffer, schema?: Buffer): Promise<FileProblem[]> {
  if (!isZip(bytes)) return checkXml(bytes, undefined, schema)
  try {
    const entries = await readZip(bytes)
    const xmls = entries.filter(({ name }) => /\.xml$/i.test(name))
    const [xml] = xmls
    if (xml === undefined) return [fault('The zip holds no XML file.')]
    const problems: FileProblem[] = []
    if (xmls.length > 1) {
      problems.push(
        fault(`The zip holds ${xmls.length} XML files (${xmls.map(({ name }) => name).join(', ')}); it must be one.`),
      )
    }
    if (xml.name.includes('/')) problems.push(fault(`${xml.name} must lie in the root of the zip.`))
    return [...problems, ...checkXml(await xml.read(), entries, schema)]
  } catch (error) {
    if (error instanceof BadZip) return [fault(error.message)]
    throw error
  }
}

function checkXml(bytes: Buffer, files: ZipEntry[] | undefined, schema: Buffer | undefined): FileProblem[] {
  if (bytes.length > xmlBytesMax) return [fault(`The XML is longer than ${xmlBytesMax} bytes.`)]
  try {
    using document = XmlDocument.fromBuffer(bytes)
    const { root } = document
    if (document.dtd !== null) return [fault('The XML has a DOCTYPE, which no portal reads.')]
    if (root.name !== 'openimmo') return [fault(`The root is ${root.name}; it must be openimmo.`, root.line)]
    return [
      ...namespaceProblems(root.namespaceUri, root.line),
      ...checkElement(root),
      ...checkHabits(root, files),
      ...(schema === undefined ? [] : schemaProblems(document, schema)),
    ]
  } catch (error) {
    if (!(error instanceof XmlLibError)) throw error
    return error.details.map(({ message, line }) => fault(`The XML is not well-formed: ${message.trim()}`, line))
  }
}

function namespaceProblems(uri: string, line: number): FileProblem[] {
  if (uri === '') return []
  return [fault(`The namespace ${uri} was given up before 1.2.1; the elements must be in none.`, line)]
}

function schemaProblems(document: XmlDocument, schema: Buffer): FileProblem[] {
  using parsed = XmlDocument.fromBuffer(schema)
  using validator = XsdValidator.fromDoc(parsed)
  try {
    validator.validate(document)
    return []
  } catch (error) {
    if (!(error instanceof XmlLibError)) throw error
    return error.details.map(({ message, line }) => fault(`The schema says: ${message.trim()}`, line))
  }
}

function fault(message: string, line?: number): FileProblem {
  return { severity: 'error', ...(line !== undefined && { line }), path: '', message }
}
