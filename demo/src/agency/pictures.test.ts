import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { estates } from './estates.ts'
import { picturesOf } from './pictures.ts'

const folder = fileURLToPath(new URL('../../pictures/', import.meta.url))
const entries = await readdir(folder, { recursive: true, withFileTypes: true })
const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))

test('every picture that a property names is there, and none is left over', () => {
  const named = estates.flatMap((estate) => picturesOf(estate).map(({ file }) => fileURLToPath(file)))

  expect(files.toSorted()).toEqual(named.toSorted())
})

test.for(estates)('the pictures of $number can be opened, and fill a portal’s page', async (estate) => {
  for (const { file, isFloorPlan } of picturesOf(estate)) {
    const { info } = await sharp(fileURLToPath(file), { failOn: 'warning' }).raw().toBuffer({ resolveWithObject: true })

    expect([info.width, info.height]).toEqual(isFloorPlan ? [1440, 1080] : [1280, 960])
  }
})

test('all pictures together take less than 6 MB', async () => {
  const bytes = await Promise.all(files.map(async (file) => (await stat(file)).size))

  expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThan(6_000_000)
})
