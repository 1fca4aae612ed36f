import sql from 'sql-template-tag'
import { describe, expect, test } from 'vitest'
import { aProperty, startApi } from '../../test/harness.ts'
import { asAttachment, receive, requestsOf } from '../../test/mails/mails.ts'
import { startTestWorker } from '../../test/work.ts'

const api = startApi()
const credentials = {
  protocol: 'ftps',
  host: 'ftp.portal.example',
  username: 'muster',
  password: 'geheim',
  providerNumber: 'KD-4711',
}

/** A listing that is online at a portal that takes files; `publicUrl` is what the portal itself has said. */
async function aListing({ isPublished = true, publicUrl = null as string | null } = {}) {
  const client = await api.account()
  const { body: target } = await client.post('/targets', { type: 'openimmo', credentials })
  const { body: property } = await client.post('/properties', aProperty())
  const { body: listing } = await client.post('/listings', { propertyId: property.id, targetId: target.id })
  await api.db.run(sql`
    update listings set published_version = ${isPublished ? 1 : 0}, portal_id = 'OAUS1', public_url = ${publicUrl}, due_at = null
    where account_id = ${client.accountId}`)
  const mailbox = { id: target.id, emailId: target.emailId, address: target.emailAddress }
  let asked = 0
  return {
    ask: (url: string, number = property.externalId) =>
      receive(
        api,
        client,
        mailbox,
        asAttachment(
          `<openimmo_feedback><objekt><oobj_id>${number}</oobj_id><expose_url>${url}</expose_url><interessent>` +
            `<email>erika-${++asked}@example.org</email></interessent></objekt></openimmo_feedback>`,
        ),
      ),
    client,
    read: async () => (await client.get(`/listings/${listing.id}`)).body,
  }
}

describe('the address of an advert at a portal that takes files', () => {
  test.for([
    ['the external id', undefined],
    ['our openimmo_obid', 'OAUS1'],
  ] as const)('is learnt from the first inquiry that names it, matched by %s', async ([_number, number]) => {
    startTestWorker(api)
    const { ask, read } = await aListing()
    expect(await read()).not.toHaveProperty('publicUrl')

    await ask('https://www.portal.example/expose/1?ref=mail#bilder', number)
    const first = await read()
    await ask('https://www.portal.example/expose/2', number)

    expect(first.publicUrl).toBe('https://www.portal.example/expose/1?ref=mail')
    expect(await read()).toMatchObject({ publicUrl: first.publicUrl, updatedAt: first.updatedAt })
  })

  test('never goes before what the portal itself has said', async () => {
    startTestWorker(api)
    const { ask, read } = await aListing({ publicUrl: 'https://portal.example/1' })

    await ask('https://www.portal.example/expose/2')

    expect((await read()).publicUrl).toBe('https://portal.example/1')
  })

  test.for([
    ['another host', 'https://portal.example.thief.example/expose/1'],
    ['plain HTTP', 'http://www.portal.example/expose/1'],
    ['a port', 'https://www.portal.example:8443/expose/1'],
    ['a login', 'https://www.portal.example:x@thief.example/'],
    ['a login on the right host', 'https://a:b@www.portal.example/'],
    ['a script', 'javascript:alert(1)'],
    ['600 characters', `https://www.portal.example/${'x'.repeat(600)}`],
    ['the address of the prospect', 'https://www.portal.example/expose/1?from=erika%40example.org'],
    ['nothing that is one', 'https://www.portal.example:99999/'],
  ])('is not learnt from %s', async ([_what, url = '']) => {
    startTestWorker(api)
    const { ask, read, client } = await aListing()

    await ask(url)

    expect(await requestsOf(client)).toHaveLength(1)
    expect(await read()).not.toHaveProperty('publicUrl')
  })

  test('is not learnt for what is not online, nor from an inquiry about another object', async () => {
    startTestWorker(api)
    const { ask, read } = await aListing({ isPublished: false })
    const online = await aListing()

    await ask('https://www.portal.example/expose/1')
    await online.ask('https://www.portal.example/expose/1', 'never-listed')

    expect(await read()).not.toHaveProperty('publicUrl')
    expect(await online.read()).not.toHaveProperty('publicUrl')
  })
})
