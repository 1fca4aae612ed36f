import { expect, test } from 'vitest'
import { makeFormat } from './format.ts'

const values = [0, 7, 950, 1_000, 1_250, 12_345, 189_000, 1_234_567, 999_999_999, 1e14, 78.5, 1_250.5, -3, -1_250]

test.for([
  ['de', 'de-DE'],
  ['en', 'en-GB'],
] as const)('numbers, prices and areas are written as %s writes them', ([language, locale]) => {
  const format = makeFormat(language)
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 })
  const euros = (value: number) =>
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: 'EUR',
      ...(Number.isInteger(value) && value >= 0 && { maximumFractionDigits: 0 }),
    }).format(value)

  for (const value of values) {
    expect(format.number(value)).toBe(number.format(value))
    expect(format.money(value)).toBe(euros(value))
    expect(format.area(value)).toBe(`${number.format(value)}\u00a0m²`)
  }
})
