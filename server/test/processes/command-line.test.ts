import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm, symlink } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { messageOf, renderMessage, terminalWords } from '@aushang/model'
import { startSandbox } from '@aushang/sandbox'
import { Registry } from 'prom-client'
import sql, { raw } from 'sql-template-tag'
import { beforeAll, afterAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { aContact, startApi, testSecrets } from '../harness.ts'
import { aMailClient, receive } from '../mails/mails.ts'
import { aJpeg } from '../pictures.ts'
import { connectedTarget, listingOnce, newListing, newProperty, newTarget } from '../portal.ts'
import { startReceiver } from '../receiver.ts'
import { startSource } from '../source.ts'
import { aPublication, aWebhook, eventually, processed, recordTestEvents, startTestWorker } from '../work.ts'
import { refuseOtherSecretsKey } from '../../src/lib/secrets-key.ts'
import { runCommand } from '../../src/cli/run-command.ts'
import { readConfig } from '../../src/config.ts'
import { connectionsMaxOfAll, processName } from '../../src/connections-max.ts'
import { openWakes } from '../../src/lib/background-work/wake.ts'
import { StartupError } from '../../src/lib/startup-error.ts'
import { shareFigures, startStatusServer } from '../../src/lib/telemetry/status-server.ts'
import { childEnvironment } from '../../../test/child-environment.ts'

vi.setConfig({ testTimeout: 120_000 })

const aushang = fileURLToPath(new URL('../../bin/aushang.js', import.meta.url))
const api = startApi()
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aushang-command-'))
  await symlink(api.mediaFolder, join(folder, 'media'))
  await refuseOtherSecretsKey(api.db, testSecrets) // as the service does at its start
})
afterAll(() => rm(folder, { recursive: true }))

interface Said {
  code: number
  output: string
  errors: string
}

/** On the database and the storage of the API, unless the settings say otherwise. */
async function run(args: string[], settings: Record<string, string> = { DATABASE_URL: api.url }): Promise<Said> {
  const environment = { DATA_DIR: folder, SECRETS_KEY: '07'.repeat(32), ...settings }
  const lines: string[] = []
  try {
    const isWell = await runCommand(args, {
      readConfig: (given) => readConfig({ ...environment, ...given }),
      keepRunning: () => Promise.reject(new Error('nothing is kept running here')),
      print: (line) => lines.push(line),
      words: terminalWords.en,
    })
    return { code: isWell ? 0 : 1, output: lines.join('\n'), errors: '' }
  } catch (error) {
    if (!(error instanceof StartupError)) throw error
    return { code: 1, output: lines.join('\n'), errors: error.message }
  }
}

/** As an operator calls it. */
function runProcess(...args: string[]): Promise<Said> {
  const env = { ...childEnvironment, DATA_DIR: folder, DATABASE_URL: api.url }
  return new Promise((resolve) => {
    execFile(process.execPath, [aushang, ...args], { env, cwd: folder }, (error, stdout, stderr) =>
      resolve({ code: error === null ? 0 : Number(error.code), output: stdout.trim(), errors: stderr.trim() }),
    )
  })
}

// oxlint-disable-next-line typescript/no-explicit-any -- a test looks into any answer, and says what it expects there
async function json(...args: string[]): Promise<any> {
  const { code, output, errors } = await run([...args, '--json'])
  expect([code, errors]).toEqual([0, ''])
  return JSON.parse(output)
}

