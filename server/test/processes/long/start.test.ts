import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import sql from 'sql-template-tag'
import { afterEach, beforeEach, describe, expect, onTestFailed, onTestFinished, test, vi } from 'vitest'
import { createAccount } from '../../../src/accounts/accounts.store.ts'
import { findEmbeddedPostgres, startEmbeddedPostgres } from '../../../src/lib/embedded-postgres/start.ts'
import { openDatabase } from '../../../src/lib/database/db.ts'
import { childEnvironment } from '../../../../test/child-environment.ts'
import { installed, linux, type Need, needing } from '../../../../test/needs.ts'
import { processesIn } from '../../../../test/processes-in.ts'
import { cloneDatabase } from '../../database/database.ts'
import { aMailTarget, anInquiry } from '../../mails/mails.ts'
import { connectSmtp } from '../../mails/smtp-client.ts'
import { testRequestsDomain } from '../../harness.ts'
import { eventually } from '../../work.ts'

vi.setConfig({ testTimeout: 180_000 })

const root = fileURLToPath(new URL('../../../../', import.meta.url))
const aushang = fileURLToPath(new URL('../../../bin/aushang.js', import.meta.url))

let folder: string
let dataDir: string
let children: ChildProcess[]

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aushang-start-'))
  dataDir = join(folder, 'data')
  children = []
})

afterEach(async () => {
  for (const child of children) child.kill('SIGKILL')
  // What a killed service left running is taken over and stopped.
  if (await findEmbeddedPostgres(dataDir)) await (await startEmbeddedPostgres({ dataDir })).stop()
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
})

/** The service as an operator starts it. */
function start(environment: Record<string, string> = {}, ...args: string[]) {
  return startBy(process.execPath, [aushang, ...(args.length > 0 ? args : ['start'])], environment, folder)
}

/** In the folder of the project, as somebody in front of a terminal does. */
const startByNpm = () => startBy('npm', ['start'], { HOME: folder }, root)

function startBy(command: string, args: string[], environment: Record<string, string>, cwd: string) {
  const ports = { HTTP_PORT: '0', SMTP_PORT: '0', SANDBOX_PORT: '0', SANDBOX_FTP_PORT: '0', SANDBOX_SFTP_PORT: '0' }
  const env = { ...childEnvironment, DATA_DIR: dataDir, ...ports, ...environment }
  const child = spawn(command, args, { env, cwd })
  children.push(child)
  let output = ''
  let errors = ''
  child.stdout.on('data', (data: Buffer) => (output += String(data)))
  child.stderr.on('data', (data: Buffer) => (errors += String(data)))
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, output, errors: errors.trim() }))
  return {
    child,
    ended,
    smtpPort: () => Number(/"smtp":"[^"]*:(\d+)"/.exec(output)?.[1]),
    /** What the first group of the pattern matches in what it has printed, once it does. */
    printed: (pattern: RegExp) =>
      vi.waitFor(
        () => {
          const found = pattern.exec(output)?.[1]
          if (found === undefined) throw new Error('It is not printed yet.')
          return found
        },
        { timeout: 60_000, interval: 20 },
      ),
    /** Where it listens, or how it ended. */
    async up(): Promise<string> {
      return vi.waitFor(
        () => {
          if (child.exitCode !== null) throw new Error(`It ended: ${errors}`)
          const url = /"url":"([^"]+)","docs"/.exec(output)?.[1]
          if (url === undefined) throw new Error('It is not up yet.')
          return url
        },
        { timeout: 60_000, interval: 20 },
      )
    },
  }
}

async function createAccountByCommand(...options: string[]): Promise<string> {
  const { output } = await start({}, 'accounts', 'create', '--name', 'Muster', '--json', ...options).ended
  return (JSON.parse(output) as { apiKey: string }).apiKey
}

const setupLink = /"setup":"http:\/\/localhost:0\/setup#token=(\w+)"/

