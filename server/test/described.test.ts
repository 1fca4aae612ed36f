import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

interface Schema {
  $ref?: string
  description?: string
  const?: unknown
  readOnly?: boolean
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
}

interface Operation {
  operationId: string
  parameters?: { name: string; in: 'path' | 'query' | 'header'; description?: string; schema: Schema }[]
  requestBody?: { content: Record<string, { schema: Schema }> }
}

const { paths, components } = JSON.parse(await readFile(new URL('../../openapi.json', import.meta.url), 'utf8')) as {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}
const operations = Object.values(paths).flatMap((path) => Object.values(path))

test('every parameter of the API says what it does, but for ids in paths, which say how they look', () => {
  const silent = operations.flatMap(({ operationId, parameters = [] }) =>
    parameters
      .filter((each) => !(each.description ?? (each.in === 'path' && each.schema.description)))
      .map(({ name }) => `${operationId}: ${name}`),
  )

  expect(operations.length).toBeGreaterThan(100)
  expect(silent).toEqual([])
})

test('every member that a client sends says what it is', () => {
  const silent = new Set<string>()
  const seen = new Set<string>()
  const look = (schema: Schema, place: string): void => {
    const component = schema.$ref?.split('/').at(-1)
    if (component !== undefined) {
      const isNew = !seen.has(component)
      seen.add(component)
      if (isNew) look(components.schemas[component] ?? {}, component)
      return
    }
    for (const [name, member] of Object.entries(schema.properties ?? {})) {
      if (member.readOnly === true) continue
      if (!(member.description ?? member.$ref) && member.const === undefined) silent.add(`${place}/${name}`)
      look(member, `${place}/${name}`)
    }
    for (const part of [schema.items ?? [], schema.anyOf ?? [], schema.oneOf ?? []].flat()) look(part, place)
  }
  for (const { operationId, requestBody } of operations) {
    for (const { schema } of Object.values(requestBody?.content ?? {})) look(schema, operationId)
  }

  expect(seen.size).toBeGreaterThan(30)
  expect([...silent]).toEqual([])
})
