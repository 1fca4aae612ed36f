import Type, { type TProperties, type TSchema } from 'typebox'
import { isRecord } from './is-record.ts'

/**
 * The members of a resource that a client cannot set: only the service does. A body that was read and is written back bears
 * them, and they are ignored.
 */
export function readOnly(shown: TProperties, settable: TProperties): TProperties {
  return Object.fromEntries(
    Object.entries(shown)
      .filter(([name]) => !Object.hasOwn(settable, name))
      .map(([name, schema]) => [name, Type.Optional(Type.Unsafe<unknown>({ ...schema, readOnly: true }))]),
  )
}

/** The value without what its schema calls read-only. */
export function withoutReadOnly(schema: TSchema, value: unknown): unknown {
  const { properties = {}, items } = schema as { properties?: Record<string, MemberSchema>; items?: TSchema }
  if (Array.isArray(value)) return items === undefined ? value : value.map((item) => withoutReadOnly(items, item))
  if (!isRecord(value)) return value
  const schemaOf = (name: string) => (Object.hasOwn(properties, name) ? properties[name] : undefined)
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => schemaOf(name)?.readOnly !== true)
      .map(([name, member]) => [name, withoutReadOnly(schemaOf(name) ?? {}, member)]),
  )
}

type MemberSchema = TSchema & { readOnly?: boolean }
