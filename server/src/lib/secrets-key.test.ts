import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openSecrets } from './secrets-key.ts'

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
