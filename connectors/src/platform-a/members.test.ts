import { type AnyFields, type Property, type PropertyType, propertyTypes } from '@aushang/model'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Field } from '../../../sandbox/src/platform-a/schema/field.ts'
import { realEstateTypes } from '../../../sandbox/src/platform-a/schema/real-estate-types.ts'
import { rounds } from '../../../test/rounds.ts'
import { randomPublications } from '../../test/random-publications.ts'
import type { ReadProperty } from '../contract.ts'
import { publicationOf } from '../lost-parts.ts'
import { germanAvailability, germanDeposit } from '../mapping/german-text.ts'
import { checkPublication } from './check-publication.ts'
import { advertOf, readDocument } from './document/advert.ts'
import { asAnswered } from './document/xml.ts'
import { lostElements } from './lost-elements.ts'
import { portalTypes } from './members.ts'
import { withoutVat } from './prices.ts'

/** Adverts that nobody of us has written: whatever the portal's schema has, in any combination, as the portal answers it. */

const count = rounds({ few: 300, all: 2_000 })

test.for(propertyTypes)(`of ${count} random documents of %s, what writing them again would change is named`, (type) => {
  const kind = portalTypes[type]
  let unread = 0

  for (const document of fc.sample(answeredOf(type), { numRuns: count, seed: 7 })) {
    const json = { [`realestates.${kind}`]: document }
    const read = propertyIn(json)
    const named = lostElements(json, read)
    unread += named.length
    const written = asAnswered(advertOf(publicationOf(read)))

    const [theirs, ours] = [leavesOf(document), leavesOf(Object.values(written)[0])]
    const isNamed = ([name, value]: Leaf) => named.some((part) => part.name === name && isSame(part.value, value))
    const changed = theirs.filter((leaf) => !isKept(leaf, ours) && !isNamed(leaf))
    expect({ document, changed }).toEqual({ document, changed: [] })
    const places = new Set(named.map(({ name }) => name))
    const added = ours.filter((leaf) => !isKept(leaf, theirs) && !places.has(leaf[0]) && !isOurs(leaf, theirs))
    expect({ document, added }).toEqual({ document, added: [] })
    expect(propertyIn(written)).toMatchObject(read)
  }

  expect(unread).toBeGreaterThan(count)
})

test.for(propertyTypes)(
  `${count} random %s are read as they were written, but for what is named, and written again as they were read`,
  (type) => {
    for (const publication of randomPublications(type, count)) {
      const { property } = publication
      const document = asAnswered(advertOf(publication))

      const read = propertyIn(document)

      const leftOut = checkPublication(publication)
        .warnings.filter(({ code }) => code === 'left_out')
        .map(({ path }) => path)
      const isLeftOut = (path: string) => leftOut.some((each) => path === each || path.startsWith(`${each}/`))
      const theirs = valuesOf(read)
      const lost = valuesOf(property).filter(
        (value) => !theirs.some((each) => each.join() === value.join()) && !isLeftOut(value[0]),
      )
      expect({ property, lost }).toEqual({ property, lost: [] })
      const again = { ...publication, property: { ...property, offerStatus: 'open', ...read } as Property }
      const isOfNone = isLeftOut('/fields/residentialEnergyCertificate')
      const asSent = leavesOf(document).filter(([name]) => !isOfNone || !name.includes('energySourcesEnev2014'))
      const sentAgain = leavesOf(asAnswered(advertOf(again)))
      expect(sentAgain.map(String).toSorted()).toEqual(asSent.map(String).toSorted())
    }
  },
)

/** What a property says, by its pointers: without what is implied, in the form in which the portal is told. */
function valuesOf({ fields, offerStatus = 'open' }: Pick<ReadProperty, 'fields' | 'offerStatus'>): Leaf[] {
  const { address, deposit, availableFrom, commission, ...others } = fields as AnyFields
  const { latitude, longitude, country: _germany, publish, ...place } = address ?? { postalCode: '', city: '' }
  const told = {
    ...others,
    deposit: germanDeposit(deposit),
    availableFrom: germanAvailability(availableFrom),
    commission: commission && withoutVat(commission),
    ...(others.purchasePriceOnRequest && { purchasePrice: undefined }),
    ...(others.rentInterval === 'month' && { rentInterval: undefined }),
    address: { ...place, publish, ...(publish && { latitude, longitude }) },
  }
  const values = leavesOf({ fields: told, ...(offerStatus !== 'open' && { offerStatus }) })
  return values
    .filter(([, value]) => value !== 'undefined' && value !== '0')
    .map(([name, value]) => [`/${name.replaceAll('.', '/')}`, value])
}

function propertyIn(json: unknown): ReadProperty {
  const read = readDocument(json)
  if ('otherKind' in read) throw new Error(read.otherKind)
  return read.property
}

type Leaf = [name: string, value: string]

/** Without what the portal says where nothing was said, and what it keeps for itself. */
function leavesOf(value: unknown, name = ''): Leaf[] {
  if (Array.isArray(value)) return value.flatMap((each) => leavesOf(each, name))
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([inside, each]) => leavesOf(each, name === '' ? inside : `${name}.${inside}`))
  }
  const text = String(value).trim()
  return name.includes('@') || ['', 'NO_INFORMATION', 'NOT_APPLICABLE', 'false'].includes(text) ? [] : [[name, text]]
}

