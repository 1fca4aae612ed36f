import { isRecord } from '@aushang/model'
import type { TSchema } from 'typebox'

/**
 * JSON merge patch (RFC 7396). Neither argument is changed. A null takes away what the schema knows; what it does not know stays, as
 * null, so that the check of the result refuses it: taken away, a misspelt name would change nothing, and nobody would hear of it.
 */
export function mergePatch(schema: TSchema, target: unknown, patch: unknown): unknown {
  if (!isRecord(patch)) return patch
  const { properties = {}, additionalProperties } = schema as Partial<ObjectSchema>
  const merged = new Map(isRecord(target) ? Object.entries(target) : [])
  for (const [name, value] of Object.entries(patch)) {
    const member = Object.hasOwn(properties, name) ? properties[name] : undefined
    const isUnknown = member === undefined && additionalProperties === false
    if (value === null && !isUnknown) merged.delete(name)
    else merged.set(name, mergePatch(member ?? {}, merged.get(name), value))
  }
  return Object.fromEntries(merged) // defines even __proto__ as a plain member, which the schema then refuses
}

interface ObjectSchema {
  properties: Record<string, TSchema>
  additionalProperties: unknown
}
