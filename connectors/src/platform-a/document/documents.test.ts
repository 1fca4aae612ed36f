import { existsSync, readFileSync } from 'node:fs'
import { fieldsByType, type Property, type PropertyType, propertyTypes } from '@aushang/model'
import { XmlDocument, XsdValidator } from 'libxml2-wasm'
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { attachment, fullPublication, minimalPublication } from '../../../test/publications.ts'
import type { Publication } from '../../contract.ts'
import { checkPublication } from '../check-publication.ts'
import { documentsOf } from './documents.ts'
import { order } from '../fixtures/order.ts'

const schemas =
  process.env['PLATFORM_A_XSD'] ??
  new URL('../../../../../shared/reference/platform-a/xsd/resolvable/', import.meta.url).pathname

const energies: [string, object][] = [
  ['a certificate from before May 2014', { prior2014: true, energyClass: undefined, warmWaterIncluded: true }],
  ['a certificate of need', { type: 'need', energyConsumption: undefined, energyNeed: 88 }],
]

const publications: [string, Publication][] = propertyTypes.flatMap((type): [string, Publication][] => [
  [`${type}, minimal`, minimalPublication(type)],
  [`${type}, full`, fullPublication(type)],
  ...(type.startsWith('plot')
    ? []
    : energies.map(([name, parts]): [string, Publication] => [`${type}, ${name}`, withEnergy(type, parts)])),
  ...(type.endsWith('Buy') ? [[`${type}, abroad`, abroad(type)] as [string, Publication]] : []),
])

describe.skipIf(!existsSync(schemas))(`The portal's schemas (skipped where they are not: ${schemas})`, () => {
  let adverts: XsdValidator
  let others: XsdValidator

  beforeAll(() => {
    xmlRegisterFsInputProviders()
    adverts = schema('realestates-1.0.xsd')
    others = schema('common-1.0.xsd')
  })

  afterAll(() => {
    adverts.dispose()
    others.dispose()
  })

  test.for(publications)('take every document of %s', ([, publication]) => {
    const documents = documentsOf(publication)

    for (const { part, body } of documents) {
      const document = XmlDocument.fromString(body)
      try {
        expect(() => (part === 'advert' ? adverts : others).validate(document)).not.toThrow()
      } finally {
        document.dispose()
      }
    }
  })

  test('refuse another order, so that the test above proves something', () => {
    const [advert] = documentsOf(fullPublication('houseRent'))
    const document = XmlDocument.fromString((advert?.body ?? '').replaceAll('numberOfRooms', 'numberOfRoomz'))

    expect(() => adverts.validate(document)).toThrow(/numberOfRoomz/)

    document.dispose()
  })
})

describe('An advert', () => {
  test.for(propertyTypes)('of %s bears its elements in the order of the portal', (type) => {
    const [advert] = documentsOf(fullPublication(type))

    const names = [...(advert?.body ?? '').matchAll(/^ {2}<(\w+)/gm)].map(([, name]) => name ?? '')

    const places = names.map((name) => order[type].indexOf(name))
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(new Set(names).size).toBe(names.length)
  })

  test.for(propertyTypes)('of %s drops no field silently: without it, the documents or the warnings differ', (type) => {
    const full = fullPublication(type)
    const before = told(full)

    const silent = optionalMembers(full.property).filter((member) => told(without(full, member)) === before)

    expect(silent.filter((member) => !impliedMembers.includes(member))).toEqual([])
  })

  test.for(propertyTypes)('of %s is full in these tests', (type) => {
    const { fields } = fullPublication(type).property

    expect(Object.keys(fields).toSorted()).toEqual(Object.keys(fieldsByType[type].properties).toSorted())
  })

  test('hides the address unless it may be shown', () => {
    const { address } = minimalPublication('houseBuy').property.fields

    expect(advertText(minimalPublication('houseBuy'))).toContain('<showAddress>false</showAddress>')
    expect(
      advertText(minimalPublication('houseBuy', { fields: { address: { ...address, publish: true } } })),
    ).toContain('<showAddress>true</showAddress>')
  })

  test('says "price on request" with a price of zero, also when there is a price', () => {
    const fields = { purchasePriceOnRequest: true, purchasePrice: 5 }

    expect(advertText(minimalPublication('plotBuy', { fields }))).toContain('<value>0</value>')
  })

  test('says whether there is a commission', () => {
    expect(advertText(minimalPublication('houseRent'))).toContain('<hasCourtage>NO</hasCourtage>')
    expect(advertText(fullPublication('houseRent'))).toContain('<hasCourtage>YES</hasCourtage>')
    const free = advertText(minimalPublication('houseRent', { fields: { commission: 'provisionsfrei' } }))
    expect(free).toMatch(/<courtage>\s*<hasCourtage>NO<\/hasCourtage>\s*<\/courtage>/)
  })

  test('names no contact when the portal’s own is wanted', () => {
    expect(advertText(minimalPublication('apartmentRent'))).not.toContain('<contact')
    expect(advertText(fullPublication('apartmentRent'))).toContain('<contact externalId="0TkW4rYx00cC1dD2eE3f"/>')
  })

  test('escapes what XML knows, and leaves out what it forbids', () => {
    const title = 'A & B \u0001"C"\ud800 \ufffe>'

    const text = advertText(minimalPublication('plotBuy', { fields: { title } }))

    expect(text).toContain('<title>A &amp; B "C"\ufffd &gt;</title>')
  })

  test('says in a note what the portal has no field for', () => {
    expect(advertText(fullPublication('houseRent'))).toContain(
      'Besichtigung nach Absprache.\n\nAußerdem: Balkon, Garten, Einliegerwohnung, Denkmalschutz, Energieausweis ausgestellt am 03.02.2020',
    )
  })
})

