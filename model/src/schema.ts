import Type, { type TProperties, type TSchema, type TUnsafe } from 'typebox'

/** The building blocks of every resource: each is written once, with its limit and its words. */

/** Members that are not listed are refused: a misspelt field must not vanish silently. */
export function closed<Members extends TProperties>(members: Members, options: object = {}) {
  return Type.Object(members, { ...options, additionalProperties: false })
}

export function oneOfWords<const Words extends readonly string[]>(words: Words, description?: string) {
  return Type.Unsafe<Words[number]>({ type: 'string', enum: words, ...(description && { description }) })
}

/** A choice between objects that a member with a fixed value tells apart. */
export function variants<Value>(propertyName: string, oneOf: TSchema[], options: object = {}): TUnsafe<Value> {
  return Type.Unsafe<Value>({ type: 'object', oneOf, discriminator: { propertyName }, ...options })
}

/** The body of `PATCH`, of what `PUT` takes. It is there to be read: what it makes of the resource is checked, not the patch. */
export function mergePatchOf(resource: TSchema, $id: string, example: object): TUnsafe<object> {
  return Type.Unsafe<object>({
    ...asPatch(resource),
    $id,
    description:
      'A JSON merge patch (RFC 7396): null takes a member away, a list is replaced as a whole. Members that only the ' +
      'service sets are ignored.',
    examples: [example],
  })
}

/** Every member may be left out, null takes away what need not be there, and so on in the objects inside. */
function asPatch(schema: TSchema): TSchema {
  const { properties, required = [], $id, examples: _examples, ...rest } = schema as ObjectSchema
  if (properties === undefined) return schema
  const members = Object.entries(properties).map(([name, member]) => {
    if (member.readOnly) return [name, member]
    return [name, required.includes(name) ? asPatch(member) : orNull(asPatch(member))]
  })
  return { ...rest, ...($id && { $id: `${$id}Patch` }), properties: Object.fromEntries(members) as TProperties }
}

function orNull(schema: TSchema & { $id?: string; type?: unknown; enum?: unknown[] }): TSchema {
  const { $id, type, enum: words } = schema
  if ($id !== undefined || typeof type !== 'string') return { anyOf: [schema, { type: 'null' }] }
  return { ...schema, type: [type, 'null'], ...(words && { enum: [...words, null] }) }
}

type ObjectSchema = TSchema & {
  $id?: string
  properties?: Record<string, TSchema & { readOnly?: boolean }>
  required?: string[]
  examples?: unknown
}

export const text = (maxLength: number, description?: string) =>
  Type.String({ minLength: 1, maxLength, format: 'not-blank', ...(description && { description }) })

export const longText = (maxLength: number, description?: string) =>
  Type.String({ maxLength, ...(description && { description }) })

export const flag = (description?: string) => Type.Boolean(description ? { description } : {})

export const money = (description?: string) =>
  Type.Number({ minimum: 0, maximum: 9_999_999_999.99, ...(description && { description }) })

export const area = () => Type.Number({ exclusiveMinimum: 0, maximum: 99_999_999.99 })

export const count = (maximum: number, description?: string) =>
  Type.Integer({ minimum: 0, maximum, ...(description && { description }) })

export const year = (description?: string) =>
  Type.Integer({ minimum: 1000, maximum: 9999, ...(description && { description }) })

export const day = (description?: string) =>
  Type.String({ format: 'date', examples: ['2027-03-01'], ...(description && { description }) })

export const HttpUrl = Type.String({
  maxLength: 2048,
  format: 'http-url',
  examples: ['https://example.org/pictures/1.jpg'],
})
export const Id = Type.String({ minLength: 20, maxLength: 20, format: 'id', examples: ['0TkW4rYx00aB3dE5fG7h'] })
export const Time = Type.String({ format: 'date-time', examples: ['2026-11-15T09:30:00.000Z'] })
export const CountryCode = Type.String({
  format: 'country-code',
  default: 'DE',
  description: 'A code of ISO 3166-1 alpha-2; XK is Kosovo.',
  examples: ['DE'],
})
