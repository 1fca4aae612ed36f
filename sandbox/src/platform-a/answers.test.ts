import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Client, signIn } from '../../test/platform-a/client.ts'
import { address, objectOf, pdf, png, types } from '../../test/platform-a/documents.ts'
import { type Sandbox, startSandbox } from '../index.ts'
import { contactType } from './schema/contact-type.ts'
import { realEstateTypes } from './schema/real-estate-types.ts'
import { namespaces } from './wire/namespaces.ts'
import { parseXml, readElement } from './wire/read-xml.ts'

/** Whole answers, as they were seen to be: what `test/reference/` proves by recordings, in examples of our own. */

let sandbox: Sandbox
let client: Client
let users = 0
beforeAll(async () => {
  sandbox = await startSandbox({ host: '127.0.0.1', port: 0 })
})
beforeEach(async () => {
  client = await signIn(sandbox.url, `user-${++users}`)
})
afterAll(() => sandbox.stop())

const realEstates = '/user/me/realestate'
const urlOf = (path: string) => `${sandbox.url}/restapi/api/offer/v1.0${path}`
const house = {
  title: 'Haus am See',
  address,
  buildingType: 'SINGLE_FAMILY_HOUSE',
  livingSpace: 120,
  plotArea: 1_000,
  numberOfRooms: 5,
  constructionYear: 2017,
  heatingTypeEnev2014: 'SELF_CONTAINED_CENTRAL_HEATING',
  energySourcesEnev2014: { energySourceEnev2014: ['GAS', 'PELLET_HEATING'] },
  energyCertificate: { energyCertificateAvailability: 'AVAILABLE' },
  price: { value: 150_000, currency: 'EUR' },
  courtage: { hasCourtage: 'YES', courtage: '3%' },
}

/** Sends it, and answers with the whole of what comes back. */
async function exchange(method: string, path: string, json?: unknown) {
  const { status, json: body, headers } = await client.send(method, path, json === undefined ? {} : { json })
  expect(headers.get('content-type')).toBe('application/json;charset=UTF-8')
  return { status, body, location: headers.get('location'), hasETag: headers.has('etag') }
}

function message(status: number, code: string, text: string, id?: string | number) {
  const body = { messageCode: code, message: text, ...(id === undefined ? {} : { id }) }
  return { status, body: { 'common.messages': [{ message: body }] }, location: null, hasETag: false }
}

async function create(json: unknown): Promise<string> {
  const { body } = await exchange('POST', realEstates, json)
  return body['common.messages'][0].message.id
}

