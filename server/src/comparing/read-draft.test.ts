import type { AdvertRead } from '@aushang/connectors'
import { describe, expect, test } from 'vitest'
import { contactDraftOf, propertyDraftOf } from './read-draft.ts'

const fields = {
  title: 'Helle Wohnung',
  address: { postalCode: '10115', city: 'Berlin' },
  livingArea: 70,
  numberOfRooms: 3,
  baseRent: 900,
}

function read(more: object, number = 'A-1'): AdvertRead {
  return {
    kind: 'read',
    portalId: '325500001',
    externalId: number,
    isShown: true,
    property: { type: 'apartmentRent', fields: { ...fields, ...more } },
    contact: null,
    attachments: [],
    unread: [],
  }
}

describe('What was read of an advert', () => {
  test('is a property as it stands, if it can be one', () => {
    expect(propertyDraftOf(read({}))).toEqual({
      kind: 'draft',
      draft: { type: 'apartmentRent', externalId: 'A-1', fields, attachments: [] },
      unread: [],
    })
  })

  test('loses what is not taken here, and says so; what is no use without it goes along', () => {
    const certificate = { type: 'need', energyNeed: 80 }

    const draft = propertyDraftOf(read({ floor: 1_000_000, residentialEnergyCertificate: certificate }))

    expect(draft).toMatchObject({
      kind: 'draft',
      draft: { fields },
      unread: expect.arrayContaining([expect.objectContaining({ name: '/fields/floor', value: '1000000' })]),
    })
    expect(JSON.stringify(draft)).not.toContain('"residentialEnergyCertificate"')
  })

  test('has a number of its own, if the portal’s is none here', () => {
    expect(propertyDraftOf(read({}, 'WE 12.3'))).toMatchObject({
      draft: expect.not.objectContaining({ externalId: '' }),
    })
    expect(JSON.stringify(propertyDraftOf(read({}, 'WE 12.3')))).not.toContain('externalId')
  })

  test('is none, if it lacks what every property has', () => {
    const { livingArea: _area, ...less } = fields
    const advert = { ...read({}), property: { type: 'apartmentRent', fields: less } } as AdvertRead

    expect(propertyDraftOf(advert)).toMatchObject({
      kind: 'unfit',
      problems: [{ path: '/fields/livingArea', code: 'field_missing' }],
    })
  })
})

test('a contact needs a name and an address, and nothing else', () => {
  const draft = { lastName: 'Muster', email: 'a@example.org', phone: 'call me' }

  expect(contactDraftOf({ key: '1', draft })).toMatchObject({
    draft: { lastName: 'Muster' },
    unread: [{ name: '/phone' }],
  })
  expect(contactDraftOf({ key: '1', draft: { lastName: 'Muster' } })).toBeNull()
})
