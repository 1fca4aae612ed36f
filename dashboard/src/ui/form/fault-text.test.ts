import { expect, test } from 'vitest'
import { asFilledIn, faultText } from './fault-text.ts'

test.for([
  ['/fields/baseRent', 'baseRent muss größer als 0 sein.', 'Kaltmiete muss größer als 0 sein.'],
  ['/fields/baseRent', 'Entweder baseRent oder price.', 'Entweder baseRent oder price.'],
  ['/fields/address/city', 'city fehlt.', 'Kaltmiete fehlt.'],
  ['', 'The body must be an object.', 'The body must be an object.'],
])('of %s: %s', ([path = '', message = '', expected]) => {
  expect(faultText({ path, message }, 'Kaltmiete')).toBe(expected)
})

test.for([
  ['date', 'de', 'muss ein Datum wie 2026-01-31 sein.', 'muss ein Datum wie 31.01.2026 sein.'],
  ['date', 'en', 'must be a date such as 2026-01-31.', 'must be a date such as 31/01/2026.'],
  ['integer', 'de', 'muss eine ganze Zahl sein, nicht 1.5.', 'muss eine ganze Zahl sein, nicht 1,5.'],
  ['integer', 'en', 'must be a whole number, not 1.5.', 'must be a whole number, not 1.5.'],
  ['number', 'de', 'darf höchstens 1.250.000 sein.', 'darf höchstens 1.250.000 sein.'],
  ['text', 'de', 'muss wie 1.5 oder 2026-01-31 aussehen.', 'muss wie 1.5 oder 2026-01-31 aussehen.'],
] as const)('beside a field for a %s, in %s: %s', ([kind, language, message, expected]) => {
  expect(asFilledIn(message, kind, language)).toBe(expected)
})
