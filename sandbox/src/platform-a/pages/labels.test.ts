import { expect, test } from 'vitest'
import type { Field } from '../schema/field.ts'
import { realEstateTypes } from '../schema/real-estate-types.ts'
import type { RealEstate } from '../state/state.ts'
import { priceLabel } from './labels.ts'
import { factFields, featureFields, fieldLabels, valueLabels } from './label-words.ts'

const shown = [...Object.values(factFields), featureFields].flatMap((list) => list.split(/\s+/))
// Of these, one reads what they are in other words, or not at all.
const untold = ['NO_INFORMATION', 'NOT_APPLICABLE']
const notShown = ['energyCertificateCreationDate', 'currency', 'marketingType', 'priceIntervalType', 'hasCourtage']

test('everything that is shown of a real estate has a name', () => {
  expect(shown.filter((name) => fieldLabels[name] === undefined)).toEqual([])
})

test('every word of the portal is shown in German and English', () => {
  const words = Object.values(realEstateTypes)
    .flat()
    .filter(({ name }) => shown.includes(name))
    .flatMap(wordsOf)

  expect([...new Set(words)].filter((word) => valueLabels.get(word) === undefined)).toEqual([])
})

function wordsOf({ name, values = [], children = [] }: Field): string[] {
  if (notShown.includes(name) || name === 'energyEfficiencyClass') return []
  return [...values.filter((word) => !untold.includes(word)), ...children.flatMap(wordsOf)]
}

test.each([
  ['PURCHASE', 'Kaufpreis'],
  ['PURCHASE_PER_SQM', 'Preis pro m²'],
])('a price of the kind %s is called %s', (marketingType, label) => {
  const row = { type: 'livingBuySite', data: { price: { value: 250, marketingType } } } as unknown as RealEstate

  expect(priceLabel(row, 'de')).toEqual({ label, value: '250\u00a0€' })
})
