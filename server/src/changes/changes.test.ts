import { describe, expect, test } from 'vitest'
import sql from 'sql-template-tag'
import { aContact, aProperty, startApi } from '../../test/harness.ts'
import { aBrowser, aPerson } from '../../test/people.ts'
import { eventually } from '../../test/work.ts'
import { deleteOldChanges } from './changes.store.ts'

const api = startApi()

interface Shown {
  operation: string
  path: string
  members?: string[]
  actor: { kind: string; id: string; name: string }
}
const shown = (body: Shown[]) => body.map(({ operation, path, members }) => [operation, path, members])

describe('GET /changes', () => {
  test('tells who changed what, as soon as a person has been answered', async () => {
    const person = await aPerson(api)
    const browser = await aBrowser(api, person)
    const { body: property } = await browser.post('/properties', aProperty())
    await browser.patch(`/properties/${property.id}`, {
      fields: { title: 'Neu', address: { city: 'Bonn' } },
      links: [],
    })
    const { body: contact } = await browser.post('/contacts', aContact())
    await browser.delete(`/contacts/${contact.id}`)

    const { body } = await browser.get('/changes')

    expect(shown(body)).toEqual([
      ['createProperty', `/properties/${property.id}`, undefined],
      ['patchProperty', `/properties/${property.id}`, ['/fields/title', '/fields/address/city', '/links']],
      ['createContact', `/contacts/${contact.id}`, undefined],
      ['deleteContact', `/contacts/${contact.id}`, undefined],
    ])
    expect(body[0].actor).toEqual({ kind: 'user', id: person.id, name: expect.stringMatching(/^Person \d+$/) })
  })

  test('names an API key too, and keeps the names of those who are gone', async () => {
    const client = await api.account()
    const { body: key } = await client.post('/account/api-keys', { name: 'nightly import' })
    await client.send({
      method: 'POST',
      url: '/contacts',
      payload: aContact(),
      headers: { authorization: `Bearer ${key.key}` },
    })
    await client.delete(`/account/api-keys/${key.id}`)

    const { body } = await eventually(async () => {
      const answer = await client.get('/changes')
      expect(answer.body).toHaveLength(3)
      return answer
    })

    expect(body.map((each: Shown) => [each.operation, each.actor.kind, each.actor.name])).toEqual([
      ['createApiKey', 'key', 'first key'],
      ['createContact', 'key', 'nightly import'],
      ['deleteApiKey', 'key', 'first key'],
    ])
    expect(body[0].path).toBe(`/account/api-keys/${key.id}`)
    expect(JSON.stringify(body)).not.toContain(key.key)
  })

  test('tells nothing of what was refused, looked at, done before, or is about one’s own session', async () => {
    const browser = await aBrowser(api, await aPerson(api))
    await browser.get('/contacts')
    await browser.get('/account/api-keys')
    expect((await browser.post('/contacts', { lastName: 'without an address' })).status).toBe(400)
    expect((await browser.patch('/contacts/0000000000000000000A', { lastName: 'A' })).status).toBe(404)
    await browser.patch('/session/user', { name: 'Anna' })
    const again = { 'idempotency-key': 'one', 'content-type': 'application/json' }
    for (const _time of [1, 2]) {
      await browser.send({ method: 'POST', url: '/contacts', payload: aContact(), headers: again })
    }

    const { body } = await browser.get('/changes')
    expect(body.map(({ operation }: Shown) => operation)).toEqual(['createContact'])
  })

  test('tells nothing of what was only tried, or was there already', async () => {
    const browser = await aBrowser(api, await aPerson(api))
    const { body: property } = await browser.post('/properties', aProperty())
    const { body: contact } = await browser.post('/contacts', aContact())
    const { body: target } = await browser.post('/targets', aTarget())
    const { body: webhook } = await browser.post('/webhooks', {
      url: 'http://127.0.0.1:9',
      events: ['request.created'],
    })
    const created = (await browser.get('/changes')).body

    const answers = [
      await browser.patch(`/properties/${property.id}`, {}),
      await browser.patch(`/contacts/${contact.id}`, { lastName: contact.lastName }),
      await browser.patch(`/targets/${target.id}`, { name: target.name }),
      await browser.patch(`/webhooks/${webhook.id}`, { enabled: true }),
      await browser.post('/listings/bulk', {
        action: 'publish',
        pairs: [{ propertyId: property.id, targetId: target.id }],
        dryRun: true,
      }),
    ]

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(created).toHaveLength(4)
    expect((await browser.get('/changes')).body).toEqual(created)
  })

  test('tells nothing of a draft that a reader has checked', async () => {
    const owner = await aPerson(api)
    const reader = await aBrowser(api, await aPerson(api, 'reader', owner))
    const { body: target } = await (await aBrowser(api, owner)).post('/targets', aTarget())

    const { status, body: check } = await reader.post('/listings/check', {
      property: aProperty(),
      targetIds: [target.id],
    })

    const { body } = await reader.get('/changes?order=desc')
    expect([status, check.targets[0].targetId]).toEqual([200, target.id])
    expect(shown(body)).toEqual([['createTarget', `/targets/${target.id}`, undefined]])
  })

  test('is shown with the newest first, if that is asked for', async () => {
    const browser = await aBrowser(api, await aPerson(api))
    const { body: contact } = await browser.post('/contacts', aContact())
    await browser.delete(`/contacts/${contact.id}`)

    const { body } = await browser.get(`/changes?path=/contacts/${contact.id}&order=desc`)

    expect(body.map(({ operation }: Shown) => operation)).toEqual(['deleteContact', 'createContact'])
  })

  test('is filtered by path, with what lies below, and by who did it', async () => {
    const owner = await aPerson(api)
    const member = await aPerson(api, 'member', owner)
    const [ofOwner, ofMember] = [await aBrowser(api, owner), await aBrowser(api, member)]
    const { body: webhook } = await ofOwner.post('/webhooks', {
      url: 'http://127.0.0.1:9/hook',
      events: ['request.created'],
    })
    await ofMember.post(`/webhooks/${webhook.id}/ping`, {})
    await ofMember.post('/contacts', aContact())

    const ofWebhook = await ofOwner.get(`/changes?path=/webhooks/${webhook.id}`)
    const byMember = await ofOwner.get(`/changes?actorId=${member.id}&limit=1`)

    expect(ofWebhook.body.map(({ operation }: Shown) => operation)).toEqual(['createWebhook', 'pingWebhook'])
    expect(byMember.body.map(({ operation }: Shown) => operation)).toEqual(['pingWebhook'])
    expect(byMember.headers['link']).toContain('rel="next"')
  })

  test('shows nothing of another account', async () => {
    const [browser, stranger] = [await aBrowser(api, await aPerson(api)), await aBrowser(api, await aPerson(api))]
    const { body: contact } = await browser.post('/contacts', aContact())

    const { body } = await stranger.get(`/changes?path=/contacts/${contact.id}`)

    expect(body).toEqual([])
  })

  test('goes back as far as events are kept', async () => {
    const browser = await aBrowser(api, await aPerson(api))
    await browser.post('/contacts', aContact())
    const { body } = await browser.post('/contacts', aContact())
    await api.db.run(
      sql`update changes set created_at = now() - interval '31 days' where path <> ${`/contacts/${body.id}`}`,
    )

    while ((await deleteOldChanges(api.db, 30)) > 0);

    expect((await browser.get('/changes')).body).toHaveLength(1)
  })
})

