import { expect, test } from 'vitest'
import { faultText } from './fault-text.ts'

test.for([
  ['/fields/baseRent', 'baseRent muss größer als 0 sein.', 'Kaltmiete muss größer als 0 sein.'],
  ['/fields/baseRent', 'Entweder baseRent oder price.', 'Entweder baseRent oder price.'],
  ['/fields/address/city', 'city fehlt.', 'Kaltmiete fehlt.'],
  ['', 'The body must be an object.', 'The body must be an object.'],
])('of %s: %s', ([path = '', message = '', expected]) => {
  expect(faultText({ path, message }, 'Kaltmiete')).toBe(expected)
})
