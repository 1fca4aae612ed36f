import { readdir, readFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

/** A file imports from its own row and from those above it. */
const rows: string[][] = [
  ['lib'],
  ['http'],
  ['accounts', 'contacts', 'events', 'listings', 'media', 'properties', 'requests', 'targets', 'webhooks'],
  ['app.ts', 'worker.ts', 'smtp.ts', 'config.ts'],
  ['service.ts', 'openimmo-commands.ts'],
  ['cli.ts'],
  ['main.ts'],
]

const src = fileURLToPath(new URL('../src/', import.meta.url))

function rowOf(file: string): number {
  const [first = ''] = relative(src, file).split('/')
  const row = rows.findIndex((names) => names.includes(first))
  if (row === -1) throw new Error(`${first} stands in no row; add it to server/test/imports.test.ts`)
  return row
}

async function sourceFiles(): Promise<string[]> {
  const files = await readdir(src, { recursive: true })
  return files.filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts')).map((file) => join(src, file))
}

async function imports(file: string): Promise<string[]> {
  const text = await readFile(file, 'utf8')
  return [...text.matchAll(/from '(\.[^']+)'/g)].map(([, path = '']) => join(dirname(file), path))
}

test('inside the server, imports go one way', async () => {
  const wrong: string[] = []
  for (const file of await sourceFiles()) {
    for (const imported of await imports(file)) {
      if (rowOf(imported) > rowOf(file)) wrong.push(`${relative(src, file)} → ${relative(src, imported)}`)
    }
  }

  expect(wrong).toEqual([])
})

test('a slice uses another slice’s store, never its routes', async () => {
  const wrong: string[] = []
  for (const file of await sourceFiles()) {
    for (const imported of await imports(file)) {
      if (imported.endsWith('.routes.ts') && !file.endsWith('/app.ts'))
        wrong.push(`${relative(src, file)} → ${relative(src, imported)}`)
    }
  }

  expect(wrong).toEqual([])
})

// PostgreSQL is a child process, and a child has to be handed an environment.
const handsOnTheEnvironment = 'lib/embedded-postgres/cluster.ts'

test('only main.ts knows the process', async () => {
  const files = await sourceFiles()
  const texts = await Promise.all(
    files.map(async (file) => [relative(src, file), await readFile(file, 'utf8')] as const),
  )
  const knowing = texts.filter(([, text]) => /\bprocess\.(env|argv|exit|on|once|stdout|stderr|cwd)\b/.test(text))

  expect(knowing.map(([file]) => file).toSorted()).toEqual([handsOnTheEnvironment, 'main.ts'])
})