describe('aushang', () => {
  test('ends quietly when nobody reads on', async () => {
    const env = { ...childEnvironment, DATA_DIR: folder }
    const child = spawn(process.execPath, [aushang, 'help'], { env, cwd: folder })
    child.stdout.destroy()
    const [errors, [code]] = await Promise.all([text(child.stderr), once(child, 'close')])

    expect([errors, code]).toEqual(['', 0])
  })

  test('without arguments, and where help is asked for, prints help and starts nothing', async () => {
    const [bare, help, ofGroup] = [await runProcess(), await run(['help'], {}), await run(['keys', '--help'], {})]

    expect(bare).toEqual(help)
    expect(bare).toMatchObject({ code: 0, errors: '' })
    expect(bare.output).toMatch(/^Usage:\n {2}aushang start\n/)
    expect(ofGroup.output.match(/aushang keys \w+/g)).toEqual([
      'aushang keys list',
      'aushang keys create',
      'aushang keys delete',
    ])
    expect(await readdir(folder)).toEqual(['media'])
  })

  test('--version says which it is', async () => {
    expect((await runProcess('--version')).output).toMatch(/^aushang \d+\.\d+\.\d+$/)
  })

  test.for<[string[], RegExp]>([
    [['acounts', 'create'], /^There is no command "acounts create"\. "aushang accounts create" is meant\?$/],
    [['keys'], /^There is no command "keys"\. There are:\n {2}aushang keys list/],
    [['help', 'nothing'], /^There is no command "nothing"\./],
    [['accounts', 'create', '--name', 'a\tb\nc'], /^--name must be one line without control characters\.$/m],
    [['nothing'], /^There is no command "nothing"\. "aushang help" names them all\.$/],
    [['start', 'now'], /^There is no command "start now"/],
    [
      ['keys', 'create'],
      /^--account is missing\.\n--name is missing\.\nUsage: aushang keys create --account ID --name NAME/,
    ],
    [
      ['keys', 'delete', '--account', 'A', '--kye', 'B'],
      /^"B" is one too many\.\nThere is no option --kye\.\n--key is missing\.\nUsage: /,
    ],
    [['accounts', 'list', 'all'], /^"all" is one too many\.\nUsage: aushang accounts list/],
    [['accounts', 'create', '--name', ' '], /^--name needs a value of 1 to 100 characters: --name NAME\./],
    [['openimmo', 'check'], /^FILE is missing\.\nUsage: aushang openimmo check FILE/],
  ])('%j is told what is missing', async ([args, sentence]) => {
    const { code, output, errors } = await run(args)

    expect(errors).toMatch(sentence)
    expect([code, output]).toEqual([1, ''])
  })

  test.for([['accounts', 'create', '--name', 'X'], ['accounts', 'list'], ['status'], ['mails', 'reparse']])(
    '%j makes no database where none is',
    async (args) => {
      const empty = join(folder, 'empty')

      const { code, errors } = await run(args, { DATA_DIR: empty })

      expect(code).toBe(1)
      expect(errors).toMatch(/^There is no database in .*empty yet: "aushang start" makes one there\./)
      expect(await readdir(folder)).not.toContain('empty')
    },
  )

  test('ends with 1 where it cannot do what was asked, and says why on standard error', async () => {
    expect(await runProcess('nothing')).toEqual({
      code: 1,
      output: '',
      errors: 'There is no command "nothing". "aushang help" names them all.',
    })
  })

  test('a misspelt setting is named, and the one that is meant', async () => {
    const { code, errors } = await run(['accounts', 'list'], { DATABASE_ULR: api.url })

    expect(code).toBe(1)
    expect(errors).toContain('DATABASE_ULR is not a setting; DATABASE_URL is.')
  })
})

describe('aushang keys', () => {
  test('creates, lists and deletes, and calls a key what accounts create calls it', async () => {
    const account = await json('accounts', 'create', '--name', 'Schlüssel')

    const key = await json('keys', 'create', '--account', account.id, '--name', 'zweiter')
    const list = await json('keys', 'list', '--account', account.id)
    const deleted = await json('keys', 'delete', '--account', account.id, '--key', key.id)
    const [last] = await json('keys', 'list', '--account', account.id)
    const refused = await run(['keys', 'delete', '--account', account.id, '--key', last.id])

    expect(account.apiKey).toMatch(/^aushang_/)
    expect(key).toMatchObject({ name: 'zweiter', prefix: key.apiKey.slice(0, 12), createdAt: expect.any(String) })
    expect(list).toMatchObject([{ name: 'first key' }, { id: key.id, name: 'zweiter' }])
    expect(JSON.stringify(list)).not.toContain(key.apiKey)
    expect(deleted).toEqual({ id: key.id })
    expect(refused).toMatchObject({ code: 1, errors: expect.stringContaining('last key of the account') })
  })

  test('says so where there is no such account', async () => {
    expect((await run(['keys', 'list', '--account', 'nobody'])).errors).toBe(
      'There is no account nobody; "aushang accounts list" shows them.',
    )
  })
})

