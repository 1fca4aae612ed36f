import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Sandbox, startSandbox } from '../../src/index.ts'
import { type Client, type Received, type Tree, api, signIn } from '../platform-a/client.ts'
import { pdf, png } from '../platform-a/documents.ts'
import { needing, platformAReference } from './reference.ts'

interface Exchange {
  request: { method: string; uri: string; body: Tree }
  response: { status: number; headers: Record<string, string>; body: Tree }
}

const folder = platformAReference('recorded', 'PLATFORM_A_RECORDED')
const recordings = (folder.isMet ? readdirSync(folder.path) : [])
  .filter((file) => file.endsWith('.json'))
  .flatMap((file) => {
    const exchanges = JSON.parse(readFileSync(join(folder.path, file), 'utf8')) as Exchange[]
    return exchanges.map((exchange) => ({ file, ...exchange }))
  })

let sandbox: Sandbox
let client: Client
let users = 0
beforeAll(async () => {
  sandbox = await startSandbox({ host: '127.0.0.1', port: 0 })
})
afterAll(() => sandbox.stop())

describe('exchanges recorded from the portal', needing(folder), () => {
  test('are there', () => {
    expect(recordings.length).toBeGreaterThan(20)
  })

  test.for(recordings)('$file is answered alike', async (recorded) => {
    client = await signIn(sandbox.url, `user-${++users}`)
    const ids = await prepare(recorded)

    const answer = await replay(recorded, ids)

    expect(answer.status).toBe(recorded.response.status)
    expect(shape(answer.json)).toEqual(shape(recorded.response.body))
    expect(header(answer, 'location')).toBe(anonymous(recorded.response.headers['Location'] ?? ''))
    expect(answer.headers.get('content-type')).toBe(recorded.response.headers['Content-Type'])
    expect(answer.headers.has('etag')).toBe('Etag' in recorded.response.headers)
  })
})

/** Puts there what the recording takes for granted, and tells by which numbers it goes here. */
async function prepare({ request, response }: Exchange): Promise<Map<string, string>> {
  const ids = new Map<string, string>()
  const path = new URL(request.uri).pathname.slice(api.length)
  const contact = request.body?.['realestates.houseBuy']?.contact ?? request.body?.['realestates.apartmentBuy']?.contact
  const shown = response.body?.['realestates.houseBuy'] ?? response.body?.['realestates.apartmentBuy']
  for (const each of [contact, shown?.contact]) if (each !== undefined) ids.set(each['@id'], await aContact(each))

  const listed = response.body?.['realestates.realEstates']?.realEstateList.realEstateElement ?? []
  for (const element of listed.toReversed()) await aListedObject(element)

  const realEstate = /\/realestate\/(\d+)/.exec(path)?.[1] ?? /\/publish\/(\d+)_/.exec(path)?.[1]
  const published = request.body?.['common.publishObject']?.realEstate['@id'] as string | undefined
  const id = realEstate ?? published
  if (id !== undefined) ids.set(id, await anObject(shown === undefined ? request.body : response.body, ids))
  if (path.startsWith('/publish/')) await publish(ids.get(id ?? '') ?? '')

  const attachment = /\/attachment\/(\d+)/.exec(path)?.[1]
  if (attachment !== undefined) ids.set(attachment, await anAttachment(ids.get(id ?? '') ?? ''))

  const named = /\/contact\/(\d+)/.exec(path)?.[1]
  const body = response.body?.['common.realtorContactDetail'] ?? request.body?.['common.realtorContactDetail']
  if (named !== undefined) ids.set(named, await aContact(body ?? { email: 'a@example.org', lastname: 'A' }))
  return ids
}

async function aContact(contact: Tree): Promise<string> {
  const { '@id': _, '@externalId': externalId, ...rest } = contact
  const json = { 'common.realtorContactDetail': { email: 'a@example.org', lastname: 'A', externalId, ...rest } }
  const created = await client.send('POST', '/user/me/contact', { json })
  return String(created.json['common.messages'][0].message.id)
}

