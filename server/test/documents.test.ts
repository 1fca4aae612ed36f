import { execFile } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { check, eventNames, legacyEventTypes, PropertyDraft, propertyTypes } from '@aushang/model'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** A path in back-quotes, with a slash or a known ending; not a URL path, a pattern, a package or what is made later. */
function promisedPaths(text: string): string[] {
  return [...text.matchAll(/`([\w.-]+(?:\/[\w.-]+)*\/?)`/g)]
    .map(([, path = '']) => path)
    .filter((path) => path.includes('/') || /\.(md|ts|js|sql|json)$/.test(path))
    .filter((path) => !/^(\.|DATA_DIR|reports|postgres|application|message)\/|(^|\/)dist\//.test(path))
}

test('every file that a document names is there', async () => {
  const documents = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CHANGELOG.md']
  for (const file of await readdir(join(root, 'docs'), { recursive: true })) {
    if (file.endsWith('.md')) documents.push(join('docs', file))
  }

  expect(documents.length).toBeGreaterThan(8)
  expect(await brokenPromises(documents, () => ['', 'server/src', 'model/src/property'])).toEqual([])
})

test('every file that the README of a folder names is there', async () => {
  const readmes = globSync(['connectors/src/*/README.md', '{sandbox,dashboard,sdk}/README.md'], { cwd: root })

  expect(readmes.length).toBeGreaterThan(5)
  expect(await brokenPromises(readmes, (readme) => [dirname(readme), ''])).toEqual([])
})

async function brokenPromises(documents: string[], foldersFor: (document: string) => string[]): Promise<string[]> {
  const broken: string[] = []
  for (const document of documents) {
    for (const path of promisedPaths(await readFile(join(root, document), 'utf8'))) {
      const isThere = foldersFor(document).some((folder) => existsSync(join(root, folder, path)))
      if (!isThere) broken.push(`${document}: ${path}`)
    }
  }
  return broken
}

test.each(propertyTypes)('the page about %s begins with a property that can be sent as it stands', async (type) => {
  const page = await readFile(join(root, `docs/properties/${type}.md`), 'utf8')
  const body: unknown = JSON.parse(/```json\n([^]*?)```/.exec(page)?.[1] ?? '')

  expect(body).toMatchObject({ type })
  expect(check(PropertyDraft, body)).toEqual([])
})

test('openapi.json calls every field by its name in both languages, and says what its values mean', async () => {
  const { components } = JSON.parse(await readFile(join(root, 'openapi.json'), 'utf8')) as OpenApi
  const members = propertyTypes.flatMap((type) => {
    const name = `${type.charAt(0).toUpperCase()}${type.slice(1)}Fields`
    return Object.entries((components.schemas[name]?.['properties'] ?? {}) as Record<string, object>)
  })

  expect(members.length).toBeGreaterThan(250)
  expect(members.filter(([, member]) => !('x-name' in member && 'x-section' in member))).toEqual([])
  expect(members.find(([name]) => name === 'baseRent')?.[1]).toMatchObject({
    description: 'Base rent (Kaltmiete): monthly, without additional costs and heating.',
    'x-unit': { en: '€/month', de: '€/Monat' },
  })
  expect(members.find(([name]) => name === 'heatingType')?.[1]).toMatchObject({
    description: expect.stringContaining('`floor` (Etagenheizung: each flat has a boiler of its own)'),
    'x-values': { floor: { en: 'Heating of one floor', de: 'Etagenheizung' } },
  })
})

test('openapi.json passes the recommended rules of Redocly', async () => {
  const redocly = join(root, 'node_modules/@redocly/cli/bin/cli.js')

  const { stderr } = await promisify(execFile)(
    process.execPath,
    [redocly, 'lint', 'openapi.json', '--extends', 'recommended'],
    {
      cwd: root,
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', CI: 'true' },
    },
  )

  expect(stderr).toContain('Your API description is valid')
})

test('openapi.json shows an example of every body that is sent or answered', async () => {
  const { paths, components } = JSON.parse(await readFile(join(root, 'openapi.json'), 'utf8')) as OpenApi
  const bare: string[] = []
  const look = (place: string, content: Content = {}) => {
    for (const { schema, examples } of Object.values(content)) {
      const one = schema.items ?? schema
      const shown = one.$ref ? components.schemas[one.$ref.split('/').at(-1) ?? ''] : one
      const [variant] = (shown?.['oneOf'] ?? []) as unknown[]
      if (!examples && !shown?.['examples'] && !variant) bare.push(place)
    }
  }

  for (const [path, operations] of Object.entries(paths)) {
    for (const [method, { requestBody, responses }] of Object.entries(operations)) {
      look(`${method} ${path}`, requestBody?.content)
      for (const [status, { content }] of Object.entries(responses)) look(`${method} ${path} ${status}`, content)
    }
  }

  expect(Object.keys(paths).length).toBeGreaterThan(10)
  expect(bare).toEqual([])
})

test('openapi.json describes what webhooks receive, for each event and in both envelopes', async () => {
  const { webhooks } = JSON.parse(await readFile(join(root, 'openapi.json'), 'utf8')) as OpenApi

  const names = [...eventNames, ...Object.values(legacyEventTypes)]
  expect(Object.keys(webhooks).toSorted()).toEqual([...new Set<string>(names)].toSorted())
  for (const { post } of Object.values(webhooks)) {
    const headers = post.parameters.map(({ name }) => name)
    expect(headers).toEqual(['Service-Signature', 'webhook-id', 'webhook-timestamp', 'webhook-signature'])
    expect(Object.keys(post.responses)).toContain('2XX')
  }
})

test('openapi.json tells the variants of a choice apart by a mapping, and leaves defaults to words', async () => {
  const { components } = JSON.parse(await readFile(join(root, 'openapi.json'), 'utf8')) as OpenApi
  const text = JSON.stringify(components)
  const choices = Object.values(components.schemas).filter((schema) => 'discriminator' in schema) as unknown as Choice[]

  expect(choices.length).toBe(text.split('"discriminator"').length - 1)
  for (const { oneOf, discriminator } of choices) {
    expect(Object.values(discriminator.mapping)).toEqual(oneOf.map(({ $ref }) => $ref))
  }
  expect(text).not.toContain('"default":')
})

interface Choice {
  oneOf: { $ref: string }[]
  discriminator: { mapping: Record<string, string> }
}
type Schema = Record<string, unknown> & { items?: Schema; $ref?: string }
type Content = Record<string, { schema: Schema; examples?: object }>
interface OpenApi {
  paths: Record<
    string,
    Record<string, { requestBody?: { content: Content }; responses: Record<string, { content?: Content }> }>
  >
  webhooks: Record<string, { post: { parameters: { name: string }[]; responses: object } }>
  components: { schemas: Record<string, Schema> }
}

test('package-lock.json names no download addresses', async () => {
  const lock = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { resolved?: string }>
  }

  const resolved = Object.values(lock.packages).flatMap((entry) => entry.resolved ?? [])
  expect(resolved.filter((address) => address.includes(':'))).toEqual([])
})