function isKept([name, value]: Leaf, others: Leaf[]): boolean {
  return others.some(([other, text]) => other === name && isSame(text, value))
}

function isSame(one = '', other = ''): boolean {
  return one.trim() === other.trim() || (one !== '' && other !== '' && Number(one) === Number(other))
}

/** What is added without changing what is said: that a certificate is there, of what kind a price is, what a note in our own words says. */
function isOurs([name]: Leaf, theirs: Leaf[]): boolean {
  if (name === 'balcony') return theirs.some(([other, value]) => other === 'otherNote' && /Terrasse|Balkon/.test(value))
  const places = /^(?:price\.(?:marketingType|priceIntervalType)|energyCertificate\.energyCertificateAvailability)$/
  return places.test(name) && theirs.every(([other]) => other !== name)
}

function answeredOf(type: PropertyType): fc.Arbitrary<object> {
  return elementsOf(realEstateTypes[portalTypes[type] as keyof typeof realEstateTypes]).map((drawn) =>
    asKept(type, drawn),
  )
}

/** As the portal would have it, and without what is its own: its number, what it guesses of an address, and what it derives. */
function asKept(type: PropertyType, drawn: object): object {
  const document = structuredClone(drawn) as Record<string, unknown>
  const { wgs84Coordinate, internationalCountryRegion, ...place } = document['address'] as Record<string, unknown>
  const isAbroad = leavesOf(internationalCountryRegion).some(([name, value]) => name === 'country' && value !== 'DEU')
  document['address'] = {
    ...place,
    ...(document['showAddress'] === 'true' && { wgs84Coordinate }),
    ...(isAbroad && { internationalCountryRegion }),
  }
  delete document['externalId']
  // The portal takes nothing of it abroad.
  for (const name of isAbroad ? energy : []) delete document[name]
  const { hasCourtage, ...courtage } = document['courtage'] as Record<string, unknown>
  document['courtage'] = { ...courtage, hasCourtage: hasCourtage === 'YES' ? 'YES' : 'NO' }
  if ('heatingCosts' in document && document['heatingCostsInServiceCharge'] !== 'YES') {
    document['heatingCostsInServiceCharge'] = 'NO'
  }
  if (type.endsWith('Buy')) {
    const unsaid = { value: 0, currency: 'EUR', marketingType: 'PURCHASE', priceIntervalType: 'ONE_TIME_CHARGE' }
    document['price'] = { ...unsaid, ...(document['price'] as object) }
  }
  const said = new Set(leavesOf(document).map(([name]) => name))
  for (const [name, original] of Object.entries(derived)) if (said.has(original)) delete document[name]
  return JSON.parse(JSON.stringify(document)) as object
}

const energy = [
  'energyCertificate',
  'energySourcesEnev2014',
  'buildingEnergyRatingType',
  'thermalCharacteristic',
  'energyConsumptionContainsWarmWater',
]

const derived = {
  heatingType: 'heatingTypeEnev2014',
  firingTypes: 'energySourcesEnev2014.energySourceEnev2014',
  energyPerformanceCertificate: 'energyCertificate.energyCertificateAvailability',
  energyEfficiencyClass: 'energyCertificate.energyEfficiencyClass',
}

function elementsOf(fields: readonly Field[]): fc.Arbitrary<object> {
  const sent = fields.filter(({ readOnly }) => !readOnly)
  const members = Object.fromEntries(sent.map((field) => [field.name, answered(field)]))
  const drawn = fc.record(members, { requiredKeys: sent.filter(({ required }) => required).map(({ name }) => name) })
  return drawn.map((record) => {
    const [first, ...others] = sent.filter(({ choice, name }) => choice !== undefined && name in record)
    const left = new Set(others.filter(({ choice }) => choice === first?.choice).map(({ name }) => name))
    return Object.fromEntries(Object.entries(record).filter(([name]) => !left.has(name)))
  })
}

/** One of several is answered as if there could not be more. */
function answered(field: Field): fc.Arbitrary<unknown> {
  const one = elementOf(field)
  const { occursMax = 1, jsonList } = field
  const all =
    occursMax === 1
      ? one
      : fc.uniqueArray(one, { minLength: 1, maxLength: 5 }).map((many) => (many.length === 1 ? many[0] : many))
  return jsonList ? all.map((each) => [each]) : all
}

function elementOf({ name, kind, values, children, min, max, lengthMax }: Field): fc.Arbitrary<unknown> {
  if (children) return elementsOf(children)
  if (values) return fc.constantFrom(...values)
  if (kind === 'boolean') return fc.constantFrom('true', 'false')
  if (kind === 'int' || kind === 'long') return fc.integer({ min: min ?? 0, max: max ?? 9_999 })
  if (kind === 'double' || kind === 'amount') {
    return fc.integer({ min: Math.ceil((min ?? 0) * 100), max: Math.floor((max ?? 9_999) * 100) }).map((n) => n / 100)
  }
  if (name === 'country') return fc.constantFrom('DEU', 'AUT', 'ESP')
  return fc.oneof(
    { weight: 4, arbitrary: fc.string({ maxLength: Math.min(lengthMax ?? 30, 30) - 1 }).map((text) => `x${text}`) },
    fc.constantFrom('Loggia, Kamin.', 'Hof.\n\nAußerdem: Terrasse, 2 Balkone.', 'Terrasse.', 'ab sofort'),
  )
}