/** The object of the document, if it holds one; or any. */
async function anObject(document: Tree, ids: Map<string, string>): Promise<string> {
  const type =
    document?.['realestates.apartmentBuy'] === undefined ? 'realestates.houseBuy' : 'realestates.apartmentBuy'
  const told = document?.[type]
  const plain = {
    title: 'Haus',
    address: { street: 'Musterweg', houseNumber: '1', postcode: '10115', city: 'Berlin' },
    buildingType: 'OTHER',
    livingSpace: 100,
    plotArea: 200,
    numberOfRooms: 4,
  }
  const object = told === undefined ? plain : { ...told, contact: { '@id': ids.get(told.contact['@id']) } }
  const created = await client.send('POST', '/user/me/realestate', { json: { [type]: object } })
  expect(created.codes).toEqual(['MESSAGE_RESOURCE_CREATED'])
  return String(created.json['common.messages'][0].message.id)
}

/** The object behind an entry of a list, with its picture. */
async function aListedObject(element: Tree): Promise<void> {
  const { '@xsi.type': listed, price, titlePicture, ...rest } = element
  const type = String(listed).replace(/^offerlistelement:Offer(.)/, (_, first: string) => first.toLowerCase())
  const money = type.endsWith('Rent') ? { baseRent: price.value } : { price }
  const object = { buildingType: 'OTHER', ...money, ...rest }
  const created = await client.send('POST', '/user/me/realestate', { json: { [`realestates.${type}`]: object } })
  if (titlePicture !== undefined) await anAttachment(created.json['common.messages'][0].message.id, titlePicture.title)
}

async function anAttachment(realEstateId: string, title = 'Bild'): Promise<string> {
  const form = upload({ file: png, fileName: 'a.png', type: 'image/png', metadata: { title } })
  const created = await client.send('POST', `/user/me/realestate/${realEstateId}/attachment`, { form })
  return String(created.json['common.messages'][0].message.id)
}

function publish(id: string): Promise<Received> {
  const json = { 'common.publishObject': { realEstate: { '@id': id }, publishChannel: { '@id': '10000' } } }
  return client.send('POST', '/publish', { json })
}

function upload({ file, fileName, type, metadata }: { file: Buffer; fileName: string; type: string; metadata: Tree }) {
  const form = new FormData()
  form.append('attachment', new Blob([new Uint8Array(file)], { type }), fileName)
  const json = JSON.stringify({ 'common.attachment': metadata })
  form.append('metadata', new Blob([json], { type: 'application/json' }), 'metadata.json')
  return form
}

function replay({ request }: Exchange, ids: Map<string, string>): Promise<Received> {
  const here = (text: string) => text.replace(/\d{6,}/g, (id) => ids.get(id) ?? id)
  const path = here(new URL(request.uri).pathname.slice(api.length))
  if (request.body?.multipart !== undefined) {
    const [file, metadata] = request.body.multipart as { headers: string[]; content: string }[]
    const isPdf = file?.headers.join().includes('pdf') === true
    const form = upload({
      file: isPdf ? pdf : png,
      fileName: isPdf ? 'pdf.pdf' : 'png.png',
      type: isPdf ? 'application/pdf' : 'image/png',
      metadata: JSON.parse(metadata?.content ?? '')['common.attachment'],
    })
    return client.send(request.method, path, { form })
  }
  if (request.body === null) return client.send(request.method, path)
  // The external id of an object is its own number where it was never given another; here it was given.
  const json = JSON.parse(JSON.stringify(request.body), (key, value: Tree) =>
    key === '@id' ? here(String(value)) : value,
  )
  return client.send(request.method, path, { json })
}

const ownOfAPortal = [
  'creationDate',
  'lastModificationDate',
  'wgs84Coordinate',
  'geoHierarchy',
  'realEstateReferenceCount',
  'legalConstructionYear',
  'defaultContact',
]

/** A document without its numbers and times, and without what only that account or that map can know. */
function shape(document: Tree): Tree {
  return JSON.parse(JSON.stringify(document), (key, value: Tree) => {
    if (ownOfAPortal.includes(key)) return undefined
    if (key === '@modification' || key === '@creation' || key === '@href') return undefined
    // The default contact of an account is nobody in particular.
    if (key === 'realtorContactDetails') return value.map((contact: Tree) => Object.keys(contact))
    if (key === 'id' && typeof value === 'number') return 0
    return typeof value === 'string' ? anonymous(value) : value
  })
}

function anonymous(text: string): string {
  return text.replace(/^https?:\/\/[^/]+/, '').replace(/\d{6,}/g, '#')
}

function header(answer: Received, name: string): string {
  return anonymous(answer.headers.get(name) ?? '')
}
