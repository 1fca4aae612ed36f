import { ContactDraft } from '@aushang/model'
import type { Target } from '@aushang/model'
import { describe, expect, test } from 'vitest'
import { aContact, type Answer, aProperty, startApi } from '../../test/harness.ts'

const api = startApi()
const unknownId = '0000000000000000000A'

const full = aContact({
  salutation: 'female',
  title: 'Dr.',
  phone: '+49 30 23125 000',
  mobilePhone: '0170/123456',
  company: 'Muster & Söhne "Immobilien"',
  position: 'Maklerin',
  website: 'https://example.org',
  fax: '030 23125 009',
  photoUrl: 'https://example.org/team/anna.jpg',
  officeHours: 'Mo–Fr 9–17 Uhr',
  externalId: 'M-17',
  address: { street: 'Musterstraße', streetNumber: '12', postalCode: '10115', city: 'Berlin', country: 'DE' },
})

const withoutRequestId = ({ status, body: { requestId: _requestId, ...body } }: Answer) => ({ status, body })

describe('a contact', () => {
  test.for([
    ['everything', full],
    ['as little as possible', { lastName: 'M', email: 'm@example.org' }],
  ] as const)('with %s comes back as it was sent, the same from POST, GET and the list', async ([_what, draft]) => {
    const client = await api.account()

    const post = await client.post('/contacts', draft)
    const get = await client.get(`/contacts/${post.body.id}`)
    const list = await client.get('/contacts')

    const { id, createdAt, updatedAt, ...rest } = post.body
    expect(post.status).toBe(201)
    expect(post.headers['location']).toBe(`/contacts/${id}`)
    expect(rest).toEqual(draft)
    expect(createdAt).toBe(updatedAt)
    expect(get.text).toBe(post.text)
    expect(list.body).toEqual([post.body])
    expect(list.text).toContain(post.text)
  })

  test('is replaced by PUT', async () => {
    const client = await api.account()
    const { body } = await client.post('/contacts', full)

    const put = await client.put(`/contacts/${body.id}`, aContact({ lastName: 'Neu' }))

    const { id, createdAt, updatedAt: _updatedAt, ...rest } = put.body
    expect(put.status).toBe(200)
    expect(rest).toEqual(aContact({ lastName: 'Neu' }))
    expect([id, createdAt]).toEqual([body.id, body.createdAt])
  })

  test('is changed by a merge PATCH', async () => {
    const client = await api.account()
    const { body } = await client.post('/contacts', full)

    const patch = await client.patch(`/contacts/${body.id}`, {
      position: null,
      address: { city: 'Potsdam', country: null },
    })

    const { position: _position, ...rest } = full
    const { country: _country, ...address } = full.address ?? {}
    expect(patch.body).toMatchObject({ ...rest, address: { ...address, city: 'Potsdam' } })
    expect(patch.body).not.toHaveProperty('position')
    expect(patch.body.address).not.toHaveProperty('country')
  })

  test.for([
    ['post', { email: 'm@example.org' }, '/lastName'],
    ['post', { ...full, email: 'nobody' }, '/email'],
    ['post', { ...full, telex: '1' }, '/telex'],
    ['put', { ...full, salutation: 'Frau' }, '/salutation'],
    ['post', { ...full, id: unknownId }, '/id'],
    ['patch', { lastName: null }, '/lastName'],
    ['patch', { address: { zip: '10115' } }, '/address/zip'],
    ['patch', { created: '2026-01-01T00:00:00.000Z' }, '/created'],
    ['patch', [], ''],
  ] as const)('%s %j is refused for %s', async ([method, body, path]) => {
    const client = await api.account()
    const { body: contact } = await client.post('/contacts', full)

    const answer = await client[method](method === 'post' ? '/contacts' : `/contacts/${contact.id}`, body)

    expect(answer.status).toBe(400)
    expect(answer.body.issues).toMatchObject([{ path }])
    expect((await client.get('/contacts')).body).toEqual([contact])
  })
})

