import type { TSchema } from 'typebox'
import type { Json } from './openapi-schemas.ts'
import { type SampleRequest, sampleRequests } from './sample-requests.ts'

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
  responses: Record<string, { headers?: object; content?: Record<string, unknown> }>
}

/** The document, with calls of each operation that can be pasted into a shell. */
export function withCodeSamples(document: Json): Json {
  const { paths } = document as unknown as OpenApi
  const sampled = new Map(sampledOperations(document).map(({ operationId, samples }) => [operationId, samples]))
  const withSamples = (operation: Operation) => ({
    ...operation,
    'x-codeSamples': sampled.get(operation.operationId)?.map((sample) => ({
      lang: 'Shell',
      label: sample.label === '' ? 'curl' : `curl (${sample.label})`,
      source: curlSample(sample),
    })),
  })
  return { ...document, paths: mapValues(paths, (methods) => mapValues(methods, withSamples)) }
}

/** In the order of the page. */
export function sampledOperations(document: Json): SampledOperation[] {
  const { tags, paths, components } = document as unknown as OpenApi
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      operationId: operation.operationId,
      summary: operation.summary,
      tag: operation.tags[0] ?? '',
      samples: sampleRequests({
        method: method.toUpperCase(),
        path,
        opensWith: schemeOf(operation),
        beginsSession: Object.values(operation.responses).some(({ headers = {} }) => 'Set-Cookie' in headers),
        content: contentOf(operation, components.schemas),
        answerType: Object.keys(operation.responses['200']?.content ?? {})[0],
      }),
    })),
  )
  return tags.flatMap(({ name }) => all.filter(({ tag }) => tag === name))
}

function schemeOf({ security = [{ apiKey: [] }] }: Operation): string | undefined {
  return security.flatMap((each) => Object.keys(each))[0]
}

function contentOf({ requestBody }: Operation, components: Record<string, TSchema>): Record<string, TSchema> {
  const resolved = (schema: TSchema): TSchema => {
    const { $ref, oneOf } = schema as { $ref?: string; oneOf?: TSchema[] }
    if ($ref !== undefined) return resolved(components[$ref.split('/').at(-1) ?? ''] ?? {})
    return oneOf ? { ...schema, oneOf: oneOf.map(resolved) } : schema
  }
  return mapValues(requestBody?.content ?? {}, ({ schema, example }) => ({
    ...resolved(schema),
    ...(example !== undefined && { examples: [example] }),
  }))
}

function mapValues<From, To>(values: Record<string, From>, change: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]))
}

/** As it can be pasted into a shell that knows the variables. */
function curlSample(sample: SampleRequest): string {
  const { method, path, bearer, json, file, savesAs, hasSession, beginsSession, origin, isStream } = sample
  const isImplied = method === 'GET' || (method === 'POST' && (json !== undefined || file !== undefined))
  const call = [
    `curl ${isImplied ? '' : `-X ${method} `}"$AUSHANG${path}"`,
    ...(bearer ? [`-H "Authorization: Bearer $${bearer}"`] : []),
    ...(hasSession ? ['-b session.txt -c session.txt'] : []),
    ...(beginsSession ? ['-c session.txt'] : []),
    ...(origin ? [`-H "Origin: ${origin}"`] : []),
    ...(isStream ? ['-N --max-time 5'] : []),
    ...(savesAs ? [`-o ${savesAs}`] : []),
  ]
  if (file) {
    const sent = file.isInForm
      ? [`-F "file=@${file.name}"`]
      : [`-H "Content-Type: ${file.contentType}"`, `--data-binary "@${file.name}"`]
    return `curl -O "$AUSHANG/docs/examples/${file.name}"\n${[...call, ...sent].join(' \\\n  ')}`
  }
  if (json === undefined) return call.join(' \\\n  ')
  const text = JSON.stringify(json, null, 2)
  // Between quoted marks, a shell leaves everything as it stands.
  const mark = text.includes('$') ? 'END' : "'END'"
  return `${[...call, '--json @-'].join(' \\\n  ')} <<${mark}\n${text}\nEND`
}
