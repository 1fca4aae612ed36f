import fastify from 'fastify'
import { expect, test } from 'vitest'
import { sendSecurityHeaders } from './security-headers.ts'

// That every answer has them is seen to by the harness, for all tests.
test.for([
  ['https://aushang.example.org', 'max-age=31536000'],
  ['http://localhost:8080', undefined],
] as const)('browsers that come to %s are told to come by https only: %s', async ([publicUrl, told]) => {
  const app = fastify()
  sendSecurityHeaders(app, publicUrl)

  const { headers } = await app.inject('/')

  expect([headers['strict-transport-security'], headers['cross-origin-opener-policy']]).toEqual([told, 'same-origin'])
})
