import type { AdvertRead, ReadProperty } from '@aushang/connectors'
import { type FieldsOf, type Property, propertyExamples } from '@aushang/model'
import { expect, test } from 'vitest'
import { mergeAdvert } from './merge-advert.ts'

const fields = { ...propertyExamples.apartmentRent.fields, petsAllowed: true } as FieldsOf<'apartmentRent'>
const property: Property = {
  type: 'apartmentRent',
  fields,
  id: '0TkW4rYx00qL7mN9pR2s',
  externalId: 'WHG-1',
  offerStatus: 'open',
  processingStatus: 'succeeded',
  links: [{ title: 'Rundgang', url: 'https://example.org/tour' }],
  attachments: [
    {
      id: '0TkW4rYx00aT2aC3hM4e',
      url: 'https://example.org/1.jpg',
      title: 'Küche',
      type: 'image',
      status: 'succeeded',
    },
  ],
  createdAt: '2026-11-15T00:00:00.000Z',
  updatedAt: '2026-11-15T00:00:00.000Z',
}

/** The portal cuts titles, hides where it lies, and has no place for pets. */
const { petsAllowed: _pets, ...placed } = fields
const certificate = {
  type: 'consumption' as const,
  energySource: 'gas' as const,
  furtherEnergySources: ['solar' as const],
  energyConsumption: 90,
}
const written: ReadProperty = {
  type: 'apartmentRent',
  fields: {
    ...placed,
    title: 'Helle …',
    address: { postalCode: '10557', city: 'Berlin' },
    residentialEnergyCertificate: certificate,
  },
}

function merged(changes: object, more: Partial<Pick<AdvertRead, 'attachments'>> & Partial<ReadProperty> = {}) {
  const { attachments = [], ...rest } = more
  const read: ReadProperty = { ...written, ...rest, fields: { ...written.fields, ...changes } }
  return mergeAdvert(property, written, {
    property: read,
    attachments,
  })
}

const ours = merged({})

test('an advert that nobody has touched changes nothing, whatever the portal has made of it', () => {
  expect(ours).toMatchObject({ fields, offerStatus: 'open', links: property.links })
  expect(
    merged({
      address: { postalCode: '10557', city: 'Berlin', latitude: 52.5, longitude: 13.3 },
      requiresWBS: false,
      residentialEnergyCertificate: { ...certificate, energySource: 'solar', furtherEnergySources: ['gas'] },
    }),
  ).toEqual(ours)
})

test('what is different there becomes ours, member by member, and what is gone there goes', () => {
  const { baseRent: _gone, ...left } = fields

  expect(merged({ title: 'Neu', baseRent: undefined, address: { postalCode: '10559', city: 'Berlin' } })).toEqual({
    ...ours,
    fields: { ...left, title: 'Neu', address: { ...fields.address, postalCode: '10559' } },
  })
  expect(merged({}, { offerStatus: 'reserved' })).toEqual({ ...ours, offerStatus: 'reserved' })
})

test('pictures and links that were added there come last, and none of ours goes', () => {
  const theirs = { url: 'https://portal.example.org/9.jpg', title: 'Bad', isFloorPlan: false, isOurs: false } as const
  const sent = { url: 'https://portal.example.org/8.jpg', title: 'Küche', isFloorPlan: false }
  const link = { title: 'Film', url: 'https://example.org/film' }

  expect(merged({}, { attachments: [theirs, sent], links: [link] })).toEqual({
    ...ours,
    links: [...(property.links ?? []), link],
    attachments: [
      { url: 'https://example.org/1.jpg', title: 'Küche' },
      { url: theirs.url, title: 'Bad' },
    ],
  })
})
