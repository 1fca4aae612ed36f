import { terminalWords } from '@aushang/model'
import { describe, expect, test } from 'vitest'
import { runCommand } from '../src/cli/run-command.ts'
import { readConfig } from '../src/config.ts'
import { type Api, startApi, testPublicUrl } from './harness.ts'
import { aPerson, password, sendJson, signInWith } from './people.ts'

const api = startApi()

/** What a command prints, on the database of the tests. */
const run = (...args: string[]) => runOn(api, ...args)

async function runOn({ url }: Api, ...args: string[]): Promise<string[]> {
  const lines: string[] = []
  const config = readConfig({ DATABASE_URL: url, PUBLIC_URL: testPublicUrl })
  const keepRunning = () => Promise.reject(new Error('nothing is kept running here'))
  await runCommand(args, {
    readConfig: () => config,
    keepRunning,
    print: (line) => lines.push(line),
    words: terminalWords.en,
  })
  return lines
}
const tokenOf = (url = '') => url.split('#token=')[1] ?? ''

describe('aushang users, where nobody can sign in yet', () => {
  const empty = startApi()

  test('list says so, and setup-link prints the link for the first person, and is refused once there is one', async () => {
    const { accountId } = await empty.account()

    expect(await runOn(empty, 'users', 'list')).toEqual([
      'Nobody can sign in yet; "aushang users setup-link" makes the link for the first person.',
    ])
    expect(await runOn(empty, 'users', 'list', '--account', accountId)).toEqual([
      'Nobody can sign in to this account yet; "aushang users invite" makes a link for somebody.',
    ])
    expect(await runOn(empty, 'users', 'list', '--json')).toEqual(['[]'])
    await expect(runOn(empty, 'users', 'list', '--account', 'nobody')).rejects.toThrow('There is no account nobody')

    const [url] = await runOn(empty, 'users', 'setup-link')
    const person = { email: 'first@example.org', password, name: 'A', language: 'de' }
    const body = { token: tokenOf(url), accountName: 'Muster', ...person }
    expect((await sendJson(empty, 'POST', '/setup', body)).status).toBe(201)
    await expect(runOn(empty, 'users', 'setup-link')).rejects.toThrow('There are people already')
  })
})

describe('aushang users', () => {
  test('list shows everybody, or those of an account', async () => {
    const [person, other] = [await aPerson(api), await aPerson(api)]

    const everybody = await run('users', 'list')
    const some = await run('users', 'list', '--account', person.accountId)
    const [json = ''] = await run('users', 'list', '--account', person.accountId, '--json')

    expect(everybody.join('\n')).toContain(other.email)
    expect(some).toEqual([expect.stringContaining(person.email)])
    expect(JSON.parse(json)).toMatchObject([{ id: person.id, accountId: person.accountId, role: 'owner' }])
    expect(json).not.toContain('argon2')
  })

  test('invite prints a link into an account', async () => {
    const { accountId } = await api.account()

    const [url, words] = await run(
      'users',
      'invite',
      '--account',
      accountId,
      '--email',
      'new@example.org',
      '--role',
      'owner',
    )
    const body = { name: 'Neu', language: 'de', password }
    const accepted = await sendJson(api, 'POST', `/invitations/${tokenOf(url)}/accept`, body)

    expect(words).toBe('It is good once, for seven days.')
    expect(accepted.body).toMatchObject({
      user: { role: 'owner', email: 'new@example.org' },
      account: { id: accountId },
    })
  })

  test('reset-password prints a link to a new password', async () => {
    const person = await aPerson(api)

    const [json = ''] = await run('users', 'reset-password', '--email', person.email, '--json')
    await sendJson(api, 'POST', `/password-resets/${tokenOf(JSON.parse(json).url)}`, { password: 'another password' })

    expect((await signInWith(api, { email: person.email, password: 'another password' })).status).toBe(200)
  })

  test.for([
    [['users', 'invite', '--email', 'a@example.org'], '--account is missing'],
    [['users', 'invite', '--account', 'ACCOUNT'], '--email is missing'],
    [
      ['users', 'invite', '--account', 'ACCOUNT', '--email', 'a@example.org', '--role', 'king'],
      '--role must be one of',
    ],
    [['users', 'reset-password', '--email', 'nobody@example.org'], 'Nobody has this address'],
    [['users', 'reset-password'], '--email is missing'],
  ] as const)('%j says what is missing', async ([args, words]) => {
    const { accountId } = await api.account()

    await expect(run(...args.map((arg) => (arg === 'ACCOUNT' ? accountId : arg)))).rejects.toThrow(words)
  })
})
