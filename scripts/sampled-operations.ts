import type { TSchema } from 'typebox'
import { type SampleRequest, sampleRequests } from '../server/src/http/openapi/sample-requests.ts'
import { openApiFile } from './generate-openapi.ts'

/** An operation, and the requests that the reference shows of it. */
export interface SampledOperation {
  operationId: string
  summary: string
  tag: string
  samples: SampleRequest[]
}

interface OpenApi {
  tags: { name: string }[]
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, TSchema> }
}

interface Operation {
  operationId: string
  summary: string
  tags: string[]
  security?: Record<string, unknown>[]
  requestBody?: { content: Record<string, { schema: TSchema; example?: unknown }> }
  responses: Record<string, { content?: Record<string, unknown> }>
}

/** In the order of the page. */
export async function sampledOperations(): Promise<SampledOperation[]> {
  const document = JSON.parse(await openApiFile()) as OpenApi
  const all = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      operationId: operation.operationId,
      summary: operation.summary,
      tag: operation.tags[0] ?? '',
      samples: sampleRequests({
        method: method.toUpperCase(),
        path,
        bearer: bearerOf(operation),
        content: contentOf(operation, document),
        answerType: Object.keys(operation.responses['200']?.content ?? {})[0],
      }),
    })),
  )
  return document.tags.flatMap(({ name }) => all.filter(({ tag }) => tag === name))
}

function bearerOf({ security = [{ apiKey: [] }] }: Operation): SampleRequest['bearer'] {
  const [scheme] = security.flatMap((each) => Object.keys(each))
  if (scheme === undefined) return undefined
  return scheme === 'inboundSecret' ? 'INBOUND_SECRET' : 'KEY'
}

function contentOf({ requestBody }: Operation, { components }: OpenApi): Record<string, TSchema> {
  const resolved = (schema: TSchema): TSchema => {
    const { $ref, oneOf } = schema as { $ref?: string; oneOf?: TSchema[] }
    if ($ref !== undefined) return resolved(components.schemas[$ref.split('/').at(-1) ?? ''] ?? {})
    return oneOf ? { ...schema, oneOf: oneOf.map(resolved) } : schema
  }
  return Object.fromEntries(
    Object.entries(requestBody?.content ?? {}).map(([type, { schema, example }]) => [
      type,
      { ...resolved(schema), ...(example !== undefined && { examples: [example] }) },
    ]),
  )
}

/** The variables that samples name, such as `CONTACT_ID`. */
export function variablesOf(sample: SampleRequest): string[] {
  const text = sample.path + JSON.stringify(sample.json ?? '')
  return [...text.matchAll(/\$([A-Z_]+)/g)].map(([, name = '']) => name)
}

/** With `{{contactId}}` for `$CONTACT_ID`, as tools for collections have it. */
export function inBraces(text: string): string {
  return text.replaceAll(/\$([A-Z_]+)/g, (_, name: string) => `{{${braceName(name)}}}`)
}

export function braceName(name: string): string {
  return name.toLowerCase().replaceAll(/_(\w)/g, (_, first: string) => first.toUpperCase())
}

/** Which variable an operation's answer sets, and from which member of it. */
export function madeBy(operationId: string): Record<string, string> {
  if (operationId === 'createTarget') return { targetId: 'id', emailId: 'emailId' }
  if (operationId === 'pingWebhook') return { deliveryId: 'id' }
  const noun = /^create([A-Z]\w*)$/.exec(operationId)?.[1]
  return noun === undefined ? {} : { [`${noun.charAt(0).toLowerCase()}${noun.slice(1)}Id`]: 'id' }
}
