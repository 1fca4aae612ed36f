import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { cloneDatabase } from '../../test/database/database.ts'
import { openDatabase } from './database/db.ts'
import { openSecrets, openSecretsOf } from './secrets-key.ts'

test.for([
  ['that is made', async () => {}],
  ['that everybody could read', (file: string) => writeFile(file, 'ab'.repeat(32), { mode: 0o644 })],
] as const)('a secrets key %s can be read by its owner alone', async ([, prepare]) => {
  const folder = await mkdtemp(join(tmpdir(), 'aushang-key-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await prepare(join(folder, 'secrets.key'))

  await openSecrets({ DATA_DIR: folder })

  expect((await stat(join(folder, 'secrets.key'))).mode & 0o777).toBe(0o600)
})

test('a key that got lost is not made anew', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'aushang-key-'))
  const database = await cloneDatabase()
  const db = openDatabase({ url: database.url })
  onTestFinished(async () => {
    await db.close()
    await database.drop()
    await rm(folder, { recursive: true })
  })
  await openSecretsOf(db, { DATA_DIR: folder })
  await rm(join(folder, 'secrets.key'))

  await expect(openSecretsOf(db, { DATA_DIR: folder })).rejects.toThrow('secrets.key is missing')

  expect(await readdir(folder)).toEqual([])
})