describe('aushang accounts delete', () => {
  test('takes everything of the account, keeps one with adverts unless told to, and leaves others alone', async () => {
    startTestWorker(api)
    const [client, other] = [await api.account('geht'), await api.account('bleibt')]
    const receiver = await startReceiver()
    const source = await startSource({ '/a.jpg': await aJpeg(640, 480) })
    for (const each of [client, other]) {
      await aWebhook(each, receiver.url)
      const { body: contact } = await each.post('/contacts', aContact())
      const attachments = [{ url: `${source.url}/a.jpg` }]
      const property = await newProperty(each, { contactId: contact.id, attachments })
      await processed(each, property.id)
      const target = await connectedTarget(api, each)
      const listing = await newListing(each, property.id, target.id)
      await listingOnce(each, listing.id, { status: 'published' })
    }
    await eventually(() => expect(receiver.requests.length).toBeGreaterThanOrEqual(2))
    const folders = () => readdir(api.mediaFolder)
    expect(await folders()).toContain(client.accountId)

    const kept = await run(['accounts', 'delete', '--account', client.accountId])
    const deleted = await run(['accounts', 'delete', '--account', client.accountId, '--abandon', '--json'])

    expect(kept).toMatchObject({
      code: 1,
      errors: expect.stringMatching(/^The account has listings: 1\. 1 of them may be online, and would stay so/),
    })
    expect(JSON.parse(deleted.output)).toEqual({ id: client.accountId, name: 'geht', abandonedListings: 1 })
    const tables = await api.db.many<{ name: string }>(sql`
      select table_name as name from information_schema.columns where column_name = 'account_id' and table_schema = 'public'`)
    expect(tables.length).toBeGreaterThan(15)
    for (const { name } of tables) {
      const left = await api.db.many(sql`select from ${raw(name)} where account_id = ${client.accountId}`)
      expect([name, left]).toEqual([name, []])
    }
    expect((await other.get('/listings')).body).toHaveLength(1)
    expect(await folders()).toContain(other.accountId)
    expect(await folders()).not.toContain(client.accountId)
  })

  test('does not call online what no portal has ever been told of', async () => {
    const client = await api.account('nie online')
    const target = await connectedTarget(api, client)
    await newListing(client, (await newProperty(client)).id, target.id)

    const kept = await run(['accounts', 'delete', '--account', client.accountId])
    const deleted = await run(['accounts', 'delete', '--account', client.accountId, '--abandon'])

    expect(kept).toMatchObject({
      code: 1,
      errors: expect.stringMatching(/^The account has listings: 1\. None of them was/),
    })
    expect(deleted).toMatchObject({ code: 0, output: `Account nie online (${client.accountId}) is deleted.` })
  })
})

describe('aushang secrets reseal', () => {
  test('encrypts everything with the new key while the old one is at hand, which may go then', async () => {
    await aWebhook(await api.account(), 'http://127.0.0.1:9')
    const [old, fresh] = ['07'.repeat(32), '08'.repeat(32)]
    const reseal = (keys: Record<string, string>) => run(['secrets', 'reseal'], { DATABASE_URL: api.url, ...keys })

    const tooEarly = await reseal({ SECRETS_KEY: fresh })
    const resealed = await reseal({ SECRETS_KEY: fresh, SECRETS_KEY_OLD: old })
    const withoutOld = await reseal({ SECRETS_KEY: fresh })
    const back = await reseal({ SECRETS_KEY: old, SECRETS_KEY_OLD: `${'09'.repeat(32)}, ${fresh}` })

    expect(tooEarly).toMatchObject({ code: 1, errors: expect.stringContaining('SECRETS_KEY is not the one') })
    expect(resealed).toMatchObject({
      code: 0,
      output: expect.stringMatching(/^[1-9]\d* secrets? (was|were) sealed anew\..* SECRETS_KEY_OLD may go\.$/),
    })
    expect(withoutOld).toEqual({
      code: 0,
      output: '0 secrets were sealed anew. Everything is sealed with SECRETS_KEY now.',
      errors: '',
    })
    expect(back.output).toBe(resealed.output)
  })
})