describe('an answer', () => {
  test('about an object is a message, its data, or a message again', async () => {
    const created = await exchange('POST', realEstates, { 'realestates.houseBuy': house })
    const id = String(created.body['common.messages'][0].message.id)
    const contacts = await exchange('GET', '/user/me/contact')
    const read = await exchange('GET', `${realEstates}/${id}`)
    const updated = await exchange('PUT', `${realEstates}/${id}`, read.body)
    const deleted = await exchange('DELETE', `${realEstates}/${id}`)

    const about = (verb: string) => `Resource [realestate] with id [${id}] has been ${verb}.`
    expect(created).toEqual({
      ...message(201, 'MESSAGE_RESOURCE_CREATED', about('created'), id),
      location: urlOf(`${realEstates}/${id}`),
    })
    expect(updated).toEqual(message(200, 'MESSAGE_RESOURCE_UPDATED', about('updated'), id))
    expect(deleted).toEqual(message(200, 'MESSAGE_RESOURCE_DELETED', about('deleted'), id))
    expect(read).toMatchObject({ status: 200, location: null, hasETag: true })
    expect(read.body).toEqual({
      'realestates.houseBuy': {
        '@id': id,
        externalId: id,
        title: 'Haus am See',
        creationDate: expect.any(String),
        address: { ...address, wgs84Coordinate: expect.any(Object), geoHierarchy: expect.any(Object) },
        realEstateState: 'INACTIVE',
        attachments: [{ '@xlink.href': urlOf(`${realEstates}/${id}/attachment`) }],
        showAddress: 'false',
        contact: { '@id': contacts.body['common.realtorContactDetailsList'].realtorContactDetails[0]['@id'] },
        'common.publishChannels': [],
        lodgerFlat: 'NOT_APPLICABLE',
        constructionPhase: 'NO_INFORMATION',
        buildingType: 'SINGLE_FAMILY_HOUSE',
        energyCertificate: { energyCertificateAvailability: 'AVAILABLE', legalConstructionYear: 2017 },
        cellar: 'NOT_APPLICABLE',
        handicappedAccessible: 'NOT_APPLICABLE',
        condition: 'NO_INFORMATION',
        constructionYear: 2017,
        heatingType: 'SELF_CONTAINED_CENTRAL_HEATING',
        heatingTypeEnev2014: 'SELF_CONTAINED_CENTRAL_HEATING',
        firingTypes: [{ firingType: ['PELLET_HEATING', 'GAS'] }],
        energySourcesEnev2014: { energySourceEnev2014: ['PELLET_HEATING', 'GAS'] },
        energyConsumptionContainsWarmWater: 'NOT_APPLICABLE',
        guestToilet: 'NOT_APPLICABLE',
        rented: 'NOT_APPLICABLE',
        listed: 'NOT_APPLICABLE',
        summerResidencePractical: 'NOT_APPLICABLE',
        price: { value: 150_000, currency: 'EUR', marketingType: 'PURCHASE', priceIntervalType: 'ONE_TIME_CHARGE' },
        livingSpace: 120,
        plotArea: 1_000,
        numberOfRooms: 5,
        energyPerformanceCertificate: 'true',
        courtage: { hasCourtage: 'YES', courtage: '3%' },
      },
    })
  })

  test('about a list tells of each object the little that a list has', async () => {
    const id = await create({ 'realestates.houseBuy': house })

    const { body } = await exchange('GET', realEstates)

    expect(body).toEqual({
      'realestates.realEstates': {
        Paging: { pageNumber: 1, pageSize: 20, numberOfPages: 1, numberOfHits: 1 },
        realEstateList: {
          realEstateElement: [
            {
              '@xsi.type': 'offerlistelement:OfferHouseBuy',
              '@xlink.href': urlOf(`${realEstates}/${id}`),
              '@modification': expect.any(String),
              '@creation': expect.any(String),
              '@id': id,
              externalId: id,
              title: 'Haus am See',
              address: { ...address, geoHierarchy: expect.any(Object) },
              realEstateState: 'INACTIVE',
              price: { value: 150_000, currency: 'EUR' },
              livingSpace: 120,
              plotArea: 1_000,
              numberOfRooms: 5,
            },
          ],
        },
      },
    })
  })

  test('about a contact has a number for an id, and a blank at its end where it is changed', async () => {
    const contact = { email: 'erika@example.org', lastname: 'Beispiel' }
    const created = await exchange('POST', '/user/me/contact', { 'common.realtorContactDetail': contact })
    const { id } = created.body['common.messages'][0].message
    const path = `/user/me/contact/${id}`
    const read = await exchange('GET', path)
    const updated = await exchange('PUT', path, { 'common.realtorContactDetail': contact })
    const deleted = await exchange('DELETE', path)

    const about = (verb: string) => `Resource [contact] with id [${id}] has been ${verb}.`
    expect(id).toBeTypeOf('number')
    expect(created).toEqual({
      ...message(201, 'MESSAGE_RESOURCE_CREATED', about('created'), id),
      location: urlOf(path),
    })
    expect(read).toEqual({
      status: 200,
      location: null,
      hasETag: false,
      body: {
        'common.realtorContactDetail': {
          '@id': String(id),
          ...contact,
          salutation: 'NO_SALUTATION',
          defaultContact: 'false',
          localPartnerContact: 'false',
          businessCardContact: 'false',
          realEstateReferenceCount: 0,
          showOnProfilePage: 'false',
        },
      },
    })
    expect(updated).toEqual(message(200, 'MESSAGE_RESOURCE_UPDATED', `${about('updated')} `))
    expect(deleted).toEqual(message(200, 'MESSAGE_RESOURCE_DELETED', `${about('deleted')} `, id))
  })

  test('about a publication or an attachment is a message', async () => {
    const id = await create({ 'realestates.houseBuy': house })
    const channel = { realEstate: { '@id': id }, publishChannel: { '@id': '10000' } }
    const attachments = `${realEstates}/${id}/attachment`
    const form = new FormData()
    form.append('attachment', new Blob([new Uint8Array(png)], { type: 'image/png' }), 'a.png')
    form.append('metadata', new Blob(['{"common.attachment":{"title":"a"}}'], { type: 'application/json' }), 'm')

    const uploaded = await client.send('POST', attachments, { form })
    const fileId = String(uploaded.json['common.messages'][0].message.id)
    const removed = await exchange('DELETE', `${attachments}/${fileId}`)
    const published = await exchange('POST', '/publish', { 'common.publishObject': channel })
    const withdrawn = await exchange('DELETE', `/publish/${id}_10000`)

    const ofFile = (verb: string) => `Resource [attachment] with id [${fileId}] has been ${verb}.`
    const ofPublication = (verb: string) => `Resource [publish] with id [${id}_10000] has been ${verb}.`
    expect([uploaded.status, uploaded.headers.get('location')]).toEqual([201, urlOf(`${attachments}/${fileId}`)])
    expect(uploaded.json).toEqual(message(201, 'MESSAGE_RESOURCE_CREATED', ofFile('created'), fileId).body)
    expect(removed).toEqual(message(200, 'MESSAGE_RESOURCE_DELETED', ofFile('deleted'), fileId))
    expect(published).toEqual({
      ...message(201, 'MESSAGE_RESOURCE_CREATED', ofPublication('created'), `${id}_10000`),
      location: urlOf(`/publish/${id}_10000`),
    })
    expect(withdrawn).toEqual(message(200, 'MESSAGE_RESOURCE_DELETED', `${ofPublication('deleted')} `, `${id}_10000`))
  })

  test.for(types)('that holds a %s is XML in the order in which the portal reads it', async (type) => {
    const id = await create(objectOf(type))

    const { text } = await client.send('GET', `${realEstates}/${id}`, { accept: 'application/xml' })
    const contacts = await client.send('GET', '/user/me/contact', { accept: 'application/xml' })

    const root = { name: type, children: realEstateTypes[type], attributes: ['id'] }
    const list = { name: 'list', children: [{ ...contactType, name: 'realtorContactDetails', occursMax: Infinity }] }
    expect(readElement(parseXml(Buffer.from(text)), root)).toMatchObject({ '@id': id, title: 'Ein Objekt' })
    expect(readElement(parseXml(Buffer.from(contacts.text)), list)).toHaveProperty('realtorContactDetails')
  })
})

