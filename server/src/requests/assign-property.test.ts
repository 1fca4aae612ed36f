import sql from 'sql-template-tag'
import { describe, expect, test } from 'vitest'
import { placesThatHold } from '../../test/everything-stored.ts'
import { startApi } from '../../test/harness.ts'
import {
  allRead,
  aMailClient,
  anInquiry,
  asAttachment,
  receive,
  requestsOf,
  toldTo,
  wasListed,
} from '../../test/mails/mails.ts'
import { newProperty } from '../../test/portal.ts'
import { eventually, startTestWorker } from '../../test/work.ts'

const api = startApi()

/** An account with a property, and an inquiry about another object. */
async function anUnmatchedInquiry(objectNumber = 'B-7') {
  const { client, target } = await aMailClient(api)
  const property = await newProperty(client, { externalId: 'A-1' })
  startTestWorker(api)
  await receive(api, client, target, anInquiry({ objectNumber }))
  const [request] = await requestsOf(client)
  return { client, target, property, request, path: `/requests/${request.id}` }
}

describe('PATCH /requests/{id} with a propertyId', () => {
  test('says which property an inquiry is about, and null takes that back', async () => {
    const { client, property, request, path } = await anUnmatchedInquiry()

    const assigned = await client.patch(path, { propertyId: property.id })

    expect(assigned).toMatchObject({ status: 200, body: { ...request, propertyId: property.id, externalId: 'A-1' } })
    expect(assigned.body).not.toHaveProperty('listingId')
    expect((await client.get(path)).body).toEqual(assigned.body)
    expect(await requestsOf(client, `?propertyId=${property.id}&matched=true&q=A-1`)).toEqual([assigned.body])
    expect(await requestsOf(client, '?matched=false')).toEqual([])
    expect((await client.get('/requests/counts')).body).toMatchObject({ unmatched: 0, unread: 1 })
    expect((await client.patch(path, { propertyId: null, read: false })).body).toEqual(request)
    expect((await client.get('/requests/counts')).body).toMatchObject({ unmatched: 1 })
    expect((await toldTo(client)).filter(({ eventName }) => eventName.startsWith('request.'))).toHaveLength(1)
  })

  test('names its listing on the target, and corrects what was found', async () => {
    const { client, target, property, path } = await anUnmatchedInquiry()
    const { body: listing } = await client.post('/listings', { propertyId: property.id, targetId: target.id })
    const other = await wasListed(api, client, target, 'C-3')
    await receive(api, client, target, anInquiry({ objectNumber: 'C-3' }))
    const [, found] = await requestsOf(client)
    expect(found).toMatchObject(other)

    for (const each of [path, `/requests/${found.id}`]) await client.patch(each, { propertyId: property.id })

    const known = { propertyId: property.id, listingId: listing.id, externalId: 'A-1' }
    expect(await requestsOf(client, `?listingId=${listing.id}`)).toMatchObject([known, known])
    const { body: undone } = await client.patch(`/requests/${found.id}`, { propertyId: null })
    expect(undone).toMatchObject({ externalId: 'C-3' })
    expect(undone).not.toHaveProperty('propertyId')
    expect(undone).not.toHaveProperty('listingId')
  })

  test.for([
    ['<portal_obj_id>C-3</portal_obj_id>', undefined],
    ['<oobj_id>c-3</oobj_id>', 'c-3'],
    ['<oobj_id>X-9</oobj_id><portal_obj_id>C-3</portal_obj_id>', 'X-9'],
  ] as const)('null gives the number of the mail back: %s', async ([object, externalId]) => {
    const { client, target, property } = await anUnmatchedInquiry()
    await wasListed(api, client, target, 'C-3')
    const person = '<interessent><email>max@example.org</email></interessent>'
    const xml = `<openimmo_feedback><objekt>${object}${person}</objekt></openimmo_feedback>`
    await receive(api, client, target, asAttachment(xml), asAttachment(xml.replace('max@', 'eva@')))
    const [, found, other] = await requestsOf(client)
    expect([found, other]).toMatchObject([{ externalId: 'C-3' }, { externalId: 'C-3' }])

    await client.patch(`/requests/${other.id}`, { propertyId: property.id })

    for (const { id } of [found, other]) {
      const { body } = await client.patch(`/requests/${id}`, { propertyId: null })
      expect([body.propertyId, body.externalId]).toEqual([undefined, externalId])
    }
  })

  test('stays when the mail is read again, or comes again', async () => {
    const { client, target, property, path } = await anUnmatchedInquiry('C-3')
    const { body: assigned } = await client.patch(path, { propertyId: property.id })
    await wasListed(api, client, target, 'C-3')

    await api.db.run(sql`update mails set due_at = now() where account_id = ${client.accountId}`)
    api.wakes.send('mails')
    await allRead(api)
    const again = Buffer.concat([Buffer.from('X-Forwarded: again\r\n'), anInquiry({ objectNumber: 'C-3' })])
    await receive(api, client, target, again)

    expect(await requestsOf(client)).toEqual([assigned])
  })

  test('refuses a property of another account as one that does not exist', async () => {
    const { client, request, path } = await anUnmatchedInquiry()
    const theirs = await newProperty(await api.account())

    const answers = [
      await client.patch(path, { read: true, propertyId: theirs.id }),
      await client.patch(path, { read: true, propertyId: '00000000000000000000' }),
    ]

    for (const { status, body } of answers) {
      expect([status, body.issues]).toMatchObject([400, [{ path: '/propertyId', code: 'unknown_property' }]])
      expect({ ...body, requestId: '' }).toEqual({ ...answers[0]?.body, requestId: '' })
    }
    expect((await client.get(path)).body).toEqual(request)
  })

  test.for([
    [{}, '', 'too_few'],
    [{ propertyId: 1 }, '/propertyId', 'wrong_type'],
    [{ propertyId: 'A-1' }, '/propertyId', 'too_short'],
    [{ propertyId: null, listingId: null }, '/listingId', 'unknown_member'],
  ] as const)('%j is refused', async ([body, path, code]) => {
    const client = await api.account()

    const answer = await client.patch('/requests/00000000000000000000', body)

    expect([answer.status, answer.body.issues]).toMatchObject([400, [{ path, code }]])
  })

  test('is not for who has seen it otherwise, and is written down once', async () => {
    const { client, property, path } = await anUnmatchedInquiry()
    const { headers } = await client.get(path)

    for (let times = 0; times < 2; times++) await client.patch(path, { propertyId: property.id })
    const late = await client.send({
      method: 'PATCH',
      url: path,
      payload: { propertyId: null },
      headers: { 'if-match': headers['etag'] },
    })

    expect(late.status).toBe(412)
    await eventually(async () => {
      const { body } = await client.get(`/changes?path=${path}`)
      expect(body).toMatchObject([{ operation: 'patchRequest', members: ['/propertyId'] }])
    })
  })

  test('keeps nothing that POST /requests/erase takes out', async () => {
    const { client, property, path } = await anUnmatchedInquiry('notburga@example.org')
    await client.patch(path, { propertyId: property.id })

    await client.post('/requests/erase', { email: 'notburga@example.org' })

    expect(await placesThatHold(api, ['notburga'])).toEqual([])
    expect((await client.patch(path, { propertyId: null })).body.externalId).toBe('[…]')
  })
})
