import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { sampledOperations } from '../server/src/http/openapi/sampled-operations.ts'

interface Item {
  name: string
  request: { method: string; url: string; body?: { mode: string; raw?: string } }
  event?: { script: { exec: string[] } }[]
}

const read = (file: string) => readFile(new URL(`../${file}`, import.meta.url), 'utf8')
const operations = sampledOperations(JSON.parse(await read('openapi.json')))
const collection = JSON.parse(await read('docs/aushang.postman_collection.json')) as {
  variable: { key: string }[]
  item: { name: string; item: Item[] }[]
}
const items = collection.item.flatMap(({ item }) => item)

test('the collection has every example of the reference, and what they name is set by somebody', () => {
  const bodies = items.flatMap(({ request }) => request.body?.raw ?? [])
  const named = [...JSON.stringify(items).matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name)

  expect(bodies.map((text) => typeof JSON.parse(text))).toEqual(bodies.map(() => 'object'))
  expect(items).toHaveLength(operations.flatMap(({ samples }) => samples).length)
  expect(collection.variable.map(({ key }) => key).toSorted()).toEqual([...new Set([...named, 'key'])].toSorted())
})

test('the file for editors asks the same', async () => {
  const text = await read('docs/aushang.http')
  const asked = [...text.matchAll(/^(GET|POST|PUT|PATCH|DELETE) (\S+)$/gm)].map(([, method, url]) => ({ method, url }))
  const declared = [...text.matchAll(/^@(\w+) =/gm)].map(([, name]) => name)
  const named = [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name)

  expect(asked).toEqual(items.map(({ request: { method, url } }) => ({ method, url })))
  expect(declared).toEqual(expect.arrayContaining(named))
})