test('everything can be sent as XML, one after the other', async () => {
  const wrap = (prefix: 'common' | 'attachmentsorder', name: string, inner: string, more = '') =>
    `<${prefix}:${name} xmlns:${prefix}="${namespaces[prefix]}" xmlns:xsi="${namespaces.xsi}"${more}>${inner}</${prefix}:${name}>`
  const send = async (method: string, path: string, xml: string) => {
    const answer = await client.send(method, path, { xml })
    expect([answer.status, ...answer.texts]).toEqual([method === 'POST' ? 201 : 200, expect.any(String)])
    return String(answer.json['common.messages'][0].message.id)
  }
  const upload = async (path: string, metadata: string, file: Buffer, type: string) => {
    const form = new FormData()
    form.append('metadata', new Blob([metadata], { type: 'application/xml' }), 'body.xml')
    form.append('attachment', new Blob([new Uint8Array(file)], { type }), `a.${type.slice(-3)}`)
    return String((await client.send('POST', path, { form })).json['common.messages'][0].message.id)
  }
  const kind = (type: string) => ` xsi:type="common:${type}"`
  const contact =
    '<email>erika@example.org</email><lastname>Beispiel</lastname><phoneNumber>+49 30 23125 000</phoneNumber>'
  const site = (use: string) => `<?xml version="1.0" encoding="UTF-8"?>
    <r:livingBuySite xmlns:r="${namespaces.realestates}"><title>Bauplatz</title>
      <address><street>Musterweg</street><postcode>10115</postcode><city>Berlin</city></address>
      <showAddress>false</showAddress><contact externalId="e-1"/><commercializationType>BUY</commercializationType>
      <recommendedUseTypes><siteRecommendedUseType>${use}</siteRecommendedUseType></recommendedUseTypes>
      <price><value>120000</value><currency>EUR</currency></price><plotArea>400</plotArea>
      <courtage><hasCourtage>NO</hasCourtage></courtage></r:livingBuySite>`

  await send(
    'POST',
    '/user/me/contact',
    wrap('common', 'realtorContactDetail', `${contact}<externalId>e-1</externalId>`),
  )
  const id = await send('POST', realEstates, site('GARDEN'))
  await send('PUT', `${realEstates}/${id}`, site('VILLA'))
  const path = `${realEstates}/${id}/attachment`
  const flags = '<floorplan>false</floorplan>'
  const picture = wrap('common', 'attachment', `${flags}<titlePicture>true</titlePicture>`, kind('Picture'))
  const pictureId = await upload(path, picture, png, 'image/png')
  const planId = await upload(path, wrap('common', 'attachment', flags, kind('PDFDocument')), pdf, 'application/pdf')
  await send('POST', path, wrap('common', 'attachment', '<url>https://tours.example.org/1</url>', kind('Link')))
  const order = [planId, pictureId].map((each) => `<attachmentId>${each}</attachmentId>`).join('')
  await send('PUT', `${path}/attachmentsorder`, wrap('attachmentsorder', 'attachmentsorder', order))
  await send(
    'POST',
    '/publish',
    wrap('common', 'publishObject', `<realEstate id="${id}"/><publishChannel id="10000"/>`),
  )

  const object = (await client.send('GET', `${realEstates}/${id}`)).json['realestates.livingBuySite']
  const attachments = (await client.send('GET', path)).json['common.attachments'][0].attachment
  expect(object).toMatchObject({
    realEstateState: 'ACTIVE',
    contact: { '@externalId': 'e-1' },
    recommendedUseTypes: { siteRecommendedUseType: 'VILLA' },
  })
  expect(attachments.map((each: Record<string, string>) => each['@id']).slice(0, 2)).toEqual([planId, pictureId])
})
