import { type PropertyDraft, propertyExamples } from '@aushang/model'

/** A plausible property whose JSON is about that many bytes long. */
export function aPropertyOf(bytes: number): PropertyDraft & { type: 'apartmentRent' } {
  const { type, fields } = propertyExamples.apartmentRent
  const property = { type, fields: { ...fields } }
  const sentence = 'Die Wohnung liegt ruhig zum begrünten Hof, Läden und Bahn sind zu Fuß erreichbar. '
  const missing = bytes - Buffer.byteLength(JSON.stringify(property)) - 60
  const half = sentence.repeat(100).slice(0, Math.floor(missing / 2 / 1.025))
  property.fields.description = half
  property.fields.locationDescription = half
  return property
}
