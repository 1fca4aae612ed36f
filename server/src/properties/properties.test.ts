import { propertyTypes } from '@aushang/model'
import sql from 'sql-template-tag'
import { describe, expect, test } from 'vitest'
import { aContact, type Answer, aProperty, type Client, startApi } from '../../test/harness.ts'

const api = startApi()
const unknownId = '0000000000000000000A'
const picture = (name: string) => ({ url: `https://example.org/${name}.jpg` })

const withoutRequestId = ({ status, body: { requestId, ...body } }: Answer) => {
  expect(requestId).toMatch(/^\w{20}$/)
  return { status, body }
}

async function stored(client: Client, ...draft: Parameters<typeof aProperty>): Promise<Answer> {
  const answer = await client.post('/properties', aProperty(...draft))
  expect(answer.status).toBe(201)
  return answer
}

describe.for(propertyTypes)('a property of type %s', (type) => {
  const draft = aProperty(
    { links: [{ title: 'Tour', url: 'https://example.org/tour' }], attachments: [picture('1')] },
    type,
  )

  test('comes back as it was sent', async () => {
    const client = await api.account()

    const { body, headers } = await client.post('/properties', draft)

    expect(body).toMatchObject({ ...draft, attachments: [{ ...picture('1'), status: 'pending' }] })
    expect(body).toMatchObject({ processingStatus: 'pending', createdAt: body.updatedAt })
    expect(headers['location']).toBe(`/properties/${body.id}`)
  })

  test('reads the same, byte by byte, from POST, GET and the list', async () => {
    const client = await api.account()
    const post = await client.post('/properties', draft)

    const get = await client.get(`/properties/${post.body.id}`)
    const list = await client.get('/properties')

    expect(get.text).toBe(post.text)
    expect(list.body).toEqual([post.body])
    expect(list.text).toContain(post.text)
  })

  test('is replaced by PUT, changed by PATCH and gone after DELETE', async () => {
    const client = await api.account()
    const { body } = await client.post('/properties', draft)
    const path = `/properties/${body.id}`
    const { attachments: _attachments, links: _links, ...less } = aProperty({ fields: { title: 'Neu' } }, type)

    const put = await client.put(path, less)
    const patch = await client.patch(path, { fields: { description: 'Noch neuer' } })
    const deletion = await client.delete(path)
    const gone = await client.get(path)

    expect(put.body).toMatchObject({ ...less, id: body.id, createdAt: body.createdAt, attachments: [] })
    expect(put.body).not.toHaveProperty('links')
    expect(patch.body.fields).toEqual({ ...less.fields, description: 'Noch neuer' })
    expect([put.status, patch.status, deletion.status, gone.status]).toEqual([200, 200, 204, 404])
    expect(deletion.text).toBe('')
  })
})

describe('the externalId', () => {
  test('is made up when it is left out, and stays', async () => {
    const client = await api.account()
    const { body } = await stored(client, {}, 'plotRent')

    const put = await client.put(`/properties/${body.id}`, aProperty({}, 'plotRent'))

    expect(body.externalId).toMatch(/^[A-Za-z0-9]{1,50}$/)
    expect(put.body.externalId).toBe(body.externalId)
  })

  test.for(['put', 'patch'] as const)('changes by %s while nothing of the property was online', async (method) => {
    const client = await api.account()
    const { body } = await stored(client, { externalId: 'A-1' })

    const answer = await client[method](`/properties/${body.id}`, aProperty({ externalId: 'A-2' }))
    const found = await client.get('/properties?q=A-2')
    const nothing = await client.patch(`/properties/${body.id}`, { externalId: null })

    expect(answer).toMatchObject({ status: 200, body: { externalId: 'A-2' } })
    expect(found.body).toMatchObject([{ id: body.id }])
    expect(nothing).toMatchObject({ status: 400, body: { issues: [{ path: '/externalId' }] } })
  })

  test.for(['put', 'patch'] as const)('stays as it is when %s would change the type', async (method) => {
    const client = await api.account()
    const { body, text } = await stored(client, { externalId: 'A-1' })
    const draft = { ...aProperty(), externalId: 'A-2', type: 'houseRent' }

    const answer = await client[method](`/properties/${body.id}`, draft)

    expect(answer.status).toBe(400)
    expect(answer.body.issues).toEqual(
      expect.arrayContaining([
        { path: '/type', code: 'unchangeable', message: 'type cannot be changed: it is "apartmentRent".' },
      ]),
    )
    expect((await client.get(`/properties/${body.id}`)).text).toBe(text)
  })

  test.for(['put', 'patch'] as const)('may be said again by %s, and so may the type', async (method) => {
    const client = await api.account()
    const { body } = await stored(client, { externalId: 'A-1' })

    const answer = await client[method](`/properties/${body.id}`, aProperty({ externalId: 'A-1' }))

    expect(answer.status).toBe(200)
  })
})

