import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { XmlDocument, XsdValidator } from 'libxml2-wasm'
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Client, type Sent, signIn } from '../../test/client.ts'
import { pdf, png } from '../../test/documents.ts'
import { needing, platformAReference } from '../../test/reference.ts'
import { type Sandbox, startSandbox } from '../index.ts'
import { attachmentTypes } from './attachment-types.ts'
import { contactType } from './contact-type.ts'
import { namespaces } from './document.ts'
import { parseXml, readElement } from './read-xml.ts'
import { realEstateTypes, type RealEstateType } from './real-estate-types.ts'
import type { Field } from './schema.ts'

const schemas = platformAReference('xsd/resolvable')
const composed = platformAReference('composed')
const types = Object.keys(realEstateTypes) as RealEstateType[]

/** Newer than the schemas. */
const notInSchemas = ['legalConstructionYear']

describe("the portal's own schemas", needing(schemas), () => {
  const validators: Record<string, XsdValidator> = {}
  beforeAll(() => {
    xmlRegisterFsInputProviders()
    for (const name of ['realestates', 'common']) {
      const path = join(schemas.path, `${name}-1.0.xsd`)
      const document = XmlDocument.fromBuffer(readFileSync(path), { url: path })
      validators[name] = XsdValidator.fromDoc(document)
      document.dispose()
    }
  })
  afterAll(() => {
    for (const validator of Object.values(validators)) validator.dispose()
  })

  function isValid(schema: string, xml: string): boolean {
    const document = XmlDocument.fromString(xml)
    try {
      validators[schema]?.validate(document)
      return true
    } catch {
      return false
    } finally {
      document.dispose()
    }
  }

  const rows: { name: string; schema: 'realestates' | 'common'; root: string; type: Field }[] = [
    ...types.map((name) => ({
      name,
      schema: 'realestates' as const,
      root: `realestates:${name}`,
      type: { name, children: realEstateTypes[name] },
    })),
    { name: 'contact', schema: 'common', root: 'common:realtorContactDetail', type: contactType },
    ...Object.entries(attachmentTypes).map(([name, type]) => ({
      name,
      schema: 'common' as const,
      root: `common:attachment xsi:type="common:${name}"`,
      type,
    })),
  ]

  test.for(rows)('and the sandbox agree about every element of a $name', ({ schema, root, type }) => {
    const disagreements: string[] = []
    const compare = (what: string, fields: string[]) => {
      const xml = documentOf(root, fields)
      const ours = isRead(xml, type)
      const theirs = isValid(schema, xml)
      if (ours !== theirs) disagreements.push(`${what}: the schema says ${theirs}, the sandbox ${ours}`)
    }
    const full = (type.children ?? []).filter(({ name }) => name !== 'constructionYearUnknown').map(elementOf)
    compare('everything', full)
    for (const [i, field] of (type.children ?? []).entries()) {
      const place = full.findIndex((element) => element === elementOf(field))
      if (place === -1) continue
      compare(`without ${field.name}`, full.toSpliced(place, 1))
      compare(`${field.name} twice`, full.toSpliced(place, 0, elementOf(field)))
      if (i > 0) compare(`${field.name} first`, [elementOf(field), ...full.toSpliced(place, 1)])
      for (const bad of ['', 'x'.repeat(5_000), '-3', 'FOO', '3.5', '1e400', '99999999999999999999'] as const) {
        if (field.kind === undefined || field.name === 'thermalCharacteristic') continue
        compare(
          `${field.name} is ${bad.slice(0, 20)}`,
          full.toSpliced(place, 1, `<${field.name}>${bad}</${field.name}>`),
        )
      }
    }
    compare('an unknown element', [...full, '<unknown/>'])
    compare(
      'both years',
      full.flatMap((element) => [
        element,
        ...(element.startsWith('<constructionYear>')
          ? ['<constructionYearUnknown>true</constructionYearUnknown>']
          : []),
      ]),
    )

    expect(disagreements).toEqual([])
  })

  test('hold for what the sandbox answers', async () => {
    const sandbox = await startSandbox({ host: '127.0.0.1', port: 0 })
    const client = await signIn(sandbox.url)
    const path = '/user/me/realestate'
    const invalid: string[] = []
    const check = async (schema: string, method: string, target: string, sent: Sent = {}) => {
      const { text } = await client.send(method, target, { ...sent, accept: 'application/xml' })
      const known = notInSchemas.reduce((xml, name) => xml.replace(new RegExp(`<${name}>.*?</${name}>`), ''), text)
      if (!isValid(schema, known)) invalid.push(`${method} ${target}: ${text}`)
    }

    for (const type of types) {
      await check('common', 'POST', path, {
        json: { [`realestates.${type}`]: { ...anyObject, ...objects[type], externalId: type } },
      })
      await check('realestates', 'GET', `${path}/ext-${type}`)
      const form = new FormData()
      form.append('attachment', new Blob([new Uint8Array(png)], { type: 'image/png' }), 'a.png')
      form.append('metadata', new Blob(['{"common.attachment":{"title":"a"}}'], { type: 'application/json' }), 'm')
      await check('common', 'POST', `${path}/ext-${type}/attachment`, { form })
      await check('common', 'GET', `${path}/ext-${type}/attachment`)
    }
    await check('common', 'GET', '/user/me/contact')
    await check('common', 'GET', `${path}/1`)
    await check('common', 'GET', '/publish?realestate=1')
    await sandbox.stop()

    expect(invalid).toEqual([])
  })
})

