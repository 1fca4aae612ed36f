import { describe, expect, test } from 'vitest'
import { phoneNumber } from './phone.ts'

const numbers: [string, string | undefined][] = [
  ['+49 30 23125 000', '+49 30 23125 000'],
  ['+49 (0)30 23125-000', '+49 30 23125 000'],
  ['+49 (0) 30 / 23125000', '+49 30 23125000'],
  ['0049 30 23125000', '+49 30 23125000'],
  ['030/23125000', '+49 30 23125000'],
  ['(030) 23125000', '+49 30 23125000'],
  ['+493023125000', '+49 30 23125000'],
  ['01713920000', '+49 171 3920000'],
  ['+4917139200000', '+49 171 39200000'],
  ['+43 1 5330000', '+43 1 5330000'],
  ['+420 2 2421 0000', '+420 2 2421 0000'],
  ['+1 555 0100', '+1 555 0100'],
  ['23125000', undefined],
  ['+49 30', undefined],
  ['+49', undefined],
  [`+49 30 ${'1'.repeat(30)}`, undefined],
]

describe('A phone number', () => {
  test.for(numbers)('%s reads %s on the portal', ([text, expected]) => {
    expect(phoneNumber(text, 'DE')).toBe(expected)
  })

  test('of another country needs its country code', () => {
    expect(phoneNumber('01 5330000', 'AT')).toBeUndefined()
  })
})
