import { readFile } from 'node:fs/promises'
import { createClient } from '@aushang/sdk'
import { expect, test } from 'vitest'
import { type NamedOperation, type OpenApi, operationsOf, parametersIn } from '../generate/openapi.ts'

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
  const result = call(...ids, ...(requestBody ? [{}] : []), { headers: {} })
  await (isList(operation) ? (result as { page(): Promise<unknown> }).page() : result)

  const { url, type, method: sentMethod } = sent.at(-1) ?? {}
  const given = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => `the%20${name}`)
  expect([sentMethod, new URL(url ?? '').pathname]).toEqual([method, given])
  expect(requestBody ? Object.keys(requestBody.content) : [null]).toContain(type)
})

function isList({ responses }: NamedOperation): boolean {
  return responses['200']?.content?.['application/json']?.schema.type === 'array'
}
