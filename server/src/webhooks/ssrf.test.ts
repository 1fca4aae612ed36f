import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import sql from 'sql-template-tag'
import { describe, expect, onTestFinished, test } from 'vitest'
import { startApi } from '../../test/harness.ts'
import { aPublication, aWebhook, hasten, recordTestEvents, settledDelivery, startTestWorker } from '../../test/work.ts'
import { makeGuardedClient } from '../lib/guarded/guarded-fetch.ts'

/** What a name resolves to, if anything, is for each test to say; nothing private is open. */
let addresses: string[] = []
const http = makeGuardedClient({
  allow: [],
  lookup: async () => {
    if (addresses.length === 0) throw Object.assign(new Error('not found'), { code: 'ENOTFOUND' })
    return addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
  },
})
const api = startApi({ http })

/** Listens on all addresses of the machine, and knows whether anybody came. */
const startCanary = async () => {
  let connections = 0
  const server = createServer((socket) => {
    connections++
    socket.destroy()
  }).listen(0, '::')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  return {
    port,
    /** How many came before this call, which comes itself: whoever was on the way is here by then. */
    async connectionsBefore() {
      const before = connections
      await once(connect(port, '127.0.0.1'), 'close')
      expect(connections).toBe(before + 1)
      return before
    },
  }
}

const publicAddress = '93.184.216.34'

describe('a webhook whose name leads, when it is called, to a private address', () => {
  test.for([
    ['127.0.0.1'],
    ['::1'],
    ['::ffff:127.0.0.1'],
    ['0.0.0.0'],
    ['10.0.0.1', '127.0.0.1'],
    ['169.254.169.254'],
    ['fd00:ec2::254'],
  ])('%s is not called, says so, and is tried again', async (later) => {
    const client = await api.account()
    const canary = await startCanary()
    addresses = [publicAddress]
    const webhook = await aWebhook(client, `https://hook.example.org:${canary.port}/hook`)
    startTestWorker(api, { http })

    addresses = later
    await recordTestEvents(api, client.accountId, [aPublication()])
    const { attempts, nextAttemptAt } = await settledDelivery(client, webhook, 'pending')
    await hasten(api, client)

    expect(attempts).toMatchObject([{ failureCode: 'blocked_address', failureMessage: expect.any(String) }])
    expect(attempts[0]).not.toHaveProperty('statusCode')
    for (const address of later) expect(attempts[0].failureMessage).not.toContain(address)
    expect(Date.parse(nextAttemptAt)).toBeGreaterThan(Date.parse(attempts[0].startedAt))
    const delivery = await settledDelivery(client, webhook, 'pending', 2)
    expect(delivery.attempts[1]).toMatchObject({ failureCode: 'blocked_address' })
    expect(await canary.connectionsBefore()).toBe(0)
  })

  test('cannot be created or pointed there, once it is known', async () => {
    const client = await api.account()
    addresses = [publicAddress]
    const { id } = await aWebhook(client, 'https://hook.example.org/hook')

    addresses = ['127.0.0.1']
    const answers = [
      await client.post('/webhooks', { url: 'https://inside.example.org/', events: ['request.created'] }),
      await client.patch(`/webhooks/${id}`, { url: 'https://inside.example.org/' }),
    ]

    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 400, body: { issues: [{ path: '/url', code: 'forbidden_url' }] } })
    }
  })
})

test('a webhook by plain http is refused by name as it is by address, also while nobody knows where the name leads', async () => {
  const client = await api.account()
  addresses = [publicAddress]
  const { id } = await aWebhook(client, 'https://hook.example.org/hook')
  const create = (url: string) => client.post('/webhooks', { url, events: ['request.created'] })

  const byAddress = await create(`http://${publicAddress}/`)
  const byName = await create('http://hook.example.org/')
  addresses = []
  const unresolved = await create('http://hook.example.org/')
  const unresolvedByHttps = await create('https://hook.example.org/')

  for (const answer of [byAddress, byName, unresolved]) {
    expect(answer).toMatchObject({ status: 400, body: { issues: [{ path: '/url', code: 'forbidden_url' }] } })
    expect(answer.body.issues[0].message).toContain('https://')
  }
  expect(unresolvedByHttps.status).toBe(201)
  // What it has already is not judged again.
  expect(await client.patch(`/webhooks/${id}`, { enabled: false })).toMatchObject({ status: 200 })
})

describe('a webhook that was created when more was allowed', () => {
  test.for([
    'http://127.0.0.1:PORT/hook',
    'https://127.0.0.1:PORT/hook',
    'http://2130706433:PORT/hook',
    'http://0x7f.1:PORT/hook',
    'http://[::1]:PORT/hook',
    'http://[::ffff:7f00:1]:PORT/hook',
    'http://localhost:PORT/hook',
    'http://user:secret@127.0.0.1:PORT/hook',
  ])('at %s is not called either', async (form) => {
    const client = await api.account()
    const canary = await startCanary()
    addresses = [publicAddress]
    const webhook = await aWebhook(client, 'https://hook.example.org/hook')
    addresses = ['127.0.0.1']
    const url = form.replace('PORT', String(canary.port))
    await api.db.run(sql`update webhooks set url = ${url} where id = ${webhook.id}`)
    startTestWorker(api, { http })

    await recordTestEvents(api, client.accountId, [aPublication()])

    const { attempts } = await settledDelivery(client, webhook, 'pending')
    expect(attempts).toMatchObject([{ failureCode: url.includes('@') ? 'invalid_url' : 'blocked_address' }])
    expect(await canary.connectionsBefore()).toBe(0)
  })
})
