import { describe, expect, test } from 'vitest'
import { numberText, readNumber } from './number-text.ts'

describe('a number that somebody types', () => {
  test.for([
    ['de', '72,5', 72.5],
    ['de', '72.5', 72.5],
    ['de', '1.250', 1250],
    ['de', '1.250,50', 1250.5],
    ['de', '1 250,5 €', 1250.5],
    ['de', '1.250.000', 1_250_000],
    ['de', '−1', -1],
    ['de', '0,', 0],
    ['en', '1,250', 1250],
    ['en', '1,250.50', 1250.5],
    ['en', '72,5', 72.5],
  ] as const)('in %s, %s is %d', ([language, text, value]) => {
    expect(readNumber(text, language)).toBe(value)
  })

  test.for(['', 'viel', '1,2,3', '1.25.0', '12-3', '--1', '1e5'])('is none: %j', (text) => {
    expect(readNumber(text, 'de')).toBeUndefined()
  })

  test('is written as the language writes it', () => {
    expect([
      numberText(1250.5, 'de'),
      numberText(1250.5, 'de', { isMoney: true }),
      numberText(1250.5, 'en'),
      numberText(1987, 'de', { isYear: true }),
    ]).toEqual(['1.250,5', '1.250,50', '1,250.5', '1987'])
  })
})
