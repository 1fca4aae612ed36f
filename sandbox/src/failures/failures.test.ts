import { Readable } from 'node:stream'
import { Client } from 'basic-ftp'
import ssh2 from 'ssh2'
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { type Client as PortalClient, type Received, signIn } from '../../test/platform-a/client.ts'
import { flat } from '../../test/platform-a/documents.ts'
import { type Sandbox, startSandbox } from '../index.ts'
import { slowMs } from './switches.ts'

let sandbox: Sandbox
let client: PortalClient
let other: PortalClient
beforeAll(async () => {
  sandbox = await startSandbox({ host: '127.0.0.1', port: 0, fileServers: { ftpPort: 0, sftpPort: 0 } })
  client = await signIn(sandbox.url, 'demo')
  other = await signIn(sandbox.url, 'other')
})
afterAll(() => sandbox.stop())
const on: [string, Record<string, string>][] = []
afterEach(async () => {
  for (const [portal, { user = '', on: kind = '' }] of on.splice(0)) await post(portal, { user, off: kind })
})

async function post(portal: string, form: Record<string, string>): Promise<number> {
  const body = new URLSearchParams(form)
  const answer = await fetch(`${sandbox.url}/${portal}/failures`, { method: 'POST', body, redirect: 'manual' })
  return answer.status
}

async function switchOn(portal: string, kind: string, user = ''): Promise<void> {
  on.push([portal, { user, on: kind }])
  expect(await post(portal, { user, on: kind })).toBe(303)
}

const idOf = ({ json }: Received) => String(json['common.messages'][0].message.id)
const publishObject = (id: string) => ({
  'common.publishObject': { realEstate: { '@id': id }, publishChannel: { '@id': '10000' } },
})
const status = async (who: PortalClient) => (await who.send('GET', '/user/me')).status

describe('a switch', () => {
  test.for<[string, Record<string, string>, number]>([
    ['another site, as the browser says', { 'sec-fetch-site': 'cross-site' }, 403],
    ['another port', { 'sec-fetch-site': 'same-site', origin: 'http://127.0.0.1:1' }, 403],
    ['another site, as an old browser says', { origin: 'https://elsewhere.example' }, 403],
    ['nowhere', { origin: 'null' }, 403],
    ['its own page', { 'sec-fetch-site': 'same-origin' }, 303],
    ['what is no browser', {}, 303],
  ])('is set by a form from %s, or not', async ([, headers, expected]) => {
    const body = new URLSearchParams({ user: 'nobody', off: 'down' })
    const answer = await fetch(`${sandbox.url}/platform-a/failures`, {
      method: 'POST',
      body,
      headers,
      redirect: 'manual',
    })

    expect(answer.status).toBe(expected)
  })
})

describe('the switches of portal A', () => {
  test('take it down for everybody, with its sign-in, and bring it up again', async () => {
    await switchOn('platform-a', 'down')
    const down = [await status(client), await status(other)]
    const token = await fetch(`${sandbox.url}/restapi/security/oauth/request_token`, { method: 'POST' })
    const page = await (await fetch(`${sandbox.url}/platform-a/failures`)).text()
    await post('platform-a', { user: '', off: 'down' })

    expect([...down, token.status]).toEqual([503, 503, 503])
    expect(page).toContain('Eine Störung ist eingeschaltet.')
    expect([await status(client), await status(other)]).toEqual([200, 200])
  })

  test('take it down for one user only', async () => {
    await switchOn('platform-a', 'down', 'demo')

    expect([await status(client), await status(other)]).toEqual([503, 200])
  })

  test('make it slow', async () => {
    await switchOn('platform-a', 'slow', 'demo')
    const started = performance.now()

    expect(await status(client)).toBe(200)
    expect(performance.now() - started).toBeGreaterThan(slowMs - 50)
  })

  test('exhaust the quota, so that nothing more is published', async () => {
    const id = idOf(await client.send('POST', '/user/me/realestate', { json: flat({ externalId: 'quota' }) }))
    await switchOn('platform-a', 'full', 'demo')
    const refused = await client.send('POST', '/publish', { json: publishObject(id) })
    await post('platform-a', { user: 'demo', off: 'full' })
    const taken = await client.send('POST', '/publish', { json: publishObject(id) })

    expect([refused.status, taken.status]).toEqual([412, 201])
    expect(refused.texts[0]).toContain('No contingent available')
  })

  test('revoke the access of one user for good', async () => {
    const leaving = await signIn(sandbox.url, 'leaving')

    expect(await post('platform-a', { user: 'leaving', revoke: 'yes' })).toBe(303)

    expect([await status(leaving), await status(client)]).toEqual([401, 200])
  })
})

