import {
  answersOf,
  componentName,
  type NamedOperation,
  type OpenApi,
  operationsOf,
  parametersIn,
  type Schema,
} from './openapi.ts'
import { bodyName, queryName, typeOf } from './types.ts'

/** A method for each operation, and the table that they are made of at run time. */
export function operationsFile(document: OpenApi): string {
  const operations = operationsOf(document)
  return `// Made from openapi.json by sdk/generate/operations.ts.
import type { CallOptions, ChangeOptions, PostOptions, Sendable } from '../call.ts'
import type { List } from '../lists.ts'
import type { EventStream } from '../streams.ts'
import type { Schemas } from './types.ts'

export interface Operations {
${operations.map((each) => method(each, document)).join('\n\n')}
}

export const operations = {
${operations.map((each) => `  ${each.operationId}: ${row(each)},`).join('\n')}
} as const
`
}

function method(operation: NamedOperation, document: OpenApi): string {
  const { operationId, summary = '', description } = operation
  const narrowing = narrowingOf(operation, document)
  const ids = parametersIn('path', operation).map(({ name }) => `${name}: string`)
  const body = bodyType(operation, narrowing)
  const takes = [
    ...ids,
    ...(body ? [`body${operation.requestBody?.required ? '' : '?'}: ${body}`] : []),
    `options?: ${optionsType(operation, narrowing)}`,
  ]
  const type = narrowing ? `<T extends ${narrowing.values} = ${narrowing.values}>` : ''
  const words = [`${summary}.`, ...(description ? ['', ...description.split('\n')] : [])]
  const gives = answerType(operation, narrowing)
  return `  /**
${words.map((line) => `   * ${line}`.trimEnd()).join('\n')}
   *
   * \`${operation.method} ${operation.path}\`
   */
  ${operationId}${type}(${takes.join(', ')}): ${gives}`
}

/** Where a member of what is sent says which of several forms comes back. */
interface Narrowing {
  in: 'body' | 'query'
  name: string
  discriminator: string
  values: string
}

function narrowingOf(operation: NamedOperation, { components }: OpenApi): Narrowing | undefined {
  const answer = answersOf(operation)[0]?.[1].content?.['application/json']?.schema
  const variants = (schema: Schema = {}) => components.schemas[componentName(schema) ?? '']?.discriminator
  const given = variants(answer?.items ?? answer)
  if (!given) return undefined
  const keys = Object.keys(given.mapping)
  const [union] = [answer?.items ?? answer ?? {}].map((schema) => typeOf(operation.operationId, schema))
  const found = { discriminator: given.propertyName, values: `${union}['${given.propertyName}']` }
  const sent = variants(operation.requestBody?.content['application/json']?.schema)
  if (sent?.propertyName === given.propertyName) return { in: 'body', name: given.propertyName, ...found }
  const parameter = parametersIn('query', operation).find(({ schema }) => String(schema.enum) === String(keys))
  return parameter && { in: 'query', name: parameter.name, ...found }
}

function bodyType({ operationId, requestBody }: NamedOperation, narrowing: Narrowing | undefined): string | undefined {
  if (requestBody === undefined) return undefined
  const schema = requestBody.content['application/json']?.schema
  if (schema === undefined) return 'Sendable'
  return narrowedBy('body', `Schemas['${componentName(schema) ?? bodyName(operationId)}']`, narrowing)
}

function optionsType(operation: NamedOperation, narrowing: Narrowing | undefined): string {
  const headers = parametersIn('header', operation).map(({ name }) => name)
  const general = headers.includes('Idempotency-Key')
    ? 'PostOptions'
    : headers.includes('If-Match')
      ? 'ChangeOptions'
      : 'CallOptions'
  const query = parametersIn('query', operation)
  for (const { name } of query) {
    if (callOptions.includes(name)) throw new Error(`${operation.operationId}: ${name} is an option of every call.`)
  }
  if (query.length === 0) return general
  return `${narrowedBy('query', `Schemas['${queryName(operation.operationId)}']`, narrowing)} & ${general}`
}

/** What `CallOptions` and its kin in sdk/src/call.ts are made of. */
const callOptions = ['signal', 'timeoutMs', 'retries', 'headers', 'idempotencyKey', 'ifMatch']

function narrowedBy(place: Narrowing['in'], type: string, narrowing: Narrowing | undefined): string {
  if (narrowing?.in !== place) return type
  return `${type} & { ${narrowing.name}${place === 'query' ? '?' : ''}: T }`
}

function answerType(operation: NamedOperation, narrowing: Narrowing | undefined): string {
  const types = answersOf(operation).map(([, { content = {} }]) => {
    const [type] = Object.keys(content)
    if (type === undefined) return 'undefined'
    const schema = content['application/json']?.schema
    if (schema === undefined) return { text: 'string', blob: 'Blob', events: 'EventStream' }[answerForm(type)]
    const each = typeOf(operation.operationId, schema.items ?? schema)
    return narrowing ? `Extract<${each}, { ${narrowing.discriminator}: T }>` : each
  })
  // What is deleted may be gone when it is asked for again (`send` in sdk/src/call.ts), and there is nothing left to give.
  if (operation.method === 'DELETE') types.push('undefined')
  const all = [...new Set(types)].join(' | ') || 'undefined'
  if (all === 'EventStream') return `EventStream<Schemas['Event']>`
  return isList(operation) ? `List<${all}>` : `Promise<${all}>`
}

function row(operation: NamedOperation): string {
  const { method, path, requestBody } = operation
  const sendable = Object.keys(requestBody?.content ?? {})
  // What a file is is seen by the service itself.
  const sends = sendable.find((type) => type === 'application/octet-stream') ?? sendable[0]
  const [type = ''] = answersOf(operation).flatMap(([, { content = {} }]) => Object.keys(content))
  const flags = {
    ...(sends && { sends }),
    ...(type !== '' && !isJson(type) && { gives: answerForm(type) }),
    ...(isList(operation) && { isList: true }),
    ...(isList(operation) &&
      parametersIn('query', operation).some(({ name }) => name === 'limit') && { isPaged: true }),
    ...(parametersIn('header', operation).some(({ name }) => name === 'Idempotency-Key') && { takesKey: true }),
  }
  const members = Object.entries({ method, path, ...flags }).map(([name, value]) =>
    typeof value === 'string' ? `${name}: '${value}'` : `${name}: ${value}`,
  )
  return `{ ${members.join(', ')} }`
}

function isList(operation: NamedOperation): boolean {
  return answersOf(operation).some(([, { content }]) => content?.['application/json']?.schema.type === 'array')
}

function isJson(type: string): boolean {
  return /[/+]json$/.test(type)
}

/** A mail may be in any encoding, so that it stays bytes. */
function answerForm(type: string): 'text' | 'blob' | 'events' {
  if (type === 'text/event-stream') return 'events'
  return type.startsWith('text/') || type === 'application/xml' ? 'text' : 'blob'
}
