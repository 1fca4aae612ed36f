import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { lockFolder } from './lock.ts'

test('the folder of a sandbox, in which tokens lie, is made for its owner alone', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'sandbox-lock-'))
  onTestFinished(() => rm(parent, { recursive: true }))
  const folder = join(parent, 'sandbox')

  const unlock = lockFolder(folder)
  onTestFinished(unlock)

  expect(((await stat(folder)).mode & 0o777).toString(8)).toBe('700')
})