describe('a change', () => {
  test('for which the database had room is told as soon as it has room for that, too', async () => {
    const browser = await aBrowser(api, await aPerson(api))
    await api.db.run(sql`
      create or replace function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`)
    await api.db.run(
      sql`create or replace trigger refuse before insert on changes for each row execute function refuse()`,
    )

    const { status, body: contact } = await browser.post('/contacts', aContact())
    const meanwhile = (await browser.get('/changes')).body
    await api.db.run(sql`drop trigger refuse on changes`)

    expect([status, meanwhile]).toEqual([201, []])
    await eventually(async () =>
      expect(shown((await browser.get('/changes')).body)).toEqual([
        ['createContact', `/contacts/${contact.id}`, undefined],
      ]),
    )
  })
})

describe('an event', () => {
  test('that somebody asked for names them in the log', async () => {
    const person = await aPerson(api)
    const browser = await aBrowser(api, person)
    const draft = { url: 'http://127.0.0.1:9/hook', events: ['request.created'] }
    const { body: webhook } = await browser.post('/webhooks', draft)

    await browser.post(`/webhooks/${webhook.id}/ping`, {})

    const [event] = (await browser.get('/events')).body
    expect(event).toMatchObject({ eventName: 'webhook.ping', actor: { kind: 'user', id: person.id } })
  })
})

describe('a reader', () => {
  test('sees targets without the link that connects their portal', async () => {
    const owner = await aPerson(api)
    const browsers = [await aBrowser(api, owner), await aBrowser(api, await aPerson(api, 'reader', owner))] as const
    await browsers[0].send({
      method: 'PUT',
      url: '/account/credentials/platform-a-24-sandbox',
      payload: { key: 'k', secret: 's' },
    })
    const { body: target } = await browsers[0].post('/targets', { type: 'platform-a-24-sandbox', name: 'Portal' })

    const [owners, readers] = await Promise.all(browsers.map((browser) => browser.get('/targets')))
    const one = await browsers[1].get(`/targets/${target.id}`)

    expect(owners?.body[0].authorizationUrl).toBe(target.authorizationUrl)
    expect(target.authorizationUrl).toBeDefined()
    expect(readers?.body[0].id).toBe(target.id)
    expect([readers?.body[0], one.body].map((each) => 'authorizationUrl' in each)).toEqual([false, false])
  })
})

function aTarget(): object {
  const login = { protocol: 'ftp', host: 'ftp.example.org', username: 'agency', password: 'secret' }
  return { type: 'openimmo', credentials: { ...login, providerNumber: 'KD-4711' } }
}