const anyObject = {
  title: 'Ein Objekt',
  address: { street: 'Musterweg', houseNumber: '1', postcode: '10115', city: 'Berlin' },
  plotArea: 400,
  livingSpace: 100,
  numberOfRooms: 4,
  constructionYear: 1990,
  energyCertificate: { energyCertificateAvailability: 'AVAILABLE' },
  heatingTypeEnev2014: 'CENTRAL_HEATING',
}
const objects: Record<RealEstateType, Record<string, unknown>> = {
  apartmentRent: { baseRent: 900.5 },
  apartmentBuy: {},
  houseRent: { baseRent: 900, buildingType: 'VILLA' },
  houseBuy: { buildingType: 'VILLA' },
  livingRentSite: { commercializationType: 'RENT', price: { value: 120, currency: 'EUR' } },
  livingBuySite: { commercializationType: 'BUY', price: { value: 120_000, currency: 'EUR' } },
}

function isRead(xml: string, type: Field): boolean {
  try {
    readElement(parseXml(Buffer.from(xml)), type)
    return true
  } catch {
    return false
  }
}

function documentOf(root: string, elements: string[]): string {
  const [name = ''] = root.split(' ')
  const declared = ['realestates', 'common', 'xsi', 'xlink'] as const
  const xmlns = declared.map((prefix) => `xmlns:${prefix}="${namespaces[prefix]}"`).join(' ')
  return `<${root} ${xmlns}>${elements.join('')}</${name}>`
}

/** An element with something in it that its type allows. */
function elementOf(field: Field): string {
  const name = field.name === 'publishChannels' ? `common:${field.name}` : field.name
  const children = (field.children ?? []).filter(
    (child) => !notInSchemas.includes(child.name) && child.name !== 'statistics',
  )
  const attributes = (field.attributes ?? []).map(
    (attribute) => ` ${attribute}="${attribute === 'scale' ? 'SCALE' : '7'}"`,
  )
  const inner = field.kind === undefined ? children.map(elementOf).join('') : sample(field)
  return `<${name}${attributes.join('')}>${inner}</${name}>`
}

function sample({ name, kind, values, min = 0, pattern }: Field): string {
  if (values !== undefined) return values[0] ?? ''
  if (pattern !== undefined) {
    const candidates = ['https://example.org/a', 'a@example.org', '+49', '30', '23125 000', '+49 30 23125 000']
    return candidates.find((candidate) => pattern.test(candidate)) ?? ''
  }
  if (kind === 'boolean') return 'true'
  if (kind === 'dateTime') return '2026-10-01T08:00:00.000Z'
  if (kind === 'text' || kind === 'uri') return name
  return String(Math.max(min, 1))
}

describe('composed documents', needing(composed), () => {
  let sandbox: Sandbox
  let client: Client
  beforeAll(async () => {
    sandbox = await startSandbox({ host: '127.0.0.1', port: 0 })
    client = await signIn(sandbox.url)
  })
  afterAll(() => sandbox.stop())

  const read = (name: string) => readFileSync(join(composed.path, name), 'utf8')
  const idOf = (text: string) => /"id":"?(\d+)/.exec(text)?.[1] ?? ''

  test('are accepted, one after the other', async () => {
    const contact = await client.send('POST', '/user/me/contact', { xml: read('contact.post.xml') })
    expect(contact.codes).toEqual(['MESSAGE_RESOURCE_CREATED'])

    const objects = readdirSync(composed.path).filter((file) => /^(apartment|house|living).*\.post\.xml$/.test(file))
    expect(objects.length).toBeGreaterThan(2)
    let id = ''
    for (const file of objects) {
      const created = await client.send('POST', '/user/me/realestate', { xml: read(file) })
      expect([file, created.status, ...created.texts]).toEqual([
        file,
        201,
        expect.stringContaining('has been created.'),
      ])
      id ||= idOf(created.text)
    }

    const path = `/user/me/realestate/${id}/attachment`
    const uploads = [
      { metadata: 'picture.metadata.xml', file: png, type: 'image/png', name: 'a.png' },
      { metadata: 'pdf.metadata.xml', file: pdf, type: 'application/pdf', name: 'a.pdf' },
    ]
    const ids: string[] = []
    for (const { metadata, file, type, name } of uploads) {
      const form = new FormData()
      form.append('metadata', new Blob([read(metadata)], { type: 'application/xml' }), 'body.xml')
      form.append('attachment', new Blob([new Uint8Array(file)], { type }), name)
      const uploaded = await client.send('POST', path, { form })
      expect([metadata, uploaded.status]).toEqual([metadata, 201])
      ids.push(idOf(uploaded.text))
    }
    const link = await client.send('POST', path, { xml: read('link.post.xml') })
    expect(link.status).toBe(201)

    const order = read('attachmentsorder.put.xml')
      .replace('904900002', ids[1] ?? '')
      .replace('904900001', ids[0] ?? '')
    const ordered = await client.send('PUT', `${path}/attachmentsorder`, { xml: order })
    expect(ordered.codes).toEqual(['MESSAGE_RESOURCE_UPDATED'])

    const publish = read('publishObject.post.xml').replace('325500001', id)
    const published = await client.send('POST', '/publish', { xml: publish })
    expect(published.status).toBe(201)
  })
})
