import { Client } from 'basic-ftp'
import ssh2 from 'ssh2'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { type Sandbox, startSandbox } from './index.ts'

const password = 'grün: ein Passwort'
let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox({ host: '127.0.0.1', port: 0, password, fileServers: { ftpPort: 0, sftpPort: 0 } })
})
afterAll(() => sandbox.stop())

describe('a sandbox with a password', () => {
  const oauth = '/restapi/security/oauth'

  test.for([
    '/',
    '/platform-a',
    '/platform-a/access',
    '/platform-a/log',
    '/platform-a/mails',
    '/platform-a/files/1.jpg',
    '/expose/1',
    '/openimmo',
    '/openimmo/reports',
    '/nowhere',
    `${oauth}/confirm_access?oauth_token=x`,
    '/platform-c',
    '/platform-c/access',
    '/platform-c/log',
    '/platform-c/media/demo/1',
    '/platform-c/expose/1',
  ])('asks for it at %s', async (path) => {
    const statuses = await Promise.all(
      [undefined, basic('sandbox'), basic(''), 'Basic', basic(password)].map((authorization) =>
        ask(path, authorization),
      ),
    )

    expect(statuses.slice(0, 4)).toEqual([401, 401, 401, 401])
    expect(statuses[4]).not.toBe(401)
  })

  test('asks whoever allows access, or changes anything', async () => {
    const paths = [
      `${oauth}/confirm_access`,
      '/platform-a/access/keys',
      '/expose/1/contact',
      '/openimmo/1/contact',
      '/platform-c/access',
      '/platform-c/expose/1/contact',
    ]
    const post = (path: string) => fetch(sandbox.url + path, { method: 'POST', body: new URLSearchParams({ a: 'b' }) })

    const answers = await Promise.all(paths.map(post))

    expect(answers.map(({ status }) => status)).toEqual(paths.map(() => 401))
  })

  test('leaves the interface of portal C to those who bear a token', async () => {
    const headers = { 'user-agent': 'aushang/1.0 tests/1.0 node/24' }
    const asked = { grant_type: 'client_credentials', audience: `${sandbox.url}/clim/v1` }
    const [listings, tokens] = await Promise.all([
      fetch(`${sandbox.url}/clim/v1/listings`, { headers }),
      fetch(`${sandbox.url}/oauth/token`, { method: 'POST', headers, body: JSON.stringify(asked) }),
    ])

    expect(listings.headers.get('www-authenticate')).toBe('Bearer error="invalid_token"')
    expect(await tokens.json()).toEqual({ error: 'invalid_client' })
  })

  test.for([
    `${oauth}/request_token`,
    `${oauth}/access_token`,
    '/restapi/api/offer/v1.0/user/me/realestate',
    '/restapi/api/x',
  ])('leaves %s to those who sign', async (path) => {
    const answer = await fetch(sandbox.url + path)

    expect(answer.headers.get('www-authenticate')).toBeNull()
    expect(await answer.text()).toContain('No OAuth authorization header')
  })

  test('is not shown on its pages', async () => {
    const page = await fetch(sandbox.url, { headers: { authorization: basic(password) } })

    expect(await page.text()).not.toContain('Passwort')
  })

  test('takes files under that password only', async () => {
    const { private: privateKey } = ssh2.utils.generateKeyPairSync('ecdsa', { bits: 256 })

    await expect(ftp('sandbox')).rejects.toMatchObject({ code: 530 })
    await expect(ftp(password)).resolves.toMatchObject({ code: 230 })
    await expect(sftp({ password: 'sandbox' })).rejects.toMatchObject({ level: 'client-authentication' })
    await expect(sftp({ privateKey })).rejects.toMatchObject({ level: 'client-authentication' })
    await expect(sftp({ password })).resolves.toBe('ready')
  })
})

function basic(given: string): string {
  return `Basic ${Buffer.from(`anybody:${given}`).toString('base64')}`
}

async function ask(path: string, authorization: string | undefined): Promise<number> {
  return (await fetch(sandbox.url + path, { headers: authorization === undefined ? {} : { authorization } })).status
}

async function ftp(given: string) {
  const client = new Client()
  onTestFinished(() => client.close())
  const port = sandbox.fileServers?.ftpPort ?? 0
  await client.connect('127.0.0.1', port)
  return client.login('agency', given)
}

function sftp(login: ssh2.ConnectConfig): Promise<string> {
  const client = new ssh2.Client()
  onTestFinished(() => void client.end())
  return new Promise((resolve, reject) => {
    client.on('ready', () => resolve('ready'))
    client.on('error', reject)
    client.connect({ host: '127.0.0.1', port: sandbox.fileServers?.sftpPort ?? 0, username: 'agency', ...login })
  })
}
