import { type Property, renderMessage } from '@aushang/model'
import { expect, test } from 'vitest'
import { attachment, minimalPublication } from '../../test/publications.ts'
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
    media: [{ type: 'DOCUMENT', title: 'Plan' }],
  })
  expect(warnings).toMatchObject([{ path: '/attachments/0/isFloorPlan', code: 'left_out' }])
  expect(warnings.map(({ message }) => renderMessage(message, 'de'))).toEqual([
    expect.stringContaining('erscheint nicht im Inserat'),
  ])
})

test('a commission that is given is due, and a number of balconies is a balcony', () => {
  const publication = minimalPublication('houseBuy', { fields: { commission: '3,57 %', numberOfBalconies: 2 } })

  expect(JSON.parse(platformC.documents(publication, {})[0]?.body ?? '')).toMatchObject({
    data: { prices: { commission: { isDue: true, amount: '3,57 %' } }, equipment: { hasBalcony: true } },
  })
})

test('a deposit that is a bare number is told as an amount', () => {
  const publication = minimalPublication('houseRent', { fields: { deposit: '2850' } })

  expect(JSON.parse(platformC.documents(publication, {})[0]?.body ?? '')).toMatchObject({
    data: { prices: { deposit: '2.850 €' } },
  })
})
