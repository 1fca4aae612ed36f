import { type Property, fieldsByType, propertyTypes } from '@aushang/model'
import { describe, expect, test } from 'vitest'
import { attachment, fullPublication, minimalPublication } from '../../../test/publications.ts'
import type { Publication } from '../../contract.ts'
import { checkPublication } from '../check-publication.ts'
import { documentsOf } from './documents.ts'
import { order } from '../fixtures/order.ts'

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

    // A plot is let or leased, and has a price or one per square metre.
    const without: Partial<Record<string, string>> = {
      plotRent: 'rentInterval',
      plotBuy: 'purchasePricePerSquareMetre',
    }
    const members = Object.keys(fieldsByType[type].properties).filter((name) => name !== without[type])
    expect(Object.keys(fields).toSorted()).toEqual(members.toSorted())
  })

  test('hides the address unless it may be shown', () => {
    const { address } = minimalPublication('houseBuy').property.fields

    expect(advertText(minimalPublication('houseBuy'))).toContain('<showAddress>false</showAddress>')
    expect(
      advertText(minimalPublication('houseBuy', { fields: { address: { ...address, publish: true } } })),
    ).toContain('<showAddress>true</showAddress>')
  })

  test.for([true, false, undefined])(
    'tells the position of an address with publish %s only if it is shown',
    (publish) => {
      const { address } = minimalPublication('houseBuy').property.fields
      const placed = { ...address, latitude: 52.5, longitude: 13.4, ...(publish !== undefined && { publish }) }

      expect(
        advertText(minimalPublication('houseBuy', { fields: { address: placed } })).includes('wgs84Coordinate'),
      ).toBe(publish === true)
    },
  )

  test('says "price on request" with a price of zero, also when there is a price', () => {
    const fields = { purchasePriceOnRequest: true, purchasePrice: 5 }

    expect(advertText(minimalPublication('plotBuy', { fields }))).toContain('<value>0</value>')
  })

  test.for([
    [{}, 'NO'],
    [{ commission: 'provisionsfrei' }, 'NO'],
    [{ commissionDue: false }, 'NO'],
    [{ commission: 'Keine Provision für den Verkäufer, Käufer 3,57 %' }, 'YES'],
    [{ commission: '3,57 %' }, 'YES'],
    [{ commissionDue: true, commission: '3,57 %' }, 'YES'],
  ] as const)('with %j says of a commission: %s', ([fields, hasCourtage]) => {
    const text = advertText(minimalPublication('houseBuy', { fields }))

    expect(text).toContain(`<hasCourtage>${hasCourtage}</hasCourtage>`)
    expect(text.includes('<courtage>3,57 %</courtage>')).toBe('commission' in fields && fields.commission === '3,57 %')
  })

  test('names every energy carrier', () => {
    const carriers = [...advertText(fullPublication('houseBuy')).matchAll(/<energySourceEnev2014>(\w+)</g)]

    expect(carriers.map(([, carrier]) => carrier)).toEqual(['ENVIRONMENTAL_THERMAL_ENERGY', 'GAS', 'SOLAR_HEATING'])
  })

  test('says that the year of construction is unknown', () => {
    const text = advertText(minimalPublication('houseBuy', { fields: { constructionYearUnknown: true } }))

    expect(text).toContain('<constructionYearUnknown>true</constructionYearUnknown>')
  })

  test.for([
    ['2850', '2.850 €'],
    ['2850.5', '2.850,50 €'],
    ['3 Nettokaltmieten', '3 Nettokaltmieten'],
    ['2.850,00 €', '2.850,00 €'],
    ['2.850', '2.850 €'],
    ['2850,50', '2.850,50 €'],
    ['3', '3'],
    ['3 €', '3 €'],
  ])('tells a deposit of %s as %s', ([deposit, shown]) => {
    expect(advertText(minimalPublication('houseRent', { fields: { deposit } }))).toContain(
      `<deposit>${shown}</deposit>`,
    )
  })

  test.for([
    ['3 %', false, '3 % zzgl. MwSt.'],
    ['3 %', true, '3 % inkl. MwSt.'],
    ['3 %', undefined, '3 %'],
    ['3,57 % inkl. 19 % USt.', true, '3,57 % inkl. 19 % USt.'],
  ] as const)('says of a commission of %s that includes VAT: %s', ([commission, commissionIncludesVat, shown]) => {
    const text = advertText(
      minimalPublication('houseBuy', {
        fields: { commission, ...(commissionIncludesVat !== undefined && { commissionIncludesVat }) },
      }),
    )

    expect(text).toContain(`<courtage>${shown}</courtage>`)
  })

  test.for([
    [{ leaseholdUntil: '2099-11-14' }, 'LEASEHOLD', '72'],
    [{ leaseholdUntil: '2099-11-15' }, 'LEASEHOLD', '73'],
    [{}, 'LEASEHOLD', undefined],
  ] as const)('of a plot on leasehold with %j is %s', ([fields, type, tenancy]) => {
    const text = advertText(minimalPublication('plotBuy', { fields: { isLeasehold: true, ...fields } }))

    expect(text).toContain(`<commercializationType>${type}<`)
    expect(/<tenancy>(.*)<\/tenancy>/.exec(text)?.[1]).toBe(tenancy)
    expect(text.includes('<otherNote>Erbbaurecht bis')).toBe('leaseholdUntil' in fields)
  })

  test('names the district', () => {
    const { address } = minimalPublication('plotBuy').property.fields

    expect(
      advertText(minimalPublication('plotBuy', { fields: { address: { ...address, district: 'Mitte' } } })),
    ).toContain('<quarter>Mitte</quarter>')
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
    const fields = {
      hasBalcony: true,
      hasGarden: true,
      isListed: true,
      flooring: ['tiles', 'other'],
      outdoorArea: 14.5,
    }
    const list = 'Balkon, Balkon- und Terrassenfläche 14,50 m², Bodenbelag: Fliesen, sonstiger, Denkmalschutz.'
    const all = `Garten, ${list}`
    const own = { miscellaneousDescription: 'Besichtigung nach Absprache.' }

    expect(advertText(minimalPublication('houseRent', { fields: { ...fields, ...own } }))).toContain(
      `<otherNote>Besichtigung nach Absprache.\n\nAußerdem: ${all}</otherNote>`,
    )
    expect(advertText(minimalPublication('houseRent', { fields }))).toContain(`<otherNote>${all}</otherNote>`)
  })

  test.for([
    ['apartmentBuy', 'reserved', 'Reserviert.'],
    ['apartmentBuy', 'closed', 'Verkauft.'],
    ['apartmentRent', 'closed', 'Vermietet.'],
  ] as const)('of %s that is %s says so', ([type, offerStatus, words]) => {
    expect(advertText(minimalPublication(type, { offerStatus }))).toContain(`<otherNote>${words}</otherNote>`)
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

  test.for([
    ['the first picture that is no floor plan', false],
    ['a floor plan, if there is nothing else', true],
  ] as const)('show the title picture before the others: %s', ([, areAllPlans]) => {
    const attachments = [
      attachment({ content: '%PDF', contentType: 'application/pdf' }),
      attachment({ title: 'Plan', content: '1', isFloorPlan: true }),
      attachment({ title: 'Bild', content: '2', isFloorPlan: areAllPlans }),
    ]

    const [, ...metadata] = documentsOf(minimalPublication('plotBuy', { attachments }))

    const told = metadata.map(({ body }) => [
      /<title>(.*)<\/title>/.exec(body)?.[1],
      /<titlePicture>(.*)<\/titlePicture>/.exec(body)?.[1],
    ])
    const [title, other] = areAllPlans ? ['Plan', 'Bild'] : ['Bild', 'Plan']
    expect(told).toEqual([
      ['Dokument', undefined],
      [title, 'true'],
      [other, 'false'],
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
  'constructionYearUnknown',
  // The words of the commission say so.
  'commissionIncludesVat',
  // Its full one is leased, and has a price for the whole.
  'rentInterval',
  'purchasePricePerSquareMetre',
  'commissionDue',
  // Said with the number of them.
  'hasBalcony',
  // Said with the day on which it ends.
  'isLeasehold',
]

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