describe('aushang secrets forget', () => {
  test('says what is lost with a key, and gives up nothing before it is told to', async () => {
    const client = await api.account()
    const webhook = await aWebhook(client, 'http://127.0.0.1:9')
    const lost = { DATABASE_URL: api.url, SECRETS_KEY: '0a'.repeat(32) }

    const said = await run(['secrets', 'forget'], lost)
    const withOld = await run(['secrets', 'forget'], { ...lost, SECRETS_KEY: '', SECRETS_KEY_OLD: '07'.repeat(32) })
    const beside = await run(['secrets', 'forget', '--for-good'], lost)
    const refused = await run(['secrets', 'reseal'], lost)

    expect(said).toMatchObject({
      code: 0,
      output: expect.stringMatching(/^No key opens: .*[1-9] in webhooks.signing_key/),
    })
    expect(withOld).toMatchObject({ code: 0, output: expect.stringMatching(/^Nothing is lost/) })
    expect(beside).toMatchObject({ code: 1, errors: expect.stringContaining('stop all processes first') })
    expect(refused).toMatchObject({ code: 1, errors: expect.stringContaining('SECRETS_KEY is not the one') })
    expect((await client.get(`/webhooks/${webhook.id}`)).body).toEqual(webhook)
  })
})

describe('aushang mails reparse', () => {
  test('says how many, one as well as several', async () => {
    const { client, target } = await aMailClient(api)
    const worker = startTestWorker(api)
    await receive(api, client, target, Buffer.from('Subject: x\r\n\r\nx'))
    await worker.stop()

    const one = await run(['mails', 'reparse', '--account', client.accountId])
    const none = await run(['mails', 'reparse', '--account', client.accountId])

    expect(one.output).toBe('1 mail is read again by the running service.')
    expect(none.output).toBe('0 mails are read again by the running service.')
  })
})

describe('aushang status', () => {
  test('names what is due, what is stuck and who is without access, and no secret', async () => {
    const client = await api.account()
    const target = await newTarget(client)
    const webhook = await aWebhook(client, 'http://127.0.0.1:1/hook?token=secret-of-theirs')
    await api.db.run(sql`update webhooks set failing_since = now() where id = ${webhook.id}`)
    await api.db.run(sql`update targets set due_at = now() + interval '1 h', failures = 4 where id = ${target.id}`)

    const status = await json('status')
    const { output } = await run(['status'])

    expect(status.work.map(({ kind }: { kind: string }) => kind)).toContain('listings')
    expect(status.stuck).toContainEqual(expect.objectContaining({ kind: 'targets', id: target.id, failures: 4 }))
    expect(status.targets).toContainEqual(expect.objectContaining({ id: target.id, status: 'pending' }))
    expect(status.webhooks).toContainEqual(expect.objectContaining({ id: webhook.id, host: '127.0.0.1:1' }))
    const work = output.split('\n').slice(1, 1 + status.work.length)
    expect(work.filter((line) => !/^ {2}\w+ {2,}\d+ due/.test(line))).toEqual([])
    expect(output).toContain(`targets ${target.id} of account ${client.accountId}: 4 tries in vain`)
    expect(JSON.stringify(status) + output).not.toContain('secret-of-theirs')
  })

  test('counts what waits for the delivery before it', async () => {
    const client = await api.account()
    await aWebhook(client, 'http://127.0.0.1:1/hook')
    await recordTestEvents(
      api,
      client.accountId,
      [1, 2, 3].map((step) => aPublication('L1', step)),
    )

    const { work } = await json('status')
    const { output } = await run(['status'])

    expect(work.find(({ kind }: { kind: string }) => kind === 'deliveries')).toMatchObject({ waiting: 2 })
    expect(output).toMatch(/^ {2}deliveries .*, 2 behind others$/m)
  })

  test('says in words why a target is without access, also those of an earlier version', async () => {
    const client = await api.account()
    const [lost, lostLongAgo] = [await newTarget(client), await newTarget(client)]
    const why = messageOf({ key: 'loginRefused', params: { host: 'ftp.example.org' } })
    await api.db.run(sql`update targets set failure_message = ${JSON.stringify(why)} where id = ${lost.id}`)
    await api.db.run(sql`update targets set failure_message = '"Not any more."' where id = ${lostLongAgo.id}`)

    const { targets } = await json('status')
    const { output } = await run(['status'])

    const words = renderMessage(why, 'en')
    expect(targets).toContainEqual(expect.objectContaining({ id: lost.id, failureMessage: words }))
    expect(targets).toContainEqual(expect.objectContaining({ id: lostLongAgo.id, failureMessage: 'Not any more.' }))
    expect(output).toContain(`: pending, ${words}`)
    expect(output).toContain(': pending, Not any more.')
  })
})