/** The first person of the installation comes in. */
function setUp(url: string, token: string): Promise<Response> {
  const person = { email: 'anna@example.org', password: 'a good password', name: 'Anna', language: 'de' }
  return fetch(`${url}/setup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token, accountName: 'Muster', ...person }),
  })
}

function send(url: string, apiKey: string, body?: object): Promise<Response> {
  const headers = { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' }
  return fetch(url, body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers })
}

const systemNode = '/usr/bin/node'
const olderNode: Need = {
  what: 'a Node older than 24',
  how: `apt-get install nodejs, as ${systemNode}`,
  isMet:
    installed([systemNode]) !== '' &&
    /^v(1\d|2[0-3])\./.test(execFileSync(systemNode, ['--version'], { encoding: 'utf8' })),
}

describe('aushang start', () => {
  test('that is given up while it hangs leaves no database running', async () => {
    const postgres = await startEmbeddedPostgres({ dataDir })
    const db = openDatabase({ url: postgres.url })
    await db.run(sql`
      create function hang() returns event_trigger language plpgsql as 'begin perform pg_sleep(600); end'`)
    await db.run(sql`create event trigger hangs on ddl_command_start execute function hang()`)
    await db.close()
    await postgres.stop()
    const { child, ended, printed } = start({ SHUTDOWN_SECONDS: '0' })
    await printed(/(PostgreSQL runs)/)
    const beside = openDatabase({ url: (await findEmbeddedPostgres(dataDir)) ?? '' })
    const hanging = sql`select from pg_stat_activity where wait_event = 'PgSleep'`
    await eventually(async () => expect(await beside.many(hanging)).toHaveLength(1))
    await beside.close()

    child.kill('SIGTERM')

    expect(await ended).toMatchObject({ code: 1, errors: '', output: expect.stringContaining('the start is given up') })
    expect(await findEmbeddedPostgres(dataDir)).toBeNull()
  })

  test(
    'in an empty folder brings up the service, after kill -9 by npm again with everything that was acknowledged, and stops in order',
    needing(linux),
    async () => {
      const first = start()
      const url = await first.up()
      const apiKey = await createAccountByCommand('--language', 'de')
      const contact = { lastName: 'Muster', email: 'anna@example.org' }
      const answers = [
        await fetch(`${url}/readyz`),
        await send(`${url}/account`, apiKey),
        await send(`${url}/contacts`, apiKey, contact),
      ]
      await first.printed(setupLink)
      first.child.kill('SIGKILL')
      await first.ended

      const second = startByNpm()
      const secondUrl = await second.up()
      const contacts = await send(`${secondUrl}/contacts`, apiKey)
      const settled = await setUp(secondUrl, await second.printed(setupLink))
      const running = await everythingRunning(second.child)
      second.child.kill('SIGTERM')

      expect(answers.map(({ status }) => status)).toEqual([200, 200, 201])
      expect(await answers[1]?.json()).toMatchObject({ name: 'Muster', language: 'de' })
      expect(await contacts.json()).toMatchObject([contact])
      expect(settled.status).toBe(201)
      expect(await second.ended).toMatchObject({
        code: 0,
        errors: '',
        output: expect.stringContaining('"msg":"stopped"'),
      })
      expect(await findEmbeddedPostgres(dataDir)).toBeNull()
      await expectGone(running)

      // There is somebody now who can sign in.
      const third = startByNpm()
      await third.up()
      const said = await killWhatStandsBefore(third)
      expect(said).toContain('"msg":"stopped"')
      expect(said).not.toContain('#token=')
    },
  )

  test(
    'by an older Node is ended in order by kill -9 of that, and leaves nothing behind',
    needing(olderNode),
    async () => {
      const service = startBy(systemNode, ['server/bin/aushang.js', 'start'], {}, root)
      await service.up()

      expect(await killWhatStandsBefore(service)).toContain('"msg":"stopped"')
    },
  )

  test('takes a forwarded mail, and reads again what it could not read when it is told to', async () => {
    const database = await cloneDatabase()
    const settings = { DATABASE_URL: database.url, SECRETS_KEY: 'ab'.repeat(32), REQUESTS_DOMAIN: testRequestsDomain }
    const service = start(settings)
    const url = await service.up()
    const db = openDatabase({ url: database.url })
    const { id: accountId, apiKey } = await createAccount(db, 'Muster')
    const target = await aMailTarget({ db }, { accountId })

    const replies = [
      await (await connectSmtp(service.smtpPort())).deliver(target.address, anInquiry()),
      await (await connectSmtp(service.smtpPort())).deliver(target.address, 'Subject: Frage'),
    ]
    const events = await vi.waitFor(
      async () => {
        const list = (await (await send(`${url}/events`, apiKey)).json()) as { eventName: string }[]
        expect(list).toHaveLength(2)
        return list.map(({ eventName }) => eventName)
      },
      { timeout: 20_000, interval: 50 },
    )
    const reparse = await start(settings, 'mails', 'reparse', '--json').ended

    expect(replies.map(({ code }) => code)).toEqual([250, 250])
    expect(events.toSorted()).toEqual(['request.created', 'request.parsing_failed'])
    expect(reparse).toMatchObject({ code: 0, output: '{"mails":1}\n' })
    service.child.kill('SIGTERM')
    expect(await service.ended).toMatchObject({ code: 0, errors: '' })
    await db.close()
    await database.drop()
  })

  test('twice at once on one folder: one runs, the other says who does', async () => {
    const services = [start({ RUN: 'api' }), start({ RUN: 'api' })]

    const outcomes = await Promise.race(services.map(async (service) => ({ service, ...(await service.ended) })))
    const other = services.find((service) => service !== outcomes.service)

    expect(outcomes.code).toBe(1)
    expect(outcomes.errors).toBe(
      `Another Aushang (process ${other?.child.pid}) already runs on ${dataDir}. Stop it first, or give this one its own DATA_DIR.`,
    )
    expect((await fetch(`${await other?.up()}/readyz`)).status).toBe(200)
  })

  test('twice at once on one empty database of yours: both migrate, both run', async () => {
    const database = await cloneDatabase()
    const settings = { DATABASE_URL: database.url, SECRETS_KEY: 'ab'.repeat(32), RUN: 'api,worker' }

    const urls = await Promise.all([start(settings).up(), start(settings).up()])

    expect(await Promise.all(urls.map(async (url) => (await fetch(`${url}/readyz`)).status))).toEqual([200, 200])
    for (const child of children.splice(0)) {
      child.kill('SIGKILL')
      await once(child, 'close')
    }
    await database.drop()
  })
})

describe('a start that cannot succeed ends with one clear sentence', () => {
  /** A database of the operator's: making one takes longer than all the rest of a start. */
  async function ofYours(): Promise<Record<string, string>> {
    const database = await cloneDatabase()
    onTestFinished(database.drop)
    return { DATABASE_URL: database.url, SECRETS_KEY: 'ab'.repeat(32) }
  }

  test('when ports are in use: all of them are named at once', async () => {
    const squatters = [createServer().listen(0, '127.0.0.1'), createServer().listen(0, '127.0.0.1')]
    await Promise.all(squatters.map((squatter) => once(squatter, 'listening')))
    const [http, smtp] = squatters.map((squatter) => (squatter.address() as { port: number }).port)

    const settings = { ...(await ofYours()), HTTP_PORT: String(http), SMTP_PORT: String(smtp) }
    const { code, errors } = await start(settings).ended
    for (const squatter of squatters) squatter.close()

    expect(code).toBe(1)
    expect(errors.split('\n')).toEqual([
      `Port ${http} on 127.0.0.1 is in use already; stop what uses it, or set HTTP_PORT.`,
      `Port ${smtp} on 127.0.0.1 is in use already; stop what uses it, or set SMTP_PORT.`,
    ])
  })

  test('when another sandbox keeps its data in the folder', async () => {
    const settings = { ...(await ofYours()), RUN: 'api,sandbox' }
    const first = start(settings)
    await first.up()

    const second = await start(settings).ended
    first.child.kill('SIGKILL')
    await first.ended
    const third = start(settings)

    expect(second.code).toBe(1)
    expect(second.errors).toBe(
      `Another sandbox keeps its data in ${dataDir}. Leave sandbox out of RUN and say in PLATFORM_A_SANDBOX_URL where it is, or give this one its own DATA_DIR.`,
    )
    expect(await third.up()).toMatch(/^http/)
    third.child.kill('SIGTERM')
    await third.ended
  })

  test('when the certificate for mails is not there', async () => {
    const { code, errors } = await start({
      ...(await ofYours()),
      SMTP_TLS_CERT: join(folder, 'no.pem'),
      SMTP_TLS_KEY: join(folder, 'no.pem'),
    }).ended

    expect(code).toBe(1)
    expect(errors).toMatch(/^The certificate cannot be used \(ENOENT.*\)\. Check SMTP_TLS_CERT and SMTP_TLS_KEY\.$/)
  })

  test('when the data folder cannot be written to', async () => {
    await writeFile(join(folder, 'file'), '')

    const { code, errors } = await start({ DATA_DIR: join(folder, 'file', 'data') }).ended

    expect(code).toBe(1)
    expect(errors).toMatch(
      /^The data folder .*file\/data is not a folder: move that file away, or set DATA_DIR to another folder\.$/,
    )
  })

  test.for([
    [
      'nobody listens there',
      'postgres://a:b@127.0.0.1:1/c',
      /^The database cannot be reached \(.*ECONNREFUSED.*\)\. Check DATABASE_URL\.$/,
    ],
    [
      'the name cannot be resolved',
      'postgres://a:b@nowhere.invalid/c',
      /^The database cannot be reached \(.*\)\. Check DATABASE_URL\.$/,
    ],
  ] as const)('when DATABASE_URL is wrong: %s', async ([_how, url, sentence]) => {
    const { code, errors } = await start({ DATABASE_URL: url }).ended

    expect(code).toBe(1)
    expect(errors).toMatch(sentence)
  })

  test('when the password of the database is wrong', async () => {
    const database = await cloneDatabase()

    const { code, errors } = await start({ DATABASE_URL: database.url.replace(/:[^:@]+@/, ':wrong@') }).ended

    expect(code).toBe(1)
    expect(errors).toBe(
      'The database cannot be reached (password authentication failed for user "aushang"). Check DATABASE_URL.',
    )
    await database.drop()
  })

  test('when settings are wrong: all of them are named', async () => {
    const { code, errors } = await start({
      HTTP_PORT: 'http',
      RUN: 'api,cooking',
      SECRETS_KEY: 'short',
      OUTBOUND_ALLOW: '10.0.0.0/99',
      SMTP_TLS_CERT: 'cert.pem',
      DATABASE_URL: 'localhost/aushang',
    }).ended

    expect(code).toBe(1)
    expect(errors.split('\n')).toHaveLength(7)
    expect(errors).toMatch(/^The configuration does not fit:\n/)
    expect(errors).toContain('DATABASE_URL must be an address such as postgres:')
    for (const name of ['HTTP_PORT', 'RUN', 'SECRETS_KEY', 'OUTBOUND_ALLOW', 'SMTP_TLS_KEY'])
      expect(errors).toContain(name)
  })

  test('when the secrets key is not the one the database was written with', async () => {
    const settings = { ...(await ofYours()), RUN: 'api' }
    const first = start(settings)
    await first.up()
    first.child.kill('SIGTERM')
    await first.ended

    const { code, errors } = await start({ ...settings, SECRETS_KEY: 'cd'.repeat(32) }).ended

    expect(code).toBe(1)
    expect(errors).toBe(
      'SECRETS_KEY is not the one this database was written with. Give every process the same one. If it is lost for good, "aushang secrets forget" says what goes with it, and how to go on.',
    )
  })
})

interface Process {
  pid: number
  parent: number
  args: string
}

async function listProcesses(): Promise<Process[]> {
  const { stdout } = await promisify(execFile)('ps', ['-eo', 'pid=,ppid=,args='])
  return stdout.split('\n').flatMap((line) => {
    const [, pid, parent, args = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? []
    return pid === undefined ? [] : [{ pid: Number(pid), parent: Number(parent), args }]
  })
}

/** What somebody has started, and what that has; and a database that was taken over, which is nobody's child. */
async function everythingRunning({ pid }: ChildProcess): Promise<Process[]> {
  const all = await listProcesses()
  const known = [pid, ...processesIn(dataDir).map((each) => each.pid)]
  const found = all.filter((each) => known.includes(each.pid))
  for (const { pid: parent } of found) {
    found.push(...all.filter((each) => each.parent === parent && !found.includes(each)))
  }
  onTestFailed(async () => {
    for (const { pid: left } of await findLeft(found)) process.kill(left, 'SIGKILL')
  })
  const parts = ['aushang.js start', 'sandbox.process.ts', '/bin/postgres']
  for (const part of parts)
    expect(found).toContainEqual(expect.objectContaining({ args: expect.stringContaining(part) }))
  return found
}

async function findLeft(running: Process[]): Promise<Process[]> {
  const all = await listProcesses()
  return all.filter(({ pid, args }) => running.some((each) => each.pid === pid && each.args === args))
}

function expectGone(running: Process[]): Promise<void> {
  return vi.waitFor(async () => expect(await findLeft(running)).toEqual([]), { timeout: 30_000, interval: 100 })
}

/** Kills what stands before the service, and can tell it nothing then. Returns all that was said. */
async function killWhatStandsBefore({ child, ended }: ReturnType<typeof startBy>): Promise<string> {
  const running = await everythingRunning(child)
  child.kill('SIGKILL')
  const { output } = await ended
  await expectGone(running)
  return output
}
