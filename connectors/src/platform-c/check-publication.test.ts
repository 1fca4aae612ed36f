import { type Property, renderMessage } from '@aushang/model'
import { expect, test } from 'vitest'
import { attachment, minimalPublication, placed } from '../../test/publications.ts'
import { platformC } from './index.ts'

test('a floor plan that is a document is told as a document, with a warning', () => {
  const contentType = 'application/pdf'
  const plan = attachment({ title: 'Plan', contentType, isFloorPlan: true })
  const fields = { energyCertificateStatus: 'notYetAvailable' }
  const { property, ...rest } = minimalPublication('houseRent', { attachments: [plan], fields })
  const attachments = property.attachments.map((each) => ({ ...each, contentType }))
  const publication = { ...rest, property: { ...property, attachments } as Property }

  const { warnings } = platformC.check(publication, {})

  expect(JSON.parse(platformC.documents(publication, {})[0]?.body ?? '')).toMatchObject({
    media: [{ mediaType: 'DOCUMENT', title: 'Plan' }],
  })
  expect(warnings).toMatchObject([{ path: '/attachments/0/isFloorPlan', code: 'left_out' }])
  expect(warnings.map(({ message }) => renderMessage(message, 'de'))).toEqual([
    expect.stringContaining('erscheint nicht im Inserat'),
  ])
})

test('a commission that is given is due, and a number of balconies is a balcony', () => {
  const publication = minimalPublication('houseBuy', { fields: { commission: '3,57 %', numberOfBalconies: 2 } })

  expect(JSON.parse(platformC.documents(publication, {})[0]?.body ?? '')).toMatchObject({
    data: {
      prices: { brokerageFee: { hasFee: 'YES', feeNote: { de: '3,57 %' } } },
      structure: { rooms: { numberOfBalconies: 2 } },
    },
  })
})

test('a deposit that is a bare number is told as an amount', () => {
  const publication = minimalPublication('houseRent', { fields: { deposit: '2850' } })

  expect(JSON.parse(platformC.documents(publication, {})[0]?.body ?? '')).toMatchObject({
    data: { prices: { rent: { depositNote: { de: '2.850 €' } } } },
  })
})

test.each([
  ['street', '/fields/address/street', 'field_missing'],
  ['streetNumber', '/fields/address/streetNumber', 'field_missing'],
  ['latitude', '/fields/address/latitude', 'field_missing'],
  ['longitude', '/fields/address/longitude', 'field_missing'],
])('an address without its %s is not sent', (name, path, code) => {
  const { address } = placed(minimalPublication('plotBuy')).property.fields
  const publication = minimalPublication('plotBuy', { fields: { address: { ...address, [name]: undefined } } })

  expect(platformC.check(publication, {}).problems).toMatchObject([{ path, code }])
})

test('what the portal has no such number for is left out, and said', () => {
  const publication = placed(minimalPublication('apartmentBuy', { fields: { floor: -6, constructionYear: 900 } }))

  const { warnings } = platformC.check(publication, {})

  expect(warnings).toContainEqual(expect.objectContaining({ path: '/fields/floor', code: 'said_in_note' }))
  expect(warnings).toContainEqual(expect.objectContaining({ path: '/fields/constructionYear', code: 'left_out' }))
})
