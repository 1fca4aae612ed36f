import { type PropertyType, propertyTypes } from '@aushang/model'
import { Ajv } from 'ajv'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rounds } from '../../../test/rounds.ts'
import { listingRequest, type Schema } from '../../test/platform-c-request.ts'
import { fullPublication, minimalPublication, placed } from '../../test/publications.ts'
import { randomPublications } from '../../test/random-publications.ts'
import { realisticProperties } from '../../test/realistic.ts'
import type { Publication, UnreadPart } from '../contract.ts'
import { listingOf, readContact, readData } from './document/listing.ts'
import { publicationOf } from '../lost-parts.ts'
import { lostMembers } from './read-adverts.ts'

/** The body that the portal's pages describe, held against what we write and what we read. */

const count = rounds({ few: 100, all: 500 })

test.for(propertyTypes)(`what is written of ${count} random %s is as the portal describes it`, (type) => {
  const isValid = new Ajv({ validateFormats: false, strict: false }).compile(listingRequest(type))
  const realistic = Object.values(realisticProperties)
    .filter((each) => each.type === type)
    .map(({ fields }) => placed(minimalPublication(type, { fields })))
  const all = [fullPublication(type), ...realistic, ...randomPublications(type, count).map(placed)]

  for (const publication of all) {
    const body: unknown = JSON.parse(JSON.stringify(listingOf(publication)))
    isValid(body)
    expect({ body, faults: isValid.errors }).toEqual({ body, faults: null })
  }
})

test.for(propertyTypes)(`of ${count} random adverts of %s, nothing is changed by an edit that is not named`, (type) => {
  const seen = { adverts: 0, leaves: 0, named: 0 }
  for (const advert of randomRequests(type)) {
    const { data, contact } = advert
    const read = readData(data)
    if ('otherKind' in read) throw new Error(`It is no ${type}: ${read.otherKind}`)
    const readPerson = readContact(contact)
    const publication = publicationOf(read.property)
    const person = (readPerson?.draft ?? null) as Publication['contact']
    const again = JSON.parse(JSON.stringify(listingOf({ ...publication, contact: person }))) as Request

    const unread = [...lostMembers(data, read.property), ...(readPerson?.unread ?? [])]

    const there = placesIn({ ...data, ...(contact && { contact }) })
    const then = placesIn({ ...again.data, ...(again.contact && { contact: again.contact }) })
    const changed = [...there].filter(([place, value]) => then.get(place) !== value)
    const added = [...then].filter(([place, value]) => !there.has(place) && !isMeantAnyway(place, value))
    expect({
      unnamed: changed.filter((each) => !isNamed(each, unread)),
      added,
      advert: JSON.stringify(advert),
    }).toEqual({
      unnamed: [],
      added: [],
      advert: JSON.stringify(advert),
    })
    seen.adverts += 1
    seen.leaves += there.size
    seen.named += unread.length
  }

  expect(seen.adverts).toBe(count)
  // Else next to nothing was read.
  expect(seen.leaves - seen.named).toBeGreaterThan(count * 10)
})

interface Request {
  data: object
  contact?: object
}

/** As the portal might answer them, by other hands: some say nearly everything, and some little. */
function randomRequests(type: PropertyType): Request[] {
  const drawn = fc.oneof(...[0.5, 2, 8].map((rarity) => arbitraryOf(listingRequest(type), rarity)))
  return fc.sample(drawn, { numRuns: count, seed: 29 }).map((each) => JSON.parse(JSON.stringify(each)) as Request)
}

/** `rarity` is how often a member is left out that may be, for each time that it is there. */
function arbitraryOf(schema: Schema, rarity: number): fc.Arbitrary<unknown> {
  const { type, enum: words, examples, properties, required = [], items, format, pattern } = schema
  if (schema.const !== undefined) return fc.constant(schema.const)
  const choices = words ?? examples
  if (choices) return fc.constantFrom(...choices)
  if (properties) {
    const members = Object.entries(properties).map(([name, each]) => {
      const there = { weight: 2, arbitrary: arbitraryOf(each, rarity) }
      const absent = { weight: required.includes(name) ? 0 : 2 * rarity, arbitrary: fc.constant(undefined) }
      return [name, fc.oneof(there, absent)] as const
    })
    return fc.record(Object.fromEntries(members))
  }
  if (items) {
    const { minItems: minLength = 0, maxItems: maxLength = 3 } = schema
    const some = schema.uniqueItems === true ? fc.uniqueArray : fc.array
    return some(arbitraryOf(items, rarity), { minLength, maxLength })
  }
  const { minimum: min = 0, maximum: max = 99_999 } = schema
  if (type === 'boolean') return fc.boolean()
  if (type === 'integer') return fc.integer({ min, max })
  if (type === 'number') return fc.integer({ min: min * 100, max: max * 100 }).map((hundredths) => hundredths / 100)
  if (format === 'email') return fc.constantFrom('anna@example.org', 'b.muster@example.org')
  if (format === 'uri') return fc.webUrl()
  if (format !== undefined) {
    const day = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
    const time = format === 'date' ? [''] : ['', 'T00:00:00.000Z']
    return fc.tuple(day, fc.constantFrom(...time)).map(([date, rest]) => date.toISOString().slice(0, 10) + rest)
  }
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern))
  return fc.string({
    unit: 'grapheme',
    minLength: schema.minLength ?? 0,
    maxLength: Math.min(schema.maxLength ?? 60, 60),
  })
}

/** Each value by its place, with the numbers of what stands in lists. */
function placesIn(value: unknown, at = ''): Map<string, unknown> {
  if (typeof value !== 'object' || value === null) return new Map(value === '' ? [] : [[at, value]])
  return new Map(
    Object.entries(value).flatMap(([name, each]) => [...placesIn(each, at === '' ? name : `${at}.${name}`)]),
  )
}

function isNamed([place, value]: [place: string, value: unknown], unread: readonly UnreadPart[]): boolean {
  const name = place.replaceAll(/\.\d+(?=\.|$)/g, '')
  return unread.some((each) => each.name === name && each.value === String(value))
}

/** What says nothing that is not meant without it. */
function isMeantAnyway(place: string, value: unknown): boolean {
  return meantAnyway[place] === value
}
const meantAnyway: Record<string, unknown> = {
  'prices.currency': 'EUR',
  'prices.rent.priceTimeUnit': 'MONTH',
  'spaces.spaceMeasureUnit': 'SQUARE_METER',
  'location.showAddress': false,
}
