import { expect, test } from 'vitest'
import { addressOf } from './webhook-address.ts'

test.for([
  ['https://example.org/hooks/aushang', 'example.org/hooks/aushang'],
  ['https://example.org/', 'example.org'],
  ['http://localhost:8080/hook?token=secret', 'localhost:8080/hook'],
  ['', ''],
] as const)('a webhook to "%s" is called "%s"', ([url, address]) => {
  expect(addressOf(url)).toBe(address)
})
