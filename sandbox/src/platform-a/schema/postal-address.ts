import { countryCodes } from './country-codes.ts'
import { group, oneOf, required, text } from './field.ts'

const countryRegion = group('internationalCountryRegion', [
  required(oneOf('country', countryCodes)),
  required(text('region', undefined, { lengthMin: 1 })),
])

export const postalAddress = [
  text('street', 100),
  text('houseNumber', 30),
  text('postcode', 20),
  text('city', 50),
  countryRegion,
]
