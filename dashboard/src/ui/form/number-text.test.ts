import { describe, expect, test } from 'vitest'
import { numberText, readingsOf, readNumber } from './number-text.ts'

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
    ['de', '0,125', 0.125],
    ['de', '0.125', 0.125],
    ['de', '1.250,125', 1250.125],
    ['de', '72,1250', 72.125],
    ['en', '1,250,000', 1_250_000],
    ['de', '01.250', 1250],
    ['de', '450.000,-', 450_000],
    ['de', '450.000,– €', 450_000],
    ['de', '450.000 EUR', 450_000],
    ['de', 'EUR 450.000,00', 450_000],
    ['de', '450.000 Euro', 450_000],
    ['de', '12.500 qm', 12_500],
    ['de', '12.500 m2', 12_500],
    ['de', '12.500 m²', 12_500],
  ] as const)('in %s, %s is %d', ([language, text, value]) => {
    expect(readNumber(text, language)).toBe(value)
  })

  test.for(['', 'viel', '1,2,3', '1.25.0', '12-3', '--1', '1e5'])('is none: %j', (text) => {
    expect(readNumber(text, 'de')).toBeUndefined()
  })

  test.for([
    ['en', '450.000', ['450000', '450']],
    ['en', '-1.250 €', ['-1250', '-1.25']],
    ['de', '1,250', ['1250', '1,25']],
    ['de', '78,125', ['78125', '78,1250']],
    ['de', '01,250', ['1250', '1,25']],
  ] as const)('in %s, %s may be either, and is neither', ([language, text, readings]) => {
    expect(readNumber(text, language)).toBeUndefined()
    expect(readingsOf(text, language)).toEqual(readings)
  })

  test.for([
    ['13,405', 180, 13.405],
    ['13.405', 180, 13.405],
    ['-13.405', 180, -13.405],
    ['013,405', 180, 13.405],
    ['78,125', 1999.99, 78.125],
    ['98.125', 1999.99, 98.125],
    ['1.250', 1999.99, 1250],
    ['2,000', 1999.99, 2],
  ] as const)('is no thousand where that would be too much: %s of at most %d is %d', ([text, max, value]) => {
    expect(readNumber(text, 'de', { max })).toBe(value)
    expect(readingsOf(text, 'de', { max })).toBeUndefined()
  })

  test.for([
    ['1.000', 999, 1000],
    ['1.250.000', 999, 1_250_000],
  ] as const)('is too much rather than another: %s of at most %d is %d', ([text, max, value]) => {
    expect(readNumber(text, 'de', { max })).toBe(value)
  })

  test.for([
    ['13.000', 13],
    ['-13.000', -13],
    ['52.500', 52.5],
    ['13,000', 13],
  ] as const)('that may lie below zero is a coordinate, and has no thousands: %s is %d', ([text, value]) => {
    const limits = { max: 180, mayBeNegative: true }
    expect(readNumber(text, 'de', limits)).toBe(value)
    expect(readingsOf(text, 'de', limits)).toBeUndefined()
  })

  test.for([
    ['1.000', 1000],
    ['1,250', 1250],
    ['2.500', 2500],
    ['2,5', 2.5],
  ] as const)('that has to be whole has thousands, whatever its most: %s is %d', ([text, value]) => {
    const limits = { max: 999, isInteger: true }
    expect(readNumber(text, 'de', limits)).toBe(value)
    expect(readingsOf(text, 'de', limits)).toBeUndefined()
  })

  test.for(['viel', '1.250', '72,5', '0,125', '1.250,125'])('needs no second reading: %s', (text) => {
    expect(readingsOf(text, 'de')).toBeUndefined()
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