describe('DELETE /contacts/{id}', () => {
  test('removes it', async () => {
    const client = await api.account()
    const { body } = await client.post('/contacts', full)

    const deletion = await client.delete(`/contacts/${body.id}`)

    expect([deletion.status, deletion.text]).toEqual([204, ''])
    expect((await client.get(`/contacts/${body.id}`)).status).toBe(404)
    expect((await client.get('/contacts')).body).toEqual([])
  })

  test('is refused while a property shows it, and done once none does', async () => {
    const client = await api.account()
    const { body: contact } = await client.post('/contacts', full)
    const { body: property } = await client.post('/properties', aProperty({ contactId: contact.id }))

    const refusal = await client.delete(`/contacts/${contact.id}`)
    await client.delete(`/properties/${property.id}`)
    const deletion = await client.delete(`/contacts/${contact.id}`)

    expect(refusal).toMatchObject({ status: 409, body: { code: 'contact_in_use', error: 'Conflict' } })
    expect(deletion.status).toBe(204)
  })

  test('and a property that wants the contact at the same moment never end with a property of a missing contact', async () => {
    const client = await api.account()
    const contacts = await Promise.all(Array.from({ length: 20 }, () => client.post('/contacts', full)))

    const answers = await Promise.all(
      contacts.map(({ body: { id } }) =>
        Promise.all([client.post('/properties', aProperty({ contactId: id })), client.delete(`/contacts/${id}`)]),
      ),
    )

    for (const [posted, deleted] of answers) {
      expect([posted.status, deleted.status]).toEqual(posted.status === 201 ? [201, 409] : [400, 204])
    }
    const left = (await client.get('/contacts')).body.map(({ id }: { id: string }) => id)
    const shown = (await client.get('/properties')).body.map(({ contactId }: { contactId: string }) => contactId)
    expect(shown.toSorted()).toEqual(left)
  })

  test('is refused while a target shows it by default, and done once none does', async () => {
    const client = await api.account()
    const { body: contact } = await client.post('/contacts', full)
    const { body: target } = await client.post('/targets', aTarget(contact.id))

    const refusal = await client.delete(`/contacts/${contact.id}`)
    await client.patch(`/targets/${target.id}`, { options: { contactId: null } })
    const deletion = await client.delete(`/contacts/${contact.id}`)

    expect(refusal).toMatchObject({ status: 409, body: { code: 'contact_in_use', error: 'Conflict' } })
    expect(refusal.body.message).toMatch(/^Targets show/)
    expect(deletion.status).toBe(204)
  })

  test('and a target that wants the contact at the same moment never end with a target of a missing contact', async () => {
    const client = await api.account()
    const contacts = await Promise.all(Array.from({ length: 20 }, () => client.post('/contacts', full)))

    const answers = await Promise.all(
      contacts.flatMap(({ body: { id } }) => [client.post('/targets', aTarget(id)), client.delete(`/contacts/${id}`)]),
    )

    const left = (await client.get('/contacts')).body.map(({ id }: { id: string }) => id)
    const shown = (await client.get('/targets')).body.map(
      ({ options }: Target & { options: { contactId: string } }) => options.contactId,
    )
    const refused = answers.filter(({ status }) => status === 400)
    expect(shown.toSorted()).toEqual(left)
    for (const { body } of refused)
      expect(body.issues).toMatchObject([{ path: '/options/contactId', code: 'unknown_contact' }])
  })
})

describe('GET /contact-form', () => {
  test('has every member of a contact, with its names, in the order of the form', async () => {
    const { body } = await (await api.account()).get('/contact-form')

    const paths = body.members.map(({ path }: { path: string }) => path)
    expect(paths.toSorted()).toEqual(
      Object.keys(ContactDraft.properties)
        .map((name) => `/${name}`)
        .toSorted(),
    )
    expect(body.members).toContainEqual({
      path: '/lastName',
      kind: 'text',
      required: true,
      name: { en: 'Last name', de: 'Nachname' },
      explanation: { en: 'As it is to stand beside the advert', de: 'Wie er neben dem Inserat stehen soll' },
      maxLength: 50,
      format: 'not-blank',
    })
  })
})

function aTarget(contactId: string): object {
  const login = { protocol: 'ftp', host: 'ftp.example.org', username: 'agency', password: 'secret' }
  return { type: 'openimmo', credentials: { ...login, providerNumber: 'KD-4711' }, options: { contactId } }
}

describe('a contact of another account', () => {
  test.for(['get', 'put', 'patch', 'delete'] as const)(
    'is answered by %s like one that does not exist',
    async (method) => {
      const [owner, stranger] = [await api.account(), await api.account()]
      const { body, text } = await owner.post('/contacts', full)
      const ask = (id: string) =>
        stranger.send({ method, url: `/contacts/${id}`, ...(method.startsWith('p') && { payload: full }) })

      const [theirs, missing] = [await ask(body.id), await ask(unknownId)]

      expect(theirs.status).toBe(404)
      expect(withoutRequestId(theirs)).toEqual(withoutRequestId(missing))
      expect((await stranger.get('/contacts')).body).toEqual([])
      expect((await owner.get(`/contacts/${body.id}`)).text).toBe(text)
    },
  )
})
