import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readdir, readFile, stat, truncate, writeFile } from 'node:fs/promises'
import { createServer, Server } from 'node:net'
import { join } from 'node:path'
import { Client } from 'pg'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { query, useDataFolder } from '../../../../test/database/data-folder.ts'
import { chooseAccount } from '../cluster.ts'
import { findPostmaster } from '../postmaster.ts'
import { findEmbeddedPostgres } from '../start.ts'

const at = useDataFolder()
const { start, launch, postmasterPid } = at

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
    const { mode } = await stat(join(at.dataDir, 'postgres', 'aushang.password'))
    expect((mode & 0o777).toString(8)).toBe('600')
  })

  test('says in its log that a statement has failed, and nothing of what was in it', async () => {
    const { url } = await start()

    await query(url, 'create table people (name text primary key)')
    const twice = query(url, `insert into people values ('Anna Muster'), ('Anna Muster')`)

    await expect(twice).rejects.toMatchObject({ code: '23505', detail: expect.stringContaining('Anna Muster') })
    const log = await readFile(join(at.dataDir, 'postgres.log'), 'utf8')
    expect(log).toContain('ERROR:  duplicate key value')
    expect(log).not.toContain('Anna Muster')
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
    expect(answers[1 - winner]).toEqual({ refused: at.alreadyRuns(racers[winner]?.process.pid) })
    expect(await findEmbeddedPostgres(at.dataDir)).toBe(answers[winner]?.url)
    expect(await readdir(at.dataDir)).toEqual(['postgres', 'postgres.log'])
  })

  test('may be killed in the midst of making the database', async () => {
    const first = await launch()
    await vi.waitFor(async () => expect(await unfinished()).toHaveLength(1), { timeout: 20_000, interval: 5 })
    first.killGroup()
    await once(first.process, 'exit')
    expect(await unfinished()).toHaveLength(1)

    const { url } = await start()

    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
    expect(await unfinished()).toEqual([])
  })
})

describe('a later start', () => {
  beforeEach(at.startedBefore)

  test('finds what was stored before an orderly stop', async () => {
    const first = await start()
    await query(first.url, 'create table notes as select 42 as note')
    await Promise.all([first.stop(), first.stop()])
    await first.stop()
    expect(await findEmbeddedPostgres(at.dataDir)).toBeNull()
    expect(existsSync(join(at.dataDir, 'postgres', 'postmaster.pid'))).toBe(false)

    const second = await start()

    expect(await query(second.url, 'select note from notes')).toEqual([{ note: 42 }])
    expect(await findEmbeddedPostgres(at.dataDir)).toBe(second.url)
  })

  test('adopts the server of a killed process, and stops it in the end', async () => {
    const killed = await launch()
    const { url } = await killed.answer
    killed.process.kill('SIGKILL')

    const adopting = await start()

    expect(adopting).toMatchObject({ url, adopted: true })
    await adopting.stop()
    expect(await findPostmaster(join(at.dataDir, 'postgres'))).toBeNull()
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
    const account = (await chooseAccount(join(at.dataDir, 'postgres'))) ?? {}
    const stranger = spawn('sleep', ['60'], { ...account, stdio: 'ignore' })
    at.endWithTest(stranger)
    const pidFile = join(at.dataDir, 'postgres', 'postmaster.pid')
    await writeFile(pidFile, (await readFile(pidFile, 'utf8')).replace(String(pid), String(stranger.pid)))
    expect(await findEmbeddedPostgres(at.dataDir)).toBeNull()

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
        expect(await readFile(join(at.dataDir, 'postgres.log'), 'utf8')).toContain('is still in use')
      }, 20_000)
      .finally(() => process.kill(backend, 'SIGCONT'))

    expect(await query((await second).url, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  test('takes another port when the chosen one has been taken meanwhile', async () => {
    const taken = createServer().listen(0, '127.0.0.1')
    await once(taken, 'listening')
    vi.spyOn(Server.prototype, 'address').mockReturnValueOnce(taken.address())

    const { url } = await start()

    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
    expect(await readFile(join(at.dataDir, 'postgres.log'), 'utf8')).toContain('Address already in use')
    taken.close()
  })

  test('puts a log of more than 10 MB aside', async () => {
    await truncate(join(at.dataDir, 'postgres.log'), 11 * 1024 * 1024)

    await start()

    expect((await stat(join(at.dataDir, 'postgres.log'))).size).toBeLessThan(10_000)
    expect((await stat(join(at.dataDir, 'postgres.log.old'))).size).toBe(11 * 1024 * 1024)
  })
})

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

async function unfinished(): Promise<string[]> {
  return (await readdir(at.dataDir)).filter((name) => name.includes('.new-'))
}
