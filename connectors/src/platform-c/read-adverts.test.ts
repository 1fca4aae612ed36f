import { type FieldsOf, type Property, propertyTypes } from '@aushang/model'
import { describe, expect, onTestFinished, test } from 'vitest'
import { rounds } from '../../../test/rounds.ts'
import { fullContact, fullPublication } from '../../test/publications.ts'
import { randomPublications } from '../../test/random-publications.ts'
import { type Reaction, startScriptedServer } from '../../test/scripted-server.ts'
import { testSession } from '../../test/session.ts'
import type { Publication } from '../contract.ts'
import { listingOf, readContact, readData } from './document/listing.ts'
import { readMedia } from './document/media.ts'
import { platformC } from './index.ts'
import { lostMembers } from './read-adverts.ts'

interface Document {
  data: object
  media?: object[]
  contact?: object
}

function documentOf(publication: Publication): Document {
  return JSON.parse(JSON.stringify(listingOf(publication))) as Document
}

function readBack(publication: Publication) {
  const { data } = documentOf(publication)
  const read = readData(data)
  if ('otherKind' in read) throw new Error(`it is a ${read.otherKind}`)
  return { ...read, unread: lostMembers(data, read.property) }
}

describe('What was written is read again:', () => {
  test.for(propertyTypes)('a full %s', (type) => {
    const publication = fullPublication(type, { offerStatus: 'reserved' })
    const { commissionSeller } = publication.property.fields

    const { property, unread } = readBack(publication)

    // What the seller pays is told to nobody there.
    expect(plain({ commissionSeller, ...property.fields })).toEqual(plain(publication.property.fields))
    expect([property.offerStatus, unread]).toEqual(['reserved', []])
  })

  const randomCount = rounds({ few: 25, all: 200 })
  test.for(propertyTypes)(`${randomCount} random %s, written again as they were read, are the same adverts`, (type) => {
    for (const publication of randomPublications(type, randomCount)) {
      const { property, unread } = readBack(publication)

      const again = { ...publication, property: { ...publication.property, ...property } as Property }

      expect(documentOf(again).data).toEqual(documentOf(publication).data)
      expect(unread).toEqual([])
    }
  })

  test('the contact, known by what it says', () => {
    const { contact } = documentOf(fullPublication('houseRent'))
    const { salutation, firstName, lastName, email, phone, mobilePhone, website, photoUrl, address } = fullContact

    expect(readContact(contact)).toEqual({
      key: expect.stringMatching(/^[0-9a-f]{64}$/),
      draft: { salutation, firstName, lastName, email, phone, mobilePhone, website, photoUrl, address },
      unread: [],
    })
  })

  test('files and links', () => {
    const { media = [] } = documentOf(fullPublication('plotBuy'))
    const there = media.map((each) => ({ url: 'https://portal.example.org/1', ...each }))

    const { attachments, links, mediaIds, unread } = readMedia(there)

    expect(attachments).toMatchObject([
      { title: 'Wohnzimmer', isFloorPlan: false },
      { title: 'Grundriss', isFloorPlan: true },
      { isFloorPlan: false },
      { title: 'Energieausweis', isFloorPlan: false },
    ])
    expect([links.length, links[0]?.kind, mediaIds.length, unread]).toEqual([1, 'tour', 4, []])
  })
})

test('what has no place with us is named', () => {
  const { data } = documentOf(fullPublication('plotBuy'))

  const strange = {
    ...data,
    prices: {
      currency: 'EUR',
      buy: { price: { amount: 250, isVatIncluded: true } },
      brokerageFee: { feeFor: 'SHARED' },
    },
    energy: { countrySpecific: { de: { energyCertificates: [{ value: 90, efficiencyClass: 'C' }] } } },
    colour: ['red'],
  }
  const read = readData(strange)

  expect('property' in read && lostMembers(strange, read.property)).toEqual([
    { name: 'prices.buy.price.isVatIncluded', value: 'true' },
    { name: 'prices.brokerageFee.feeFor', value: 'SHARED' },
    // Without its kind, nothing of a certificate is kept.
    { name: 'energy.countrySpecific.de.energyCertificates.value', value: '90' },
    { name: 'energy.countrySpecific.de.energyCertificates.efficiencyClass', value: 'C' },
    { name: 'colour', value: 'red' },
  ])
  expect(readData({ ...data, estateType: 'CASTLE' })).toEqual({ otherKind: 'CASTLE BUY' })
})

