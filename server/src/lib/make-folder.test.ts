import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { makeFolder } from './make-folder.ts'

test('many make folders in the same place at once, where there is none yet', async () => {
  const root = await mkdtemp(join(tmpdir(), 'aushang-folders-'))
  onTestFinished(() => rm(root, { recursive: true }))
  const names = Array.from({ length: 40 }, (_, index) => String(index % 20)).toSorted()

  await Promise.all(names.map((name) => makeFolder(join(root, 'a/b/c', name))))

  expect((await readdir(join(root, 'a/b/c'))).toSorted()).toEqual([...new Set(names)])
})

test('where a file is in the way, it is said', async () => {
  const root = await mkdtemp(join(tmpdir(), 'aushang-folders-'))
  onTestFinished(() => rm(root, { recursive: true }))
  await writeFile(join(root, 'file'), '')

  await expect(makeFolder(join(root, 'file'))).rejects.toThrow('EEXIST')
  await expect(makeFolder(join(root, 'file/a/b'))).rejects.toThrow(/EEXIST|ENOTDIR/)
})