describe('the offerStatus', () => {
  test('is open unless it is said, and an edit that does not mention it opens it again', async () => {
    const client = await api.account()
    const { body } = await stored(client)
    const path = `/properties/${body.id}`

    const reserved = await client.patch(path, { offerStatus: 'reserved' })
    const again = await client.patch(path, { offerStatus: 'reserved' })
    const put = await client.put(path, aProperty())
    const wrong = await client.patch(path, { offerStatus: 'sold' })

    expect([body, reserved.body, put.body].map(({ offerStatus }) => offerStatus)).toEqual(['open', 'reserved', 'open'])
    expect(again.body.updatedAt).toBe(reserved.body.updatedAt)
    expect(wrong.body.issues).toMatchObject([{ path: '/offerStatus', code: 'not_allowed' }])
  })
})

describe('PATCH /properties/{id}', () => {
  test.for(['application/merge-patch+json', 'application/json'])('takes a merge patch as %s', async (type) => {
    const client = await api.account()
    const { body } = await stored(client, { fields: { deposit: '3000', floor: 2 } })

    const patch = { fields: { deposit: null, baseRent: 1290, address: { city: 'Potsdam' } }, links: null }
    const answer = await client.patch(`/properties/${body.id}`, patch, { 'content-type': type })

    const { deposit: _deposit, ...kept } = body.fields
    expect(answer.body.fields).toEqual({ ...kept, baseRent: 1290, address: { ...kept.address, city: 'Potsdam' } })
    expect(answer.body).not.toHaveProperty('links')
  })

  test('replaces a list as a whole', async () => {
    const client = await api.account()
    const { body } = await stored(client, { attachments: [picture('1'), picture('2')] })

    const answer = await client.patch(`/properties/${body.id}`, { attachments: [picture('3')] })

    expect(answer.body.attachments).toMatchObject([picture('3')])
    expect(answer.body.attachments).toHaveLength(1)
  })

  test.for([
    ['an unknown member', '{"colour":"red"}', '/colour'],
    ['an unknown field', '{"fields":{"colour":"red"}}', '/fields/colour'],
    ['__proto__', '{"__proto__":{"a":1}}', '/__proto__'],
    ['__proto__ in fields', '{"fields":{"__proto__":{"a":1}}}', '/fields/__proto__'],
    ['a required member taken away', '{"fields":{"title":null}}', '/fields/title'],
    ['all fields taken away', '{"fields":null}', '/fields'],
    ['a list for an object', '{"fields":[]}', '/fields'],
    ['a list', '[]', ''],
    ['null', 'null', ''],
  ])('refuses %s', async ([_what, payload, path]) => {
    const client = await api.account()
    const { body, text } = await stored(client)

    const headers = { 'content-type': 'application/merge-patch+json' }
    const answer = await client.send({
      method: 'PATCH',
      url: `/properties/${body.id}`,
      headers,
      payload: payload as string,
    })

    expect(answer.status).toBe(400)
    expect(answer.body.issues).toMatchObject([{ path }])
    expect((await client.get(`/properties/${body.id}`)).text).toBe(text)
  })
})

describe('a term that has ended since it was stored', () => {
  test('keeps nobody from editing the rest, and cannot be put off to another day that is past', async () => {
    const client = await api.account()
    const { body } = await stored(client, { fields: { fixedTermUntil: '2099-12-31' } }, 'houseRent')
    const path = `/properties/${body.id}`
    await api.db.run(sql`
      update properties set fields = (fields::jsonb || '{"fixedTermUntil": "2026-01-31"}')::json
      where account_id = ${client.accountId} and id = ${body.id}`)

    const edited = await client.patch(path, { fields: { baseRent: 1290 } })
    const replaced = await client.put(path, edited.body)
    const putOff = await client.patch(path, { fields: { fixedTermUntil: '2026-02-28' } })

    expect([edited.status, edited.body.fields.baseRent, replaced.status]).toEqual([200, 1290, 200])
    expect(putOff.body.issues).toMatchObject([{ path: '/fields/fixedTermUntil', code: 'in_the_past' }])
  })
})

describe('an attachment', () => {
  test.for(['put', 'patch'] as const)('keeps its id through %s as long as its url stays', async (method) => {
    const client = await api.account()
    const { body } = await stored(client, { attachments: [picture('1'), picture('2'), picture('1')] })
    const [first, second, again] = body.attachments

    const attachments = [{ ...picture('2'), title: 'Bad' }, picture('3'), picture('1'), picture('1')]
    const answer = await client[method](`/properties/${body.id}`, aProperty({ attachments }))

    const [moved, added, ...ones] = answer.body.attachments
    expect(moved).toEqual({ ...second, title: 'Bad' })
    expect(ones).toEqual([first, again])
    expect([first.id, second.id, again.id]).not.toContain(added.id)
  })
})