test('what a file has there beside is named, and so is one that is nowhere to be had', () => {
  const { unread } = readMedia([
    {
      mediaType: 'PICTURE',
      url: 'https://portal.example.org/1',
      externalMediaId: '1',
      category: 'KITCHEN',
      tags: ['INDOOR'],
    },
    { mediaType: 'PANORAMA', url: 'https://example.org/2', category: 'GARDEN', title: 'x'.repeat(61) },
    { mediaType: 'VIDEO', externalMediaId: '3' },
  ])

  expect(unread.map(({ name }) => name)).toEqual([
    'media.tags',
    'media.mediaType',
    'media.category',
    'media.title',
    'media.mediaType',
    'media.externalMediaId',
  ])
})

describe('a list of what is online', () => {
  test.for([
    ['no list', {}],
    ['a list of something else', { externalListingIds: [1] }],
    ['an empty page before the end', { externalListingIds: [], nextPageToken: 'x' }],
    ['the same page again', { externalListingIds: ['a'], nextPageToken: 'same' }],
    ['a page for people', '<h1>Wartung</h1>'],
  ])('is unavailable, and not empty, when the portal answers with %s', async ([, body]) => {
    const outcome = await listFrom({ status: 200, body: body ?? '' })

    expect(outcome).toMatchObject({ kind: 'unavailable' })
  })

  test.for([{}, { nextPageToken: null }])('of an account that has none is empty: %j', async (end) => {
    expect(await listFrom({ status: 200, body: { externalListingIds: [], ...end } })).toMatchObject({
      kind: 'page',
      adverts: [],
    })
  })
})

test('of the address of an advert, only one of the web is passed on', async () => {
  const { data } = documentOf(fullPublication('plotBuy'))
  const read = async (publicUrl: string) => {
    const body = { listing: { data, metadata: {} }, status: 'CREATED', listingId: '1', publicUrl }
    const session = await sessionWith({ status: 200, body })
    return platformC.readAdvert?.({ externalId: 'A' }, session)
  }

  expect(await read('https://portal.example.org/1')).toMatchObject({ publicUrl: 'https://portal.example.org/1' })
  expect(await read('javascript:alert(1)')).toMatchObject({ kind: 'read', isShown: true })
  expect(await read('javascript:alert(1)')).not.toHaveProperty('publicUrl')
})

async function listFrom(reaction: Reaction) {
  return platformC.listAdverts?.('same', await sessionWith(reaction))
}

async function sessionWith(reaction: Reaction) {
  const server = await startScriptedServer(() => reaction)
  onTestFinished(() => server.stop())
  const expiresAt = new Date(Date.now() + 86_400_000).toISOString()
  const access = { accessToken: 'a', expiresAt, lifetimeSeconds: 86_400 }
  return testSession({ url: server.url, credentials: { clientId: 'c', clientSecret: 's' }, access })
}

/** Without what says no more than nothing: Germany, an address that is hidden, a flag that is false; and lists in any order. */
function plain(fields: object): object {
  const { address, ...rest } = fields as FieldsOf<'plotBuy'>
  const { country, ...place } = address
  const said = Object.entries(rest).filter(([, value]) => value !== false)
  return {
    ...Object.fromEntries(said.map(([name, value]) => [name, Array.isArray(value) ? value.toSorted() : value])),
    address: { ...place, ...(country !== 'DE' && country !== undefined && { country }) },
  }
}
