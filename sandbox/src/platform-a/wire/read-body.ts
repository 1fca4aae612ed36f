import type { Data } from '../schema/data.ts'
import type { Field } from '../schema/field.ts'
import { bodyFormat } from './formats.ts'
import { namespaces } from './namespaces.ts'
import { parseJson, readJsonObject } from './read-json.ts'
import { parseXml, readElement, unknownRoot } from './read-xml.ts'
import { badRequest, invalid, type Problem } from './refusal.ts'

/** The document of a type, in whichever format it was sent. */
export function readBody(
  sent: { contentType: string; body: Buffer },
  prefix: keyof typeof namespaces,
  type: Field,
): Data {
  if (bodyFormat(sent) === 'xml') {
    const root = parseXml(sent.body)
    if (root.namespace !== namespaces[prefix] || root.name !== type.name) throw unknownRoot(root.qualifiedName)
    return readElement(root, type) as Data
  }
  const { name, content } = parseJson(sent.body)
  if (name !== `${prefix}.${type.name}`) throw badRequest(`The member [${name}] is not a ${type.name}.`)
  const problems: Problem[] = []
  const data = readJsonObject(content, type, problems)
  if (problems.length > 0) throw invalid(...problems)
  return data
}
