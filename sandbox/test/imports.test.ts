import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { circlesIn } from '../../test/circles.ts'

const src = fileURLToPath(new URL('../src/', import.meta.url))
const portals = readdirSync(src).filter((name) => existsSync(join(src, name, 'index.ts')))

interface Import {
  from: string
  /** A file of `src`, or a package. */
  to: string
}

const imports: Import[] = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .flatMap((file) =>
    [
      ...readFileSync(join(src, file), 'utf8').matchAll(
        /^(?:import|export) .*from '([^']+)'$|^} from '([^']+)'$|\bimport\('([^']+)'\)/gm,
      ),
    ].map(([, one, other, listed]) => {
      const named = one ?? other ?? listed ?? ''
      const isOurs = named.startsWith('.')
      return { from: file, to: isOurs ? relative(src, resolve(src, dirname(file), named)) : named }
    }),
  )

test('the sandbox shares no code with what it tests', () => {
  expect(imports.filter(({ to }) => to.startsWith('@aushang/') || to.startsWith('..'))).toEqual([])
})

test.for(portals)('%s is known to its own folder, and to the list', (portal) => {
  const others = imports.filter(({ from, to }) => to.startsWith(`${portal}/`) && !from.startsWith(`${portal}/`))

  expect([...new Set(others.map(({ from }) => from))]).toEqual(['index.ts'])
})

test.for(portals)('the rooms of %s import one way', (portal) => {
  const roomOf = (file: string) => (file.startsWith(`${portal}/`) ? dirname(file) : portal)
  const between = imports
    .map(({ from, to }) => ({ from: roomOf(from), to: roomOf(to) }))
    .filter(({ from, to }) => from !== to && from !== portal && to !== portal)

  expect(between.length).toBeGreaterThan(0)
  expect(circlesIn(between)).toEqual([])
})
