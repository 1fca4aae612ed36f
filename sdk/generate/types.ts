import openapiTS, { astToString } from 'openapi-typescript'
import { answersOf, componentName, type OpenApi, operationsOf, parametersIn, type Schema } from './openapi.ts'

/**
 * The types of what the API takes and gives. Of the document, only its schemas are handed to openapi-typescript: what it makes
 * of the paths, with every error of every status, is three quarters of the whole and nothing that a caller of the SDK reads.
 */
export async function typesFile(document: OpenApi): Promise<string> {
  const schemas = { ...document.components.schemas, ...unnamedSchemas(document) }
  const made = astToString(
    await openapiTS(JSON.stringify({ openapi: '3.1.0', info: {}, paths: {}, components: { schemas } })),
  )
  const begin = made.indexOf('export interface components')
  const end = made.indexOf('export type $defs')
  const names = Object.keys(schemas).map((name) => `export type ${exportedName(name)} = Schemas['${name}']`)
  return `// Made from openapi.json by sdk/generate/types.ts.
${made.slice(begin, end)}
export type Schemas = components['schemas']
${names.join('\n')}
`
}

/** The type of a place in the document, as code that stands beside `Schemas`. */
export function typeOf(operationId: string, schema: Schema): string {
  if (schema.type === 'array' && schema.items) return `${typeOf(operationId, schema.items)}[]`
  return `Schemas['${componentName(schema) ?? answerName(operationId)}']`
}

export function queryName(operationId: string): string {
  return `${capitalized(operationId)}Query`
}

export function bodyName(operationId: string): string {
  return `${capitalized(operationId)}Body`
}

/** Queries, and bodies and answers that are described where they stand, get a name, too. */
function unnamedSchemas(document: OpenApi): Record<string, Schema> {
  const schemas: Record<string, Schema> = {}
  for (const operation of operationsOf(document)) {
    const query = parametersIn('query', operation)
    if (query.length > 0) schemas[queryName(operation.operationId)] = asObject(query)
    const body = operation.requestBody?.content['application/json']?.schema
    if (body && componentName(body) === undefined) schemas[bodyName(operation.operationId)] = body
    for (const [, { content = {} }] of answersOf(operation)) {
      const { schema } = content['application/json'] ?? {}
      const item = schema?.type === 'array' ? schema.items : schema
      if (item && componentName(item) === undefined) schemas[answerName(operation.operationId)] = item
    }
  }
  return schemas
}

function asObject(parameters: { name: string; description?: string; required?: boolean; schema: Schema }[]): Schema {
  return {
    type: 'object',
    // What is not required and has a default would be made required.
    properties: Object.fromEntries(
      parameters.map(({ name, description, schema: { default: _default, ...schema } }) => [
        name,
        { ...schema, ...(description && { description }) },
      ]),
    ),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
    additionalProperties: false,
  }
}

function answerName(operationId: string): string {
  return `${capitalized(operationId)}Answer`
}

/** Every runtime has an Error of its own, and it must be had beside ours. */
function exportedName(name: string): string {
  return name === 'Error' ? 'ErrorBody' : name
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