describe('the contactId', () => {
  const contactIds = {
    'of 19 characters': async () => 'a'.repeat(19),
    'of nobody': async () => unknownId,
    'of another account': async () => (await (await api.account()).post('/contacts', aContact())).body.id,
    'of a deleted contact': async (client: Client) => {
      const { body } = await client.post('/contacts', aContact())
      await client.delete(`/contacts/${body.id}`)
      return body.id
    },
  }

  test.for(Object.entries(contactIds))('%s is refused, and nothing is stored', async ([_whose, makeId]) => {
    const client = await api.account()
    const { body, text } = await stored(client)
    const contactId = await makeId(client)

    const answers = [
      await client.post('/properties', aProperty({ contactId })),
      await client.post('/properties', aProperty({ contactId }), { 'idempotency-key': 'again' }),
      await client.put(`/properties/${body.id}`, aProperty({ contactId })),
      await client.patch(`/properties/${body.id}`, { contactId }),
    ]

    for (const answer of answers) {
      expect(answer.status).toBe(400)
      expect(answer.body.issues).toMatchObject([{ path: '/contactId' }])
    }
    expect(JSON.parse((await client.get('/properties')).text)).toEqual([JSON.parse(text)])
  })

  test.for(Object.entries(contactIds))('%s is named beside every other fault', async ([_whose, makeId]) => {
    const client = await api.account()
    const { body } = await stored(client)
    const contactId = await makeId(client)
    const faulty = { ...aProperty({ contactId }), links: 'none' }

    const answers = [
      await client.post('/properties?limit=1', faulty),
      await client.put(`/properties/${body.id}`, faulty),
      await client.patch(`/properties/${body.id}`, { contactId, links: 'none' }),
    ]

    const issues = answers.map((answer) => answer.body.issues.map(({ path }: { path: string }) => path).toSorted())
    expect(issues).toEqual([
      ['/contactId', '/links', '/query/limit'],
      ['/contactId', '/links'],
      ['/contactId', '/links'],
    ])
  })

  test('of a contact of the account is kept, until a PATCH takes it away', async () => {
    const client = await api.account()
    const { body: contact } = await client.post('/contacts', aContact())
    const { body } = await stored(client, { contactId: contact.id })

    const answer = await client.patch(`/properties/${body.id}`, { contactId: null })

    expect(body.contactId).toBe(contact.id)
    expect(answer.body).not.toHaveProperty('contactId')
  })
})

describe('a hundred properties sent at once', () => {
  test('by two accounts all get their own answers', async () => {
    const clients = [await api.account(), await api.account()] as const
    const drafts = Array.from({ length: 100 }, (_, index) => aProperty({ externalId: `P-${index}` }))

    const answers = await Promise.all(
      drafts.map((draft, index) => clients[index % 2 ? 1 : 0].post('/properties', draft)),
    )

    expect(answers.map(({ body }) => body.externalId)).toEqual(drafts.map(({ externalId }) => externalId))
    for (const [remainder, client] of clients.entries()) {
      const own = answers.filter((_, index) => index % 2 === remainder).map(({ body }) => body)
      expect((await client.get('/properties')).body).toEqual(expect.arrayContaining(own))
    }
  })

  test('one after the other without attachments, with an unknown contact, are all refused for that', async () => {
    const client = await api.account()
    const draft = aProperty({ attachments: [], contactId: unknownId })

    const statuses: number[] = []
    for (let n = 0; n < 60; n++) statuses.push((await client.post('/properties', draft)).status)

    expect(new Set(statuses)).toEqual(new Set([400]))
  })

  test('of which some name an unknown contact: each gets its own answer, and just the good ones are stored', async () => {
    const clients = [await api.account(), await api.account()] as const
    const { body: contact } = await clients[0].post('/contacts', aContact())
    const drafts = Array.from({ length: 100 }, (_, index) => ({
      client: clients[index % 5 === 0 ? 1 : 0],
      isGood: index % 7 !== 3 && index % 5 !== 0,
      draft: aProperty({ externalId: `P-${index}`, contactId: index % 7 === 3 ? unknownId : contact.id }),
    }))

    const answers = await Promise.all(drafts.map(({ client, draft }) => client.post('/properties', draft)))

    const fault = { status: 400, body: { issues: [{ path: '/contactId', code: 'unknown_contact' }] } }
    expect(answers).toMatchObject(
      drafts.map(({ isGood, draft: { externalId } }) => (isGood ? { status: 201, body: { externalId } } : fault)),
    )
    const good = answers.filter(({ status }) => status === 201).map(({ body }) => body)
    const [list, othersList] = await Promise.all(clients.map((client) => client.get('/properties')))
    expect(list?.body).toHaveLength(good.length)
    expect(list?.body).toEqual(expect.arrayContaining(good))
    expect(othersList?.body).toEqual([])
  })
})

describe('a property of another account', () => {
  test.for(['get', 'put', 'patch', 'delete'] as const)(
    'is answered by %s like one that does not exist',
    async (method) => {
      const [owner, stranger] = [await api.account(), await api.account()]
      const { body, text, headers } = await stored(owner)
      const ask = (id: string) =>
        stranger.send({ method, url: `/properties/${id}`, ...(method.startsWith('p') && { payload: aProperty() }) })

      const [theirs, missing, malformed] = [await ask(body.id), await ask(unknownId), await ask('nonsense')]

      expect(withoutRequestId(theirs)).toEqual(withoutRequestId(missing))
      expect([theirs.status, malformed.status]).toEqual([404, 404])
      expect(await owner.get(`/properties/${body.id}`)).toMatchObject({ text, headers: { etag: headers['etag'] } })
    },
  )
})
