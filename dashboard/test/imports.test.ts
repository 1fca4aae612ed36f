import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { circlesIn } from '../../test/circles.ts'

const src = fileURLToPath(new URL('../src/', import.meta.url))

const imports = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
  .flatMap((file) =>
    [...readFileSync(join(src, file), 'utf8').matchAll(/(?:from |import\()'(\.[^']+)'/g)].map(([, to = '']) => ({
      from: file,
      to: join(dirname(file), to),
    })),
  )

/** Routes hang below those of the shell, which searches all nouns; the catalogue is put together of the words of each. */
const mustBe = /^shell\/[\w-]+\.route\.tsx?$|(?<!^words)\/words\.ts$/

test('imports go one way, from folder to folder', () => {
  const placeOf = (file: string) => file.split('/')[0] ?? ''
  const between = imports
    .filter(({ to }) => !mustBe.test(to))
    .map(({ from, to }) => ({ from: placeOf(from), to: placeOf(to) }))
    .filter(({ from, to }) => from !== to)

  expect(between.length).toBeGreaterThan(100)
  expect(new Set(circlesIn(between).map(({ from, to }) => `${from} → ${to}`))).toEqual(new Set())
})
