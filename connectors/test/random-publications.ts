import { check, fieldsByType, PropertyDraft, type PropertyType } from '@aushang/model'
import fc from 'fast-check'
import type { Publication } from '../src/contract.ts'
import { fullContact, minimalPublication } from './publications.ts'

interface AnySchema {
  type?: string
  enum?: string[]
  anyOf?: AnySchema[]
  properties?: Record<string, AnySchema>
  required?: string[]
  items?: AnySchema
  format?: string
  minimum?: number
  exclusiveMinimum?: number
  maximum?: number
  maxLength?: number
  maxItems?: number
}

/** Properties of a type with any members and any values that the API takes, in Germany, and without tags. */
export function randomPublications(type: PropertyType, count: number): Publication[] {
  const fields = arbitraryOf(fieldsByType[type] as unknown as AnySchema).map((drawn) =>
    consistent(type, drawn as Record<string, unknown>),
  )
  const drawn = fc.record({ fields, offerStatus: fc.constantFrom('open', 'reserved', 'closed' as const) })
  // The same ones every time: what fails can be looked at.
  return fc.sample(drawn, { numRuns: count, seed: 13 }).map(({ fields, offerStatus }) => {
    const issues = check(PropertyDraft, { type, fields })
    if (issues.length > 0) throw new Error(`a property was drawn that the API refuses: ${JSON.stringify(issues)}`)
    const publication = minimalPublication(type, { contact: fullContact, offerStatus })
    return { ...publication, property: { ...publication.property, fields } as Publication['property'] }
  })
}

function arbitraryOf(schema: AnySchema): fc.Arbitrary<unknown> {
  const { type, enum: words, anyOf, properties, required = [], items, format } = schema
  if (words) return fc.constantFrom(...words)
  if (anyOf) return fc.constantFrom(true, false, 'negotiable')
  if (properties) {
    const members = Object.entries(properties).map(([name, member]) => [name, arbitraryOf(member)])
    return fc.record(Object.fromEntries(members) as Record<string, fc.Arbitrary<unknown>>, { requiredKeys: required })
  }
  if (items) return fc.uniqueArray(arbitraryOf(items), { maxLength: schema.maxItems ?? 5 })
  if (type === 'boolean') return fc.boolean()
  if (type === 'integer') return fc.integer({ min: schema.minimum ?? 0, max: schema.maximum ?? 9_999 })
  if (type === 'number') {
    const min = schema.minimum ?? (schema.exclusiveMinimum === undefined ? 0 : 0.01)
    return fc.integer({ min: Math.ceil(min * 100), max: Math.round((schema.maximum ?? 999) * 100) }).map((n) => n / 100)
  }
  if (format === 'date') return fc.integer({ min: 1_000, max: 40_000 }).map((days) => dayAfter('2020-01-01', days))
  if (format === 'country-code') return fc.constant('DE')
  const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: Math.min(schema.maxLength ?? 50, 60) })
  return text.map((drawn) => `x${drawn.replaceAll(/[<>]/g, ' ')}`.slice(0, schema.maxLength))
}

/** Without what contradicts something else. */
function consistent(type: PropertyType, drawn: Record<string, unknown>): Record<string, unknown> {
  const address = drawn['address'] as Record<string, unknown>
  const german = { street: 'Weg', ...address, streetNumber: '12a', postalCode: '10115', country: 'DE' }
  const fields: Record<string, unknown> = { ...drawn, address: german }
  const drop = (name: string, isWrong: boolean) => isWrong && delete fields[name]
  if (type.endsWith('Buy')) fields['purchasePrice'] ??= 489_000
  drop('purchasePrice', fields['purchasePricePerSquareMetre'] !== undefined)
  drop('purchasePriceOnRequest', fields['purchasePricePerSquareMetre'] !== undefined)
  drop('commission', fields['commissionDue'] === false)
  drop('commissionIncludesVat', fields['commissionDue'] === false)
  if (fields['commissionDue']) fields['commission'] ??= '3 %'
  drop('rentInterval', fields['leaseInterval'] !== undefined)
  drop('constructionYear', fields['constructionYearUnknown'] === true)
  drop('numberOfBalconies', fields['hasBalcony'] === false)
  drop('heatingCosts', fields['additionalCostsIncludeHeatingCosts'] === true)
  drop('leaseholdUntil', fields['isLeasehold'] !== true || String(fields['leaseholdUntil']) < '2099')
  drop('groundRent', fields['isLeasehold'] !== true)
  drop('fixedTermUntil', String(fields['fixedTermUntil']) < '2099')
  const certificate = fields['residentialEnergyCertificate'] as Record<string, unknown> | undefined
  if (certificate) delete certificate[certificate['type'] === 'need' ? 'energyConsumption' : 'energyNeed']
  return fields
}

function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)
}
