import type { SampleRequest } from '../server/src/http/openapi/sample-requests.ts'
import { type SampledOperation, sampledOperations } from '../server/src/http/openapi/sampled-operations.ts'
import { braceName, inBraces, madeBy, variablesOf } from './collection-variables.ts'
import { openApiFile } from './generate-openapi.ts'

/** The examples of the reference for editors, in the form of REST Client for VS Code, which others read too. */
export async function httpFile(): Promise<string> {
  const operations = sampledOperations(JSON.parse(await openApiFile()))
  const made = new Set(operations.flatMap(({ operationId }) => Object.keys(madeBy(operationId))))
  const used = new Set(operations.flatMap(({ samples }) => samples.flatMap(variablesOf).map(braceName)))
  const given = [...used].filter((name) => !made.has(name) && name !== 'aushang')
  return `# The examples of the reference, in its order. Made from openapi.json.
# Those that create something name it for those that follow; what is empty here is yours to fill in.
# What one of them has deleted is to be created anew for those that follow.

@aushang = http://localhost:8080
@key =
@inboundSecret =
${given.map((name) => `@${name} =`).join('\n')}

${operations.flatMap(requestsOf).join('\n\n')}
`
}

function requestsOf(operation: SampledOperation): string[] {
  return operation.samples.map((sample, index) => {
    // Only the first of several is named, lest the next take its place.
    const names = index === 0 ? Object.entries(madeBy(operation.operationId)) : []
    return [
      `### ${operation.summary}${sample.label && ` (${sample.label})`}`,
      ...(names.length > 0 ? [`# @name ${operation.operationId}`] : []),
      requestText(sample),
      ...names.map(([name, member]) => `\n@${name} = {{${operation.operationId}.response.body.$.${member}}}`),
    ].join('\n')
  })
}

function requestText({ method, path, bearer, origin, json, file }: SampleRequest): string {
  const lines = [
    `${method} {{aushang}}${inBraces(path)}`,
    ...(bearer ? [`Authorization: Bearer {{${braceName(bearer)}}}`] : []),
    ...(origin ? [`Origin: ${inBraces(origin)}`] : []),
  ]
  if (json !== undefined) {
    return [...lines, 'Content-Type: application/json', '', inBraces(JSON.stringify(json, null, 2))].join('\n')
  }
  if (file === undefined) return lines.join('\n')
  if (!file.isInForm) return [...lines, `Content-Type: ${file.contentType}`, '', `< ./examples/${file.name}`].join('\n')
  return [
    ...lines,
    'Content-Type: multipart/form-data; boundary=part',
    '',
    '--part',
    `Content-Disposition: form-data; name="file"; filename="${file.name}"`,
    `Content-Type: ${file.contentType}`,
    '',
    `< ./examples/${file.name}`,
    '--part--',
  ].join('\n')
}
