import { expect, test } from 'vitest'
import { dateText, readDate } from './date-text.ts'

test.for([
  ['31.12.2026', '2026-12-31'],
  [' 1.2.27 ', '2027-02-01'],
  ['31/12/2026', '2026-12-31'],
  ['1. 2. 2027', '2027-02-01'],
  ['2026-12-31', '2026-12-31'],
  ['31122026', '2026-12-31'],
  ['31.2.2027', undefined],
  ['12.31.2026', undefined],
  ['31.12.', undefined],
  ['20101231', undefined],
  ['sofort', undefined],
  ['', undefined],
] as const)('%j means %j', ([text, day]) => {
  expect(readDate(text)).toBe(day)
})

test('a day is written as the language does, and what is none stays as it was typed', () => {
  expect(dateText('2026-12-31', 'de')).toBe('31.12.2026')
  expect(dateText('2026-12-31', 'en')).toBe('31/12/2026')
  expect(dateText('bald', 'de')).toBe('bald')
})
