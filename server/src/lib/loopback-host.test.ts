import { expect, test } from 'vitest'
import { isLoopbackHost } from './loopback-host.ts'

test.for([
  ['localhost', true],
  ['app.localhost', true],
  ['127.0.0.1', true],
  ['127.8.9.10', true],
  ['[::1]', true],
  ['0.0.0.0', false],
  ['127.example.org', false],
  ['localhost.example.org', false],
] as const)('%s is this machine: %s', ([host, isHere]) => {
  expect(isLoopbackHost(host)).toBe(isHere)
})
