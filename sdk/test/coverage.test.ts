import { readFile } from 'node:fs/promises'
import { createClient } from '@aushang/sdk'
import { expect, test } from 'vitest'
import { type OpenApi, operationsOf, parametersIn } from '../generate/openapi.ts'

const document = JSON.parse(await readFile(new URL('../../openapi.json', import.meta.url), 'utf8')) as OpenApi
const operations = operationsOf(document)

interface Sent {
  url: string
  method: string | undefined
  type: string | null
}

const sent: Sent[] = []
const client = createClient({
  baseUrl: 'https://aushang.example.org',
  async fetch(url, { method, headers }) {
    sent.push({ url, method, type: new Headers(headers).get('content-type') })
    return Response.json([])
  },
})
const methods = new Map<string, unknown>(Object.entries(client))

test('every operation of openapi.json is a method, and there is no other', () => {
  expect([...methods.keys()].toSorted()).toEqual(operations.map(({ operationId }) => operationId).toSorted())
})

test.for(operations)('$operationId sends $method $path', async (operation) => {
  const { operationId, method, path, requestBody } = operation
  const ids = parametersIn('path', operation).map(({ name }) => `the ${name}`)

  const call = methods.get(operationId) as (...given: unknown[]) => unknown
  const controller = new AbortController()
  const { length } = sent
  const result = call(...ids, ...(requestBody ? [{}] : []), { signal: controller.signal })
  const ended = Promise.resolve(begin(result)).catch(() => {})
  await expect.poll(() => sent.length).toBe(length + 1)
  // A stream would go on.
  controller.abort()
  await ended

  const { url, type, method: sentMethod } = sent.at(-1) ?? {}
  const given = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => `the%20${name}`)
  expect([sentMethod, new URL(url ?? '').pathname]).toEqual([method, given])
  expect(requestBody ? Object.keys(requestBody.content) : [null]).toContain(type)
})

/** Lists and streams ask nothing before they are read. */
function begin(result: unknown): unknown {
  const { page, next } = result as { page?(): unknown; next?(): unknown }
  return page?.() ?? next?.call(result) ?? result
}
