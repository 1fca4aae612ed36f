import { describe, expect, test } from 'vitest'
import { processorMs } from '../../test/processor-time.ts'
import { checkInWords } from '../test/check-in-words.ts'
import { ContactDraft } from './contact.ts'
import { AccountSettings } from './account.ts'
import { check } from './check.ts'
import { nearestName } from './meant-member.ts'
import { propertyExamples } from './property/examples.ts'
import { PropertyDraft } from './property/property.ts'
import { fieldsByType, type PropertyType } from './property/types.ts'
import { ReplayDraft } from './replay.ts'
import { wordsByMember } from './synonyms.ts'
import { ListingDraft } from './listing.ts'
import { TargetDraft } from './target.ts'
import { WebhookDraft } from './webhook.ts'

/** What is said of a member that a property of this type does not have, there. */
function advice(type: PropertyType, place: 'body' | 'fields' | 'address' | 'certificate', word: string): string {
  const { fields, ...rest } = propertyExamples[type]
  const { address, residentialEnergyCertificate = {} } = fields as typeof propertyExamples.apartmentRent.fields
  const drafts = {
    body: { ...rest, fields, [word]: 1 },
    fields: { ...rest, fields: { ...fields, [word]: 1 } },
    address: { ...rest, fields: { ...fields, address: { ...address, [word]: 1 } } },
    certificate: {
      ...rest,
      fields: { ...fields, residentialEnergyCertificate: { ...residentialEnergyCertificate, [word]: 1 } },
    },
  }
  const issue = checkInWords(PropertyDraft, drafts[place]).find(({ code }) => code === 'unknown_member')
  return /did you mean (.*)\?$/.exec(issue?.message ?? '')?.[1] ?? 'nothing'
}

describe('a member that does not exist', () => {
  test.for([
    ['apartmentRent', 'fields', 'coldRent', 'baseRent'],
    ['apartmentRent', 'fields', 'kaltmiete', 'baseRent'],
    ['apartmentRent', 'fields', 'price', 'baseRent'],
    ['apartmentBuy', 'fields', 'price', 'purchasePrice'],
    ['houseBuy', 'fields', 'kaufpreis', 'purchasePrice'],
    ['apartmentRent', 'fields', 'warmmiete', 'totalRent'],
    ['apartmentRent', 'fields', 'serviceCharge', 'additionalCosts'],
    ['apartmentBuy', 'fields', 'serviceCharge', 'condoFee'],
    ['apartmentBuy', 'fields', 'hausgeld', 'condoFee'],
    ['apartmentRent', 'fields', 'livingSpace', 'livingArea'],
    ['apartmentRent', 'fields', 'wohnflaeche', 'livingArea'],
    ['apartmentRent', 'fields', 'Wohnfläche', 'livingArea'],
    ['apartmentRent', 'fields', 'living_area', 'livingArea'],
    ['houseBuy', 'fields', 'grundstücksfläche', 'plotArea'],
    ['plotBuy', 'fields', 'area', 'plotArea'],
    ['apartmentRent', 'fields', 'area', 'livingArea'],
    ['apartmentRent', 'fields', 'rooms', 'numberOfRooms'],
    ['apartmentRent', 'fields', 'zimmer', 'numberOfRooms'],
    ['apartmentRent', 'fields', 'number-of-rooms', 'numberOfRooms'],
    ['apartmentRent', 'fields', 'etage', 'floor'],
    ['apartmentRent', 'fields', 'aufzug', 'hasLift'],
    ['apartmentRent', 'fields', 'energyCertificate', 'residentialEnergyCertificate'],
    ['apartmentRent', 'fields', 'Energieausweis', 'residentialEnergyCertificate'],
    ['apartmentRent', 'fields', 'baujahr', 'constructionYear'],
    ['apartmentRent', 'fields', 'zip', 'address.postalCode'],
    ['apartmentRent', 'fields', 'city', 'address.city'],
    ['apartmentRent', 'fields', 'images', 'attachments at the top of the body'],
    ['apartmentRent', 'fields', 'contactId', 'contactId at the top of the body'],
    ['apartmentRent', 'address', 'plz', 'postalCode'],
    ['apartmentRent', 'address', 'hausnummer', 'streetNumber'],
    ['apartmentRent', 'address', 'lat', 'latitude'],
    ['apartmentRent', 'address', 'lattitude', 'latitude'],
    ['apartmentRent', 'certificate', 'energieeffizienzklasse', 'energyClass'],
    ['apartmentRent', 'certificate', 'energietraeger', 'energySource'],
    ['apartmentRent', 'body', 'bilder', 'attachments'],
    ['apartmentRent', 'body', 'baseRent', 'fields.baseRent'],
    ['apartmentRent', 'body', 'kaltmiete', 'fields.baseRent'],
    ['apartmentRent', 'body', 'plz', 'fields.address.postalCode'],
    ['apartmentRent', 'body', 'ansprechpartner', 'contactId'],
    ['apartmentRent', 'body', 'objektnummer', 'externalId'],
    ['apartmentRent', 'fields', 'colour', 'nothing'],
    ['apartmentRent', 'fields', '__', 'nothing'],
    ['apartmentRent', 'fields', 'constructor', 'nothing'],
    ['plotBuy', 'fields', 'zimmer', 'nothing'],
  ] as const)('%s, in its %s: %s → %s', ([type, place, word, meant]) => {
    expect(advice(type, place, word)).toBe(meant)
  })

  test.for([
    ['nachname', 'lastName'],
    ['handy', 'mobilePhone'],
    ['plz', 'address.postalCode'],
    ['e-mail', 'email'],
  ])('of a contact: %s → %s', ([word, meant]) => {
    const [issue] = checkInWords(ContactDraft, { lastName: 'Muster', email: 'a@example.org', [word as string]: 'x' })

    expect(issue?.message).toContain(`did you mean ${meant}?`)
  })

  test('hundreds of them, in a body that does not say of which type it is, take little time', () => {
    const unknown = Array.from({ length: 500 }, (_, index) => [`purchasePrixe${index}`, 1])
    const body = { fields: Object.fromEntries(unknown) }
    check(PropertyDraft, body)

    expect(processorMs(() => check(PropertyDraft, body))).toBeLessThan(350)
  })
})

describe('the table of synonyms', () => {
  const namesIn = (schema: unknown): string[] => {
    const { properties = {}, items } = schema as { properties?: Record<string, unknown>; items?: unknown }
    return [
      ...Object.entries(properties).flatMap(([name, member]) => [name, ...namesIn(member)]),
      ...(items === undefined ? [] : namesIn(items)),
    ]
  }
  const { oneOf } = PropertyDraft as unknown as { oneOf: unknown[] }
  const schemas = [...oneOf, ...Object.values(fieldsByType), ContactDraft, ListingDraft, TargetDraft, WebhookDraft]
  const known = new Set([...schemas, ReplayDraft, AccountSettings].flatMap(namesIn).concat('limit', 'after'))

  test('names only members that there are', () => {
    expect(Object.keys(wordsByMember).filter((member) => !known.has(member))).toEqual([])
  })

  test('has a word for nearly every member of a property', () => {
    const members = Object.values(fieldsByType).flatMap((schema) => Object.keys(schema.properties))

    expect([...new Set(members)].filter((member) => !(member in wordsByMember))).toEqual([])
  })

  test.for(Object.entries(wordsByMember))('%s is meant by its words', ([member, words]) => {
    expect(words.split(' ').filter((word) => nearestName(word, [member]) !== member)).toEqual([])
  })
})