describe('aushang doctor', () => {
  test('says of everything how it is, and with its exit code whether it is well', async () => {
    const ports = { HTTP_PORT: '0', SMTP_PORT: '0', SANDBOX_PORT: '0', SANDBOX_FTP_PORT: '0', SANDBOX_SFTP_PORT: '0' }
    const receiver = await startReceiver()
    const settings = {
      DATABASE_URL: api.url,
      PLATFORM_A_URL: receiver.url,
      PLATFORM_A_SANDBOX_URL: receiver.url,
      ...ports,
    }

    const well = await run(['doctor', '--json'], settings)
    const { findings, ok } = JSON.parse(well.output)
    const bad = await run(['doctor'], { ...settings, DATABASE_URL: 'postgres://a:b@127.0.0.1:1/c' })
    const unmailed = await run(['doctor'], {
      ...settings,
      SMTP_TLS_CERT: join(folder, 'none.pem'),
      SMTP_TLS_KEY: join(folder, 'none.key'),
      OUTGOING_MAIL_URL: 'smtp://127.0.0.1:1',
      OUTGOING_MAIL_FROM: 'aushang@example.org',
    })
    const misconfigured = await run(['doctor'], { HTTP_PORT: 'http' })

    expect([well.code, ok]).toEqual([0, true])
    const about = findings.map((finding: { about: string }) => finding.about).join('\n')
    for (const each of [
      'configuration',
      'database',
      'clock',
      'disk',
      'HTTP_PORT',
      'DNS of',
      'outgoing to platform-a-24',
    ]) {
      expect(about).toContain(each)
    }
    expect(bad).toMatchObject({
      code: 1,
      output: expect.stringMatching(/^bad {2}database: The database cannot be reached/m),
    })
    expect(unmailed.code).toBe(1)
    expect(unmailed.output).toMatch(/^bad {2}certificate .*ENOENT/m)
    expect(unmailed.output).toMatch(/^bad {2}outgoing mail by 127\.0\.0\.1:1: .*ECONNREFUSED/m)
    expect(misconfigured).toMatchObject({
      code: 1,
      output: expect.stringMatching(/^bad {2}configuration: .*HTTP_PORT/),
    })
  })

  test('says that the clock of the machine is wrong, by the database and by portals', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 3_600_000 })
    onTestFinished(() => void vi.useRealTimers())
    const portal = await startReceiver(() => ({
      status: 404,
      headers: { date: new Date(Date.now() - 2 * 3_600_000).toUTCString() },
    }))
    const settings = { DATABASE_URL: api.url, PLATFORM_A_URL: portal.url, PLATFORM_A_SANDBOX_URL: portal.url }

    const { code, output } = await run(['doctor'], settings)

    expect(code).toBe(1)
    expect(output).toMatch(/^bad {2}clock: by that of the database, the clock of this machine is 120 minutes fast/m)
    expect(output).toMatch(/^bad {2}outgoing to platform-a-24: by the clock of .* is 120 minutes fast/m)
  })

  test('weighs all processes of the installation against max_connections, and not its own alone', async () => {
    const big = processName(readConfig({ RUN: 'worker', DATABASE_POOL_MAX: '200' }))
    const wakes = openWakes(api.url, () => {}, undefined, big)
    onTestFinished(wakes.close)
    await eventually(async () => expect(await connectionsMaxOfAll(api.db)).toBe(302))

    const { code, output } = await run(['doctor'], { DATABASE_URL: api.url, RUN: 'smtp', STATUS_PORT: '0' })

    expect(code).toBe(1)
    expect(output).toMatch(/^bad {2}database: .*and this one \(up to 12\) take up to 314 of \d+ connections/m)
  })

  test('takes a data folder that is not made yet for what it will be made in', async () => {
    const settings = { DATABASE_URL: api.url, DATA_DIR: join(folder, 'not', 'yet') }

    const { output } = await run(['doctor'], settings)

    expect(output).toMatch(/^(ok|warn) +disk .*not\/yet: .* GB free$/m)
  })

  test('says that a port is held by somebody else, though the service runs', async () => {
    const status = await startStatusServer(
      { host: '127.0.0.1', port: 0 },
      { databaseWatch: { whyUnfit: async () => null }, figures: shareFigures(new Registry()), isReady: () => true },
    )
    onTestFinished(status.stop)
    const stranger = createServer((socket) => socket.end('220 another.example ESMTP Postfix\r\n')).listen(
      0,
      '127.0.0.1',
    )
    onTestFinished(() => void stranger.close())
    await once(stranger, 'listening')
    const { port } = stranger.address() as AddressInfo
    const ports = { HTTP_PORT: `${status.port}`, SMTP_PORT: `${port}`, RUN: 'api,smtp' }

    const { output } = await run(['doctor'], { DATABASE_URL: api.url, ...ports })

    expect(output).toContain('(HTTP_PORT): in use; the service runs')
    expect(output).toContain('(SMTP_PORT): in use by something else')
  })

  test('knows the sandbox of the service by what it says, and takes nothing else for it', async () => {
    const status = await startStatusServer(
      { host: '127.0.0.1', port: 0 },
      { databaseWatch: { whyUnfit: async () => null }, figures: shareFigures(new Registry()), isReady: () => true },
    )
    onTestFinished(status.stop)
    const sandbox = await startSandbox({
      host: '127.0.0.1',
      port: 0,
      fileServers: { ftpPort: 0, sftpPort: 0 },
    })
    onTestFinished(sandbox.stop)
    const strangers = [1, 2, 3].map(() => createServer((socket) => socket.end('Hello\r\n')).listen(0, '127.0.0.1'))
    onTestFinished(() => strangers.forEach((each) => each.close()))
    await Promise.all(strangers.map((each) => once(each, 'listening')))
    const verdicts = async ([http, ftp, sftp]: (number | undefined)[]) => {
      const { output } = await run(['doctor'], {
        DATABASE_URL: api.url,
        RUN: 'api,sandbox',
        HTTP_PORT: `${status.port}`,
        SANDBOX_PORT: `${http}`,
        SANDBOX_FTP_PORT: `${ftp}`,
        SANDBOX_SFTP_PORT: `${sftp}`,
      })
      return output.match(/(?<=\(SANDBOX_\w+\): ).*/g)
    }

    const ours = await verdicts([sandbox.port, sandbox.fileServers?.ftpPort, sandbox.fileServers?.sftpPort])
    const others = await verdicts(strangers.map((each) => (each.address() as AddressInfo).port))

    expect(ours).toEqual(Array(3).fill('in use; the service runs'))
    expect(others).toEqual(Array(3).fill('in use by something else'))
  })
})