describe('the switches of the portal that takes files', () => {
  test('take its servers down, for everybody and for one login', async () => {
    await (await ftp('anybody')).cd('/')
    await switchOn('openimmo', 'down')
    await expect(ftp('anybody')).rejects.toThrow('421')
    await expect(sftp('anybody')).rejects.toThrow(/ECONNRESET|closed|lost|handshake|ended/i)
    await post('openimmo', { user: '', off: 'down' })
    await switchOn('openimmo', 'down', 'unlucky')

    await expect(ftp('unlucky')).rejects.toThrow('421')
    await expect(sftp('unlucky')).rejects.toThrow(/ECONNRESET|closed|lost|ended/i)
    await (await ftp('anybody')).cd('/')
    expect(await (await fetch(`${sandbox.url}/openimmo/failures`)).text()).toMatch(/<strong>anybody<\/strong>/)
  })

  test('fill the disk under a login that is there, and refuse a new one', async () => {
    const client = await ftp('agency')
    await switchOn('openimmo', 'full', 'agency')
    await expect(client.uploadFrom(Readable.from(['x']), 'a.txt')).rejects.toThrow('452')
    await switchOn('openimmo', 'refused', 'agency')

    await expect(ftp('agency')).rejects.toThrow('530')
    await expect(sftp('agency')).rejects.toThrow('authentication')
  })

  test('make it slow', async () => {
    await switchOn('openimmo', 'slow')
    const started = performance.now()

    await ftp('patient')

    expect(performance.now() - started).toBeGreaterThan(slowMs - 50)
  })
})

test.for([
  ['nothing', {}],
  ['a kind that is none', { on: 'toString' }],
  ['a kind that this portal has not', { on: 'refused' }],
  ['a name of 101 characters', { on: 'down', user: 'x'.repeat(101) }],
  ['revoking in other words', { revoke: 'maybe' }],
] as [string, Record<string, string>][])('%s switches nothing', async ([, form]) => {
  expect(await post('platform-a', form)).toBe(400)
  expect(await status(client)).toBe(200)
})

test('markup in a name is shown as text', async () => {
  await switchOn('platform-a', 'slow', '<script>alert(1)</script>')

  const page = await (await fetch(`${sandbox.url}/platform-a/failures`)).text()

  expect(page).toContain('&#60;script&#62;alert(1)')
  expect(page).not.toContain('<script>alert')
})

async function ftp(user: string): Promise<Client> {
  const client = new Client(10_000)
  onTestFinished(() => client.close())
  await client.access({ host: '127.0.0.1', port: sandbox.fileServers?.ftpPort ?? 0, user, password: 'sandbox' })
  return client
}

async function sftp(username: string): Promise<void> {
  const client = new ssh2.Client()
  onTestFinished(() => void client.end())
  await new Promise<void>((resolve, reject) => {
    client
      .on('ready', () => client.sftp((error) => (error ? reject(error) : resolve())))
      .on('error', reject)
      .on('close', () => reject(new Error('closed')))
      .connect({ host: '127.0.0.1', port: sandbox.fileServers?.sftpPort ?? 0, username, password: 'sandbox' })
  })
}