describe('The documents of a publication', () => {
  test('are the advert, the contact, and one for each attachment and link', () => {
    const parts = documentsOf(fullPublication('apartmentBuy')).map(({ part }) => part)

    expect(parts).toEqual([
      'advert',
      'contact',
      'attachment-1',
      'attachment-2',
      'attachment-3',
      'attachment-4',
      'link-1',
    ])
  })

  test('make the first picture the title picture, also behind a PDF', () => {
    const attachments = [
      attachment({ content: '%PDF', contentType: 'application/pdf' }),
      attachment({ content: '1' }),
      attachment({ content: '2' }),
    ]

    const [, ...metadata] = documentsOf(minimalPublication('plotBuy', { attachments }))

    expect(metadata.map(({ body }) => /<titlePicture>(.*)<\/titlePicture>/.exec(body)?.[1])).toEqual([
      undefined,
      'true',
      'false',
    ])
  })
})

/** What is only another way to say the default: nothing is lost without it. */
const impliedMembers = [
  'energyCertificateStatus',
  'address/country',
  'purchasePriceOnRequest',
  'residentialEnergyCertificate/prior2014',
  'additionalCostsIncludeHeatingCosts',
]

function schema(name: string): XsdValidator {
  const url = schemas + name
  const document = XmlDocument.fromBuffer(readFileSync(url), { url })
  try {
    return XsdValidator.fromDoc(document)
  } finally {
    document.dispose()
  }
}

function withEnergy(type: PropertyType, parts: object): Publication {
  const { fields } = fullPublication(type).property
  const certificate = 'residentialEnergyCertificate' in fields ? fields.residentialEnergyCertificate : {}
  const merged = Object.entries({ ...certificate, ...parts }).filter(([, value]) => value !== undefined)
  return fullPublication(type, { fields: { residentialEnergyCertificate: Object.fromEntries(merged) } })
}

function abroad(type: PropertyType): Publication {
  const address = { postalCode: '07001', city: 'Palma', region: 'Balearen', country: 'ES' }
  return fullPublication(type, { fields: { address } })
}

function advertText(publication: Publication): string {
  return documentsOf(publication)[0]?.body ?? ''
}

function told(publication: Publication): string {
  return JSON.stringify([documentsOf(publication), checkPublication(publication).warnings])
}

function optionalMembers({ type, fields }: Property): string[] {
  const { properties, required } = fieldsByType[type] as unknown as ObjectSchema
  const outer = Object.keys(properties).filter((name) => !required.includes(name))
  const inner = ['address', 'residentialEnergyCertificate']
    .filter((name) => name in fields)
    .flatMap((name) => {
      const schema = properties[name] as ObjectSchema
      return Object.keys(schema.properties)
        .filter((member) => !schema.required.includes(member) && hasMember({ fields }, `${name}/${member}`))
        .map((member) => `${name}/${member}`)
    })
  return [...outer, ...inner]
}

interface ObjectSchema {
  properties: Record<string, unknown>
  required: string[]
}

function hasMember({ fields }: { fields: object }, member: string): boolean {
  return (
    member
      .split('/')
      .reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], fields) !== undefined
  )
}

function without(publication: Publication, member: string): Publication {
  const copy = { ...publication, property: structuredClone(publication.property) }
  const names = member.split('/')
  const last = names.pop() ?? ''
  const holder = names.reduce<unknown>((value, name) => (value as Record<string, unknown>)[name], copy.property.fields)
  delete (holder as Record<string, unknown>)[last]
  return copy
}
