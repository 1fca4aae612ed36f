import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import openapiTS, { astToString } from 'openapi-typescript'
import { beforeAll, describe, expect, test } from 'vitest'

/**
 * What a client gets who makes types of openapi.json with openapi-typescript and its defaults: the right bodies compile, and
 * the wrong ones do not. The right ones are the document's own examples, the wrong ones differ from them in one thing.
 */
const root = fileURLToPath(new URL('../../', import.meta.url))
const document: OpenApi = JSON.parse(await readFile(join(root, 'openapi.json'), 'utf8'))

type Json = Record<string, unknown>
interface OpenApi {
  webhooks: Record<string, unknown>
  components: { schemas: Record<string, Schema> }
}
interface Schema {
  examples?: Json[]
  required?: string[]
  discriminator?: { mapping: Record<string, string> }
}

/** What it shows, the type it is given, and the value. */
type Case = [string, string, unknown]

const right: Case[] = []
const wrong: Case[] = []

const PropertyBody = `paths['/properties']['post']['requestBody']['content']['application/json']`
const drafts = Object.entries(variantsOf('PropertyDraft')).map(([type, name]) => [type, exampleOf(name)] as const)

for (const [type, draft] of drafts) {
  const fields = draft['fields'] as Json
  const address = fields['address'] as Json
  const [other] = drafts.filter(([another]) => another !== type && another.slice(0, 5) !== type.slice(0, 5))
  const { country: _country, ...withoutCountry } = address
  right.push([type, PropertyBody, draft])
  right.push([
    `${type} without what has a default`,
    PropertyBody,
    { ...draft, fields: { ...fields, address: withoutCountry } },
  ])
  wrong.push([`${type} with the fields of ${other?.[0]}`, PropertyBody, { ...draft, fields: other?.[1]['fields'] }])
  wrong.push([`${type} as a type that there is not`, PropertyBody, { ...draft, type: `${type}Draft` }])
  wrong.push([`${type} without fields`, PropertyBody, without(draft, 'fields')])
  wrong.push([`${type} with a misspelt field`, PropertyBody, { ...draft, fields: { ...fields, adress: address } }])
  wrong.push([`${type} with a text for a number`, PropertyBody, { ...draft, fields: withText(fields) }])
  for (const name of requiredOf(`${componentName(type)}Fields`)) {
    wrong.push([`${type} without ${name}`, PropertyBody, { ...draft, fields: without(fields, name) }])
  }
}

const LoggedEvent = `paths['/events']['get']['responses'][200]['content']['application/json'][number]`
const events = Object.entries(variantsOf('Event')).map(([name, component]) => [name, exampleOf(component)] as const)

for (const [name, event] of events) {
  const payload = event['eventPayload'] as Json
  const withPayload = (eventPayload: unknown) => ({ ...event, eventPayload })
  right.push([`${name} in the log`, LoggedEvent, event])
  right.push([`${name} to a webhook`, webhookBody(name), event])
  wrong.push([`${name} by another name`, LoggedEvent, { ...event, eventName: 'listing.created' }])
  wrong.push([`${name} without eventTime`, LoggedEvent, without(event, 'eventTime')])
  wrong.push([`${name} with a misspelt member`, LoggedEvent, withPayload({ ...payload, ID: 'x' })])
  for (const [other, { eventPayload }] of events.filter(([each]) => each !== name)) {
    wrong.push([`${name} in the log with the payload of ${other}`, LoggedEvent, withPayload(eventPayload)])
    wrong.push([`${name} to a webhook with the payload of ${other}`, webhookBody(name), withPayload(eventPayload)])
  }
  if ('failureCode' in payload) {
    wrong.push([`${name} without failureCode`, LoggedEvent, withPayload(without(payload, 'failureCode'))])
    wrong.push([`${name} without failureMessage`, LoggedEvent, withPayload(without(payload, 'failureMessage'))])
    wrong.push([
      `${name} with a code of no catalogue`,
      LoggedEvent,
      withPayload({ ...payload, failureCode: 'bad_luck' }),
    ])
  }
}

for (const name of Object.keys(document.webhooks).filter((each) => !events.some(([current]) => current === each))) {
  const legacy = Object.values(document.components.schemas).flatMap(({ examples = [] }) => examples)
  const event = legacy.find(({ eventType }) => eventType === name) ?? {}
  right.push([`${name} in the legacy envelope`, webhookBody(name), event])
  wrong.push([`${name} by another name`, webhookBody(name), { ...event, eventType: 'listingCreated' }])
  wrong.push([`${name} without its payload`, webhookBody(name), without(event, 'eventPayload')])
}

