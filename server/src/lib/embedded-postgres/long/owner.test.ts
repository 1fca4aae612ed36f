import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { query, useDataFolder } from '../../../../test/database/data-folder.ts'
import { findEmbeddedPostgres } from '../start.ts'

const at = useDataFolder()
const { start, launch, postmasterPid } = at

describe('the owner of a data folder', () => {
  beforeEach(at.startedBefore)

  test('keeps others from it, and they leave its server alone', async () => {
    const { url } = await start()

    const other = await launch()

    expect(await other.answer).toEqual({ refused: at.alreadyRuns(process.pid) })
    await once(other.process, 'exit')
    expect(await findEmbeddedPostgres(at.dataDir)).toBe(url)
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
    }, 20_000)

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
    }, 20_000)
    expect(await (await launch()).answer).toEqual({ refused: at.alreadyRuns(process.pid) })
  })

  test('starts its server again where it was when that was killed, and stops it in the end', async () => {
    const server = await start()
    process.kill(Number(await postmasterPid()), 'SIGKILL')

    await vi.waitFor(async () => expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }]), 20_000)
    await server.stop()

    expect(await findEmbeddedPostgres(at.dataDir)).toBeNull()
  })

  test('says as an error why its server cannot be started again, and goes on when it can', async () => {
    const said: [string, string][] = []
    const noted = (level: string) => (message: string) => void said.push([level, message])
    const log = { info: noted('info'), warn: noted('warn'), error: noted('error') }
    const server = await start({}, log)
    const settings = join(at.dataDir, 'postgres', 'postgresql.auto.conf')
    const before = await readFile(settings, 'utf8')
    await writeFile(settings, 'shared_buffers = plenty')

    process.kill(Number(await postmasterPid()), 'SIGKILL')

    const afterStart = [
      ['warn', expect.stringMatching(/broke and is being restored$/)],
      ['error', expect.stringMatching(/^The database in .* did not start: /)],
    ]
    await vi.waitFor(() => expect(said.slice(1)).toEqual(afterStart), 20_000)
    await writeFile(settings, before)
    await vi.waitFor(async () => expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }]), 20_000)
  })
})
