import { formats } from '@aushang/model'
import { withWords } from './openapi-words.ts'

export type Json = Record<string, unknown>

/** A schema as the document shows it: what bears an `$id` is put among the components and referred to. */
export function schemaAsShown(schema: unknown, components: Json): unknown {
  if (Array.isArray(schema)) return schema.map((each) => schemaAsShown(each, components))
  if (typeof schema !== 'object' || schema === null) return schema
  const { $id, ...rest } = schema as Json
  if (typeof $id !== 'string') return inside(rest, components)
  components[$id] ??= withWords($id, inside(rest, components))
  return reference($id)
}

const reference = ($id: string) => ({ $ref: `#/components/schemas/${$id}` })

function inside(schema: Json, components: Json): Json {
  const { default: fallback, description, ...stated } = schema as Json & { description?: string }
  const entries = Object.entries(stated).map(([name, value]) => {
    if (name === 'examples' || name === 'enum' || name === 'const') return [name, value]
    if (name === 'properties') return [name, eachShown(value as Json, components)] // a member may have any name
    if (name === 'discriminator') return [name, withMapping(schema as unknown as Discriminated)]
    return [name, schemaAsShown(value, components)]
  })
  const format = String(stated['format'])
  const isSaid = description !== undefined && !needsWords.has(format)
  const words = [description, isSaid ? undefined : formatWords(format), fallbackWords(fallback)].filter(
    (each) => each !== undefined,
  )
  const pattern = formats[format]?.pattern?.source
  return {
    ...(Object.fromEntries(entries) as Json),
    ...(pattern !== undefined && { pattern: pattern.replaceAll('\\/', '/') }),
    ...(words.length > 0 && { description: words.join(' ') }),
  }
}

function eachShown(members: Json, components: Json): Json {
  return Object.fromEntries(Object.entries(members).map(([name, member]) => [name, schemaAsShown(member, components)]))
}

// Formats of our own that a description beside them does not make plain.
const needsWords = new Set(['external-id', 'http-url', 'phone'])

function formatWords(format: string): string | undefined {
  const words = formats[format]?.words.en
  return words && `${words.charAt(0).toUpperCase()}${words.slice(1)}.`
}

/** In words only: generators of clients take a member with a `default` for one that is always there, also in a request. */
function fallbackWords(fallback: unknown): string | undefined {
  return fallback === undefined ? undefined : `When left out, it is ${JSON.stringify(fallback)}.`
}

interface Discriminated {
  discriminator: { propertyName: string }
  oneOf: { $id: string; properties: Record<string, { const: string }> }[]
}

/** Without it, the names of the components would be what tells the variants apart. */
function withMapping({ discriminator, oneOf }: Discriminated): Json {
  const { propertyName } = discriminator
  const mapping = oneOf.map(({ $id, properties }) => [properties[propertyName]?.const, reference($id).$ref])
  return { propertyName, mapping: Object.fromEntries(mapping) }
}
