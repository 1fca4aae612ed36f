import type { Value } from '../schema/data.ts'
import type { Field } from '../schema/field.ts'

/** What is wrong with a value, in the words of the portal's XML validator. */
interface Flaw {
  kind: 'type' | 'enumeration' | 'length' | 'range' | 'pattern'
  detail: string
}

/** The typed value of an element's text, or what is wrong with it. */
export function readScalar(field: Field, given: string): { value: Value } | { flaw: Flaw } {
  const { kind = 'text', emptyMeans } = field
  const raw = given === '' && emptyMeans !== undefined ? emptyMeans : given
  // White space around anything but a string is not part of the value.
  const trimmed = kind === 'text' ? raw : raw.trim()
  const value = parse(kind, trimmed)
  if (value === undefined) {
    const type = kind === 'amount' ? 'double' : kind
    return { flaw: { kind: 'type', detail: `cvc-datatype-valid.1.2.1: '${raw}' is not a valid value for '${type}'.` } }
  }
  const flaw = facetFlaw(field, trimmed, value)
  return flaw === null ? { value } : { flaw }
}

function parse(kind: NonNullable<Field['kind']>, raw: string): Value | undefined {
  switch (kind) {
    case 'boolean':
      return raw === 'true' || raw === '1' ? true : raw === 'false' || raw === '0' ? false : undefined
    case 'int':
    case 'long': {
      if (!/^[+-]?\d+$/.test(raw)) return undefined
      const number = Number(raw)
      const max = kind === 'int' ? 2_147_483_647 : Number.MAX_SAFE_INTEGER
      return Math.abs(number) <= max ? number : undefined
    }
    case 'double':
    case 'amount':
      return /^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/.test(raw) ? Number(raw) : undefined
    case 'dateTime':
      return /^-?\d{4,}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)?$/.test(raw) ? raw : undefined
    default:
      return raw
  }
}

function facetFlaw(field: Field, raw: string, value: Value): Flaw | null {
  const notValid = (facet: string, what: string) => `cvc-${facet}-valid: Value '${raw}' ${what}`
  const ofType = `for type '#AnonType_${field.name}'`
  if (field.values !== undefined && !field.values.includes(raw)) {
    const detail = notValid(
      'enumeration',
      `is not facet-valid with respect to enumeration '[${field.values.join(', ')}]'. It must be a value from the enumeration.`,
    )
    return { kind: 'enumeration', detail }
  }
  const lengthNow = Array.from(raw).length
  for (const [facet, limit, isBroken] of [
    ['maxLength', field.lengthMax, lengthNow > (field.lengthMax ?? Infinity)],
    ['minLength', field.lengthMin, lengthNow < (field.lengthMin ?? 0)],
  ] as const) {
    if (isBroken) {
      const what = `with length = '${lengthNow}' is not facet-valid with respect to ${facet} '${limit}' ${ofType}.`
      return { kind: 'length', detail: notValid(facet, what) }
    }
  }
  for (const [facet, limit, isBroken] of [
    ['minInclusive', field.min, Number(value) < (field.min ?? -Infinity)],
    ['maxInclusive', field.max, Number(value) > (field.max ?? Infinity)],
  ] as const) {
    if (isBroken) {
      const what = `is not facet-valid with respect to ${facet} '${limit}' ${ofType}.`
      return { kind: 'range', detail: notValid(facet, what) }
    }
  }
  if (field.pattern !== undefined && !field.pattern.test(raw)) {
    const pattern = field.pattern.source.replace(/^\^\(\?:|\)\$$/g, '')
    return {
      kind: 'pattern',
      detail: notValid('pattern', `is not facet-valid with respect to pattern '${pattern}' ${ofType}.`),
    }
  }
  return null
}
