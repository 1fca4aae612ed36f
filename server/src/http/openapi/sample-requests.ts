import type { TSchema } from 'typebox'
import type { Json } from './openapi-schemas.ts'

/** A request that works as it stands, once the variables in it are set: `$AUSHANG`, `$KEY`, `$TOKEN`, and ids by their noun. */
export interface SampleRequest {
  /** What it shows, where an operation has several. */
  label: string
  method: string
  /** With a variable for each id. */
  path: string
  /** The variable that holds what goes behind `Bearer`. */
  bearer?: 'KEY' | 'INBOUND_SECRET'
  /** It is opened by the cookie of somebody who has signed in. */
  hasSession?: boolean
  /** The answer sets that cookie. */
  beginsSession?: boolean
  /** What changes something by a cookie says from which page it comes, as a browser would. */
  origin?: '$AUSHANG'
  json?: unknown
  file?: SampleFile
  /** The answer is bytes, which no terminal shows. */
  savesAs?: string
  /** The answer goes on by itself. */
  isStream?: boolean
}

/** Of docs/examples/, which the service also serves. */
interface SampleFile {
  name: string
  contentType: string
  /** It is sent as the file of a form, not as the body itself. */
  isInForm: boolean
}

interface Sampled {
  method: string
  path: string
  /** The security scheme; without one, it is open to everybody. */
  opensWith: string | undefined
  beginsSession: boolean
  content: Record<string, TSchema> | undefined
  answerType: string | undefined
}

export function sampleRequests(operation: Sampled): SampleRequest[] {
  const { method, path, opensWith, beginsSession, content = {}, answerType = '' } = operation
  const request: SampleRequest = {
    label: '',
    method,
    path: withVariables(path),
    ...openings[opensWith ?? ''],
    ...(beginsSession && { beginsSession }),
    ...(opensWith === 'session' && method !== 'GET' && { origin: '$AUSHANG' }),
    ...(answerType === 'text/event-stream' && { isStream: true }),
    ...(/^(image|\*)\//.test(answerType) && { savesAs: wordsOf(path).at(-1) ?? 'answer' }),
  }
  const { 'application/json': json, ...files } = content
  if (json) return bodiesOf(json).map((body) => ({ ...request, ...body }))
  const types = Object.entries(files)
  if (types.length === 0) return [request]
  return types.map(([type, schema]) => ({
    ...request,
    label: types.length > 1 ? type : '',
    ...fileOf(type, schema),
  }))
}

const openings: Record<string, Pick<SampleRequest, 'bearer' | 'hasSession'>> = {
  apiKey: { bearer: 'KEY' },
  inboundSecret: { bearer: 'INBOUND_SECRET' },
  session: { hasSession: true },
}

const files: Record<string, { name: string; contentType: string }> = {
  'message/rfc822': { name: 'anfrage.eml', contentType: 'message/rfc822' },
  'image/*': { name: 'wohnzimmer.jpg', contentType: 'image/jpeg' },
  'application/pdf': { name: 'expose.pdf', contentType: 'application/pdf' },
  'application/octet-stream': { name: 'grundriss.png', contentType: 'application/octet-stream' },
  'multipart/form-data': { name: 'wohnzimmer.jpg', contentType: 'image/jpeg' },
}

/** What is neither a file of ours nor JSON has an example that is sent as it stands. */
function fileOf(type: string, schema: TSchema): Pick<SampleRequest, 'file' | 'json'> {
  const file = files[type]
  return file ? { file: { ...file, isInForm: type === 'multipart/form-data' } } : { json: examplesOf(schema)[0] }
}

/** `/contacts/$CONTACT_ID` for `/contacts/{id}`; what has a name of its own in the path keeps it. */
function withVariables(path: string): string {
  const parts = path.split('/')
  return parts
    .map((part, index) => {
      if (!part.startsWith('{')) return part
      const name = part.slice(1, -1)
      return name === 'id' ? `$${constant(singular(parts[index - 1] ?? ''))}_ID` : `$${constant(name)}`
    })
    .join('/')
}

/** What a path is made of, without what stands for an id. */
function wordsOf(path: string): string[] {
  return path.split('/').filter((part) => part !== '' && !part.startsWith('{'))
}

function bodiesOf(schema: TSchema): { label: string; json: unknown }[] {
  const { oneOf = [schema] } = schema as { oneOf?: TSchema[] }
  const examples = oneOf.flatMap(examplesOf)
  return examples.map((example) => ({
    label: examples.length > 1 && typeof example['type'] === 'string' ? example['type'] : '',
    json: withOwnThings(example),
  }))
}

function examplesOf(schema: TSchema): Json[] {
  return (schema as { examples?: Json[] }).examples ?? []
}

/** Ids become those of the reader, and addresses such that somebody is there. */
function withOwnThings(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.map((each) => withOwnThings(each, name.replace(/Ids$/, 'Id')))
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withOwnThings(each, name)]))
  }
  if (typeof value !== 'string') return value
  if (/[a-z]Id$/.test(name) && /^\w{20}$/.test(value)) return `$${constant(name)}`
  return value
    .replace('https://example.org/pictures/', '$AUSHANG/docs/examples/')
    .replace('https://example.org/hooks/aushang', '$HOOK')
    .replace('from-the-link', '$TOKEN')
}

/** `CONTACT_ID` for `contactId`, `API_KEY` for `api-key`. */
function constant(name: string): string {
  return name.replaceAll(/([a-z])([A-Z])|-/g, '$1_$2').toUpperCase()
}

function singular(noun: string): string {
  return noun.replace(/ies$/, 'y').replace(/s$/, '')
}