const WebhookBody = `paths['/webhooks']['post']['requestBody']['content']['application/json']`
const webhook = { url: 'https://example.org/hooks/aushang', events: ['publication.succeeded'] }
right.push(['a webhook without what has a default', WebhookBody, webhook])
wrong.push(['a webhook for an event that there is not', WebhookBody, { ...webhook, events: ['listing.created'] }])
wrong.push(['a webhook for pings', WebhookBody, { ...webhook, events: ['webhook.ping'] }])

const patchBody = (path: string) => `paths['${path}']['patch']['requestBody']['content']['application/json']`
const patches: [path: string, right: Json, ...wrong: Json[]][] = [
  [
    '/properties/{id}',
    { contactId: null, fields: { baseRent: 1290, deposit: null, heatingType: null, address: { district: null } } },
    { contctId: 'x' },
    { fields: { heatingTyp: null } },
    { fields: { heatingType: 'fire' } },
    { fields: { title: null } },
    { fields: { address: { ciudad: null } } },
  ],
  [
    '/contacts/{id}',
    { phone: null, address: { city: null } },
    { phnoe: null },
    { lastName: null },
    { address: { a: 1 } },
  ],
  ['/targets/{id}', { name: null, options: { any: null }, credentials: { port: 21 } }, { nmae: null }, { name: 1 }],
  ['/webhooks/{id}', { enabled: false, description: null }, { url: null }, { events: ['listing.created'] }],
  ['/account', { language: 'en' }, { language: null }, { nmae: 'Muster' }],
]
for (const [path, body, ...faulty] of patches) {
  right.push([`a patch of ${path}`, patchBody(path), body])
  for (const each of faulty) wrong.push([`${JSON.stringify(each)} as a patch of ${path}`, patchBody(path), each])
}

describe('with the types that openapi-typescript makes of openapi.json', () => {
  let faulty = new Set<string>()

  beforeAll(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'aushang-client-'))
    await writeFile(
      join(folder, 'api.d.ts'),
      astToString(await openapiTS(new URL('../../openapi.json', import.meta.url))),
    )
    await Promise.all(right.map((each, index) => writeFile(join(folder, `right-${index}.ts`), asModule(each))))
    await Promise.all(wrong.map((each, index) => writeFile(join(folder, `wrong-${index}.ts`), asModule(each))))
    faulty = await compile(folder)
    await rm(folder, { recursive: true })
  })

  test('all types of property and all events are looked at', () => {
    const types = ['apartmentBuy', 'apartmentRent', 'houseBuy', 'houseRent', 'plotBuy', 'plotRent']
    expect(drafts.map(([type]) => type).toSorted()).toEqual(types)
    expect(events).toHaveLength(10)
  })

  test.for(right)('%s compiles', (each) => {
    expect([...faulty]).not.toContain(`right-${right.indexOf(each)}.ts`)
  })

  test.for(wrong)('%s does not compile', (each) => {
    expect([...faulty]).toContain(`wrong-${wrong.indexOf(each)}.ts`)
  })
})

function asModule([, type, value]: Case): string {
  return `import type { paths, webhooks } from './api.d.ts'\nexport const value: ${type} = ${JSON.stringify(value)}\n`
}

/** The names of the files that have faults. */
async function compile(folder: string): Promise<Set<string>> {
  const options = { noEmit: true, strict: true, module: 'nodenext', allowImportingTsExtensions: true, types: [] }
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: options }))
  const tsc = join(root, 'node_modules/typescript/bin/tsc')
  const output = await new Promise<string>((resolve) => {
    execFile(
      process.execPath,
      [tsc, '--pretty', 'false', '-p', folder],
      { cwd: folder, maxBuffer: 64e6 },
      (_, stdout) => resolve(stdout),
    )
  })
  return new Set(output.split('\n').flatMap((line) => /^([\w.-]+)\(\d/.exec(line)?.[1] ?? []))
}

function webhookBody(name: string): string {
  return `NonNullable<webhooks['${name}']['post']['requestBody']>['content']['application/json']`
}

function exampleOf(component: string): Json {
  return document.components.schemas[component]?.examples?.[0] ?? {}
}

function requiredOf(component: string): string[] {
  return document.components.schemas[component]?.required ?? []
}

/** The components of a choice, by the value that stands for each. */
function variantsOf(component: string): Record<string, string> {
  const { mapping = {} } = document.components.schemas[component]?.discriminator ?? {}
  return Object.fromEntries(Object.entries(mapping).map(([value, ref]) => [value, ref.split('/').at(-1) ?? '']))
}

function componentName(type: string): string {
  return type.charAt(0).toUpperCase() + type.slice(1)
}

function without(value: Json, name: string): Json {
  const { [name]: _left, ...rest } = value
  return rest
}

function withText(fields: Json): Json {
  const [name = ''] = Object.entries(fields).find(([, value]) => typeof value === 'number') ?? []
  return { ...fields, [name]: 'many' }
}
