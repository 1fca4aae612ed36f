import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { circlesIn } from '../../test/circles.ts'

const src = fileURLToPath(new URL('../src/', import.meta.url))
const connectors = readdirSync(src).filter((name) => existsSync(join(src, name, 'index.ts')))

/** Whose folder may be imported by whom, beside the list: a preset is made of the connector that it sets. */
const mayImport: Record<string, string[]> = { openimmo: ['platform-b/index.ts'] }

interface Import {
  from: string
  /** A file of `src`, or a package. */
  to: string
}

const imports: Import[] = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .flatMap((file) =>
    [...readFileSync(join(src, file), 'utf8').matchAll(/(?:^import |from |import\()'([^']+)'/gm)].map(
      ([, to = '']) => ({
        from: file,
        to: to.startsWith('.') ? relative(src, resolve(src, dirname(file), to)) : to,
      }),
    ),
  )

test('a connector sees the model and nothing else of ours', () => {
  const ours = imports.filter(({ to }) => to.startsWith('@aushang/') || to.startsWith('..')).map(({ to }) => to)

  expect([...new Set(ours)]).toEqual(['@aushang/model'])
})

test.for(connectors)('%s is known to its own folder, and to the list', (connector) => {
  const others = imports.filter(({ from, to }) => to.startsWith(`${connector}/`) && !from.startsWith(`${connector}/`))

  const allowed = ['index.ts', ...(mayImport[connector] ?? [])]
  expect([...new Set(others.map(({ from }) => from))].toSorted()).toEqual(allowed)
})

test('the rooms of a connector import one way', () => {
  const roomOf = (file: string) => (file.split('/').length > 2 ? dirname(file) : null)
  const between = imports.flatMap(({ from, to }) => {
    const [room, other] = [roomOf(from), roomOf(to)]
    return room === null || other === null || !other.startsWith(connectorOf(room)) || room === other
      ? []
      : [{ from: room, to: other }]
  })

  expect(between.map(({ from }) => connectorOf(from))).toEqual(expect.arrayContaining(['openimmo/', 'platform-a/']))
  expect(circlesIn(between)).toEqual([])
})

function connectorOf(room: string): string {
  return room.slice(0, room.indexOf('/') + 1)
}
