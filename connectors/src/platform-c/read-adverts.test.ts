import { type FieldsOf, type Property, propertyTypes } from '@aushang/model'
import { describe, expect, onTestFinished, test } from 'vitest'
import { rounds } from '../../../test/rounds.ts'
import { fullContact, fullPublication } from '../../test/publications.ts'
import { randomPublications } from '../../test/random-publications.ts'
import { type Reaction, startScriptedServer } from '../../test/scripted-server.ts'
import { testSession } from '../../test/session.ts'
import type { Publication } from '../contract.ts'
import { readContact, readData, readMedia } from './document/read-listing.ts'
import { listingOf } from './document/listing.ts'
import { platformC } from './index.ts'
import { lostMembers } from './read-adverts.ts'

interface Document {
  data: object
  media?: object[]
  contact?: object
}

function documentOf(publication: Publication): Document {
  return JSON.parse(JSON.stringify(listingOf(publication, {}))) as Document
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

    const { property, unread } = readBack(publication)

    expect(plain(property.fields)).toEqual(plain(publication.property.fields))
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

  test('the contact, known as ours, and one of others by what it says', () => {
    const { contact } = documentOf(fullPublication('houseRent'))
    const { id, createdAt: _created, updatedAt: _updated, ...draft } = fullContact

    expect(readContact(contact)).toEqual({ key: id, ourId: id, draft })
    expect(readContact({ lastName: 'Fremd', email: 'f@example.org' })).toEqual({
      key: expect.stringMatching(/^[0-9a-f]{64}$/),
      draft: { lastName: 'Fremd', email: 'f@example.org' },
    })
  })

  test('files and links', () => {
    const { media = [] } = documentOf(fullPublication('plotBuy'))
    const there = media.map((each) => ({ url: 'https://portal.example.org/1', ...each }))

    const { attachments, links, mediaIds } = readMedia(there)

    expect(attachments).toMatchObject([
      { title: 'Wohnzimmer', isFloorPlan: false },
      { title: 'Grundriss', isFloorPlan: true },
      { isFloorPlan: false },
      { title: 'Energieausweis', isFloorPlan: false },
    ])
    expect([links.length, links[0]?.kind, mediaIds.length]).toEqual([1, 'tour', 4])
  })
})

test('what has no place with us is named', () => {
  const { data } = documentOf(fullPublication('plotBuy'))

  const strange = {
    ...data,
    energy: { heating: 'GEYSER', certificate: { value: 90, energyClass: 'C' } },
    colour: ['red'],
  }
  const read = readData(strange)

  expect('property' in read && lostMembers(strange, read.property)).toEqual([
    { name: 'energy.heating', value: 'GEYSER' },
    // Without its kind, nothing of a certificate is kept.
    { name: 'energy.certificate.value', value: '90' },
    { name: 'energy.certificate.energyClass', value: 'C' },
    { name: 'colour', value: 'red' },
  ])
  expect(readData({ ...data, estateType: 'CASTLE' })).toEqual({ otherKind: 'CASTLE BUY' })
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

  test('of an account that has none is empty', async () => {
    expect(await listFrom({ status: 200, body: { externalListingIds: [] } })).toMatchObject({
      kind: 'page',
      adverts: [],
    })
  })
})

test('of the address of an advert, only one of the web is passed on', async () => {
  const { data } = documentOf(fullPublication('plotBuy'))
  const answer = { listingId: '1', externalListingId: 'A', status: 'ONLINE', data }
  const read = async (publicUrl: string) => {
    const session = await sessionWith({ status: 200, body: { ...answer, publicUrl } })
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
  const expiresAt = new Date(Date.now() + 900_000).toISOString()
  const credentials = { accessToken: 'a', refreshToken: 'r', expiresAt, lifetimeSeconds: 900 }
  const consumer = { key: 'c', secret: 's' }
  return testSession({ url: server.url, consumer, credentials })
}

/** Without what says no more than nothing: Germany, and an address that is hidden. */
function plain(fields: Partial<FieldsOf<'plotBuy'>> | object): object {
  const { address, ...rest } = fields as FieldsOf<'plotBuy'>
  const { country, ...place } = address
  return { ...rest, address: { ...place, ...(country !== 'DE' && country !== undefined && { country }) } }
}
